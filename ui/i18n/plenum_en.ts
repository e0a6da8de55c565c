<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>plenum::ui::FindingsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plenum::ui::MainWindow</name>
    <message numerus="yes">
        <source>%n cable(s) were written to %1.</source>
        <translation>
            <numerusform>%n cable was written to %1.</numerusform>
            <numerusform>%n cables were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plenum::ui::Navigator</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plenum::ui::NetworkComparison</name>
    <message numerus="yes">
        <source>Stopped: %n network(s) were planned.</source>
        <translation>
            <numerusform>Stopped: %n network was planned.</numerusform>
            <numerusform>Stopped: %n networks were planned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n network(s) planned</source>
        <translation>
            <numerusform>%n network planned</numerusform>
            <numerusform>%n networks planned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the Pareto front.</source>
        <translation>
            <numerusform>%n on the Pareto front.</numerusform>
            <numerusform>%n on the Pareto front.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plenum::ui::ScenarioTabs</name>
    <message numerus="yes">
        <source>Variant of %1 with %n difference(s)</source>
        <translation>
            <numerusform>Variant of %1 with %n difference</numerusform>
            <numerusform>Variant of %1 with %n differences</numerusform>
        </translation>
    </message>
</context>
</TS>
