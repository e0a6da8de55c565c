<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Differences</name>
    <message>
        <source>Inputs that differ from the defaults</source>
        <translation>Entrées qui diffèrent des valeurs par défaut</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Inputs that differ from %1</source>
        <translation>Entrées qui diffèrent de %1</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>%1 servers × %2</source>
        <translation>%1 serveurs × %2</translation>
    </message>
    <message>
        <source>, %1 spare</source>
        <translation>, dont %1 en réserve</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>limite %1</translation>
    </message>
    <message>
        <source>feeds %1</source>
        <translation>alimentations %1</translation>
    </message>
    <message>
        <source>Power per rack</source>
        <translation>Puissance par baie</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Facility power, peak</source>
        <translation>Puissance de l’installation</translation>
    </message>
    <message>
        <source>IT %1</source>
        <translation>IT %1</translation>
    </message>
    <message>
        <source>TCO over %1 years</source>
        <translation>TCO sur %1 ans</translation>
    </message>
    <message>
        <source>capital %1</source>
        <translation>investissement %1</translation>
    </message>
    <message>
        <source>Cost per GPU-hour</source>
        <translation>Coût par GPU-heure</translation>
    </message>
    <message>
        <source>at %1 % utilisation</source>
        <translation>à %1 % d’utilisation</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Durée d’entraînement</translation>
    </message>
    <message>
        <source>deadline %1</source>
        <translation>échéance %1</translation>
    </message>
    <message>
        <source>no deadline</source>
        <translation>sans échéance</translation>
    </message>
    <message>
        <source>CO₂e in operation</source>
        <translation>CO₂e en exploitation</translation>
    </message>
    <message>
        <source>embodied %1</source>
        <translation>incorporé %1</translation>
    </message>
    <message>
        <source>%1 GPUs = %2 replicas × %3</source>
        <translation>%1 GPU = %2 répliques × %3</translation>
    </message>
    <message>
        <source>Per million tokens</source>
        <translation>Par million de jetons</translation>
    </message>
</context>
<context>
    <name>PlanCharts</name>
    <message>
        <source>Other capital cost</source>
        <translation>Autre investissement</translation>
    </message>
    <message>
        <source>Other operating cost</source>
        <translation>Autre coût d’exploitation</translation>
    </message>
    <message>
        <source>Cost by item over %1 years</source>
        <translation>Coût par poste sur %1 ans</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Poste</translation>
    </message>
    <message>
        <source>Cost at first-year prices</source>
        <translation>Coût aux prix de la première année</translation>
    </message>
    <message>
        <source>Average power from servers to utility</source>
        <translation>Puissance moyenne, des serveurs au réseau public</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étage</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>IT</source>
        <translation>IT</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Refroidissement</translation>
    </message>
    <message>
        <source>Utility</source>
        <translation>Réseau public</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Servers that each limit allows in a rack</source>
        <translation>Serveurs que chaque limite permet dans une baie</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Part</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>was %1</source>
        <translation>était %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
</context>
<context>
    <name>TypedNumber</name>
    <message>
        <source>Write a plain number.</source>
        <translation>Écrivez un simple nombre.</translation>
    </message>
    <message>
        <source>Write a number in %1, or a number with its unit.</source>
        <translation>Écrivez un nombre en %1, ou un nombre avec son unité.</translation>
    </message>
    <message>
        <source>%1 does not fit: it must be %2.</source>
        <translation>%1 ne convient pas : il faut %2.</translation>
    </message>
    <message>
        <source>It must be a whole number.</source>
        <translation>Il faut un nombre entier.</translation>
    </message>
    <message>
        <source>A value is needed.</source>
        <translation>Il faut une valeur.</translation>
    </message>
    <message>
        <source>The separators in “%1” could mean two things. Write 1024 or 10.2, without grouping.</source>
        <translation>Les séparateurs de « %1 » peuvent avoir deux sens. Écrivez 1024 ou 10,2, sans séparateur de milliers.</translation>
    </message>
    <message>
        <source>“%1” does not fit here.</source>
        <translation>« %1 » ne convient pas ici.</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>entre %1 et %2</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scénario</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Rapport</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;New plan</source>
        <translation>&amp;Nouveau plan</translation>
    </message>
    <message>
        <source>Begin a plan with every input at its default</source>
        <translation>Commencer un plan avec toutes les valeurs par défaut</translation>
    </message>
    <message>
        <source>New from e&amp;xample</source>
        <translation>Nouveau à partir d’un e&amp;xemple</translation>
    </message>
    <message>
        <source>Begin with one of the examples</source>
        <translation>Commencer par l’un des exemples</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a project (.plenum) or a scenario (.toml)</source>
        <translation>Ouvrir un projet (.plenum) ou un scénario (.toml)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>Open a file that was used lately</source>
        <translation>Ouvrir un fichier utilisé récemment</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the plan to its file</source>
        <translation>Enregistrer le plan dans son fichier</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the plan to another file</source>
        <translation>Enregistrer le plan dans un autre fichier</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>Save a copy and go on with this file</source>
        <translation>Enregistrer une copie et continuer avec ce fichier</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Re&amp;venir à l’enregistré</translation>
    </message>
    <message>
        <source>Back to what is saved; can be undone</source>
        <translation>Revenir à ce qui est enregistré ; peut être annulé</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Annuler la dernière étape</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refaire</translation>
    </message>
    <message>
        <source>Do the step again that was taken back</source>
        <translation>Refaire l’étape annulée</translation>
    </message>
    <message>
        <source>&amp;Copy scenario as text</source>
        <translation>&amp;Copier le scénario en texte</translation>
    </message>
    <message>
        <source>Copy the inputs that differ from the defaults, as TOML</source>
        <translation>Copier en TOML les entrées qui diffèrent des valeurs par défaut</translation>
    </message>
    <message>
        <source>&amp;Search…</source>
        <translation>&amp;Chercher…</translation>
    </message>
    <message>
        <source>Find any input, result or command</source>
        <translation>Trouver une entrée, un résultat ou une commande</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>Page &amp;suivante</translation>
    </message>
    <message>
        <source>Show the next subject</source>
        <translation>Montrer le sujet suivant</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>Page &amp;précédente</translation>
    </message>
    <message>
        <source>Show the subject before</source>
        <translation>Montrer le sujet précédent</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>&amp;Constat suivant</translation>
    </message>
    <message>
        <source>Go to the input of the next finding</source>
        <translation>Aller à l’entrée du constat suivant</translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>Show or hide the panels around the page</source>
        <translation>Montrer ou cacher les panneaux autour de la page</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Rétablir la disposition</translation>
    </message>
    <message>
        <source>All panels where they were at first</source>
        <translation>Tous les panneaux à leur place d’origine</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Light, dark or as the system</source>
        <translation>Clair, sombre ou comme le système</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Langue du programme</translation>
    </message>
    <message>
        <source>&amp;Add training job</source>
        <translation>&amp;Ajouter un entraînement</translation>
    </message>
    <message>
        <source>A job whose training time the plan shall tell</source>
        <translation>Un travail dont le plan doit dire la durée</translation>
    </message>
    <message>
        <source>&amp;Reset this subject</source>
        <translation>&amp;Rétablir ce sujet</translation>
    </message>
    <message>
        <source>Reset &amp;every input</source>
        <translation>Rétablir &amp;toutes les entrées</translation>
    </message>
    <message>
        <source>&amp;Compare with now</source>
        <translation>&amp;Comparer à maintenant</translation>
    </message>
    <message>
        <source>Tell changes against the plan as it is now</source>
        <translation>Donner les écarts par rapport au plan actuel</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>Write the report as PDF</source>
        <translation>Écrire le rapport en PDF</translation>
    </message>
    <message>
        <source>&amp;HTML…</source>
        <translation>&amp;HTML…</translation>
    </message>
    <message>
        <source>Write the report as one web page</source>
        <translation>Écrire le rapport en une page web</translation>
    </message>
    <message>
        <source>&amp;CSV…</source>
        <translation>&amp;CSV…</translation>
    </message>
    <message>
        <source>Write the report&apos;s tables for a spreadsheet</source>
        <translation>Écrire les tableaux du rapport pour un tableur</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>&amp;Markdown…</translation>
    </message>
    <message>
        <source>Write the report as Markdown</source>
        <translation>Écrire le rapport en Markdown</translation>
    </message>
    <message>
        <source>&amp;About this input</source>
        <translation>À propos de cette &amp;entrée</translation>
    </message>
    <message>
        <source>Meaning, default, range and source of the input that has the keyboard</source>
        <translation>Sens, défaut, plage et source de l’entrée qui a le curseur</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>Every command with its keys</source>
        <translation>Toutes les commandes avec leurs touches</translation>
    </message>
    <message>
        <source>About &amp;Plenum</source>
        <translation>À propos de &amp;Plenum</translation>
    </message>
    <message>
        <source>Version, catalogue and licences</source>
        <translation>Version, catalogue et licences</translation>
    </message>
    <message>
        <source>New &amp;variant of this</source>
        <translation>Nouvelle &amp;variante de celui-ci</translation>
    </message>
    <message>
        <source>A tab that follows this scenario in all that you do not change in it</source>
        <translation>Un onglet qui suit ce scénario dans tout ce que vous n’y changez pas</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>A tab with the same inputs, which then goes its own way</source>
        <translation>Un onglet avec les mêmes entrées, indépendant ensuite</translation>
    </message>
    <message>
        <source>New &amp;scenario</source>
        <translation>Nouveau &amp;scénario</translation>
    </message>
    <message>
        <source>A tab with every input at its default</source>
        <translation>Un onglet où toutes les entrées ont leur valeur par défaut</translation>
    </message>
    <message>
        <source>Re&amp;name scenario</source>
        <translation>Re&amp;nommer le scénario</translation>
    </message>
    <message>
        <source>Change the name on the tab</source>
        <translation>Changer le nom de l’onglet</translation>
    </message>
    <message>
        <source>C&amp;lose scenario</source>
        <translation>&amp;Fermer le scénario</translation>
    </message>
    <message>
        <source>Take this tab away; can be undone</source>
        <translation>Retirer cet onglet ; peut être annulé</translation>
    </message>
    <message>
        <source>Ne&amp;xt scenario</source>
        <translation>Scénario s&amp;uivant</translation>
    </message>
    <message>
        <source>Show the next tab</source>
        <translation>Afficher l’onglet suivant</translation>
    </message>
    <message>
        <source>&amp;Previous scenario</source>
        <translation>Scénario &amp;précédent</translation>
    </message>
    <message>
        <source>Show the tab before</source>
        <translation>Afficher l’onglet précédent</translation>
    </message>
    <message>
        <source>All inputs of this page back at their defaults, or as in the base; can be undone</source>
        <translation>Toutes les entrées de cette page à leur valeur par défaut, ou comme dans la base ; peut être annulé</translation>
    </message>
    <message>
        <source>The whole scenario back at its defaults, or as its base; can be undone</source>
        <translation>Tout le scénario à ses valeurs par défaut, ou comme sa base ; peut être annulé</translation>
    </message>
    <message>
        <source>Add &amp;fine-tuning job</source>
        <translation>Ajouter un affina&amp;ge</translation>
    </message>
    <message>
        <source>A job that trains a finished language model further</source>
        <translation>Un travail qui affine un modèle de langage déjà entraîné</translation>
    </message>
    <message>
        <source>Add &amp;inference service</source>
        <translation>Ajouter un service d’&amp;inférence</translation>
    </message>
    <message>
        <source>A service whose GPUs and latency the plan shall tell</source>
        <translation>Un service dont le plan doit dire les GPU et la latence</translation>
    </message>
    <message>
        <source>Compare net&amp;works</source>
        <translation>Comparer les réseau&amp;x</translation>
    </message>
    <message>
        <source>Plan every topology on every switch for the same servers</source>
        <translation>Planifier chaque topologie sur chaque commutateur pour les mêmes serveurs</translation>
    </message>
    <message>
        <source>Export cable &amp;schedule…</source>
        <translation>Exporter le carnet de câ&amp;blage…</translation>
    </message>
    <message>
        <source>Every cable of the compute fabric from port to port, for a spreadsheet</source>
        <translation>Chaque câble du réseau de calcul, de port à port, pour un tableur</translation>
    </message>
</context>
<context>
    <name>deciders</name>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Commutateur</translation>
    </message>
    <message>
        <source>Cable to servers</source>
        <translation>Câble vers les serveurs</translation>
    </message>
    <message>
        <source>Cable between switches</source>
        <translation>Câble entre commutateurs</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Baie</translation>
    </message>
    <message>
        <source>UPS</source>
        <translation>Onduleur</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformateur</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Cooling plant</source>
        <translation>Production de froid</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Plane %1</source>
        <translation>Plan de réseau %1</translation>
    </message>
    <message>
        <source>There is no compute fabric whose cables could be listed.</source>
        <translation>Il n’y a pas de réseau de calcul dont on puisse lister les câbles.</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>Carbon</source>
        <translation>Carbone</translation>
    </message>
    <message>
        <source>Embodied carbon of a server</source>
        <translation>Carbone incorporé d’un serveur</translation>
    </message>
    <message>
        <source>CO2e of making one server with its GPUs.</source>
        <translation>CO2e de la fabrication d’un serveur avec ses GPU.</translation>
    </message>
    <message>
        <source>as the catalogue says</source>
        <translation>selon le catalogue</translation>
    </message>
    <message>
        <source>Embodied carbon of the facility</source>
        <translation>Carbone incorporé de l’installation</translation>
    </message>
    <message>
        <source>CO2e of building, per IT power.</source>
        <translation>CO2e de la construction, par puissance IT.</translation>
    </message>
    <message>
        <source>as the planning assumptions say</source>
        <translation>selon les hypothèses de planification</translation>
    </message>
    <message>
        <source>Renewable share</source>
        <translation>Part renouvelable</translation>
    </message>
    <message>
        <source>Share of the energy covered by owned renewables or certificates; counts in the market-based figure only.</source>
        <translation>Part de l’énergie couverte par des renouvelables propres ou des certificats ; ne compte que dans le chiffre selon le marché.</translation>
    </message>
    <message>
        <source>Operational carbon</source>
        <translation>Carbone d’exploitation</translation>
    </message>
    <message>
        <source>Market-based: grid carbon x energy x (1 - renewable share).</source>
        <translation>Selon le marché : carbone du réseau x énergie x (1 - part renouvelable).</translation>
    </message>
    <message>
        <source>Operational carbon, location-based</source>
        <translation>Carbone d’exploitation, selon le lieu</translation>
    </message>
    <message>
        <source>Grid carbon x energy.</source>
        <translation>Carbone du réseau électrique x énergie.</translation>
    </message>
    <message>
        <source>Embodied carbon</source>
        <translation>Carbone incorporé</translation>
    </message>
    <message>
        <source>Servers and facility.</source>
        <translation>Serveurs et installation.</translation>
    </message>
    <message>
        <source>Embodied carbon of IT</source>
        <translation>Carbone incorporé de l’IT</translation>
    </message>
    <message>
        <source>Servers with GPUs.</source>
        <translation>Serveurs avec GPU.</translation>
    </message>
    <message>
        <source>Building and plant; 0 where the hall exists.</source>
        <translation>Bâtiment et installations ; 0 si la salle existe.</translation>
    </message>
    <message>
        <source>Carbon over the horizon</source>
        <translation>Carbone sur l’horizon</translation>
    </message>
    <message>
        <source>Embodied, and operational x years.</source>
        <translation>Incorporé, et exploitation x années.</translation>
    </message>
    <message>
        <source>CUE</source>
        <translation>CUE</translation>
    </message>
    <message>
        <source>Carbon usage effectiveness (ISO/IEC 30134-8): location-based carbon over IT energy.</source>
        <translation>Efficacité d’usage du carbone (ISO/IEC 30134-8) : carbone localisé sur énergie IT.</translation>
    </message>
    <message>
        <source>REF</source>
        <translation>REF</translation>
    </message>
    <message>
        <source>Renewable energy factor (ISO/IEC 30134-3).</source>
        <translation>Facteur d’énergie renouvelable (ISO/IEC 30134-3).</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>The cheapest to run that the racks&apos; density allows.</source>
        <translation>La moins chère à exploiter que la densité des baies permet.</translation>
    </message>
    <message>
        <source>CRAC with DX</source>
        <translation>Armoire CRAC à détente directe</translation>
    </message>
    <message>
        <source>Room units with direct expansion.</source>
        <translation>Armoires en salle à détente directe.</translation>
    </message>
    <message>
        <source>Air-cooled chiller</source>
        <translation>Groupe froid à condensation par air</translation>
    </message>
    <message>
        <source>Chilled water, air-cooled condensers, room air handlers.</source>
        <translation>Eau glacée, condenseurs à air, centrales de traitement d’air en salle.</translation>
    </message>
    <message>
        <source>Water-cooled chiller</source>
        <translation>Groupe froid à condensation par eau</translation>
    </message>
    <message>
        <source>Chilled water, cooling towers, water-side economizer.</source>
        <translation>Eau glacée, tours de refroidissement, free cooling à eau.</translation>
    </message>
    <message>
        <source>Air-side economizer</source>
        <translation>Free cooling direct à air</translation>
    </message>
    <message>
        <source>Outdoor air when it fits, chiller otherwise.</source>
        <translation>Air extérieur quand il convient, sinon groupe froid.</translation>
    </message>
    <message>
        <source>Adiabatic economizer</source>
        <translation>Free cooling adiabatique</translation>
    </message>
    <message>
        <source>Outdoor air, cooled by evaporation when it is warm.</source>
        <translation>Air extérieur, refroidi par évaporation par temps chaud.</translation>
    </message>
    <message>
        <source>Indirect evaporative</source>
        <translation>Évaporatif indirect</translation>
    </message>
    <message>
        <source>Air-to-air heat exchanger, wetted when it is warm.</source>
        <translation>Échangeur air-air, mouillé par temps chaud.</translation>
    </message>
    <message>
        <source>Rear-door heat exchanger</source>
        <translation>Échangeur en porte arrière</translation>
    </message>
    <message>
        <source>Water coils in the racks&apos; doors.</source>
        <translation>Batteries à eau dans les portes des baies.</translation>
    </message>
    <message>
        <source>Direct to chip</source>
        <translation>Liquide jusqu’à la puce</translation>
    </message>
    <message>
        <source>Cold plates, warm water, the rest by air.</source>
        <translation>Plaques froides, eau tiède, le reste par air.</translation>
    </message>
    <message>
        <source>Immersion</source>
        <translation>Immersion</translation>
    </message>
    <message>
        <source>Servers in a bath of coolant.</source>
        <translation>Serveurs dans un bain de fluide.</translation>
    </message>
    <message>
        <source>Cooling plant</source>
        <translation>Installation de refroidissement</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What it is.</source>
        <translation>Ce que c’est.</translation>
    </message>
    <message>
        <source>Density limit</source>
        <translation>Densité limite</translation>
    </message>
    <message>
        <source>Highest power of a rack that it can cool.</source>
        <translation>Puissance maximale d’une baie qu’elle peut refroidir.</translation>
    </message>
    <message>
        <source>Liquid share</source>
        <translation>Part liquide</translation>
    </message>
    <message>
        <source>Share of the IT heat that goes into liquid.</source>
        <translation>Part de la chaleur IT qui va dans le liquide.</translation>
    </message>
    <message>
        <source>Air temperature rise</source>
        <translation>Échauffement de l’air</translation>
    </message>
    <message>
        <source>Of the air through the racks.</source>
        <translation>De l’air à travers les baies.</translation>
    </message>
    <message>
        <source>Fan pressure</source>
        <translation>Pression des ventilateurs</translation>
    </message>
    <message>
        <source>Total pressure of the air handlers&apos; fans.</source>
        <translation>Pression totale des ventilateurs des centrales d’air.</translation>
    </message>
    <message>
        <source>Fan efficiency</source>
        <translation>Rendement des ventilateurs</translation>
    </message>
    <message>
        <source>Of fan, motor and drive.</source>
        <translation>Du ventilateur, du moteur et du variateur.</translation>
    </message>
    <message>
        <source>Pump head</source>
        <translation>Hauteur manométrique</translation>
    </message>
    <message>
        <source>Of one water circuit.</source>
        <translation>D’un circuit d’eau.</translation>
    </message>
    <message>
        <source>Pump efficiency</source>
        <translation>Rendement de la pompe</translation>
    </message>
    <message>
        <source>Of pump, motor and drive.</source>
        <translation>De la pompe, du moteur et du variateur.</translation>
    </message>
    <message>
        <source>Water temperature rise</source>
        <translation>Échauffement de l’eau</translation>
    </message>
    <message>
        <source>Of the chilled or warm water.</source>
        <translation>De l’eau glacée ou tiède.</translation>
    </message>
    <message>
        <source>Tower approach</source>
        <translation>Pincement de la tour</translation>
    </message>
    <message>
        <source>Tower water above the wet bulb.</source>
        <translation>Eau de tour au-dessus de la température humide.</translation>
    </message>
    <message>
        <source>Heat exchanger approach</source>
        <translation>Pincement de l’échangeur</translation>
    </message>
    <message>
        <source>Of the water-side economizer.</source>
        <translation>Du free cooling à eau.</translation>
    </message>
    <message>
        <source>CDU approach</source>
        <translation>Pincement du CDU</translation>
    </message>
    <message>
        <source>Coolant above facility water.</source>
        <translation>Fluide au-dessus de l’eau de l’installation.</translation>
    </message>
    <message>
        <source>Dry cooler approach</source>
        <translation>Pincement de l’aéroréfrigérant</translation>
    </message>
    <message>
        <source>Water above the dry bulb.</source>
        <translation>Eau au-dessus de la température sèche.</translation>
    </message>
    <message>
        <source>Dry cooler fans</source>
        <translation>Ventilateurs de l’aéroréfrigérant</translation>
    </message>
    <message>
        <source>Fan power per heat rejected.</source>
        <translation>Puissance des ventilateurs par chaleur rejetée.</translation>
    </message>
    <message>
        <source>Tower fans</source>
        <translation>Ventilateurs de la tour</translation>
    </message>
    <message>
        <source>CDU pumps</source>
        <translation>Pompes du CDU</translation>
    </message>
    <message>
        <source>Pump power per heat in liquid.</source>
        <translation>Puissance des pompes par chaleur dans le liquide.</translation>
    </message>
    <message>
        <source>Door fans</source>
        <translation>Ventilateurs de porte</translation>
    </message>
    <message>
        <source>Fan power of active doors per heat.</source>
        <translation>Puissance des ventilateurs de porte active par chaleur.</translation>
    </message>
    <message>
        <source>Dry effectiveness</source>
        <translation>Efficacité à sec</translation>
    </message>
    <message>
        <source>Of the air-to-air heat exchanger.</source>
        <translation>De l’échangeur air-air.</translation>
    </message>
    <message>
        <source>Wet effectiveness</source>
        <translation>Efficacité mouillée</translation>
    </message>
    <message>
        <source>Of evaporation, against the wet bulb.</source>
        <translation>De l’évaporation, par rapport à la température humide.</translation>
    </message>
    <message>
        <source>Cycles of concentration</source>
        <translation>Cycles de concentration</translation>
    </message>
    <message>
        <source>Of the tower water.</source>
        <translation>De l’eau de la tour.</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Entraînement vésiculaire</translation>
    </message>
    <message>
        <source>Share of the circulating water that is blown out.</source>
        <translation>Part de l’eau en circulation emportée par l’air.</translation>
    </message>
    <message>
        <source>Server fan share</source>
        <translation>Part des ventilateurs de serveur</translation>
    </message>
    <message>
        <source>Share of server power that goes into fans which this technology removes.</source>
        <translation>Part de la puissance des serveurs due aux ventilateurs que cette technologie supprime.</translation>
    </message>
    <message>
        <source>Supply water</source>
        <translation>Eau de départ</translation>
    </message>
    <message>
        <source>Facility water to racks or coils.</source>
        <translation>Eau de l’installation vers baies ou batteries.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Installed, per IT power.</source>
        <translation>Installé, par puissance IT.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Refroidissement</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>How heat leaves the hall.</source>
        <translation>Comment la chaleur quitte la salle.</translation>
    </message>
    <message>
        <source>Supply air temperature</source>
        <translation>Température de soufflage</translation>
    </message>
    <message>
        <source>Dry bulb at the rack inlet; 18 to 27 is recommended.</source>
        <translation>Température sèche à l’entrée des baies ; 18 à 27 est recommandé.</translation>
    </message>
    <message>
        <source>Supply water temperature</source>
        <translation>Température de l’eau de départ</translation>
    </message>
    <message>
        <source>Facility water to coils, doors or coolant distribution units.</source>
        <translation>Eau de l’installation vers batteries, portes ou unités de distribution (CDU).</translation>
    </message>
    <message>
        <source>as the technology has</source>
        <translation>selon la technologie</translation>
    </message>
    <message>
        <source>Economizer</source>
        <translation>Free cooling</translation>
    </message>
    <message>
        <source>Whether cool weather may replace the chiller where the technology can.</source>
        <translation>Si le temps frais peut remplacer le groupe froid quand la technologie le permet.</translation>
    </message>
    <message>
        <source>Aisle containment</source>
        <translation>Confinement des allées</translation>
    </message>
    <message>
        <source>Whether hot and cold aisles are closed: raises what air can cool in a rack.</source>
        <translation>Si allées chaudes et froides sont fermées : augmente ce que l’air peut refroidir dans une baie.</translation>
    </message>
    <message>
        <source>Highest power of a rack that the cooling takes.</source>
        <translation>Puissance maximale d’une baie que le refroidissement admet.</translation>
    </message>
    <message>
        <source>Cooling option</source>
        <translation>Option de refroidissement</translation>
    </message>
    <message>
        <source>Feasible</source>
        <translation>Faisable</translation>
    </message>
    <message>
        <source>Whether it can carry the planned racks.</source>
        <translation>Si elle peut porter les baies prévues.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Why not.</source>
        <translation>Pourquoi pas.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Annual.</source>
        <translation>Annuel.</translation>
    </message>
    <message>
        <source>Peak PUE</source>
        <translation>PUE de pointe</translation>
    </message>
    <message>
        <source>In the worst hour.</source>
        <translation>À la pire heure.</translation>
    </message>
    <message>
        <source>WUE</source>
        <translation>WUE</translation>
    </message>
    <message>
        <source>Site water per IT energy.</source>
        <translation>Eau du site par énergie IT.</translation>
    </message>
    <message>
        <source>Capital cost</source>
        <translation>Investissement</translation>
    </message>
    <message>
        <source>Of the cooling plant.</source>
        <translation>De l’installation de refroidissement.</translation>
    </message>
    <message>
        <source>Annual cost</source>
        <translation>Coût annuel</translation>
    </message>
    <message>
        <source>Energy and water of cooling, and the plant&apos;s annuity.</source>
        <translation>Énergie et eau du refroidissement, et l’annuité de l’installation.</translation>
    </message>
    <message>
        <source>The one that is planned.</source>
        <translation>Celle qui est prévue.</translation>
    </message>
    <message>
        <source>Annual facility energy over IT energy (ISO/IEC 30134-2).</source>
        <translation>Énergie annuelle de l’installation sur énergie IT (ISO/IEC 30134-2).</translation>
    </message>
    <message>
        <source>In the worst hour of the weather year.</source>
        <translation>À la pire heure de l’année météorologique.</translation>
    </message>
    <message>
        <source>TUE</source>
        <translation>TUE</translation>
    </message>
    <message>
        <source>PUE x total IT power over IT power without server fans.</source>
        <translation>PUE x puissance IT totale sur puissance IT sans ventilateurs de serveurs.</translation>
    </message>
    <message>
        <source>Site water per IT energy (ISO/IEC 30134-9).</source>
        <translation>Eau du site par énergie IT (ISO/IEC 30134-9).</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Site water in a year.</source>
        <translation>Eau du site en un an.</translation>
    </message>
    <message>
        <source>Free cooling</source>
        <translation>Free cooling</translation>
    </message>
    <message>
        <source>Hours of a year without any compressor.</source>
        <translation>Heures de l’année sans aucun compresseur.</translation>
    </message>
    <message>
        <source>Cooling power, average</source>
        <translation>Puissance de refroidissement, moyenne</translation>
    </message>
    <message>
        <source>Fans, pumps and compressors.</source>
        <translation>Ventilateurs, pompes et compresseurs.</translation>
    </message>
    <message>
        <source>Cooling power, peak</source>
        <translation>Puissance de refroidissement, pointe</translation>
    </message>
    <message>
        <source>In the worst hour at peak IT power.</source>
        <translation>À la pire heure, à la puissance IT de pointe.</translation>
    </message>
    <message>
        <source>Heat to remove</source>
        <translation>Chaleur à évacuer</translation>
    </message>
    <message>
        <source>At peak IT power, losses in the hall included.</source>
        <translation>À la puissance IT de pointe, pertes dans la salle comprises.</translation>
    </message>
    <message>
        <source>Heat into liquid</source>
        <translation>Chaleur vers le liquide</translation>
    </message>
    <message>
        <source>Share of the IT heat.</source>
        <translation>Part de la chaleur IT.</translation>
    </message>
    <message>
        <source>Highest power of a rack that the planned technology cools.</source>
        <translation>Puissance maximale d’une baie que la technologie prévue refroidit.</translation>
    </message>
    <message>
        <source>Monthly PUE</source>
        <translation>PUE mensuel</translation>
    </message>
    <message>
        <source>January to December.</source>
        <translation>De janvier à décembre.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Every technology: feasible or why not, and what it means.</source>
        <translation>Chaque technologie : faisable ou pourquoi pas, et ce qu’elle implique.</translation>
    </message>
    <message>
        <source>Own, new build</source>
        <translation>En propre, construction neuve</translation>
    </message>
    <message>
        <source>The facility is built for the plan.</source>
        <translation>L’installation est construite pour le plan.</translation>
    </message>
    <message>
        <source>Own, retrofit</source>
        <translation>En propre, conversion</translation>
    </message>
    <message>
        <source>An own hall exists and is converted.</source>
        <translation>Une salle existe en propre et est convertie.</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>Space, power and cooling are rented.</source>
        <translation>Surface, électricité et refroidissement sont loués.</translation>
    </message>
    <message>
        <source>Planning assumptions</source>
        <translation>Hypothèses de planification</translation>
    </message>
    <message>
        <source>What the set is called.</source>
        <translation>Comment le jeu s’appelle.</translation>
    </message>
    <message>
        <source>Facility cost</source>
        <translation>Coût de l’installation</translation>
    </message>
    <message>
        <source>Of a new data centre without IT, per IT power.</source>
        <translation>D’un centre neuf sans IT, par puissance IT.</translation>
    </message>
    <message>
        <source>Liquid premium</source>
        <translation>Surcoût du liquide</translation>
    </message>
    <message>
        <source>More for liquid-cooled high density, as a share.</source>
        <translation>Supplément pour la haute densité refroidie par liquide, en part.</translation>
    </message>
    <message>
        <source>Contingency</source>
        <translation>Provision</translation>
    </message>
    <message>
        <source>On facility cost, as a share.</source>
        <translation>Sur le coût de l’installation, en part.</translation>
    </message>
    <message>
        <source>Power and cooling share</source>
        <translation>Part électricité et refroidissement</translation>
    </message>
    <message>
        <source>Of facility cost.</source>
        <translation>Du coût de l’installation.</translation>
    </message>
    <message>
        <source>Shell share</source>
        <translation>Part du gros œuvre</translation>
    </message>
    <message>
        <source>Site share</source>
        <translation>Part du terrain</translation>
    </message>
    <message>
        <source>White space share</source>
        <translation>Part de la salle informatique</translation>
    </message>
    <message>
        <source>Back of house share</source>
        <translation>Part des locaux techniques</translation>
    </message>
    <message>
        <source>Office share</source>
        <translation>Part des bureaux</translation>
    </message>
    <message>
        <source>Generator cost</source>
        <translation>Coût des groupes électrogènes</translation>
    </message>
    <message>
        <source>Installed.</source>
        <translation>Installé.</translation>
    </message>
    <message>
        <source>UPS cost</source>
        <translation>Coût des onduleurs</translation>
    </message>
    <message>
        <source>Network installation</source>
        <translation>Installation du réseau</translation>
    </message>
    <message>
        <source>Share of network hardware cost.</source>
        <translation>Part du coût du matériel réseau.</translation>
    </message>
    <message>
        <source>Staff per MW</source>
        <translation>Personnel par MW</translation>
    </message>
    <message>
        <source>Full-time equivalents per MW of IT power.</source>
        <translation>Équivalents temps plein par MW de puissance IT.</translation>
    </message>
    <message>
        <source>Staff cost</source>
        <translation>Coût du personnel</translation>
    </message>
    <message>
        <source>Of one full-time equivalent.</source>
        <translation>D’un équivalent temps plein.</translation>
    </message>
    <message>
        <source>IT maintenance</source>
        <translation>Maintenance de l’IT</translation>
    </message>
    <message>
        <source>Share of IT capital cost.</source>
        <translation>Part de l’investissement IT.</translation>
    </message>
    <message>
        <source>Facility maintenance</source>
        <translation>Maintenance de l’installation</translation>
    </message>
    <message>
        <source>Share of facility capital cost.</source>
        <translation>Part de l’investissement de l’installation.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>Share of capital cost.</source>
        <translation>Part de l’investissement.</translation>
    </message>
    <message>
        <source>Property tax</source>
        <translation>Taxe foncière</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>Vendor support, share of IT capital cost.</source>
        <translation>Support du fabricant, en part de l’investissement IT.</translation>
    </message>
    <message>
        <source>Water price</source>
        <translation>Prix de l’eau</translation>
    </message>
    <message>
        <source>Supply and sewage.</source>
        <translation>Fourniture et assainissement.</translation>
    </message>
    <message>
        <source>Colocation price</source>
        <translation>Prix de colocation</translation>
    </message>
    <message>
        <source>Rent without energy.</source>
        <translation>Loyer sans énergie.</translation>
    </message>
    <message>
        <source>Software per GPU</source>
        <translation>Logiciels par GPU</translation>
    </message>
    <message>
        <source>Licences.</source>
        <translation>Licences.</translation>
    </message>
    <message>
        <source>Area per rack</source>
        <translation>Surface par baie</translation>
    </message>
    <message>
        <source>White space with aisles.</source>
        <translation>Salle informatique avec allées.</translation>
    </message>
    <message>
        <source>Price escalation</source>
        <translation>Hausse des prix</translation>
    </message>
    <message>
        <source>Of construction.</source>
        <translation>De la construction.</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>Taux d’actualisation</translation>
    </message>
    <message>
        <source>Nominal, yearly.</source>
        <translation>Nominal, annuel.</translation>
    </message>
    <message>
        <source>Inflation</source>
        <translation>Inflation</translation>
    </message>
    <message>
        <source>Yearly, of opex without energy.</source>
        <translation>Annuelle, des charges d’exploitation sans énergie.</translation>
    </message>
    <message>
        <source>Server life</source>
        <translation>Durée de vie des serveurs</translation>
    </message>
    <message>
        <source>Until replaced.</source>
        <translation>Jusqu’au remplacement.</translation>
    </message>
    <message>
        <source>Network life</source>
        <translation>Durée de vie du réseau</translation>
    </message>
    <message>
        <source>Facility life</source>
        <translation>Durée de vie de l’installation</translation>
    </message>
    <message>
        <source>UPS life</source>
        <translation>Durée de vie des onduleurs</translation>
    </message>
    <message>
        <source>Resale decline</source>
        <translation>Décote à la revente</translation>
    </message>
    <message>
        <source>Yearly fall of the resale value of GPU servers, as a share.</source>
        <translation>Baisse annuelle de la valeur de revente des serveurs GPU, en part.</translation>
    </message>
    <message>
        <source>Per IT power.</source>
        <translation>Par puissance IT.</translation>
    </message>
    <message>
        <source>Without GPUs.</source>
        <translation>Sans GPU.</translation>
    </message>
    <message>
        <source>Embodied carbon of a GPU</source>
        <translation>Carbone incorporé d’un GPU</translation>
    </message>
    <message>
        <source>Of one GPU.</source>
        <translation>D’un GPU.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>Who owns the hall: decides between facility capital cost and rent.</source>
        <translation>Qui possède la salle : décide entre investissement et loyer.</translation>
    </message>
    <message>
        <source>Of a new data centre without IT, per peak IT power.</source>
        <translation>D’un centre neuf sans IT, par puissance IT de pointe.</translation>
    </message>
    <message>
        <source>as the region has</source>
        <translation>selon la région</translation>
    </message>
    <message>
        <source>Retrofit cost</source>
        <translation>Coût de conversion</translation>
    </message>
    <message>
        <source>Of converting an existing hall, per peak IT power.</source>
        <translation>De la conversion d’une salle existante, par puissance IT de pointe.</translation>
    </message>
    <message>
        <source>More for liquid-cooled high density.</source>
        <translation>Supplément pour la haute densité refroidie par liquide.</translation>
    </message>
    <message>
        <source>On facility cost.</source>
        <translation>Sur le coût de l’installation.</translation>
    </message>
    <message>
        <source>Full-time equivalents per MW of peak IT power.</source>
        <translation>Équivalents temps plein par MW de puissance IT de pointe.</translation>
    </message>
    <message>
        <source>Rent per contracted IT power, without energy.</source>
        <translation>Loyer par puissance IT souscrite, sans énergie.</translation>
    </message>
    <message>
        <source>Other capital cost</source>
        <translation>Autre investissement</translation>
    </message>
    <message>
        <source>What the plan does not model, such as storage.</source>
        <translation>Ce que le plan ne modélise pas, comme le stockage.</translation>
    </message>
    <message>
        <source>Other operating cost</source>
        <translation>Autre coût d’exploitation</translation>
    </message>
    <message>
        <source>What the plan does not model.</source>
        <translation>Ce que le plan ne modélise pas.</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>Finances</translation>
    </message>
    <message>
        <source>Nominal, yearly; the real rate follows from inflation by Fisher&apos;s relation.</source>
        <translation>Nominal, annuel ; le taux réel découle de l’inflation par la relation de Fisher.</translation>
    </message>
    <message>
        <source>Yearly, of operating cost without energy.</source>
        <translation>Annuelle, du coût d’exploitation sans énergie.</translation>
    </message>
    <message>
        <source>Yearly fall of the resale value of GPU servers.</source>
        <translation>Baisse annuelle de la valeur de revente des serveurs GPU.</translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation>Revenu</translation>
    </message>
    <message>
        <source>Price at which used GPU-hours are sold or charged.</source>
        <translation>Prix auquel les GPU-heures utilisées sont vendues ou refacturées.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>IT and facility, at the start.</source>
        <translation>IT et installation, au départ.</translation>
    </message>
    <message>
        <source>IT capital cost</source>
        <translation>Investissement IT</translation>
    </message>
    <message>
        <source>Servers, network, racks, other.</source>
        <translation>Serveurs, réseau, baies, autre.</translation>
    </message>
    <message>
        <source>Facility capital cost</source>
        <translation>Investissement de l’installation</translation>
    </message>
    <message>
        <source>Facility with contingency.</source>
        <translation>Installation avec provision.</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>With GPUs.</source>
        <translation>Avec GPU.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Switches, cables, installation.</source>
        <translation>Commutateurs, câbles, installation.</translation>
    </message>
    <message>
        <source>Racks and feeds</source>
        <translation>Baies et alimentations</translation>
    </message>
    <message>
        <source>Cabinets, circuits, rack PDUs.</source>
        <translation>Armoires, circuits, PDU de baie.</translation>
    </message>
    <message>
        <source>Facility</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Building, power and cooling, without contingency.</source>
        <translation>Bâtiment, électricité et refroidissement, sans provision.</translation>
    </message>
    <message>
        <source>On the facility.</source>
        <translation>Sur l’installation.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Operating cost</source>
        <translation>Coût d’exploitation</translation>
    </message>
    <message>
        <source>In the first year.</source>
        <translation>La première année.</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Maintenance</translation>
    </message>
    <message>
        <source>IT and facility, in the first year.</source>
        <translation>IT et installation, la première année.</translation>
    </message>
    <message>
        <source>Insurance and property tax</source>
        <translation>Assurance et taxe foncière</translation>
    </message>
    <message>
        <source>Software and support</source>
        <translation>Logiciels et support</translation>
    </message>
    <message>
        <source>Colocation rent</source>
        <translation>Loyer de colocation</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Valeur résiduelle</translation>
    </message>
    <message>
        <source>At the end of the horizon.</source>
        <translation>À la fin de l’horizon.</translation>
    </message>
    <message>
        <source>TCO</source>
        <translation>TCO</translation>
    </message>
    <message>
        <source>Total cost of ownership: all payments over the horizon, nominal, less the residual value.</source>
        <translation>Coût total de possession : tous les paiements sur l’horizon, nominaux, moins la valeur résiduelle.</translation>
    </message>
    <message>
        <source>Present value of cost</source>
        <translation>Valeur actuelle du coût</translation>
    </message>
    <message>
        <source>All payments discounted to the start; outflows are negative.</source>
        <translation>Tous les paiements actualisés au départ ; les sorties sont négatives.</translation>
    </message>
    <message>
        <source>NPV with revenue</source>
        <translation>VAN avec revenu</translation>
    </message>
    <message>
        <source>Discounted revenue less discounted cost; only with a revenue.</source>
        <translation>Revenus actualisés moins coûts actualisés ; seulement avec un revenu.</translation>
    </message>
    <message>
        <source>Cost per GPU-hour</source>
        <translation>Coût par GPU-heure</translation>
    </message>
    <message>
        <source>Levelised: discounted cost over discounted used GPU-hours.</source>
        <translation>Coût lissé : coût actualisé sur GPU-heures utilisées actualisées.</translation>
    </message>
    <message>
        <source>Cost per available GPU-hour</source>
        <translation>Coût par GPU-heure disponible</translation>
    </message>
    <message>
        <source>The same over all hours of the installed GPUs.</source>
        <translation>Le même sur toutes les heures des GPU installés.</translation>
    </message>
    <message>
        <source>Cost per training run</source>
        <translation>Coût par entraînement</translation>
    </message>
    <message>
        <source>GPU-hours of the first job x cost per GPU-hour.</source>
        <translation>GPU-heures du premier entraînement x coût par GPU-heure.</translation>
    </message>
    <message>
        <source>Annualised cost</source>
        <translation>Coût annualisé</translation>
    </message>
    <message>
        <source>Present value x capital recovery factor over the horizon.</source>
        <translation>Valeur actuelle x facteur de recouvrement du capital sur l’horizon.</translation>
    </message>
    <message>
        <source>IRR</source>
        <translation>TRI</translation>
    </message>
    <message>
        <source>Internal rate of return of cost and revenue: the one nearest to zero; only with a revenue, and nothing when there is none.</source>
        <translation>Taux de rentabilité interne des coûts et revenus : le plus proche de zéro ; seulement avec un revenu, et rien s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>Temps de retour</translation>
    </message>
    <message>
        <source>When revenue has paid back all cost so far for good, without discounting; only with a revenue, and nothing when it never does.</source>
        <translation>Quand le revenu a remboursé tous les coûts pour de bon, sans actualisation ; seulement avec un revenu, et rien s’il n’y parvient jamais.</translation>
    </message>
    <message>
        <source>Fat tree</source>
        <translation>Fat tree</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Commutateur</translation>
    </message>
    <message>
        <source>What the maker calls it.</source>
        <translation>Comment le fabricant l’appelle.</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Fabricant</translation>
    </message>
    <message>
        <source>Who makes it.</source>
        <translation>Qui le fabrique.</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Réseau de calcul</translation>
    </message>
    <message>
        <source>InfiniBand generation or Ethernet.</source>
        <translation>Génération InfiniBand ou Ethernet.</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Ports</translation>
    </message>
    <message>
        <source>Ports of one switch (its radix).</source>
        <translation>Ports d’un commutateur (son radix).</translation>
    </message>
    <message>
        <source>Port rate</source>
        <translation>Débit de port</translation>
    </message>
    <message>
        <source>Rate of one port in one direction.</source>
        <translation>Débit d’un port dans un sens.</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latence</translation>
    </message>
    <message>
        <source>Port to port.</source>
        <translation>De port à port.</translation>
    </message>
    <message>
        <source>Typical power</source>
        <translation>Puissance typique</translation>
    </message>
    <message>
        <source>With passive cables.</source>
        <translation>Avec câbles passifs.</translation>
    </message>
    <message>
        <source>Maximum power</source>
        <translation>Puissance maximale</translation>
    </message>
    <message>
        <source>With active cables or optics in all ports.</source>
        <translation>Avec câbles actifs ou optiques dans tous les ports.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Rack units.</source>
        <translation>Unités de baie.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Of one switch.</source>
        <translation>D’un commutateur.</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>Câble</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>dac, acc, aoc, transceiver, link, hca or dpu; a link is both ends and the fibre.</source>
        <translation>dac, acc, aoc, transceiver, link, hca ou dpu ; un link comprend les deux extrémités et la fibre.</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Per direction.</source>
        <translation>Par sens.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Longueur maximale</translation>
    </message>
    <message>
        <source>Longest that exists.</source>
        <translation>La plus longue qui existe.</translation>
    </message>
    <message>
        <source>Power per end</source>
        <translation>Puissance par extrémité</translation>
    </message>
    <message>
        <source>Of one end.</source>
        <translation>D’une extrémité.</translation>
    </message>
    <message>
        <source>Of one.</source>
        <translation>De l’un.</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>How the switches are joined.</source>
        <translation>Comment les commutateurs sont reliés.</translation>
    </message>
    <message>
        <source>The switch of all levels.</source>
        <translation>Le commutateur de tous les niveaux.</translation>
    </message>
    <message>
        <source>the one that fits the servers&apos; NICs</source>
        <translation>celui qui convient aux NIC des serveurs</translation>
    </message>
    <message>
        <source>Cable to servers</source>
        <translation>Câble vers les serveurs</translation>
    </message>
    <message>
        <source>Cable between server and leaf switch.</source>
        <translation>Câble entre serveur et commutateur feuille.</translation>
    </message>
    <message>
        <source>Cable between switches</source>
        <translation>Câble entre commutateurs</translation>
    </message>
    <message>
        <source>Cable between switches.</source>
        <translation>Câble entre commutateurs.</translation>
    </message>
    <message>
        <source>Link rate</source>
        <translation>Débit de liaison</translation>
    </message>
    <message>
        <source>Rate of a link in one direction.</source>
        <translation>Débit d’une liaison dans un sens.</translation>
    </message>
    <message>
        <source>lower of NIC and port</source>
        <translation>le plus faible de NIC et port</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <translation>Surabonnement</translation>
    </message>
    <message>
        <source>Leaf down-links per up-link; 1 is non-blocking.</source>
        <translation>Liaisons descendantes par liaison montante d’une feuille ; 1 est non bloquant.</translation>
    </message>
    <message>
        <source>Reserved ports</source>
        <translation>Ports réservés</translation>
    </message>
    <message>
        <source>Leaf ports kept for fabric managers and gateways, over all leaves.</source>
        <translation>Ports de feuille gardés pour gestionnaires de réseau et passerelles, sur toutes les feuilles.</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Plans de réseau</translation>
    </message>
    <message>
        <source>NICs per server</source>
        <translation>NIC par serveur</translation>
    </message>
    <message>
        <source>Ports of a server into this fabric.</source>
        <translation>Ports d’un serveur vers ce réseau.</translation>
    </message>
    <message>
        <source>as the server has</source>
        <translation>selon le serveur</translation>
    </message>
    <message>
        <source>Length to servers</source>
        <translation>Longueur vers les serveurs</translation>
    </message>
    <message>
        <source>Of the cables between servers and leaves.</source>
        <translation>Des câbles entre serveurs et feuilles.</translation>
    </message>
    <message>
        <source>Length between switches</source>
        <translation>Longueur entre commutateurs</translation>
    </message>
    <message>
        <source>Of the cables between switches.</source>
        <translation>Des câbles entre commutateurs.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Endpoint ports</source>
        <translation>Ports d’extrémité</translation>
    </message>
    <message>
        <source>Server ports and reserved ports.</source>
        <translation>Ports de serveurs et ports réservés.</translation>
    </message>
    <message>
        <source>Leaf switches</source>
        <translation>Commutateurs feuilles</translation>
    </message>
    <message>
        <source>Over all planes.</source>
        <translation>Sur tous les plans.</translation>
    </message>
    <message>
        <source>Spine switches</source>
        <translation>Commutateurs épines</translation>
    </message>
    <message>
        <source>Core switches</source>
        <translation>Commutateurs de cœur</translation>
    </message>
    <message>
        <source>Over all planes; 0 in two levels.</source>
        <translation>Sur tous les plans ; 0 avec deux niveaux.</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Commutateurs</translation>
    </message>
    <message>
        <source>Leaf + spine + core.</source>
        <translation>Feuille + épine + cœur.</translation>
    </message>
    <message>
        <source>Links to servers</source>
        <translation>Liaisons vers les serveurs</translation>
    </message>
    <message>
        <source>Cables between servers (and reserved ports) and leaves.</source>
        <translation>Câbles entre serveurs (et ports réservés) et commutateurs feuilles.</translation>
    </message>
    <message>
        <source>Links leaf to spine</source>
        <translation>Liaisons feuille-épine</translation>
    </message>
    <message>
        <source>Cables.</source>
        <translation>Câbles.</translation>
    </message>
    <message>
        <source>Links spine to core</source>
        <translation>Liaisons épine-cœur</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Câbles</translation>
    </message>
    <message>
        <source>All links together.</source>
        <translation>Toutes les liaisons réunies.</translation>
    </message>
    <message>
        <source>Transceivers</source>
        <translation>Émetteurs-récepteurs</translation>
    </message>
    <message>
        <source>Ends of optical links; 0 for copper and active optical cables.</source>
        <translation>Extrémités des liaisons optiques ; 0 pour le cuivre et les câbles optiques actifs.</translation>
    </message>
    <message>
        <source>Injection bandwidth</source>
        <translation>Bande passante d’injection</translation>
    </message>
    <message>
        <source>All server ports together, one direction.</source>
        <translation>Tous les ports de serveurs réunis, un sens.</translation>
    </message>
    <message>
        <source>Bisection bandwidth</source>
        <translation>Bande passante de bissection</translation>
    </message>
    <message>
        <source>Between two halves of the servers, one direction.</source>
        <translation>Entre deux moitiés des serveurs, un sens.</translation>
    </message>
    <message>
        <source>All-reduce time</source>
        <translation>Temps d’all-reduce</translation>
    </message>
    <message>
        <source>Switches and cables.</source>
        <translation>Commutateurs et câbles.</translation>
    </message>
    <message>
        <source>Cost of switches</source>
        <translation>Coût des commutateurs</translation>
    </message>
    <message>
        <source>All switches.</source>
        <translation>Tous les commutateurs.</translation>
    </message>
    <message>
        <source>Cost of cables</source>
        <translation>Coût des câbles</translation>
    </message>
    <message>
        <source>All cables and transceivers.</source>
        <translation>Tous les câbles et émetteurs-récepteurs.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Électricité</translation>
    </message>
    <message>
        <source>Switches with their cables&apos; ends.</source>
        <translation>Commutateurs avec leurs extrémités de câble.</translation>
    </message>
    <message>
        <source>Rack units of all switches.</source>
        <translation>Unités de baie de tous les commutateurs.</translation>
    </message>
    <message>
        <source>Of all switches.</source>
        <translation>De tous les commutateurs.</translation>
    </message>
    <message>
        <source>FP64</source>
        <translation>FP64</translation>
    </message>
    <message>
        <source>64-bit floating point</source>
        <translation>Virgule flottante sur 64 bits</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>Virgule flottante sur 32 bits</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>TensorFloat-32 on tensor cores (Ampere and later)</source>
        <translation>TensorFloat-32 sur cœurs tensoriels (Ampere et suivants)</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>16-bit floating point on tensor cores</source>
        <translation>Virgule flottante sur 16 bits, cœurs tensoriels</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>bfloat16 on tensor cores (Ampere and later)</source>
        <translation>bfloat16 sur cœurs tensoriels (Ampere et suivants)</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixte</translation>
    </message>
    <message>
        <source>FP16 or BF16 on tensor cores with FP32 accumulation</source>
        <translation>FP16 ou BF16 sur cœurs tensoriels avec accumulation FP32</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>8-bit floating point (Hopper and later)</source>
        <translation>Virgule flottante sur 8 bits (Hopper et suivants)</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>8-bit integers</source>
        <translation>Entiers sur 8 bits</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Board or module.</source>
        <translation>Carte ou module.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Device memory.</source>
        <translation>Mémoire du GPU.</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Bande passante mémoire</translation>
    </message>
    <message>
        <source>Peak bandwidth of the device memory.</source>
        <translation>Bande passante de crête de la mémoire du GPU.</translation>
    </message>
    <message>
        <source>FP64 peak</source>
        <translation>Crête FP64</translation>
    </message>
    <message>
        <source>Dense peak rate.</source>
        <translation>Débit de crête dense.</translation>
    </message>
    <message>
        <source>FP64 tensor peak</source>
        <translation>Crête FP64 tensorielle</translation>
    </message>
    <message>
        <source>Dense peak rate on tensor cores.</source>
        <translation>Débit de crête dense sur cœurs tensoriels.</translation>
    </message>
    <message>
        <source>FP32 peak</source>
        <translation>Crête FP32</translation>
    </message>
    <message>
        <source>TF32 peak</source>
        <translation>Crête TF32</translation>
    </message>
    <message>
        <source>FP16 vector peak</source>
        <translation>Crête FP16 vectorielle</translation>
    </message>
    <message>
        <source>Dense peak rate without tensor cores.</source>
        <translation>Débit de crête dense sans cœurs tensoriels.</translation>
    </message>
    <message>
        <source>FP16 tensor peak</source>
        <translation>Crête FP16 tensorielle</translation>
    </message>
    <message>
        <source>BF16 peak</source>
        <translation>Crête BF16</translation>
    </message>
    <message>
        <source>FP8 peak</source>
        <translation>Crête FP8</translation>
    </message>
    <message>
        <source>INT8 peak</source>
        <translation>Crête INT8</translation>
    </message>
    <message>
        <source>Dense peak rate; operations count like FLOP.</source>
        <translation>Débit de crête dense ; les opérations comptent comme FLOP.</translation>
    </message>
    <message>
        <source>FP4 peak</source>
        <translation>Crête FP4</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>Puissance de la carte</translation>
    </message>
    <message>
        <source>Thermal design power of one GPU.</source>
        <translation>Puissance thermique de conception d’un GPU.</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>Puissance au repos</translation>
    </message>
    <message>
        <source>Power of an idle GPU.</source>
        <translation>Puissance d’un GPU au repos.</translation>
    </message>
    <message>
        <source>GPU link bandwidth</source>
        <translation>Bande passante entre GPU</translation>
    </message>
    <message>
        <source>All links to other GPUs together, both directions added.</source>
        <translation>Toutes les liaisons vers d’autres GPU réunies, les deux sens additionnés.</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>Génération PCIe</translation>
    </message>
    <message>
        <source>Host link.</source>
        <translation>Liaison à l’hôte.</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Version de calcul</translation>
    </message>
    <message>
        <source>CUDA compute capability.</source>
        <translation>Version de calcul CUDA.</translation>
    </message>
    <message>
        <source>air, liquid or both.</source>
        <translation>air, liquide ou les deux.</translation>
    </message>
    <message>
        <source>Price of one GPU.</source>
        <translation>Prix d’un GPU.</translation>
    </message>
    <message>
        <source>CO2e of making one GPU.</source>
        <translation>CO2e de la fabrication d’un GPU.</translation>
    </message>
    <message>
        <source>No workload is given: the stated hardware is planned.</source>
        <translation>Aucune charge n’est donnée : le matériel indiqué est planifié.</translation>
    </message>
    <message>
        <source>Add a training job to see how long it takes.</source>
        <translation>Ajoutez un entraînement pour voir combien de temps il dure.</translation>
    </message>
    <message>
        <source>Relax the deadline, or state the number of servers.</source>
        <translation>Assouplissez l’échéance, ou indiquez le nombre de serveurs.</translation>
    </message>
    <message>
        <source>{}: the job does not say how much work one run is, or says it twice.</source>
        <translation>{} : le travail ne dit pas combien fait un entraînement, ou le dit deux fois.</translation>
    </message>
    <message>
        <source>Give samples, or tokens, or epochs with the data set.</source>
        <translation>Donnez des échantillons, ou des jetons, ou des époques avec le jeu de données.</translation>
    </message>
    <message>
        <source>Measure the job at this scale; until then plan with a margin.</source>
        <translation>Mesurez le travail à cette échelle ; d’ici là, gardez une marge.</translation>
    </message>
    <message>
        <source>{}: nobody measured {} on {} in this precision{}.</source>
        <translation>{} : personne n’a mesuré {} sur {} dans cette précision{}.</translation>
    </message>
    <message>
        <source> and framework</source>
        <translation> et cette bibliothèque</translation>
    </message>
    <message>
        <source>Choose a measured profile, precision or GPU.</source>
        <translation>Choisissez un profil, une précision ou un GPU mesuré.</translation>
    </message>
    <message>
        <source>{} servers would meet it.</source>
        <translation>{} serveurs la tiendraient.</translation>
    </message>
    <message>
        <source>No number of these servers meets it.</source>
        <translation>Aucun nombre de ces serveurs ne la tient.</translation>
    </message>
    <message>
        <source>{} has no known ports into a compute fabric; none is planned.</source>
        <translation>{} n’a pas de ports connus vers un réseau de calcul ; aucun n’est prévu.</translation>
    </message>
    <message>
        <source>State the NICs per server.</source>
        <translation>Indiquez les NIC par serveur.</translation>
    </message>
    <message>
        <source>{} has no price in the catalogue; the network&apos;s cost lacks it.</source>
        <translation>{} n’a pas de prix au catalogue ; il manque au coût du réseau.</translation>
    </message>
    <message>
        <source>Choose a switch with a price.</source>
        <translation>Choisissez un commutateur qui a un prix.</translation>
    </message>
    <message>
        <source>Lower servers per rack to {}, or {}</source>
        <translation>Réduisez les serveurs par baie à {}, ou {}</translation>
    </message>
    <message>
        <source>A rack of {} servers draws {} kW; the hall carries {} kW a rack.</source>
        <translation>Une baie de {} serveurs consomme {} kW ; la salle admet {} kW par baie.</translation>
    </message>
    <message>
        <source>raise the limit to {} kW.</source>
        <translation>portez la limite à {} kW.</translation>
    </message>
    <message>
        <source>one side of the feeds</source>
        <translation>une voie des alimentations</translation>
    </message>
    <message>
        <source>the feeds</source>
        <translation>les alimentations</translation>
    </message>
    <message>
        <source>A rack draws {} kW; {} may carry {} kW all the time.</source>
        <translation>Une baie consomme {} kW ; {} peuvent fournir {} kW en permanence.</translation>
    </message>
    <message>
        <source>give the rack {}.</source>
        <translation>donnez à la baie {}.</translation>
    </message>
    <message>
        <source>{} feeds of {} kW{}</source>
        <translation>{} alimentations de {} kW{}</translation>
    </message>
    <message>
        <source> (half on each side)</source>
        <translation> (la moitié de chaque côté)</translation>
    </message>
    <message>
        <source>A full rack loads the floor with {} kg/m2 ({} kg on {} m2); it carries {} kg/m2.</source>
        <translation>Une baie pleine charge le sol de {} kg/m2 ({} kg sur {} m2) ; il porte {} kg/m2.</translation>
    </message>
    <message>
        <source>spread the load with plates or take a wider rack.</source>
        <translation>répartissez la charge avec des plaques ou prenez une baie plus large.</translation>
    </message>
    <message>
        <source>The servers of a rack weigh {} kg; it carries {} kg.</source>
        <translation>Les serveurs d’une baie pèsent {} kg ; elle porte {} kg.</translation>
    </message>
    <message>
        <source>take a stronger rack.</source>
        <translation>prenez une baie plus résistante.</translation>
    </message>
    <message>
        <source>The servers of a rack take {} U; {} U are free.</source>
        <translation>Les serveurs d’une baie prennent {} U ; {} U sont libres.</translation>
    </message>
    <message>
        <source>take a higher rack.</source>
        <translation>prenez une baie plus haute.</translation>
    </message>
    <message>
        <source>The weight of {} is not known: rack and floor loads lack it.</source>
        <translation>Le poids de {} est inconnu : il manque aux charges de baie et de sol.</translation>
    </message>
    <message>
        <source>Ask the maker before the floor is planned.</source>
        <translation>Demandez au fabricant avant de concevoir le sol.</translation>
    </message>
    <message>
        <source>{} racks need {} m2; the hall has {} m2.</source>
        <translation>{} baies exigent {} m2 ; la salle a {} m2.</translation>
    </message>
    <message>
        <source>Take a larger hall, or put more servers into a rack.</source>
        <translation>Prenez une salle plus grande, ou mettez plus de serveurs par baie.</translation>
    </message>
    <message>
        <source>{} kW a rack instead of {} kW</source>
        <translation>{} kW par baie au lieu de {} kW</translation>
    </message>
    <message>
        <source>cooling by {}</source>
        <translation>refroidissement par {}</translation>
    </message>
    <message>
        <source>Racks of {} kW later: the hall does not carry them.</source>
        <translation>Baies de {} kW plus tard : la salle ne les admet pas.</translation>
    </message>
    <message>
        <source>They need {}.</source>
        <translation>Elles exigent {}.</translation>
    </message>
    <message>
        <source>no technology of the catalogue</source>
        <translation>aucune technologie du catalogue</translation>
    </message>
    <message>
        <source>Supply air of {} degC; {} takes at most {} degC.</source>
        <translation>Soufflage à {} degC ; {} admet au plus {} degC.</translation>
    </message>
    <message>
        <source>Lower the supply air temperature.</source>
        <translation>Baissez la température de soufflage.</translation>
    </message>
    <message>
        <source>Lower it, or accept more fan power and failures.</source>
        <translation>Baissez-la, ou acceptez plus de ventilation et de pannes.</translation>
    </message>
    <message>
        <source>{} would; the cheapest to run is {}.</source>
        <translation>{} le ferait ; la moins chère à exploiter est {}.</translation>
    </message>
    <message>
        <source>Nothing in the catalogue cools these servers at this density; by density alone {} would.</source>
        <translation>Rien dans le catalogue ne refroidit ces serveurs à cette densité ; par la densité seule, {} le ferait.</translation>
    </message>
    <message>
        <source>The facility peaks at {} kW; the utility gives {} kW.</source>
        <translation>L’installation culmine à {} kW ; le réseau public donne {} kW.</translation>
    </message>
    <message>
        <source>{} kW of IT at most, or a larger connection.</source>
        <translation>{} kW d’IT au plus, ou un raccordement plus grand.</translation>
    </message>
    <message>
        <source>Add generators or batteries.</source>
        <translation>Ajoutez des groupes électrogènes ou des batteries.</translation>
    </message>
    <message>
        <source>Storage, management servers and software are in no figure of this plan.</source>
        <translation>Le stockage, les serveurs de gestion et les logiciels ne figurent dans aucun chiffre de ce plan.</translation>
    </message>
    <message>
        <source>Enter them as other capital and operating cost.</source>
        <translation>Saisissez-les comme autre investissement et autre coût d’exploitation.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Charge de travail</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Baies</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Plan of a GPU data centre over {} from {}, in {}</source>
        <translation>Plan d’un centre de données GPU sur {} à partir de {}, en {}</translation>
    </message>
    <message>
        <source>Plenum {}, catalogue {}</source>
        <translation>Plenum {}, catalogue {}</translation>
    </message>
    <message>
        <source>What do {} servers {} need, does the site carry them, and what do they cost over {}?</source>
        <translation>De quoi {} serveurs {} ont-ils besoin, le site les admet-il et que coûtent-ils sur {} ?</translation>
    </message>
    <message>
        <source>What does it take to train {}, does the site carry it, and what does it cost over {}?</source>
        <translation>Que faut-il pour entraîner {}, le site l’admet-il et qu’est-ce que cela coûte sur {} ?</translation>
    </message>
    <message>
        <source>{} GPUs in {} servers and {} racks take {} at peak with a PUE of {}, and cost {} over {}.</source>
        <translation>{} GPU dans {} serveurs et {} baies prennent {} en pointe avec un PUE de {}, et coûtent {} sur {}.</translation>
    </message>
    <message>
        <source>It does not work as planned; errors to mend first: {}.</source>
        <translation>Le plan ne fonctionne pas en l’état ; erreurs à corriger d’abord : {}.</translation>
    </message>
    <message>
        <source>It works; warnings to weigh: {}.</source>
        <translation>Le plan fonctionne ; avertissements à peser : {}.</translation>
    </message>
    <message>
        <source>Nothing that was checked stands against it.</source>
        <translation>Rien de ce qui a été vérifié ne s’y oppose.</translation>
    </message>
    <message>
        <source>over {}, nominal, less the residual value</source>
        <translation>sur {}, nominal, moins la valeur résiduelle</translation>
    </message>
    <message>
        <source>levelised, at {} utilisation</source>
        <translation>lissé, à {} d’utilisation</translation>
    </message>
    <message>
        <source>Time to train {}</source>
        <translation>Durée d’entraînement de {}</translation>
    </message>
    <message>
        <source>throughput: {}</source>
        <translation>débit : {}</translation>
    </message>
    <message>
        <source>Facility power, peak</source>
        <translation>Puissance de l’installation, pointe</translation>
    </message>
    <message>
        <source>IT {}</source>
        <translation>IT {}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>What would change the answer</source>
        <translation>Ce qui changerait la réponse</translation>
    </message>
    <message>
        <source>No rule is violated. The figures marked as estimates at the end are what to check next.</source>
        <translation>Aucune règle n’est enfreinte. Les chiffres marqués comme estimations à la fin sont à vérifier ensuite.</translation>
    </message>
    <message>
        <source>GPUs = servers x GPUs per server</source>
        <translation>GPU = serveurs x GPU par serveur</translation>
    </message>
    <message>
        <source>Time to train {} = samples / throughput / 3,600</source>
        <translation>Durée d’entraînement de {} = échantillons / débit / 3 600</translation>
    </message>
    <message>
        <source>Switches = leaf + spine + core</source>
        <translation>Commutateurs = feuilles + épines + cœurs</translation>
    </message>
    <message>
        <source>Racks = servers / servers per rack, rounded up, + network racks</source>
        <translation>Baies = serveurs / serveurs par baie, arrondi au supérieur, + baies réseau</translation>
    </message>
    <message>
        <source>Floor load = weight of a full rack / footprint</source>
        <translation>Charge au sol = poids d’une baie pleine / emprise</translation>
    </message>
    <message>
        <source>Chain efficiency = IT power / (IT power + distribution, UPS and transformer losses)</source>
        <translation>Rendement de la chaîne = puissance IT / (puissance IT + pertes de distribution, d’onduleur et de transformateur)</translation>
    </message>
    <message>
        <source>PUE = facility energy / IT energy</source>
        <translation>PUE = énergie de l’installation / énergie IT</translation>
    </message>
    <message>
        <source>Consumption = average facility power x 8,760 h</source>
        <translation>Consommation = puissance moyenne de l’installation x 8 760 h</translation>
    </message>
    <message>
        <source>Energy charge = consumption x price</source>
        <translation>Part énergie = consommation x prix</translation>
    </message>
    <message>
        <source>Energy cost = energy charge + demand charge</source>
        <translation>Coût de l’énergie = part énergie + prime de puissance</translation>
    </message>
    <message>
        <source>Operational carbon = energy x grid carbon x (1 - renewable share)</source>
        <translation>Carbone d’exploitation = énergie x carbone du réseau x (1 - part renouvelable)</translation>
    </message>
    <message>
        <source>Carbon over the horizon = embodied + operational x years</source>
        <translation>Carbone sur l’horizon = incorporé + exploitation x années</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Poste</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source> x {} peak IT power</source>
        <translation> x {} de puissance IT de pointe</translation>
    </message>
    <message>
        <source> x (1 + {} liquid premium)</source>
        <translation> x (1 + {} de surcoût liquide)</translation>
    </message>
    <message>
        <source>{} x {} each</source>
        <translation>{} x {} chacun</translation>
    </message>
    <message>
        <source>switches and cables {} x (1 + {} installation)</source>
        <translation>commutateurs et câbles {} x (1 + {} d’installation)</translation>
    </message>
    <message>
        <source>{} racks with their feeds</source>
        <translation>{} baies avec leurs alimentations</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>tel que saisi</translation>
    </message>
    <message>
        <source>{} of the facility</source>
        <translation>{} de l’installation</translation>
    </message>
    <message>
        <source>Operating cost of the first year</source>
        <translation>Coût d’exploitation de la première année</translation>
    </message>
    <message>
        <source>see site and energy</source>
        <translation>voir site et énergie</translation>
    </message>
    <message>
        <source>{} x {} x 12 months</source>
        <translation>{} x {} x 12 mois</translation>
    </message>
    <message>
        <source>{} x {}</source>
        <translation>{} x {}</translation>
    </message>
    <message>
        <source>{} per MW x {} x {}</source>
        <translation>{} par MW x {} x {}</translation>
    </message>
    <message>
        <source>{} of IT and {} of facility capital cost</source>
        <translation>{} d’investissement IT et {} d’installation</translation>
    </message>
    <message>
        <source>{} and {} of capital cost</source>
        <translation>{} et {} d’investissement</translation>
    </message>
    <message>
        <source>{} x {} GPUs, {} of IT capital cost</source>
        <translation>{} x {} GPU, {} d’investissement IT</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Achats</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Loyer</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>Valeur actuelle</translation>
    </message>
    <message>
        <source>Cumulated</source>
        <translation>Cumulé</translation>
    </message>
    <message>
        <source>Cash flow in 1,000 {}</source>
        <translation>Flux de trésorerie en milliers de {}</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Discount factor</source>
        <translation>Facteur d’actualisation</translation>
    </message>
    <message>
        <source>Outflows are negative. A year is paid at its end; year 0 is the start.</source>
        <translation>Les sorties sont négatives. Une année se paie à sa fin ; l’année 0 est le départ.</translation>
    </message>
    <message>
        <source>TCO = capital cost + replacements + energy + rent + other operating cost - residual value</source>
        <translation>TCO = investissement + remplacements + énergie + loyer + autre coût d’exploitation - valeur résiduelle</translation>
    </message>
    <message>
        <source>Cost per GPU-hour = present value of cost / discounted used GPU-hours</source>
        <translation>Coût par GPU-heure = valeur actuelle du coût / GPU-heures utilisées actualisées</translation>
    </message>
    <message>
        <source>Annualised cost = present value of cost x capital recovery factor</source>
        <translation>Coût annualisé = valeur actuelle du coût x facteur de recouvrement du capital</translation>
    </message>
    <message>
        <source>What the plan costs over {}</source>
        <translation>Ce que le plan coûte sur {}</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Remplacements</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Exploitation</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>data sheet</source>
        <translation>fiche technique</translation>
    </message>
    <message>
        <source>list price</source>
        <translation>prix catalogue</translation>
    </message>
    <message>
        <source>market</source>
        <translation>marché</translation>
    </message>
    <message>
        <source>read at the source</source>
        <translation>lu à la source</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>déduit</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimation</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>hypothèse</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>Figures of the catalogue</source>
        <translation>Chiffres du catalogue</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Fondement</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>À la date de</translation>
    </message>
    <message>
        <source>Inputs at their default</source>
        <translation>Entrées à leur valeur par défaut</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Weather year</source>
        <translation>Année météorologique</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Monnaie</translation>
    </message>
    <message>
        <source>US dollars per unit</source>
        <translation>Dollars US par unité</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Assumptions and sources</source>
        <translation>Hypothèses et sources</translation>
    </message>
    <message>
        <source>GPUs and servers</source>
        <translation>GPU et serveurs</translation>
    </message>
    <message>
        <source>Site and energy</source>
        <translation>Site et énergie</translation>
    </message>
    <message>
        <source>Inputs that differ from the default</source>
        <translation>Entrées qui diffèrent de la valeur par défaut</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>All inputs are at their default.</source>
        <translation>Toutes les entrées ont leur valeur par défaut.</translation>
    </message>
    <message>
        <source>Training jobs</source>
        <translation>Entraînements</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Efficacité de mise à l’échelle</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Durée d’entraînement</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-heures</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>IT</source>
        <translation>IT</translation>
    </message>
    <message>
        <source>Distribution loss</source>
        <translation>Pertes de distribution</translation>
    </message>
    <message>
        <source>UPS loss</source>
        <translation>Pertes des onduleurs</translation>
    </message>
    <message>
        <source>Transformer loss</source>
        <translation>Pertes du transformateur</translation>
    </message>
    <message>
        <source>Lighting and house load</source>
        <translation>Éclairage et auxiliaires</translation>
    </message>
    <message>
        <source>Where the power goes, at average load</source>
        <translation>Où va la puissance, à la charge moyenne</translation>
    </message>
    <message>
        <source>Over IT power</source>
        <translation>Sur puissance IT</translation>
    </message>
    <message>
        <source>The last column&apos;s total is the PUE.</source>
        <translation>Le total de la dernière colonne est le PUE.</translation>
    </message>
    <message>
        <source>Cooling options for these racks</source>
        <translation>Options de refroidissement pour ces baies</translation>
    </message>
    <message>
        <source> (planned)</source>
        <translation> (prévue)</translation>
    </message>
    <message>
        <source>Annual cost: energy and water of cooling, and the plant&apos;s annuity.</source>
        <translation>Coût annuel : énergie et eau du refroidissement, et l’annuité de l’installation.</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>janv.</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>févr.</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>avr.</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>juin</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>juil.</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>août</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>sept.</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>oct.</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>nov.</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>déc.</translation>
    </message>
    <message>
        <source>PUE by month</source>
        <translation>PUE par mois</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Weather year {}, constant IT load.</source>
        <translation>Année météorologique {}, charge IT constante.</translation>
    </message>
    <message>
        <source>What the plan is called in reports.</source>
        <translation>Comment le plan s’appelle dans les rapports.</translation>
    </message>
    <message>
        <source>ISO 4217 code of all money in inputs and results.</source>
        <translation>Code ISO 4217 de tous les montants des entrées et des résultats.</translation>
    </message>
    <message>
        <source>US dollars that one unit of the plan&apos;s currency buys; converts the catalogue&apos;s prices.</source>
        <translation>Dollars US qu’une unité de la monnaie du plan achète ; convertit les prix du catalogue.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Month in which the plan begins.</source>
        <translation>Mois où le plan commence.</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>Horizon</translation>
    </message>
    <message>
        <source>Years that costs and carbon are counted over.</source>
        <translation>Années sur lesquelles coûts et carbone sont comptés.</translation>
    </message>
    <message>
        <source>What it is called.</source>
        <translation>Comment il s’appelle.</translation>
    </message>
    <message>
        <source>US dollars</source>
        <translation>Dollars US</translation>
    </message>
    <message>
        <source>US dollars that one unit buys.</source>
        <translation>Dollars US qu’une unité achète.</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Good to know.</source>
        <translation>Bon à savoir.</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Works, but something is outside good practice or its evidence.</source>
        <translation>Fonctionne, mais un point sort des bonnes pratiques ou de ses preuves.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Does not work as planned.</source>
        <translation>Ne fonctionne pas comme prévu.</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Stable name of the rule.</source>
        <translation>Nom stable de la règle.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>How bad it is.</source>
        <translation>Gravité du constat.</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Part of the plan.</source>
        <translation>Partie du plan.</translation>
    </message>
    <message>
        <source>The input that decides.</source>
        <translation>L’entrée qui décide.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>What is wrong, with the numbers.</source>
        <translation>Ce qui ne va pas, avec les chiffres.</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Remède</translation>
    </message>
    <message>
        <source>What would mend it.</source>
        <translation>Ce qui le corrigerait.</translation>
    </message>
    <message>
        <source>Input to change</source>
        <translation>Entrée à changer</translation>
    </message>
    <message>
        <source>The same as one change.</source>
        <translation>Le même en une seule modification.</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nouvelle valeur</translation>
    </message>
    <message>
        <source>Just enough units; none stands by.</source>
        <translation>Juste assez d’unités ; aucune en réserve.</translation>
    </message>
    <message>
        <source>One unit more than needed.</source>
        <translation>Une unité de plus que nécessaire.</translation>
    </message>
    <message>
        <source>Two complete systems.</source>
        <translation>Deux systèmes complets.</translation>
    </message>
    <message>
        <source>Three systems, any two of which carry the load.</source>
        <translation>Trois systèmes, dont deux quelconques portent la charge.</translation>
    </message>
    <message>
        <source>Four systems, any three of which carry the load.</source>
        <translation>Quatre systèmes, dont trois quelconques portent la charge.</translation>
    </message>
    <message>
        <source>Power stage</source>
        <translation>Étage électrique</translation>
    </message>
    <message>
        <source>ups, transformer or distribution.</source>
        <translation>ups, transformer ou distribution.</translation>
    </message>
    <message>
        <source>No-load loss</source>
        <translation>Pertes à vide</translation>
    </message>
    <message>
        <source>Share of the rating that is lost without load.</source>
        <translation>Part de la puissance assignée perdue sans charge.</translation>
    </message>
    <message>
        <source>Proportional loss</source>
        <translation>Pertes proportionnelles</translation>
    </message>
    <message>
        <source>Share of the load that is lost.</source>
        <translation>Part de la charge qui est perdue.</translation>
    </message>
    <message>
        <source>Square-law loss</source>
        <translation>Pertes quadratiques</translation>
    </message>
    <message>
        <source>Share of the rating that is lost at full load by resistance.</source>
        <translation>Part de la puissance assignée perdue par résistance à pleine charge.</translation>
    </message>
    <message>
        <source>Efficiency at half load</source>
        <translation>Rendement à mi-charge</translation>
    </message>
    <message>
        <source>For comparison with data sheets.</source>
        <translation>À comparer aux fiches techniques.</translation>
    </message>
    <message>
        <source>Unit rating</source>
        <translation>Puissance unitaire</translation>
    </message>
    <message>
        <source>Of one unit.</source>
        <translation>D’une unité.</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redondance</translation>
    </message>
    <message>
        <source>Of the UPS and the generators.</source>
        <translation>Des onduleurs et des groupes électrogènes.</translation>
    </message>
    <message>
        <source>UPS</source>
        <translation>Onduleur</translation>
    </message>
    <message>
        <source>Kind of uninterruptible power supply.</source>
        <translation>Genre d’onduleur (alimentation sans interruption).</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformateur</translation>
    </message>
    <message>
        <source>Between the utility and the UPS.</source>
        <translation>Entre le réseau public et l’onduleur.</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>PDUs, busways and cables to the racks.</source>
        <translation>PDU, gaines à barres et câbles vers les baies.</translation>
    </message>
    <message>
        <source>UPS unit</source>
        <translation>Puissance d’un onduleur</translation>
    </message>
    <message>
        <source>Rating of one UPS module. An assumption of ours: change it to the product that you plan.</source>
        <translation>Puissance d’un module onduleur. Hypothèse de notre part : mettez celle du produit prévu.</translation>
    </message>
    <message>
        <source>UPS load limit</source>
        <translation>Charge limite des onduleurs</translation>
    </message>
    <message>
        <source>Highest load of a UPS unit with one unit out of service.</source>
        <translation>Charge maximale d’un onduleur quand une unité est hors service.</translation>
    </message>
    <message>
        <source>Power factor</source>
        <translation>Facteur de puissance</translation>
    </message>
    <message>
        <source>Of the IT load; an assumption of ours.</source>
        <translation>De la charge IT ; hypothèse de notre part.</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>Groupes électrogènes</translation>
    </message>
    <message>
        <source>Whether generators back the whole facility.</source>
        <translation>Si des groupes électrogènes secourent toute l’installation.</translation>
    </message>
    <message>
        <source>Generator unit</source>
        <translation>Groupe électrogène, puissance</translation>
    </message>
    <message>
        <source>Rating of one generator; an assumption of ours.</source>
        <translation>Puissance d’un groupe ; hypothèse de notre part.</translation>
    </message>
    <message>
        <source>Generator margin</source>
        <translation>Marge des groupes électrogènes</translation>
    </message>
    <message>
        <source>Generator rating over the facility&apos;s peak: battery recharge and motor starts. Usual planning factors are 1.1 to 1.5.</source>
        <translation>Puissance des groupes sur la pointe de l’installation : recharge des batteries et démarrage des moteurs. Facteurs usuels : 1,1 à 1,5.</translation>
    </message>
    <message>
        <source>Battery autonomy</source>
        <translation>Autonomie des batteries</translation>
    </message>
    <message>
        <source>How long the batteries carry the IT load; an assumption of ours.</source>
        <translation>Combien de temps les batteries portent la charge IT ; hypothèse de notre part.</translation>
    </message>
    <message>
        <source>Share of the average IT power.</source>
        <translation>Part de la puissance IT moyenne.</translation>
    </message>
    <message>
        <source>Utility limit</source>
        <translation>Limite du réseau public</translation>
    </message>
    <message>
        <source>What the utility connection gives.</source>
        <translation>Ce que donne le raccordement au réseau public.</translation>
    </message>
    <message>
        <source>IT power, peak</source>
        <translation>Puissance IT, pointe</translation>
    </message>
    <message>
        <source>All servers at their planned power, and the network.</source>
        <translation>Tous les serveurs à leur puissance prévue, et le réseau.</translation>
    </message>
    <message>
        <source>IT power, average</source>
        <translation>Puissance IT, moyenne</translation>
    </message>
    <message>
        <source>At the planned utilisation.</source>
        <translation>À l’utilisation prévue.</translation>
    </message>
    <message>
        <source>IT peak with the chain&apos;s losses and cooling in the worst hour.</source>
        <translation>Pointe IT avec les pertes de la chaîne et le refroidissement à la pire heure.</translation>
    </message>
    <message>
        <source>Facility power, average</source>
        <translation>Puissance de l’installation, moyenne</translation>
    </message>
    <message>
        <source>IT average x PUE.</source>
        <translation>IT moyenne x PUE.</translation>
    </message>
    <message>
        <source>UPS units</source>
        <translation>Onduleurs</translation>
    </message>
    <message>
        <source>With redundancy.</source>
        <translation>Avec redondance.</translation>
    </message>
    <message>
        <source>UPS load</source>
        <translation>Charge des onduleurs</translation>
    </message>
    <message>
        <source>Average load over the installed rating.</source>
        <translation>Charge moyenne sur la puissance installée.</translation>
    </message>
    <message>
        <source>At average load.</source>
        <translation>À la charge moyenne.</translation>
    </message>
    <message>
        <source>Chain efficiency</source>
        <translation>Rendement de la chaîne</translation>
    </message>
    <message>
        <source>IT power over the power into the transformer, at average load.</source>
        <translation>Puissance IT sur la puissance entrant dans le transformateur, à la charge moyenne.</translation>
    </message>
    <message>
        <source>Utility connection</source>
        <translation>Raccordement au réseau public</translation>
    </message>
    <message>
        <source>Facility peak at the power factor.</source>
        <translation>Pointe de l’installation au facteur de puissance.</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>Energy for the autonomy at peak IT load.</source>
        <translation>Énergie pour l’autonomie à la charge IT de pointe.</translation>
    </message>
    <message>
        <source>The hall&apos;s power limit per rack.</source>
        <translation>La limite de puissance par baie de la salle.</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Alimentation</translation>
    </message>
    <message>
        <source>The circuits to the rack.</source>
        <translation>Les circuits vers la baie.</translation>
    </message>
    <message>
        <source>The rack&apos;s load rating.</source>
        <translation>La charge admissible de la baie.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>The floor&apos;s load limit.</source>
        <translation>La charge limite du sol.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>The number you asked for.</source>
        <translation>Le nombre que vous avez demandé.</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximale</translation>
    </message>
    <message>
        <source>The server&apos;s maximum power: safe for any workload.</source>
        <translation>La puissance maximale du serveur : sûre pour toute charge.</translation>
    </message>
    <message>
        <source>Typical</source>
        <translation>Typique</translation>
    </message>
    <message>
        <source>The server&apos;s typical power: denser, needs power capping.</source>
        <translation>La puissance typique du serveur : plus dense, exige un plafonnement.</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Baie</translation>
    </message>
    <message>
        <source>Usable rack units.</source>
        <translation>Unités de baie utilisables.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Outer width.</source>
        <translation>Largeur extérieure.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Outer depth.</source>
        <translation>Profondeur extérieure.</translation>
    </message>
    <message>
        <source>Own weight</source>
        <translation>Poids propre</translation>
    </message>
    <message>
        <source>Empty.</source>
        <translation>À vide.</translation>
    </message>
    <message>
        <source>Static load</source>
        <translation>Charge à l’arrêt</translation>
    </message>
    <message>
        <source>Load that it may carry standing.</source>
        <translation>Charge admissible à l’arrêt.</translation>
    </message>
    <message>
        <source>Rolling load</source>
        <translation>Charge en roulant</translation>
    </message>
    <message>
        <source>Load that it may carry when rolled.</source>
        <translation>Charge admissible en roulant.</translation>
    </message>
    <message>
        <source>Voltage, phases and breaker.</source>
        <translation>Tension, phases et disjoncteur.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Norme</translation>
    </message>
    <message>
        <source>IEC or NEC: where in the world it is used.</source>
        <translation>CEI ou NEC : où dans le monde on l’utilise.</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>Tension</translation>
    </message>
    <message>
        <source>Between phases; of the circuit with one phase.</source>
        <translation>Entre phases ; du circuit s’il est monophasé.</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phases</translation>
    </message>
    <message>
        <source>1 or 3.</source>
        <translation>1 ou 3.</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Courant</translation>
    </message>
    <message>
        <source>Of the breaker.</source>
        <translation>Du disjoncteur.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puissance assignée</translation>
    </message>
    <message>
        <source>Voltage x current (x square root of 3).</source>
        <translation>Tension x courant (x racine carrée de 3).</translation>
    </message>
    <message>
        <source>Continuous power</source>
        <translation>Puissance permanente</translation>
    </message>
    <message>
        <source>What it may carry all the time: 80 % of the breaker under the NEC.</source>
        <translation>Ce qu’il peut porter en permanence : 80 % du disjoncteur selon le NEC.</translation>
    </message>
    <message>
        <source>Circuit and rack PDU.</source>
        <translation>Circuit et PDU de baie.</translation>
    </message>
    <message>
        <source>The cabinet.</source>
        <translation>L’armoire.</translation>
    </message>
    <message>
        <source>The circuit to a rack.</source>
        <translation>Le circuit vers une baie.</translation>
    </message>
    <message>
        <source>smallest that carries the rack</source>
        <translation>la plus petite qui porte la baie</translation>
    </message>
    <message>
        <source>Feeds per rack</source>
        <translation>Alimentations par baie</translation>
    </message>
    <message>
        <source>Circuits to a rack.</source>
        <translation>Circuits vers une baie.</translation>
    </message>
    <message>
        <source>Feeds are redundant</source>
        <translation>Alimentations redondantes</translation>
    </message>
    <message>
        <source>Half of the feeds must carry the rack when the other half fails (A and B side).</source>
        <translation>La moitié des alimentations doit porter la baie quand l’autre moitié tombe (voies A et B).</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>Limite de puissance</translation>
    </message>
    <message>
        <source>What the hall can power and cool in one rack.</source>
        <translation>Ce que la salle peut alimenter et refroidir dans une baie.</translation>
    </message>
    <message>
        <source>Rack units that can be used.</source>
        <translation>Unités de baie utilisables.</translation>
    </message>
    <message>
        <source>as the rack has</source>
        <translation>selon la baie</translation>
    </message>
    <message>
        <source>Reserved height</source>
        <translation>Hauteur réservée</translation>
    </message>
    <message>
        <source>Rack units kept free for switches, panels and PDUs.</source>
        <translation>Unités de baie gardées libres pour commutateurs, panneaux et PDU.</translation>
    </message>
    <message>
        <source>Weight limit</source>
        <translation>Poids limite</translation>
    </message>
    <message>
        <source>Load that the rack may carry.</source>
        <translation>Charge que la baie peut porter.</translation>
    </message>
    <message>
        <source>Servers per rack</source>
        <translation>Serveurs par baie</translation>
    </message>
    <message>
        <source>Auto fills the rack up to its tightest limit.</source>
        <translation>Auto remplit la baie jusqu’à sa limite la plus étroite.</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Plan racks for</source>
        <translation>Dimensionner les baies pour</translation>
    </message>
    <message>
        <source>Which power of a server racks and feeds must carry.</source>
        <translation>Quelle puissance d’un serveur les baies et les alimentations doivent porter.</translation>
    </message>
    <message>
        <source>Floor load limit</source>
        <translation>Charge au sol limite</translation>
    </message>
    <message>
        <source>Distributed load that the floor carries. Legacy raised floors 500 to 1,000; TIA-942 recommends 1,224.</source>
        <translation>Charge répartie que le sol porte. Anciens planchers techniques : 500 à 1 000 ; la TIA-942 recommande 1 224.</translation>
    </message>
    <message>
        <source>Hall area</source>
        <translation>Surface de la salle</translation>
    </message>
    <message>
        <source>Area of the white space.</source>
        <translation>Surface de la salle informatique.</translation>
    </message>
    <message>
        <source>as much as needed</source>
        <translation>autant que nécessaire</translation>
    </message>
    <message>
        <source>White space per rack with its part of the aisles.</source>
        <translation>Surface informatique par baie avec sa part des allées.</translation>
    </message>
    <message>
        <source>Later rack power</source>
        <translation>Puissance de baie future</translation>
    </message>
    <message>
        <source>Rack power that the hall should take later; findings say what it would need.</source>
        <translation>Puissance de baie que la salle devra admettre plus tard ; les constats disent ce qu’il faudrait.</translation>
    </message>
    <message>
        <source>Server racks and network racks.</source>
        <translation>Baies de serveurs et baies réseau.</translation>
    </message>
    <message>
        <source>Server racks</source>
        <translation>Baies de serveurs</translation>
    </message>
    <message>
        <source>Servers / servers per rack, rounded up.</source>
        <translation>Serveurs / serveurs par baie, arrondi au supérieur.</translation>
    </message>
    <message>
        <source>Network racks</source>
        <translation>Baies réseau</translation>
    </message>
    <message>
        <source>For the switches that the reserved height of the server racks does not take.</source>
        <translation>Pour les commutateurs que la hauteur réservée des baies de serveurs ne prend pas.</translation>
    </message>
    <message>
        <source>In a full rack.</source>
        <translation>Dans une baie pleine.</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Limitée par</translation>
    </message>
    <message>
        <source>The limit that allows the fewest servers.</source>
        <translation>La limite qui permet le moins de serveurs.</translation>
    </message>
    <message>
        <source>Servers by power</source>
        <translation>Serveurs selon la puissance</translation>
    </message>
    <message>
        <source>What the power limit alone would allow.</source>
        <translation>Ce que la limite de puissance seule permettrait.</translation>
    </message>
    <message>
        <source>Servers by feed</source>
        <translation>Serveurs selon l’alimentation</translation>
    </message>
    <message>
        <source>What the feeds alone would allow.</source>
        <translation>Ce que les alimentations seules permettraient.</translation>
    </message>
    <message>
        <source>Servers by height</source>
        <translation>Serveurs selon la hauteur</translation>
    </message>
    <message>
        <source>What the height alone would allow.</source>
        <translation>Ce que la hauteur seule permettrait.</translation>
    </message>
    <message>
        <source>Servers by weight</source>
        <translation>Serveurs selon le poids</translation>
    </message>
    <message>
        <source>What the rack&apos;s load rating alone would allow.</source>
        <translation>Ce que la charge admissible de la baie seule permettrait.</translation>
    </message>
    <message>
        <source>Servers by floor</source>
        <translation>Serveurs selon le sol</translation>
    </message>
    <message>
        <source>What the floor alone would allow.</source>
        <translation>Ce que le sol seul permettrait.</translation>
    </message>
    <message>
        <source>Power per rack</source>
        <translation>Puissance par baie</translation>
    </message>
    <message>
        <source>Of a full server rack at the planned server power.</source>
        <translation>D’une baie de serveurs pleine à la puissance prévue.</translation>
    </message>
    <message>
        <source>Average power per rack</source>
        <translation>Puissance moyenne par baie</translation>
    </message>
    <message>
        <source>All IT power over all racks.</source>
        <translation>Toute la puissance IT sur l’ensemble des baies.</translation>
    </message>
    <message>
        <source>Feed capacity</source>
        <translation>Capacité des alimentations</translation>
    </message>
    <message>
        <source>What the feeds may carry all the time; one side only when they are redundant.</source>
        <translation>Ce que les alimentations peuvent porter en permanence ; une seule voie si elles sont redondantes.</translation>
    </message>
    <message>
        <source>Height used</source>
        <translation>Hauteur occupée</translation>
    </message>
    <message>
        <source>Servers of a full rack.</source>
        <translation>Serveurs d’une baie pleine.</translation>
    </message>
    <message>
        <source>Rack weight</source>
        <translation>Poids de la baie</translation>
    </message>
    <message>
        <source>Full, with its own weight.</source>
        <translation>Pleine, avec son propre poids.</translation>
    </message>
    <message>
        <source>Floor load</source>
        <translation>Charge au sol</translation>
    </message>
    <message>
        <source>Weight of a full rack over its footprint.</source>
        <translation>Poids d’une baie pleine sur son emprise.</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Emprise</translation>
    </message>
    <message>
        <source>Of one rack.</source>
        <translation>D’une baie.</translation>
    </message>
    <message>
        <source>Floor area</source>
        <translation>Surface au sol</translation>
    </message>
    <message>
        <source>Racks x area per rack.</source>
        <translation>Baies x surface par baie.</translation>
    </message>
    <message>
        <source>Racks and feeds.</source>
        <translation>Baies et alimentations.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Country or state.</source>
        <translation>Pays ou État.</translation>
    </message>
    <message>
        <source>ISO 4217 code.</source>
        <translation>Code ISO 4217.</translation>
    </message>
    <message>
        <source>Electricity price</source>
        <translation>Prix de l’électricité</translation>
    </message>
    <message>
        <source>Retail price of industry.</source>
        <translation>Prix de détail pour l’industrie.</translation>
    </message>
    <message>
        <source>Wholesale price</source>
        <translation>Prix de gros</translation>
    </message>
    <message>
        <source>Mean of a year&apos;s hours.</source>
        <translation>Moyenne des heures d’une année.</translation>
    </message>
    <message>
        <source>Grid carbon</source>
        <translation>Carbone du réseau électrique</translation>
    </message>
    <message>
        <source>Average CO2e of a kilowatt-hour.</source>
        <translation>CO2e moyen d’un kilowattheure.</translation>
    </message>
    <message>
        <source>Grid water</source>
        <translation>Eau de la production électrique</translation>
    </message>
    <message>
        <source>Water that generation consumes.</source>
        <translation>Eau que consomme la production.</translation>
    </message>
    <message>
        <source>Construction cost</source>
        <translation>Coût de construction</translation>
    </message>
    <message>
        <source>Of a data centre, without IT.</source>
        <translation>D’un centre de données, sans IT.</translation>
    </message>
    <message>
        <source>Wholesale rent without energy.</source>
        <translation>Loyer de gros sans énergie.</translation>
    </message>
    <message>
        <source>Climate</source>
        <translation>Climat</translation>
    </message>
    <message>
        <source>Place.</source>
        <translation>Lieu.</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Country.</source>
        <translation>Pays.</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>ASHRAE climate zone.</source>
        <translation>Zone climatique ASHRAE.</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Latitude</translation>
    </message>
    <message>
        <source>Degrees north.</source>
        <translation>Degrés nord.</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Longitude</translation>
    </message>
    <message>
        <source>Degrees east.</source>
        <translation>Degrés est.</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Altitude</translation>
    </message>
    <message>
        <source>Above sea level.</source>
        <translation>Au-dessus du niveau de la mer.</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Ahead of UTC.</source>
        <translation>En avance sur UTC.</translation>
    </message>
    <message>
        <source>Typical year or an actual year.</source>
        <translation>Année type ou année réelle.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>With the hours, in data/climate.</source>
        <translation>Avec les heures, dans data/climate.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Under which it ships.</source>
        <translation>Sous laquelle il est livré.</translation>
    </message>
    <message>
        <source>Attribution</source>
        <translation>Attribution</translation>
    </message>
    <message>
        <source>That its licence asks for.</source>
        <translation>Que sa licence demande.</translation>
    </message>
    <message>
        <source>The hourly weather year.</source>
        <translation>L’année météorologique horaire.</translation>
    </message>
    <message>
        <source>Country or state: prices, grid carbon, construction cost.</source>
        <translation>Pays ou État : prix, carbone du réseau, coût de construction.</translation>
    </message>
    <message>
        <source>Heat reuse</source>
        <translation>Chaleur valorisée</translation>
    </message>
    <message>
        <source>Share of the facility&apos;s energy that somebody uses as heat.</source>
        <translation>Part de l’énergie de l’installation que quelqu’un utilise comme chaleur.</translation>
    </message>
    <message>
        <source>Mean dry bulb</source>
        <translation>Température sèche moyenne</translation>
    </message>
    <message>
        <source>Of the weather year.</source>
        <translation>De l’année météorologique.</translation>
    </message>
    <message>
        <source>Design dry bulb</source>
        <translation>Température sèche de dimensionnement</translation>
    </message>
    <message>
        <source>Exceeded in 0.4 % of the hours.</source>
        <translation>Dépassée 0,4 % des heures.</translation>
    </message>
    <message>
        <source>Design wet bulb</source>
        <translation>Température humide de dimensionnement</translation>
    </message>
    <message>
        <source>Hours at or below 18 degC</source>
        <translation>Heures à 18 degC ou moins</translation>
    </message>
    <message>
        <source>Dry bulb.</source>
        <translation>Température sèche.</translation>
    </message>
    <message>
        <source>Hours at or below 27 degC</source>
        <translation>Heures à 27 degC ou moins</translation>
    </message>
    <message>
        <source>ERF</source>
        <translation>ERF</translation>
    </message>
    <message>
        <source>Energy reuse factor (ISO/IEC 30134-6): reused over all energy.</source>
        <translation>Facteur de réutilisation de l’énergie (ISO/IEC 30134-6) : énergie réutilisée sur énergie totale.</translation>
    </message>
    <message>
        <source>Source water</source>
        <translation>Eau à la source</translation>
    </message>
    <message>
        <source>Site water and the water of power generation.</source>
        <translation>Eau du site et eau de la production électrique.</translation>
    </message>
    <message>
        <source>All-in energy price.</source>
        <translation>Prix de l’énergie tout compris.</translation>
    </message>
    <message>
        <source>Demand charge</source>
        <translation>Prime de puissance</translation>
    </message>
    <message>
        <source>For the month&apos;s peak power, where the energy price does not contain it.</source>
        <translation>Pour la puissance de pointe du mois, si le prix de l’énergie ne la contient pas.</translation>
    </message>
    <message>
        <source>Escalation</source>
        <translation>Hausse des prix</translation>
    </message>
    <message>
        <source>Yearly rise of the energy price, nominal.</source>
        <translation>Hausse annuelle du prix de l’énergie, nominale.</translation>
    </message>
    <message>
        <source>Consumption</source>
        <translation>Consommation</translation>
    </message>
    <message>
        <source>Of the whole facility.</source>
        <translation>De toute l’installation.</translation>
    </message>
    <message>
        <source>Energy cost</source>
        <translation>Coût de l’énergie</translation>
    </message>
    <message>
        <source>In the first year: energy and demand charge.</source>
        <translation>La première année : énergie et prime de puissance.</translation>
    </message>
    <message>
        <source>Energy charge</source>
        <translation>Part énergie</translation>
    </message>
    <message>
        <source>Consumption x price.</source>
        <translation>Consommation x prix.</translation>
    </message>
    <message>
        <source>Peak power x charge x 12.</source>
        <translation>Puissance de pointe x prime x 12.</translation>
    </message>
    <message>
        <source>Mean price</source>
        <translation>Prix moyen</translation>
    </message>
    <message>
        <source>Cost over consumption.</source>
        <translation>Coût sur consommation.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>Inside the measured range of batch and GPUs.</source>
        <translation>Dans la plage mesurée de lots et de GPU.</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>Déduit</translation>
    </message>
    <message>
        <source>From a measured point by the scaling model, outside the measured number of GPUs.</source>
        <translation>D’un point mesuré par le modèle d’échelle, hors du nombre de GPU mesuré.</translation>
    </message>
    <message>
        <source>Transferred</source>
        <translation>Transposé</translation>
    </message>
    <message>
        <source>From another GPU&apos;s measurement.</source>
        <translation>De la mesure d’un autre GPU.</translation>
    </message>
    <message>
        <source>Analytic</source>
        <translation>Analytique</translation>
    </message>
    <message>
        <source>From peak rates, without a measurement.</source>
        <translation>Des débits de crête, sans mesure.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>gpu, gpu-rack, workstation, cpu, management, login or storage.</source>
        <translation>gpu, gpu-rack, workstation, cpu, management, login ou storage.</translation>
    </message>
    <message>
        <source>The GPU it carries.</source>
        <translation>Le GPU qu’il porte.</translation>
    </message>
    <message>
        <source>GPUs per server</source>
        <translation>GPU par serveur</translation>
    </message>
    <message>
        <source>GPUs in one server.</source>
        <translation>GPU dans un serveur.</translation>
    </message>
    <message>
        <source>With everything in it.</source>
        <translation>Avec tout ce qu’il contient.</translation>
    </message>
    <message>
        <source>Depth of the chassis.</source>
        <translation>Profondeur du châssis.</translation>
    </message>
    <message>
        <source>At full load, at the plug.</source>
        <translation>À pleine charge, à la prise.</translation>
    </message>
    <message>
        <source>In training, at the plug.</source>
        <translation>En entraînement, à la prise.</translation>
    </message>
    <message>
        <source>At the plug.</source>
        <translation>À la prise.</translation>
    </message>
    <message>
        <source>Compute NICs</source>
        <translation>NIC de calcul</translation>
    </message>
    <message>
        <source>Ports into the compute fabric.</source>
        <translation>Ports vers le réseau de calcul.</translation>
    </message>
    <message>
        <source>NIC rate</source>
        <translation>Débit de NIC</translation>
    </message>
    <message>
        <source>Rate of one compute port.</source>
        <translation>Débit d’un port de calcul.</translation>
    </message>
    <message>
        <source>Storage NICs</source>
        <translation>NIC de stockage</translation>
    </message>
    <message>
        <source>Ports into the storage fabric.</source>
        <translation>Ports vers le réseau de stockage.</translation>
    </message>
    <message>
        <source>Storage NIC rate</source>
        <translation>Débit des NIC de stockage</translation>
    </message>
    <message>
        <source>Rate of one storage port.</source>
        <translation>Débit d’un port de stockage.</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>Blocs d’alimentation</translation>
    </message>
    <message>
        <source>Power supply units.</source>
        <translation>Blocs d’alimentation.</translation>
    </message>
    <message>
        <source>Power supply rating</source>
        <translation>Puissance d’un bloc d’alimentation</translation>
    </message>
    <message>
        <source>Output of one power supply.</source>
        <translation>Puissance de sortie d’un bloc d’alimentation.</translation>
    </message>
    <message>
        <source>Host memory.</source>
        <translation>Mémoire de l’hôte.</translation>
    </message>
    <message>
        <source>NVMe</source>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>Local flash.</source>
        <translation>Flash locale.</translation>
    </message>
    <message>
        <source>Airflow</source>
        <translation>Débit d’air</translation>
    </message>
    <message>
        <source>At full load.</source>
        <translation>À pleine charge.</translation>
    </message>
    <message>
        <source>Lowest inlet</source>
        <translation>Entrée d’air minimale</translation>
    </message>
    <message>
        <source>Lowest inlet air temperature.</source>
        <translation>Température minimale de l’air à l’entrée.</translation>
    </message>
    <message>
        <source>Highest inlet</source>
        <translation>Entrée d’air maximale</translation>
    </message>
    <message>
        <source>Highest inlet air temperature.</source>
        <translation>Température maximale de l’air à l’entrée.</translation>
    </message>
    <message>
        <source>Share of its heat that cold plates take.</source>
        <translation>Part de sa chaleur que prennent les plaques froides.</translation>
    </message>
    <message>
        <source>The whole server with its GPUs.</source>
        <translation>Le serveur complet avec ses GPU.</translation>
    </message>
    <message>
        <source>CO2e of making it, GPUs included.</source>
        <translation>CO2e de sa fabrication, GPU compris.</translation>
    </message>
    <message>
        <source>The GPU server that is bought.</source>
        <translation>Le serveur GPU que l’on achète.</translation>
    </message>
    <message>
        <source>Another GPU in the same server.</source>
        <translation>Un autre GPU dans le même serveur.</translation>
    </message>
    <message>
        <source>How many servers run the workload; spares come on top. Auto takes the fewest that meet every deadline.</source>
        <translation>Combien de serveurs traitent la charge ; les réserves s’y ajoutent. Auto prend le plus petit nombre qui tient toutes les échéances.</translation>
    </message>
    <message>
        <source>Spare servers</source>
        <translation>Serveurs de réserve</translation>
    </message>
    <message>
        <source>Servers kept as spares, as a share of those that run the workload.</source>
        <translation>Serveurs gardés en réserve, en part de ceux qui traitent la charge.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Share of the time in which GPUs do paid work. Power, energy and cost per GPU-hour follow it.</source>
        <translation>Part du temps où les GPU font un travail payé. Puissance, énergie et coût par GPU-heure en dépendent.</translation>
    </message>
    <message>
        <source>GPU price</source>
        <translation>Prix d’un GPU</translation>
    </message>
    <message>
        <source>Price of one GPU; replaces the GPUs&apos; part of the server price.</source>
        <translation>Prix d’un GPU ; remplace la part des GPU dans le prix du serveur.</translation>
    </message>
    <message>
        <source>Server price</source>
        <translation>Prix d’un serveur</translation>
    </message>
    <message>
        <source>Price of a whole server with its GPUs.</source>
        <translation>Prix d’un serveur complet avec ses GPU.</translation>
    </message>
    <message>
        <source>Installed, spares included: servers x GPUs per server.</source>
        <translation>Installés, réserves comprises : serveurs x GPU par serveur.</translation>
    </message>
    <message>
        <source>GPUs needed</source>
        <translation>GPU nécessaires</translation>
    </message>
    <message>
        <source>Before rounding to servers and before spares.</source>
        <translation>Avant l’arrondi aux serveurs et avant les réserves.</translation>
    </message>
    <message>
        <source>Installed, spares included.</source>
        <translation>Installés, réserves comprises.</translation>
    </message>
    <message>
        <source>Of these, spares.</source>
        <translation>Dont réserves.</translation>
    </message>
    <message>
        <source>Peak rate</source>
        <translation>Débit de crête</translation>
    </message>
    <message>
        <source>Dense peak of all installed GPUs in the first workload&apos;s precision (mixed without a workload).</source>
        <translation>Crête dense de tous les GPU installés dans la précision de la première charge (mixte sans charge).</translation>
    </message>
    <message>
        <source>Share of the time in which GPUs do paid work.</source>
        <translation>Part du temps où les GPU font un travail payé.</translation>
    </message>
    <message>
        <source>Training job</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>What you call the job.</source>
        <translation>Comment vous appelez le travail.</translation>
    </message>
    <message>
        <source>Measured profile</source>
        <translation>Profil mesuré</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Number format of the arithmetic.</source>
        <translation>Format des nombres du calcul.</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Only measurements of this framework.</source>
        <translation>Seulement les mesures de cette bibliothèque.</translation>
    </message>
    <message>
        <source>the fastest measured</source>
        <translation>le plus rapide mesuré</translation>
    </message>
    <message>
        <source>Batch per GPU</source>
        <translation>Lot par GPU</translation>
    </message>
    <message>
        <source>Samples that one GPU works on at a time.</source>
        <translation>Échantillons qu’un GPU traite à la fois.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longueur de séquence</translation>
    </message>
    <message>
        <source>Tokens in one sample.</source>
        <translation>Jetons dans un échantillon.</translation>
    </message>
    <message>
        <source>Work of one run in the profile&apos;s work unit (images, sequences, tokens).</source>
        <translation>Travail d’un entraînement dans l’unité du profil (images, séquences, jetons).</translation>
    </message>
    <message>
        <source>from tokens or epochs</source>
        <translation>à partir des jetons ou des époques</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Work of one run in tokens; divided by the sequence length.</source>
        <translation>Travail d’un entraînement en jetons ; divisé par la longueur de séquence.</translation>
    </message>
    <message>
        <source>from samples or epochs</source>
        <translation>à partir des échantillons ou des époques</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>Passes over the data set.</source>
        <translation>Passages sur le jeu de données.</translation>
    </message>
    <message>
        <source>from samples</source>
        <translation>à partir des échantillons</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Samples in the data set, for epochs.</source>
        <translation>Échantillons du jeu de données, pour les époques.</translation>
    </message>
    <message>
        <source>Operations per sample</source>
        <translation>Opérations par échantillon</translation>
    </message>
    <message>
        <source>Model operations of one training sample, forward and backward; gives the model FLOP utilisation (MFU).</source>
        <translation>Opérations du modèle pour un échantillon d’entraînement, avant et arrière ; donne l’utilisation des FLOP (MFU).</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Longest acceptable time of one run.</source>
        <translation>Durée maximale acceptable d’un entraînement.</translation>
    </message>
    <message>
        <source>Runs per year</source>
        <translation>Entraînements par an</translation>
    </message>
    <message>
        <source>How often the job runs in a year.</source>
        <translation>Combien de fois par an l’entraînement tourne.</translation>
    </message>
    <message>
        <source>as often as fits</source>
        <translation>aussi souvent que possible</translation>
    </message>
    <message>
        <source>Jobs that train a model.</source>
        <translation>Travaux qui entraînent un modèle.</translation>
    </message>
    <message>
        <source>The job.</source>
        <translation>Le travail.</translation>
    </message>
    <message>
        <source>Work units (images, sequences, tokens) per second over all GPUs that run it.</source>
        <translation>Unités de travail (images, séquences, jetons) par seconde sur tous les GPU qui le traitent.</translation>
    </message>
    <message>
        <source>Throughput per GPU</source>
        <translation>Débit par GPU</translation>
    </message>
    <message>
        <source>Of one run: samples / throughput.</source>
        <translation>D’un entraînement : échantillons / débit.</translation>
    </message>
    <message>
        <source>Of one run.</source>
        <translation>D’un entraînement.</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Model FLOP utilisation: operations per sample x throughput / peak rate.</source>
        <translation>Utilisation des FLOP du modèle : opérations par échantillon x débit / débit de crête.</translation>
    </message>
    <message>
        <source>Work of one run.</source>
        <translation>Travail d’un entraînement.</translation>
    </message>
    <message>
        <source>How far the throughput is from a measurement.</source>
        <translation>À quelle distance d’une mesure se trouve le débit.</translation>
    </message>
    <message>
        <source>Measured up to</source>
        <translation>Mesuré jusqu’à</translation>
    </message>
    <message>
        <source>Largest number of GPUs that was measured.</source>
        <translation>Plus grand nombre de GPU mesuré.</translation>
    </message>
    <message>
        <source>Meets the deadline</source>
        <translation>Tient l’échéance</translation>
    </message>
    <message>
        <source>Whether one run ends in time.</source>
        <translation>Si un entraînement finit à temps.</translation>
    </message>
    <message>
        <source>One entry per job, in the order of the inputs.</source>
        <translation>Une entrée par travail, dans l’ordre des entrées.</translation>
    </message>
    <message>
        <source>{}: one run takes {}, the deadline is {}.</source>
        <translation>{} : un entraînement dure {}, l’échéance est de {}.</translation>
    </message>
    <message>
        <source>Not even one server fits ({} kW, {} kg): {}</source>
        <translation>Pas même un serveur ne tient ({} kW, {} kg) : {}</translation>
    </message>
    <message>
        <source>The server is built for cold plates.</source>
        <translation>Le serveur est construit pour des plaques froides.</translation>
    </message>
    <message>
        <source>The server has no cold plates.</source>
        <translation>Le serveur n’a pas de plaques froides.</translation>
    </message>
    <message>
        <source>The racks are denser than it can cool.</source>
        <translation>Les baies sont plus denses que ce qu’elle peut refroidir.</translation>
    </message>
    <message>
        <source>The catalogue&apos;s record lacks figures that it needs.</source>
        <translation>Il manque à la fiche du catalogue des chiffres nécessaires.</translation>
    </message>
    <message>
        <source>Supply air of {} degC is above the recommended 27 degC (ASHRAE thermal guidelines, 2021).</source>
        <translation>Le soufflage à {} degC dépasse les 27 degC recommandés (directives thermiques ASHRAE, 2021).</translation>
    </message>
    <message>
        <source>{} cannot cool racks of {} kW (its limit is {} kW). {}</source>
        <translation>{} ne peut pas refroidir des baies de {} kW (sa limite est de {} kW). {}</translation>
    </message>
    <message>
        <source>Further findings stand with their subjects: {}.</source>
        <translation>D’autres constats figurent avec leurs sujets : {}.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>English.</source>
        <translation>Anglais.</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>French.</source>
        <translation>Français.</translation>
    </message>
    <message>
        <source>Report language</source>
        <translation>Langue des rapports</translation>
    </message>
    <message>
        <source>Language of reports that are written without another being asked for.</source>
        <translation>Langue des rapports écrits sans en demander une autre.</translation>
    </message>
    <message>
        <source>Carbon per training run</source>
        <translation>Carbone par entraînement</translation>
    </message>
    <message>
        <source>Operational, of the first job: its energy x grid carbon.</source>
        <translation>D’exploitation, du premier entraînement : son énergie x carbone du réseau électrique.</translation>
    </message>
    <message>
        <source>Cost per million tokens</source>
        <translation>Coût par million de jetons</translation>
    </message>
    <message>
        <source>Output tokens of the first service: all hours of its GPUs over the tokens that they answer.</source>
        <translation>Jetons de sortie du premier service : toutes les heures de ses GPU sur les jetons qu’ils produisent.</translation>
    </message>
    <message>
        <source>16 bits.</source>
        <translation>16 bits.</translation>
    </message>
    <message>
        <source>16 bits; Ampere and later.</source>
        <translation>16 bits ; Ampere et suivants.</translation>
    </message>
    <message>
        <source>8-bit floating point; Ada, Hopper and later.</source>
        <translation>Virgule flottante sur 8 bits ; Ada, Hopper et suivants.</translation>
    </message>
    <message>
        <source>8-bit integers; weights only where the GPU has no INT8 rate.</source>
        <translation>Entiers sur 8 bits ; poids seulement si le GPU n’a pas de débit INT8.</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>4-bit integer weights (GPTQ, AWQ), computed in 16 bits.</source>
        <translation>Poids entiers sur 4 bits (GPTQ, AWQ), calcul sur 16 bits.</translation>
    </message>
    <message>
        <source>NF4</source>
        <translation>NF4</translation>
    </message>
    <message>
        <source>4-bit normal-float weights (bitsandbytes), computed in 16 bits.</source>
        <translation>Poids normal-float sur 4 bits (bitsandbytes), calcul sur 16 bits.</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>4-bit floating point; Blackwell and later.</source>
        <translation>Virgule flottante sur 4 bits ; Blackwell et suivants.</translation>
    </message>
    <message>
        <source>Serving engine</source>
        <translation>Moteur d’inférence</translation>
    </message>
    <message>
        <source>Engine and GPUs.</source>
        <translation>Moteur et GPU.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>The serving software; empty: no particular one.</source>
        <translation>Le logiciel d’inférence ; vide : aucun en particulier.</translation>
    </message>
    <message>
        <source>Beginnings of GPU ids that it holds for; empty: any.</source>
        <translation>Débuts des identifiants de GPU pour lesquels il vaut ; vide : tous.</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Format des poids</translation>
    </message>
    <message>
        <source>The format that it holds for; empty: any.</source>
        <translation>Le format pour lequel il vaut ; vide : tous.</translation>
    </message>
    <message>
        <source>Whether it was fitted to measurements on these GPUs.</source>
        <translation>S’il a été ajusté à des mesures sur ces GPU.</translation>
    </message>
    <message>
        <source>Bandwidth for weights</source>
        <translation>Bande passante pour les poids</translation>
    </message>
    <message>
        <source>Share of the memory bandwidth that reading weights reaches.</source>
        <translation>Part de la bande passante mémoire qu’atteint la lecture des poids.</translation>
    </message>
    <message>
        <source>Bandwidth for the cache</source>
        <translation>Bande passante pour le cache</translation>
    </message>
    <message>
        <source>Share of the memory bandwidth that reading the key-value cache reaches.</source>
        <translation>Part de la bande passante mémoire qu’atteint la lecture du cache clé-valeur.</translation>
    </message>
    <message>
        <source>Decode efficiency</source>
        <translation>Rendement du décodage</translation>
    </message>
    <message>
        <source>Share of the dense peak that decoding large batches reaches.</source>
        <translation>Part de la crête dense qu’atteint le décodage de grands lots.</translation>
    </message>
    <message>
        <source>Prefill efficiency</source>
        <translation>Rendement du préremplissage</translation>
    </message>
    <message>
        <source>Share of the dense peak that long prompts reach.</source>
        <translation>Part de la crête dense qu’atteignent les longs prompts.</translation>
    </message>
    <message>
        <source>Overhead per layer</source>
        <translation>Surcoût par couche</translation>
    </message>
    <message>
        <source>Launches and small kernels of one layer in one step.</source>
        <translation>Lancements et petits noyaux d’une couche dans un pas.</translation>
    </message>
    <message>
        <source>All-reduce latency</source>
        <translation>Latence d’all-reduce</translation>
    </message>
    <message>
        <source>Of one all-reduce, for each doubling of the tensor-parallel GPUs.</source>
        <translation>D’un all-reduce, pour chaque doublement des GPU du parallélisme tensoriel.</translation>
    </message>
    <message>
        <source>Prefill between tokens</source>
        <translation>Préremplissage entre jetons</translation>
    </message>
    <message>
        <source>Share of the prompts&apos; processing that delays running requests: 1 where it is mixed into their steps, a half where waiting prompts go first together.</source>
        <translation>Part du traitement des prompts qui retarde les requêtes en cours : 1 s’il est mêlé à leurs pas, une moitié si les prompts en attente passent d’abord ensemble.</translation>
    </message>
    <message>
        <source>Reads per query head</source>
        <translation>Lectures par tête de requête</translation>
    </message>
    <message>
        <source>Share of the cache that is read again for each query head of a group: 0 once for the group.</source>
        <translation>Part du cache relue pour chaque tête de requête d’un groupe : 0 une seule fois pour le groupe.</translation>
    </message>
    <message>
        <source>Tokens of a step</source>
        <translation>Jetons d’un pas</translation>
    </message>
    <message>
        <source>Prompt and output tokens that one step processes at most; 0: whole prompts together.</source>
        <translation>Jetons de prompt et de sortie qu’un pas traite au plus ; 0 : prompts entiers ensemble.</translation>
    </message>
    <message>
        <source>Memory reserve</source>
        <translation>Réserve de mémoire</translation>
    </message>
    <message>
        <source>Buffers of the engine on each GPU, besides a tenth of the memory.</source>
        <translation>Tampons du moteur sur chaque GPU, en plus d’un dixième de la mémoire.</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Constant</translation>
    </message>
    <message>
        <source>The same load all day.</source>
        <translation>La même charge toute la journée.</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Mondial</translation>
    </message>
    <message>
        <source>Users on all continents: a sine, the peak 1.3 of the mean (assumption).</source>
        <translation>Utilisateurs sur tous les continents : une sinusoïde, pointe à 1,3 fois la moyenne (hypothèse).</translation>
    </message>
    <message>
        <source>One region</source>
        <translation>Une région</translation>
    </message>
    <message>
        <source>Users of one region: a sine, the peak 1.8 of the mean (assumption).</source>
        <translation>Utilisateurs d’une région : une sinusoïde, pointe à 1,8 fois la moyenne (hypothèse).</translation>
    </message>
    <message>
        <source>Bursty</source>
        <translation>En rafales</translation>
    </message>
    <message>
        <source>Requests to an image service, Alibaba GenTD26: peak 3.4 of the mean.</source>
        <translation>Requêtes à un service d’images, Alibaba GenTD26 : pointe à 3,4 fois la moyenne.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>All activations are kept.</source>
        <translation>Toutes les activations sont conservées.</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>Sélectif</translation>
    </message>
    <message>
        <source>The attention scores are computed again (Korthikanti et al. 2022).</source>
        <translation>Les scores d’attention sont recalculés (Korthikanti et al. 2022).</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Every layer is computed again from its input.</source>
        <translation>Chaque couche est recalculée à partir de son entrée.</translation>
    </message>
    <message>
        <source>All weights are trained.</source>
        <translation>Tous les poids sont entraînés.</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>Low-rank adapters beside frozen weights.</source>
        <translation>Adaptateurs de rang faible à côté de poids figés.</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>Adapters beside frozen weights of 4 bits.</source>
        <translation>Adaptateurs à côté de poids figés sur 4 bits.</translation>
    </message>
    <message>
        <source>Parallel layout</source>
        <translation>Découpage parallèle</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Parallélisme tensoriel</translation>
    </message>
    <message>
        <source>GPUs that share each layer.</source>
        <translation>GPU qui se partagent chaque couche.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Parallélisme de pipeline</translation>
    </message>
    <message>
        <source>Stages of layers, one after another.</source>
        <translation>Étages de couches, l’un après l’autre.</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Parallélisme de données</translation>
    </message>
    <message>
        <source>Copies of the model that share the batch.</source>
        <translation>Copies du modèle qui se partagent le lot.</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Parallélisme de contexte</translation>
    </message>
    <message>
        <source>GPUs that share each sequence.</source>
        <translation>GPU qui se partagent chaque séquence.</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Parallélisme d’experts</translation>
    </message>
    <message>
        <source>GPUs that share the experts of a layer; they are taken from the data-parallel copies.</source>
        <translation>GPU qui se partagent les experts d’une couche ; ils sont pris sur les copies du parallélisme de données.</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Micro-lot</translation>
    </message>
    <message>
        <source>Sequences that a stage works on at a time.</source>
        <translation>Séquences qu’un étage traite à la fois.</translation>
    </message>
    <message>
        <source>Interleaved stages</source>
        <translation>Étages entrelacés</translation>
    </message>
    <message>
        <source>Chunks of layers that each pipeline stage holds.</source>
        <translation>Tranches de couches que porte chaque étage du pipeline.</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>Niveau ZeRO</translation>
    </message>
    <message>
        <source>What data-parallel copies share: 0 nothing, 1 optimizer, 2 gradients too, 3 weights too.</source>
        <translation>Ce que les copies du parallélisme de données se partagent : 0 rien, 1 l’optimiseur, 2 aussi les gradients, 3 aussi les poids.</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Recalcul</translation>
    </message>
    <message>
        <source>Which activations are computed again instead of being kept.</source>
        <translation>Quelles activations sont recalculées au lieu d’être conservées.</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Parallélisme de séquence</translation>
    </message>
    <message>
        <source>Shares the activations between the tensor-parallel parts as well.</source>
        <translation>Partage aussi les activations entre les parties du parallélisme tensoriel.</translation>
    </message>
    <message>
        <source>Stages of layers.</source>
        <translation>Étages de couches.</translation>
    </message>
    <message>
        <source>GPUs that share the experts of a layer.</source>
        <translation>GPU qui se partagent les experts d’une couche.</translation>
    </message>
    <message>
        <source>Sequences at a time.</source>
        <translation>Séquences à la fois.</translation>
    </message>
    <message>
        <source>Chunks of layers per stage.</source>
        <translation>Tranches de couches par étage.</translation>
    </message>
    <message>
        <source>What data-parallel copies share.</source>
        <translation>Ce que les copies du parallélisme de données se partagent.</translation>
    </message>
    <message>
        <source>Activations that are computed again.</source>
        <translation>Activations qui sont recalculées.</translation>
    </message>
    <message>
        <source>Recomputed layers</source>
        <translation>Couches recalculées</translation>
    </message>
    <message>
        <source>Share of the layers that are computed again when recompute is full.</source>
        <translation>Part des couches recalculées quand le recalcul est complet.</translation>
    </message>
    <message>
        <source>Whether activations are shared between tensor-parallel parts.</source>
        <translation>Si les activations sont partagées entre les parties du parallélisme tensoriel.</translation>
    </message>
    <message>
        <source>Training engine</source>
        <translation>Moteur d’entraînement</translation>
    </message>
    <message>
        <source>Framework and GPUs.</source>
        <translation>Bibliothèque et GPU.</translation>
    </message>
    <message>
        <source>The precision that it holds for; empty: any.</source>
        <translation>La précision pour laquelle il vaut ; vide : toutes.</translation>
    </message>
    <message>
        <source>Sharded</source>
        <translation>Partitionné</translation>
    </message>
    <message>
        <source>Made for fully sharded data parallelism (ZeRO-3, FSDP).</source>
        <translation>Fait pour le parallélisme de données entièrement partitionné (ZeRO-3, FSDP).</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Attention scores never reach memory.</source>
        <translation>Les scores d’attention n’atteignent jamais la mémoire.</translation>
    </message>
    <message>
        <source>Matrix efficiency</source>
        <translation>Rendement matriciel</translation>
    </message>
    <message>
        <source>Share of the dense peak that large matrix products reach.</source>
        <translation>Part de la crête dense qu’atteignent les grands produits de matrices.</translation>
    </message>
    <message>
        <source>Half-speed size</source>
        <translation>Taille à mi-vitesse</translation>
    </message>
    <message>
        <source>Size of a matrix product at which half of that is left; a cube of side 3 n has size n.</source>
        <translation>Taille d’un produit de matrices à laquelle il en reste la moitié ; un cube de côté 3 n a la taille n.</translation>
    </message>
    <message>
        <source>Efficiency when misaligned</source>
        <translation>Rendement si mal aligné</translation>
    </message>
    <message>
        <source>What is left when a GPU&apos;s part of the hidden size is no multiple of 64.</source>
        <translation>Ce qui reste quand la part d’un GPU dans la dimension cachée n’est pas un multiple de 64.</translation>
    </message>
    <message>
        <source>Attention efficiency</source>
        <translation>Rendement de l’attention</translation>
    </message>
    <message>
        <source>Share of the 16-bit peak that flash attention reaches.</source>
        <translation>Part de la crête sur 16 bits qu’atteint flash attention.</translation>
    </message>
    <message>
        <source>Memory passes</source>
        <translation>Passages en mémoire</translation>
    </message>
    <message>
        <source>How often the kept activations are moved in one forward pass.</source>
        <translation>Combien de fois les activations conservées sont déplacées dans une passe avant.</translation>
    </message>
    <message>
        <source>Tensor overlap</source>
        <translation>Recouvrement tensoriel</translation>
    </message>
    <message>
        <source>Share of the tensor-parallel exchange that computing hides.</source>
        <translation>Part des échanges du parallélisme tensoriel que le calcul masque.</translation>
    </message>
    <message>
        <source>Data overlap</source>
        <translation>Recouvrement des données</translation>
    </message>
    <message>
        <source>Share of the data-parallel exchange that computing can hide.</source>
        <translation>Part des échanges du parallélisme de données que le calcul peut masquer.</translation>
    </message>
    <message>
        <source>Gather messages</source>
        <translation>Messages de rassemblement</translation>
    </message>
    <message>
        <source>Collective operations that one layer needs when its weights are sharded.</source>
        <translation>Opérations collectives qu’exige une couche quand ses poids sont partitionnés.</translation>
    </message>
    <message>
        <source>Bytes per gradient</source>
        <translation>Octets par gradient</translation>
    </message>
    <message>
        <source>In which gradients are accumulated and exchanged: 2 or 4.</source>
        <translation>Sur lesquels les gradients sont accumulés et échangés : 2 ou 4.</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>Mémoire par GPU</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Of the model&apos;s part on this GPU.</source>
        <translation>De la partie du modèle sur ce GPU.</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Of the trained weights.</source>
        <translation>Des poids entraînés.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>Master weights and moments.</source>
        <translation>Poids maîtres et moments.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Kept for the backward pass.</source>
        <translation>Conservées pour la passe arrière.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Buffers, workspace and fragmentation.</source>
        <translation>Tampons, espace de travail et fragmentation.</translation>
    </message>
    <message>
        <source>Of the fullest GPU.</source>
        <translation>Du GPU le plus rempli.</translation>
    </message>
    <message>
        <source>Time of one iteration</source>
        <translation>Durée d’une itération</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Forward and backward pass, recomputation included.</source>
        <translation>Passes avant et arrière, recalcul compris.</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>Bulle du pipeline</translation>
    </message>
    <message>
        <source>Stages that wait for the first and last micro-batches.</source>
        <translation>Étages qui attendent les premiers et derniers micro-lots.</translation>
    </message>
    <message>
        <source>All-reduces of activations that nothing hides.</source>
        <translation>All-reduce d’activations que rien ne masque.</translation>
    </message>
    <message>
        <source>Pipeline transfers</source>
        <translation>Transferts du pipeline</translation>
    </message>
    <message>
        <source>Activations between stages.</source>
        <translation>Activations entre étages.</translation>
    </message>
    <message>
        <source>All-to-all between experts.</source>
        <translation>All-to-all entre experts.</translation>
    </message>
    <message>
        <source>Exchange of gradients that nothing hides.</source>
        <translation>Échange de gradients que rien ne masque.</translation>
    </message>
    <message>
        <source>Update of the weights.</source>
        <translation>Mise à jour des poids.</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Itération</translation>
    </message>
    <message>
        <source>All parts together.</source>
        <translation>Toutes les parties réunies.</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Décodeur</translation>
    </message>
    <message>
        <source>Generates text token by token, as GPT does.</source>
        <translation>Génère le texte jeton par jeton, comme GPT.</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encodeur</translation>
    </message>
    <message>
        <source>Reads whole sequences, as BERT does.</source>
        <translation>Lit des séquences entières, comme BERT.</translation>
    </message>
    <message>
        <source>Encoder and decoder</source>
        <translation>Encodeur et décodeur</translation>
    </message>
    <message>
        <source>As many layers of each, as T5 has.</source>
        <translation>Autant de couches de chacun, comme T5.</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modèle de langage</translation>
    </message>
    <message>
        <source>What its makers call it.</source>
        <translation>Comment ses auteurs l’appellent.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>The series it belongs to.</source>
        <translation>La série à laquelle il appartient.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>How the layers are joined.</source>
        <translation>Comment les couches sont reliées.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Transformer layers.</source>
        <translation>Couches de transformeur.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimension cachée</translation>
    </message>
    <message>
        <source>Width of the residual stream.</source>
        <translation>Largeur du flux résiduel.</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Têtes d’attention</translation>
    </message>
    <message>
        <source>Query heads of a layer.</source>
        <translation>Têtes de requête d’une couche.</translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation>Têtes clé-valeur</translation>
    </message>
    <message>
        <source>Fewer than attention heads in grouped-query attention.</source>
        <translation>Moins que de têtes d’attention si l’attention est à requêtes groupées.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Dimension de tête</translation>
    </message>
    <message>
        <source>Width of one head.</source>
        <translation>Largeur d’une tête.</translation>
    </message>
    <message>
        <source>FFN size</source>
        <translation>Dimension FFN</translation>
    </message>
    <message>
        <source>Inner width of a dense feed-forward layer.</source>
        <translation>Largeur interne d’une couche feed-forward dense.</translation>
    </message>
    <message>
        <source>Gated FFN</source>
        <translation>FFN à porte</translation>
    </message>
    <message>
        <source>Three matrices (SwiGLU) instead of two.</source>
        <translation>Trois matrices (SwiGLU) au lieu de deux.</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>Plongements liés</translation>
    </message>
    <message>
        <source>Input and output share one matrix.</source>
        <translation>Entrée et sortie partagent une même matrice.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>Tokens that the model knows.</source>
        <translation>Jetons que le modèle connaît.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Longest sequence.</source>
        <translation>Plus longue séquence.</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>Positions apprises</translation>
    </message>
    <message>
        <source>Rows of a learned position table.</source>
        <translation>Lignes d’une table de positions apprise.</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>Routed experts of a layer; none in a dense model.</source>
        <translation>Experts routés d’une couche ; aucun dans un modèle dense.</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Experts par jeton</translation>
    </message>
    <message>
        <source>Routed experts that one token visits.</source>
        <translation>Experts routés que traverse un jeton.</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Experts partagés</translation>
    </message>
    <message>
        <source>Experts that every token visits.</source>
        <translation>Experts que traverse chaque jeton.</translation>
    </message>
    <message>
        <source>Expert FFN size</source>
        <translation>Dimension FFN d’un expert</translation>
    </message>
    <message>
        <source>Inner width of one expert.</source>
        <translation>Largeur interne d’un expert.</translation>
    </message>
    <message>
        <source>Dense layers</source>
        <translation>Couches denses</translation>
    </message>
    <message>
        <source>Layers of a mixture of experts that have a dense feed-forward layer.</source>
        <translation>Couches d’un mélange d’experts qui ont une couche feed-forward dense.</translation>
    </message>
    <message>
        <source>Query rank</source>
        <translation>Rang des requêtes</translation>
    </message>
    <message>
        <source>Compressed queries of multi-head latent attention.</source>
        <translation>Requêtes compressées de l’attention latente multi-tête.</translation>
    </message>
    <message>
        <source>Key-value rank</source>
        <translation>Rang clé-valeur</translation>
    </message>
    <message>
        <source>Compressed keys and values of multi-head latent attention; sets the attention&apos;s kind.</source>
        <translation>Clés et valeurs compressées de l’attention latente multi-tête ; fixe le genre d’attention.</translation>
    </message>
    <message>
        <source>Rotary size</source>
        <translation>Dimension rotative</translation>
    </message>
    <message>
        <source>Separate rotary part of a key in multi-head latent attention.</source>
        <translation>Partie rotative séparée d’une clé de l’attention latente multi-tête.</translation>
    </message>
    <message>
        <source>Value size</source>
        <translation>Dimension des valeurs</translation>
    </message>
    <message>
        <source>Width of one value head where it differs from the head size.</source>
        <translation>Largeur d’une tête de valeur si elle diffère de la dimension de tête.</translation>
    </message>
    <message>
        <source>Published parameters</source>
        <translation>Paramètres publiés</translation>
    </message>
    <message>
        <source>What its makers count; for comparison with the formula.</source>
        <translation>Ce que comptent ses auteurs ; à comparer à la formule.</translation>
    </message>
    <message>
        <source>Published active parameters</source>
        <translation>Paramètres actifs publiés</translation>
    </message>
    <message>
        <source>Parameters that one token visits, as its makers count.</source>
        <translation>Paramètres que traverse un jeton, selon le compte de ses auteurs.</translation>
    </message>
    <message>
        <source>{}: {} cannot train in {}.</source>
        <translation>{} : {} ne peut pas entraîner en {}.</translation>
    </message>
    <message>
        <source>Train in mixed precision.</source>
        <translation>Entraînez en précision mixte.</translation>
    </message>
    <message>
        <source>{}: no servers are left for the job.</source>
        <translation>{} : il ne reste aucun serveur pour le travail.</translation>
    </message>
    <message>
        <source>{}: no layout on {} GPUs keeps what the job asks for.</source>
        <translation>{} : aucun découpage sur {} GPU ne respecte ce que le travail demande.</translation>
    </message>
    <message>
        <source>{}: {} needs {} GiB on each of {} GPUs at the least; {} has {} GiB.</source>
        <translation>{} : {} exige au moins {} GiB sur chacun des {} GPU ; {} a {} GiB.</translation>
    </message>
    <message>
        <source>It fits on {} GPUs ({} servers).</source>
        <translation>Il tient sur {} GPU ({} serveurs).</translation>
    </message>
    <message>
        <source>It fits on no number of these GPUs in this layout.</source>
        <translation>Il ne tient sur aucun nombre de ces GPU avec ce découpage.</translation>
    </message>
    <message>
        <source>{}: nobody measured it on {}; {} samples/s ({} to {}) is carried over from {}.</source>
        <translation>{} : personne ne l’a mesuré sur {} ; {} éch/s ({} à {}) sont transposés de {}.</translation>
    </message>
    <message>
        <source>Measure the job on this GPU; until then plan with the low figure.</source>
        <translation>Mesurez le travail sur ce GPU ; d’ici là, prévoyez avec le chiffre bas.</translation>
    </message>
    <message>
        <source>{}: {} samples/s on {} GPUs is extrapolated; measured were up to {} GPUs.</source>
        <translation>{} : {} éch/s sur {} GPU sont extrapolés ; les mesures vont jusqu’à {} GPU.</translation>
    </message>
    <message>
        <source>{}: nobody ran a batch of {} per GPU; memory may not hold it.</source>
        <translation>{} : personne n’a essayé un lot de {} par GPU ; la mémoire pourrait ne pas le tenir.</translation>
    </message>
    <message>
        <source>Take a batch that was measured.</source>
        <translation>Prenez un lot qui a été mesuré.</translation>
    </message>
    <message>
        <source>{}: {} of {} GPUs work; the batch and the layers do not divide among more.</source>
        <translation>{} : {} GPU sur {} travaillent ; le lot et les couches ne se divisent pas entre davantage.</translation>
    </message>
    <message>
        <source>Choose a global batch with more divisors.</source>
        <translation>Choisissez un lot global qui a plus de diviseurs.</translation>
    </message>
    <message>
        <source>{}: the hidden size {} over {} GPUs is no multiple of 64; matrix products run slower.</source>
        <translation>{} : la dimension cachée {} sur {} GPU n’est pas un multiple de 64 ; les produits de matrices sont plus lents.</translation>
    </message>
    <message>
        <source>Choose a hidden size that is a multiple of 128 per tensor-parallel GPU.</source>
        <translation>Choisissez une dimension cachée multiple de 128 par GPU du parallélisme tensoriel.</translation>
    </message>
    <message>
        <source>{}: {} cannot compute with {} weights.</source>
        <translation>{} : {} ne peut pas calculer avec des poids {}.</translation>
    </message>
    <message>
        <source>Serve with 16-bit weights.</source>
        <translation>Servez avec des poids sur 16 bits.</translation>
    </message>
    <message>
        <source>{}: nobody measured it on {}; the throughput is carried over from {}.</source>
        <translation>{} : personne ne l’a mesuré sur {} ; le débit est transposé de {}.</translation>
    </message>
    <message>
        <source>Measure the service on this GPU.</source>
        <translation>Mesurez le service sur ce GPU.</translation>
    </message>
    <message>
        <source>{}: nobody published this model&apos;s latency on {}; the figures come from peak rates.</source>
        <translation>{} : personne n’a publié la latence de ce modèle sur {} ; les chiffres viennent des débits de crête.</translation>
    </message>
    <message>
        <source>Measure one replica before promising a latency.</source>
        <translation>Mesurez une réplique avant de vous engager sur une latence.</translation>
    </message>
    <message>
        <source>{}: the weights of {} take {} GiB; a server of {} GPUs has {} GiB for weights, cache and buffers.</source>
        <translation>{} : les poids de {} prennent {} GiB ; un serveur de {} GPU a {} GiB pour poids, cache et tampons.</translation>
    </message>
    <message>
        <source>Take smaller weights, GPUs with more memory, or a larger server.</source>
        <translation>Prenez des poids plus petits, des GPU avec plus de mémoire, ou un serveur plus grand.</translation>
    </message>
    <message>
        <source>{}: an answer takes {} ms on {} GPUs without any load; {} ms are promised.</source>
        <translation>{} : une réponse prend {} ms sur {} GPU sans aucune charge ; l’engagement est de {} ms.</translation>
    </message>
    <message>
        <source>{}: the first token takes {} ms on {} GPUs without any load; {} ms are promised.</source>
        <translation>{} : le premier jeton prend {} ms sur {} GPU sans aucune charge ; l’engagement est de {} ms.</translation>
    </message>
    <message>
        <source>{}: a token takes {} ms on {} GPUs without any load; {} ms are promised.</source>
        <translation>{} : un jeton prend {} ms sur {} GPU sans aucune charge ; l’engagement est de {} ms.</translation>
    </message>
    <message>
        <source>{}: {} replicas of {} GPUs are needed ({} for the peak); the servers hold {}.</source>
        <translation>{} : il faut {} répliques de {} GPU ({} pour la pointe) ; les serveurs en tiennent {}.</translation>
    </message>
    <message>
        <source>{} servers would do.</source>
        <translation>{} serveurs suffiraient.</translation>
    </message>
    <message>
        <source>{}: no number of servers meets what is asked; one server is planned for it.</source>
        <translation>{} : aucun nombre de serveurs ne tient ce qui est demandé ; un seul serveur est prévu pour lui.</translation>
    </message>
    <message>
        <source>{} decides the number of servers: {}.</source>
        <translation>{} décide du nombre de serveurs : {}.</translation>
    </message>
    <message>
        <source>A deadline of {} instead of {} saves a server.</source>
        <translation>Une échéance de {} au lieu de {} économise un serveur.</translation>
    </message>
    <message>
        <source>Fewer runs per year save servers.</source>
        <translation>Moins d’entraînements par an économisent des serveurs.</translation>
    </message>
    <message>
        <source>GPUs with more memory, or less of it per GPU by recomputation or ZeRO, save servers.</source>
        <translation>Des GPU avec plus de mémoire, ou moins de mémoire par GPU grâce au recalcul ou à ZeRO, économisent des serveurs.</translation>
    </message>
    <message>
        <source>{} decides the number of servers: {} GPUs = {} replicas x {}.</source>
        <translation>{} décide du nombre de serveurs : {} GPU = {} répliques x {}.</translation>
    </message>
    <message>
        <source>A peak of {} instead of {} requests per second saves a replica.</source>
        <translation>Une pointe de {} au lieu de {} requêtes par seconde économise une réplique.</translation>
    </message>
    <message>
        <source>What does it take to serve {}, does the site carry it, and what does it cost over {}?</source>
        <translation>Que faut-il pour servir {}, le site l’admet-il et qu’est-ce que cela coûte sur {} ?</translation>
    </message>
    <message>
        <source>What does it take to train {} and to serve {}, does the site carry it, and what does it cost over {}?</source>
        <translation>Que faut-il pour entraîner {} et servir {}, le site l’admet-il et qu’est-ce que cela coûte sur {} ?</translation>
    </message>
    <message>
        <source>output of {}, at its mean use</source>
        <translation>sortie de {}, à son utilisation moyenne</translation>
    </message>
    <message>
        <source>GPUs of {} = replicas x GPUs per replica</source>
        <translation>GPU de {} = répliques x GPU par réplique</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Repose sur</translation>
    </message>
    <message>
        <source>The samples of a language model are tokens.</source>
        <translation>Les échantillons d’un modèle de langage sont des jetons.</translation>
    </message>
    <message>
        <source>Parallel layouts of language models</source>
        <translation>Découpages parallèles des modèles de langage</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Bulle</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Communication</translation>
    </message>
    <message>
        <source>Inference services</source>
        <translation>Services d’inférence</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Répliques</translation>
    </message>
    <message>
        <source>GPUs per replica</source>
        <translation>GPU par réplique</translation>
    </message>
    <message>
        <source>Token/s per GPU</source>
        <translation>Jeton/s par GPU</translation>
    </message>
    <message>
        <source>First token, 99 %</source>
        <translation>Premier jeton, 99 %</translation>
    </message>
    <message>
        <source>Further token, 99 %</source>
        <translation>Jeton suivant, 99 %</translation>
    </message>
    <message>
        <source>Mean use</source>
        <translation>Utilisation moyenne</translation>
    </message>
    <message>
        <source>Latencies at the peak rate, from simulated requests.</source>
        <translation>Latences au débit de pointe, à partir de requêtes simulées.</translation>
    </message>
    <message>
        <source>Fine-tuning jobs</source>
        <translation>Affinages</translation>
    </message>
    <message>
        <source>Energy per training run</source>
        <translation>Énergie par entraînement</translation>
    </message>
    <message>
        <source>Of the first job: GPU-hours x power of a busy GPU with its share of server and network x PUE.</source>
        <translation>Du premier entraînement : GPU-heures x puissance d’un GPU occupé avec sa part de serveur et de réseau x PUE.</translation>
    </message>
    <message>
        <source>Energy per million tokens</source>
        <translation>Énergie par million de jetons</translation>
    </message>
    <message>
        <source>Output tokens of the first service: mean power of its GPUs x PUE over the tokens that they answer.</source>
        <translation>Jetons de sortie du premier service : puissance moyenne de ses GPU x PUE sur les jetons qu’ils produisent.</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagés</translation>
    </message>
    <message>
        <source>Takes turns with other jobs on all training servers.</source>
        <translation>Alterne avec d’autres travaux sur tous les serveurs d’entraînement.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Dédiés</translation>
    </message>
    <message>
        <source>Has servers of its own.</source>
        <translation>A ses propres serveurs.</translation>
    </message>
    <message>
        <source>The workload whose measured throughput is used, unless a language model is stated.</source>
        <translation>La charge dont le débit mesuré est utilisé, sauf si un modèle de langage est indiqué.</translation>
    </message>
    <message>
        <source>Plans the job from the model&apos;s shape instead of a measured profile.</source>
        <translation>Planifie le travail d’après la forme du modèle au lieu d’un profil mesuré.</translation>
    </message>
    <message>
        <source>none: the profile counts</source>
        <translation>aucun : le profil compte</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Lot global</translation>
    </message>
    <message>
        <source>Samples of one step over all GPUs.</source>
        <translation>Échantillons d’un pas sur tous les GPU.</translation>
    </message>
    <message>
        <source>profile: as the batch per GPU; model: 4 Mi tokens</source>
        <translation>profil : selon le lot par GPU ; modèle : 4 Mi jetons</translation>
    </message>
    <message>
        <source>as the profile says; model: its context, at most 4096</source>
        <translation>selon le profil ; modèle : son contexte, au plus 4096</translation>
    </message>
    <message>
        <source>Whether the job shares the training servers.</source>
        <translation>Si le travail partage les serveurs d’entraînement.</translation>
    </message>
    <message>
        <source>What a framework reaches on these GPUs; for language models.</source>
        <translation>Ce qu’une bibliothèque atteint sur ces GPU ; pour les modèles de langage.</translation>
    </message>
    <message>
        <source>the one that was fitted to these GPUs</source>
        <translation>celui qui a été ajusté à ces GPU</translation>
    </message>
    <message>
        <source>Fine-tuning job</source>
        <translation>Affinage</translation>
    </message>
    <message>
        <source>The model that is trained further.</source>
        <translation>Le modèle que l’on affine.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>What is trained.</source>
        <translation>Ce qui est entraîné.</translation>
    </message>
    <message>
        <source>Adapter rank</source>
        <translation>Rang des adaptateurs</translation>
    </message>
    <message>
        <source>Of LoRA and QLoRA.</source>
        <translation>De LoRA et QLoRA.</translation>
    </message>
    <message>
        <source>Sequences of one step over all GPUs.</source>
        <translation>Séquences d’un pas sur tous les GPU.</translation>
    </message>
    <message>
        <source>Tokens in one sequence.</source>
        <translation>Jetons dans une séquence.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Séquences</translation>
    </message>
    <message>
        <source>Sequences of one run.</source>
        <translation>Séquences d’un entraînement.</translation>
    </message>
    <message>
        <source>Tokens of one run.</source>
        <translation>Jetons d’un entraînement.</translation>
    </message>
    <message>
        <source>from sequences or epochs</source>
        <translation>à partir des séquences ou des époques</translation>
    </message>
    <message>
        <source>from sequences</source>
        <translation>à partir des séquences</translation>
    </message>
    <message>
        <source>Sequences in the data set, for epochs.</source>
        <translation>Séquences du jeu de données, pour les époques.</translation>
    </message>
    <message>
        <source>What a framework reaches on these GPUs.</source>
        <translation>Ce qu’une bibliothèque atteint sur ces GPU.</translation>
    </message>
    <message>
        <source>Inference service</source>
        <translation>Service d’inférence</translation>
    </message>
    <message>
        <source>What you call the service.</source>
        <translation>Comment vous appelez le service.</translation>
    </message>
    <message>
        <source>The model that answers, unless a measured profile is stated.</source>
        <translation>Le modèle qui répond, sauf si un profil mesuré est indiqué.</translation>
    </message>
    <message>
        <source>Plans the service from measured inference (images, sentences ...) instead of a language model; a request is one work unit.</source>
        <translation>Planifie le service d’après une inférence mesurée (images, phrases ...) au lieu d’un modèle de langage ; une requête est une unité de travail.</translation>
    </message>
    <message>
        <source>none: the language model counts</source>
        <translation>aucun : le modèle de langage compte</translation>
    </message>
    <message>
        <source>Format in which the weights are kept.</source>
        <translation>Format dans lequel les poids sont conservés.</translation>
    </message>
    <message>
        <source>Cache bits</source>
        <translation>Bits du cache</translation>
    </message>
    <message>
        <source>Bits of a number in the key-value cache.</source>
        <translation>Bits d’un nombre dans le cache clé-valeur.</translation>
    </message>
    <message>
        <source>Requests per second in the busiest hour.</source>
        <translation>Requêtes par seconde à l’heure la plus chargée.</translation>
    </message>
    <message>
        <source>Daily shape</source>
        <translation>Profil journalier</translation>
    </message>
    <message>
        <source>How the rate changes over a day.</source>
        <translation>Comment le débit varie sur une journée.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Mean tokens of a request.</source>
        <translation>Nombre moyen de jetons d’une requête.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Mean tokens of an answer.</source>
        <translation>Nombre moyen de jetons d’une réponse.</translation>
    </message>
    <message>
        <source>Spread of prompts</source>
        <translation>Dispersion des prompts</translation>
    </message>
    <message>
        <source>Standard deviation over mean; 0 means all alike.</source>
        <translation>Écart type sur moyenne ; 0 : tous identiques.</translation>
    </message>
    <message>
        <source>Spread of outputs</source>
        <translation>Dispersion des sorties</translation>
    </message>
    <message>
        <source>Burstiness</source>
        <translation>Irrégularité des arrivées</translation>
    </message>
    <message>
        <source>Standard deviation over mean of the time between requests; 1 is a Poisson process.</source>
        <translation>Écart type sur moyenne du temps entre requêtes ; 1 est un processus de Poisson.</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Délai du premier jeton</translation>
    </message>
    <message>
        <source>Promise: 99 of 100 requests see their first token, or the whole answer of a measured profile, in this time.</source>
        <translation>Engagement : 99 requêtes sur 100 reçoivent leur premier jeton, ou toute la réponse d’un profil mesuré, dans ce délai.</translation>
    </message>
    <message>
        <source>no promise</source>
        <translation>sans engagement</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Temps par jeton de sortie</translation>
    </message>
    <message>
        <source>Promise: 99 of 100 requests see further tokens at this pace or faster.</source>
        <translation>Engagement : 99 requêtes sur 100 reçoivent les jetons suivants à ce rythme ou plus vite.</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Disponibilité</translation>
    </message>
    <message>
        <source>Share of the time in which the peak can be served; spare replicas follow from it.</source>
        <translation>Part du temps où la pointe peut être servie ; les répliques de réserve en découlent.</translation>
    </message>
    <message>
        <source>Availability of a replica</source>
        <translation>Disponibilité d’une réplique</translation>
    </message>
    <message>
        <source>Share of the time in which one replica works.</source>
        <translation>Part du temps où une réplique fonctionne.</translation>
    </message>
    <message>
        <source>GPUs that share the model (tensor parallel).</source>
        <translation>GPU qui se partagent le modèle (parallélisme tensoriel).</translation>
    </message>
    <message>
        <source>Largest batch</source>
        <translation>Lot maximal</translation>
    </message>
    <message>
        <source>Requests that a replica works on at a time.</source>
        <translation>Requêtes qu’une réplique traite à la fois.</translation>
    </message>
    <message>
        <source>as memory allows</source>
        <translation>selon la mémoire</translation>
    </message>
    <message>
        <source>What a serving program reaches on these GPUs.</source>
        <translation>Ce qu’un logiciel d’inférence atteint sur ces GPU.</translation>
    </message>
    <message>
        <source>Own language models</source>
        <translation>Modèles de langage hors catalogue</translation>
    </message>
    <message>
        <source>Shapes that the catalogue does not have; jobs and services name them.</source>
        <translation>Formes absentes du catalogue ; travaux et services les désignent par leur nom.</translation>
    </message>
    <message>
        <source>Jobs that train a finished language model further.</source>
        <translation>Travaux qui affinent un modèle de langage déjà entraîné.</translation>
    </message>
    <message>
        <source>Services that answer requests with a language model.</source>
        <translation>Services qui répondent à des requêtes avec un modèle de langage.</translation>
    </message>
    <message>
        <source>That the job runs on.</source>
        <translation>Sur lesquels le travail tourne.</translation>
    </message>
    <message>
        <source>Throughput, low</source>
        <translation>Débit, bas</translation>
    </message>
    <message>
        <source>Lower end of the range that measurements like this one spread over.</source>
        <translation>Bas de la plage sur laquelle des mesures comme celle-ci se dispersent.</translation>
    </message>
    <message>
        <source>Throughput, high</source>
        <translation>Débit, haut</translation>
    </message>
    <message>
        <source>Upper end of that range.</source>
        <translation>Haut de cette plage.</translation>
    </message>
    <message>
        <source>Of one GPU at work at this scale.</source>
        <translation>D’un GPU au travail à cette échelle.</translation>
    </message>
    <message>
        <source>Throughput per GPU at this scale over that of a single GPU; of a language model the share of the iteration in which no GPU waits or is left out.</source>
        <translation>Débit par GPU à cette échelle sur celui d’un seul GPU ; pour un modèle de langage, part de l’itération où aucun GPU n’attend ni n’est laissé de côté.</translation>
    </message>
    <message>
        <source>HFU</source>
        <translation>HFU</translation>
    </message>
    <message>
        <source>Hardware FLOP utilisation: counts recomputed operations too.</source>
        <translation>Utilisation des FLOP du matériel : compte aussi les opérations recalculées.</translation>
    </message>
    <message>
        <source>Samples that one GPU works on in one step.</source>
        <translation>Échantillons qu’un GPU traite dans un pas.</translation>
    </message>
    <message>
        <source>Time of one step of the optimizer.</source>
        <translation>Durée d’un pas de l’optimiseur.</translation>
    </message>
    <message>
        <source>Share of the iteration in which stages wait.</source>
        <translation>Part de l’itération où des étages attendent.</translation>
    </message>
    <message>
        <source>Share of the iteration in which GPUs wait for each other&apos;s data.</source>
        <translation>Part de l’itération où des GPU attendent les données les uns des autres.</translation>
    </message>
    <message>
        <source>Memory per GPU.</source>
        <translation>Mémoire par GPU.</translation>
    </message>
    <message>
        <source>The service.</source>
        <translation>Le service.</translation>
    </message>
    <message>
        <source>Installed: needed for the peak and spare.</source>
        <translation>Installées : nécessaires pour la pointe et de réserve.</translation>
    </message>
    <message>
        <source>Replicas needed</source>
        <translation>Répliques nécessaires</translation>
    </message>
    <message>
        <source>That must work to serve the peak.</source>
        <translation>Qui doivent fonctionner pour servir la pointe.</translation>
    </message>
    <message>
        <source>GPUs that hold the model together.</source>
        <translation>GPU qui portent ensemble le modèle.</translation>
    </message>
    <message>
        <source>Replicas x GPUs per replica.</source>
        <translation>Répliques x GPU par réplique.</translation>
    </message>
    <message>
        <source>Output tokens (of a measured profile work units) per second that all needed replicas can serve within the promise.</source>
        <translation>Jetons de sortie (unités de travail pour un profil mesuré) par seconde que toutes les répliques nécessaires peuvent servir en tenant l’engagement.</translation>
    </message>
    <message>
        <source>Output tokens (of a measured profile work units) per second of one GPU within the promise.</source>
        <translation>Jetons de sortie (unités de travail pour un profil mesuré) par seconde d’un GPU en tenant l’engagement.</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Requests per second that all needed replicas can serve within the promise.</source>
        <translation>Requêtes par seconde que toutes les répliques nécessaires peuvent servir en tenant l’engagement.</translation>
    </message>
    <message>
        <source>Time to first token, median</source>
        <translation>Délai du premier jeton, médiane</translation>
    </message>
    <message>
        <source>At the peak.</source>
        <translation>À la pointe.</translation>
    </message>
    <message>
        <source>Time to first token, 99 %</source>
        <translation>Délai du premier jeton, 99 %</translation>
    </message>
    <message>
        <source>Time per output token, median</source>
        <translation>Temps par jeton de sortie, médiane</translation>
    </message>
    <message>
        <source>Time per output token, 99 %</source>
        <translation>Temps par jeton de sortie, 99 %</translation>
    </message>
    <message>
        <source>Requests of mean length that the memory of a replica holds at a time.</source>
        <translation>Requêtes de longueur moyenne que la mémoire d’une réplique tient à la fois.</translation>
    </message>
    <message>
        <source>Mean rate over the rate that all installed replicas could serve.</source>
        <translation>Débit moyen sur le débit que toutes les répliques installées pourraient servir.</translation>
    </message>
    <message>
        <source>In use at the largest batch.</source>
        <translation>Utilisée au lot maximal.</translation>
    </message>
    <message>
        <source>Key-value cache</source>
        <translation>Cache clé-valeur</translation>
    </message>
    <message>
        <source>Output tokens per year</source>
        <translation>Jetons de sortie par an</translation>
    </message>
    <message>
        <source>Mean rate x output tokens.</source>
        <translation>Débit moyen x jetons de sortie.</translation>
    </message>
    <message>
        <source>How far the latencies are from a measurement.</source>
        <translation>À quelle distance d’une mesure se trouvent les latences.</translation>
    </message>
    <message>
        <source>The engine and measurement that it rests on.</source>
        <translation>Le moteur et la mesure sur lesquels il repose.</translation>
    </message>
    <message>
        <source>Meets the promise</source>
        <translation>Tient l’engagement</translation>
    </message>
    <message>
        <source>Whether the peak is served within the promised latencies.</source>
        <translation>Si la pointe est servie en tenant les latences promises.</translation>
    </message>
    <message>
        <source>One entry per service, in the order of the inputs.</source>
        <translation>Une entrée par service, dans l’ordre des entrées.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Donné</translation>
    </message>
    <message>
        <source>The number of servers is an input.</source>
        <translation>Le nombre de serveurs est une entrée.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>No job asks for more than one server.</source>
        <translation>Aucun travail ne demande plus d’un serveur.</translation>
    </message>
    <message>
        <source>A run must end in time.</source>
        <translation>Un entraînement doit finir à temps.</translation>
    </message>
    <message>
        <source>All runs must fit into the year.</source>
        <translation>Tous les entraînements doivent tenir dans l’année.</translation>
    </message>
    <message>
        <source>The model must fit into the GPUs&apos; memory.</source>
        <translation>Le modèle doit tenir dans la mémoire des GPU.</translation>
    </message>
    <message>
        <source>Request rate</source>
        <translation>Débit de requêtes</translation>
    </message>
    <message>
        <source>The peak of requests must be served.</source>
        <translation>La pointe de requêtes doit être servie.</translation>
    </message>
    <message>
        <source>The promised latency limits the load of a replica.</source>
        <translation>La latence promise limite la charge d’une réplique.</translation>
    </message>
    <message>
        <source>Training servers</source>
        <translation>Serveurs d’entraînement</translation>
    </message>
    <message>
        <source>Working servers that training and fine-tuning jobs have.</source>
        <translation>Serveurs en service dont disposent entraînements et affinages.</translation>
    </message>
    <message>
        <source>Inference servers</source>
        <translation>Serveurs d’inférence</translation>
    </message>
    <message>
        <source>Working servers that services have.</source>
        <translation>Serveurs en service dont disposent les services.</translation>
    </message>
    <message>
        <source>Sized by</source>
        <translation>Dimensionné par</translation>
    </message>
    <message>
        <source>What decides the number of servers.</source>
        <translation>Ce qui décide du nombre de serveurs.</translation>
    </message>
    <message>
        <source>Deciding job</source>
        <translation>Travail décisif</translation>
    </message>
    <message>
        <source>The job or service that decides it.</source>
        <translation>Le travail ou le service qui en décide.</translation>
    </message>
    <message>
        <source>Neither generators nor a minute of battery: every outage of the utility stops the servers.</source>
        <translation>Ni groupes électrogènes ni une minute de batterie : toute coupure du réseau public arrête les serveurs.</translation>
    </message>
    <message>
        <source>Leave parts of the parallel layout open, or take a number of GPUs that is their product.</source>
        <translation>Laissez libre une partie du découpage parallèle, ou prenez un nombre de GPU égal au produit de ses facteurs.</translation>
    </message>
    <message>
        <source>No number of replicas changes that: promise more time, take smaller weights or faster GPUs.</source>
        <translation>Aucun nombre de répliques n’y change rien : accordez plus de temps, prenez des poids plus petits ou des GPU plus rapides.</translation>
    </message>
    <message>
        <source>estimate, assumption, or not checked at its source: replace it by your own figure where it decides.</source>
        <translation>estimation, hypothèse, ou non vérifié à la source : remplacez-le par votre propre chiffre là où il décide.</translation>
    </message>
    <message>
        <source>Peak request rate</source>
        <translation>Débit de pointe des requêtes</translation>
    </message>
    <message>
        <source>The measurement, or the engine and the layout, that it rests on.</source>
        <translation>La mesure, ou le moteur et le découpage, sur lesquels il repose.</translation>
    </message>
    <message>
        <source>{}: {} ms on {} GPUs without any load, more under any; {} ms are promised.</source>
        <translation>{} : {} ms sur {} GPU sans aucune charge, davantage dès qu’il y en a ; {} ms sont promis.</translation>
    </message>
    <message>
        <source>server - router</source>
        <translation>serveur - routeur</translation>
    </message>
    <message>
        <source>server - leaf</source>
        <translation>serveur - feuille</translation>
    </message>
    <message>
        <source>leaf - spine</source>
        <translation>feuille - épine</translation>
    </message>
    <message>
        <source>spine - core</source>
        <translation>épine - cœur</translation>
    </message>
    <message>
        <source>router - router</source>
        <translation>routeur - routeur</translation>
    </message>
    <message>
        <source>group - group</source>
        <translation>groupe - groupe</translation>
    </message>
    <message>
        <source>router</source>
        <translation>routeur</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>feuille</translation>
    </message>
    <message>
        <source>spine</source>
        <translation>épine</translation>
    </message>
    <message>
        <source>core</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>no cable of this length</source>
        <translation>aucun câble de cette longueur</translation>
    </message>
    <message>
        <source>server</source>
        <translation>serveur</translation>
    </message>
    <message>
        <source>Ports per cage</source>
        <translation>Ports par cage</translation>
    </message>
    <message>
        <source>2 where one twin-port module serves two ports.</source>
        <translation>2 si un module à double port dessert deux ports.</translation>
    </message>
    <message>
        <source>Two or three levels of switches (folded Clos): the same bandwidth between all servers.</source>
        <translation>Deux ou trois niveaux de commutateurs (Clos replié) : la même bande passante entre tous les serveurs.</translation>
    </message>
    <message>
        <source>Rail-optimised fat tree</source>
        <translation>Fat tree optimisé par rails</translation>
    </message>
    <message>
        <source>A fat tree in which the same NIC of many servers meets in one leaf.</source>
        <translation>Un fat tree où le même NIC de nombreux serveurs arrive sur une même feuille.</translation>
    </message>
    <message>
        <source>Rail-only</source>
        <translation>Rails seuls</translation>
    </message>
    <message>
        <source>A network of its own for each NIC of a server: no path between rails but NVLink.</source>
        <translation>Un réseau propre à chaque NIC d’un serveur : aucun chemin entre rails hors NVLink.</translation>
    </message>
    <message>
        <source>Dragonfly+</source>
        <translation>Dragonfly+</translation>
    </message>
    <message>
        <source>Groups of leaves and spines, each two groups joined directly (Megafly).</source>
        <translation>Groupes de feuilles et d’épines, reliés directement deux à deux (Megafly).</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>Dragonfly</translation>
    </message>
    <message>
        <source>Groups of routers all joined to each other, each two groups joined directly.</source>
        <translation>Groupes de routeurs tous reliés entre eux ; les groupes sont reliés directement deux à deux.</translation>
    </message>
    <message>
        <source>HyperX</source>
        <translation>HyperX</translation>
    </message>
    <message>
        <source>Routers in a grid, all of a row and all of a column joined to each other.</source>
        <translation>Routeurs en grille ; tous ceux d’une ligne et tous ceux d’une colonne sont reliés entre eux.</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>Routers in a grid, each joined to its neighbours, the ends to each other.</source>
        <translation>Routeurs en grille, chacun relié à ses voisins, les extrémités entre elles.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptatif</translation>
    </message>
    <message>
        <source>The better of minimal and Valiant paths for the traffic at hand.</source>
        <translation>Le meilleur des chemins minimaux et de Valiant pour le trafic présent.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimal</translation>
    </message>
    <message>
        <source>Shortest paths only, spread over all of them.</source>
        <translation>Seulement les plus courts chemins, avec répartition sur tous.</translation>
    </message>
    <message>
        <source>Valiant</source>
        <translation>Valiant</translation>
    </message>
    <message>
        <source>By way of a random group or router: evens out any pattern, at twice the traffic.</source>
        <translation>Par un groupe ou un routeur tiré au hasard : égalise tout schéma de trafic, au prix d’un trafic doublé.</translation>
    </message>
    <message>
        <source>Packed</source>
        <translation>Groupé</translation>
    </message>
    <message>
        <source>Neighbouring ranks are in neighbouring servers: little traffic leaves a leaf.</source>
        <translation>Les rangs voisins sont dans des serveurs voisins : peu de trafic quitte une feuille.</translation>
    </message>
    <message>
        <source>Scattered</source>
        <translation>Dispersé</translation>
    </message>
    <message>
        <source>A job&apos;s servers are anywhere: nearly all of its traffic crosses the tapered levels.</source>
        <translation>Les serveurs d’un travail sont n’importe où : presque tout son trafic traverse les niveaux surabonnés.</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Uniforme</translation>
    </message>
    <message>
        <source>Everyone sends to everyone, as all-to-all does.</source>
        <translation>Chacun envoie à tous, comme le fait un all-to-all.</translation>
    </message>
    <message>
        <source>Nearest neighbour</source>
        <translation>Plus proche voisin</translation>
    </message>
    <message>
        <source>Each server sends to the next one, as a ring does.</source>
        <translation>Chaque serveur envoie au suivant, comme le fait un anneau.</translation>
    </message>
    <message>
        <source>Adversarial</source>
        <translation>Adverse</translation>
    </message>
    <message>
        <source>All servers of a group send to the next group.</source>
        <translation>Tous les serveurs d’un groupe envoient au groupe suivant.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>The fastest that the library has.</source>
        <translation>Le plus rapide dont dispose la bibliothèque.</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anneau</translation>
    </message>
    <message>
        <source>Around all GPUs: least data, many steps.</source>
        <translation>Autour de tous les GPU : le moins de données, beaucoup d’étapes.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Two binary trees over the servers: few steps.</source>
        <translation>Deux arbres binaires sur les serveurs : peu d’étapes.</translation>
    </message>
    <message>
        <source>Hierarchical</source>
        <translation>Hiérarchique</translation>
    </message>
    <message>
        <source>Reduce-scatter in the servers, rings across them, all-gather in the servers.</source>
        <translation>Reduce-scatter dans les serveurs, anneaux entre eux, all-gather dans les serveurs.</translation>
    </message>
    <message>
        <source>NVLS</source>
        <translation>NVLS</translation>
    </message>
    <message>
        <source>The NVLink switches of a server add up (NVLink SHARP).</source>
        <translation>Les commutateurs NVLink d’un serveur font la somme (NVLink SHARP).</translation>
    </message>
    <message>
        <source>Side fabric</source>
        <translation>Réseau annexe</translation>
    </message>
    <message>
        <source>Ports per server</source>
        <translation>Ports par serveur</translation>
    </message>
    <message>
        <source>Ports of a server into this network; 0: there is none.</source>
        <translation>Ports d’un serveur vers ce réseau ; 0 : il n’y en a pas.</translation>
    </message>
    <message>
        <source>the usual one of this network</source>
        <translation>celui qui est usuel pour ce réseau</translation>
    </message>
    <message>
        <source>as the switch&apos;s ports</source>
        <translation>selon les ports du commutateur</translation>
    </message>
    <message>
        <source>For storage, gateways and management servers, over all leaves.</source>
        <translation>Pour le stockage, les passerelles et les serveurs de gestion, sur toutes les feuilles.</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Of a Dragonfly or Dragonfly+.</source>
        <translation>D’un Dragonfly ou d’un Dragonfly+.</translation>
    </message>
    <message>
        <source>as few as hold the servers</source>
        <translation>le plus petit nombre qui tient les serveurs</translation>
    </message>
    <message>
        <source>Leaves per group</source>
        <translation>Feuilles par groupe</translation>
    </message>
    <message>
        <source>Leaves of a Dragonfly+ group, routers of a Dragonfly group.</source>
        <translation>Feuilles d’un groupe Dragonfly+, routeurs d’un groupe Dragonfly.</translation>
    </message>
    <message>
        <source>as the switch allows</source>
        <translation>selon ce que le commutateur permet</translation>
    </message>
    <message>
        <source>Spines per group</source>
        <translation>Épines par groupe</translation>
    </message>
    <message>
        <source>Of a Dragonfly+ group.</source>
        <translation>D’un groupe Dragonfly+.</translation>
    </message>
    <message>
        <source>Endpoints per leaf</source>
        <translation>Extrémités par feuille</translation>
    </message>
    <message>
        <source>Endpoint ports of a leaf or router.</source>
        <translation>Ports d’extrémité d’une feuille ou d’un routeur.</translation>
    </message>
    <message>
        <source>Global ports</source>
        <translation>Ports globaux</translation>
    </message>
    <message>
        <source>Ports to other groups of a spine (Dragonfly+) or router (Dragonfly).</source>
        <translation>Ports d’une épine (Dragonfly+) ou d’un routeur (Dragonfly) vers d’autres groupes.</translation>
    </message>
    <message>
        <source>Links per leaf and spine</source>
        <translation>Liaisons par feuille et épine</translation>
    </message>
    <message>
        <source>Cables between each leaf and each spine of a Dragonfly+ group.</source>
        <translation>Câbles entre chaque feuille et chaque épine d’un groupe Dragonfly+.</translation>
    </message>
    <message>
        <source>Links between groups</source>
        <translation>Liaisons entre groupes</translation>
    </message>
    <message>
        <source>Cables between each two groups.</source>
        <translation>Câbles entre deux groupes quelconques.</translation>
    </message>
    <message>
        <source>as many as the ports allow</source>
        <translation>autant que les ports le permettent</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensions</translation>
    </message>
    <message>
        <source>Routers along each axis of a HyperX or torus, as 8x8x4; empty: nearly equal axes.</source>
        <translation>Routeurs le long de chaque axe d’un HyperX ou d’un tore, par exemple 8x8x4 ; vide : axes presque égaux.</translation>
    </message>
    <message>
        <source>The switch of all levels (of the leaves when the spines have their own).</source>
        <translation>Le commutateur de tous les niveaux (des feuilles si les épines ont le leur).</translation>
    </message>
    <message>
        <source>Spine switch</source>
        <translation>Commutateur épine</translation>
    </message>
    <message>
        <source>Another switch for the spines of a two-level tree: a director with hundreds of ports.</source>
        <translation>Un autre commutateur pour les épines d’un arbre à deux niveaux : un directeur à des centaines de ports.</translation>
    </message>
    <message>
        <source>as the leaves</source>
        <translation>comme les feuilles</translation>
    </message>
    <message>
        <source>the cheapest for each length</source>
        <translation>le moins cher pour chaque longueur</translation>
    </message>
    <message>
        <source>NIC</source>
        <translation>NIC</translation>
    </message>
    <message>
        <source>Adapter to buy for each port of a server.</source>
        <translation>Adaptateur à acheter pour chaque port d’un serveur.</translation>
    </message>
    <message>
        <source>in the servers&apos; price</source>
        <translation>compris dans le prix des serveurs</translation>
    </message>
    <message>
        <source>Oversubscription of the spines</source>
        <translation>Surabonnement des épines</translation>
    </message>
    <message>
        <source>Spine down-links per up-link in three levels; 1 is non-blocking.</source>
        <translation>Liaisons descendantes par liaison montante d’une épine, avec trois niveaux ; 1 est non bloquant.</translation>
    </message>
    <message>
        <source>Levels of switches of a tree.</source>
        <translation>Niveaux de commutateurs d’un arbre.</translation>
    </message>
    <message>
        <source>the fewest that hold the servers</source>
        <translation>le plus petit nombre qui tient les serveurs</translation>
    </message>
    <message>
        <source>Spare ports per leaf</source>
        <translation>Ports libres par feuille</translation>
    </message>
    <message>
        <source>Down-ports of each leaf that stay free.</source>
        <translation>Ports descendants de chaque feuille qui restent libres.</translation>
    </message>
    <message>
        <source>Links per port</source>
        <translation>Liaisons par port</translation>
    </message>
    <message>
        <source>Links that every switch port is split into: 2 makes 128 ports of 400 Gbit/s of 64 of 800.</source>
        <translation>Liaisons en lesquelles chaque port de commutateur est divisé : 2 donne 128 ports à 400 Gbit/s à partir de 64 à 800.</translation>
    </message>
    <message>
        <source>Server links per port</source>
        <translation>Liaisons de serveurs par port</translation>
    </message>
    <message>
        <source>Servers&apos; links that share a leaf&apos;s port by a splitter cable.</source>
        <translation>Liaisons de serveurs qui se partagent un port de feuille par un câble éclaté.</translation>
    </message>
    <message>
        <source>Independent networks, each with a share of the NICs; rail-only has one per NIC.</source>
        <translation>Réseaux indépendants, chacun avec une part des NIC ; avec des rails seuls, un par NIC.</translation>
    </message>
    <message>
        <source>from the layout of the racks</source>
        <translation>selon la disposition des baies</translation>
    </message>
    <message>
        <source>Racks per row</source>
        <translation>Baies par rangée</translation>
    </message>
    <message>
        <source>Of the hall.</source>
        <translation>De la salle.</translation>
    </message>
    <message>
        <source>Row pitch</source>
        <translation>Pas des rangées</translation>
    </message>
    <message>
        <source>From the front of a row to the front of the next: rack and half of a cold and a hot aisle.</source>
        <translation>De la face d’une rangée à la face de la suivante : baie et moitié d’une allée froide et d’une allée chaude.</translation>
    </message>
    <message>
        <source>Cable slack</source>
        <translation>Mou de câble</translation>
    </message>
    <message>
        <source>Added to the path of each cable that leaves its rack.</source>
        <translation>Ajouté au chemin de chaque câble qui quitte sa baie.</translation>
    </message>
    <message>
        <source>Tray above racks</source>
        <translation>Chemin de câbles au-dessus des baies</translation>
    </message>
    <message>
        <source>From the top of a rack to the cable tray.</source>
        <translation>Du haut d’une baie au chemin de câbles.</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>Pièces de rechange</translation>
    </message>
    <message>
        <source>Switches, cables and transceivers bought in reserve, of each kind; 2 to 5 % are usual.</source>
        <translation>Commutateurs, câbles et émetteurs-récepteurs achetés en réserve, de chaque genre ; 2 à 5&#xa0;% est usuel.</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Routage</translation>
    </message>
    <message>
        <source>How packets choose among paths.</source>
        <translation>Comment les paquets choisissent parmi les chemins.</translation>
    </message>
    <message>
        <source>Placement of jobs</source>
        <translation>Placement des travaux</translation>
    </message>
    <message>
        <source>Where the servers of a job are.</source>
        <translation>Où sont les serveurs d’un travail.</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>All-reduce</translation>
    </message>
    <message>
        <source>Which algorithm reduces over all GPUs.</source>
        <translation>Quel algorithme réduit sur tous les GPU.</translation>
    </message>
    <message>
        <source>Hierarchical all-reduce</source>
        <translation>All-reduce hiérarchique</translation>
    </message>
    <message>
        <source>The training software reduces in the servers first; NCCL by itself does not.</source>
        <translation>Le logiciel d’entraînement réduit d’abord dans les serveurs ; NCCL seul ne le fait pas.</translation>
    </message>
    <message>
        <source>Reduction in the network</source>
        <translation>Réduction dans le réseau</translation>
    </message>
    <message>
        <source>The switches add up (SHARP): half of the data crosses the network.</source>
        <translation>Les commutateurs font la somme (SHARP) : la moitié des données traverse le réseau.</translation>
    </message>
    <message>
        <source>Efficiency of Ethernet</source>
        <translation>Efficacité d’Ethernet</translation>
    </message>
    <message>
        <source>Sustained rate over InfiniBand&apos;s on like links: 1 with scheduled or adaptive routing; ECMP alone is lower.</source>
        <translation>Débit soutenu sur celui d’InfiniBand avec des liaisons égales : 1 avec routage ordonnancé ou adaptatif ; ECMP seul fait moins.</translation>
    </message>
    <message>
        <source>Storage network</source>
        <translation>Réseau de stockage</translation>
    </message>
    <message>
        <source>In-band management network</source>
        <translation>Réseau de gestion dans la bande</translation>
    </message>
    <message>
        <source>Out-of-band management network</source>
        <translation>Réseau de gestion hors bande</translation>
    </message>
    <message>
        <source>Of this network.</source>
        <translation>De ce réseau.</translation>
    </message>
    <message>
        <source>0 in two levels.</source>
        <translation>0 avec deux niveaux.</translation>
    </message>
    <message>
        <source>Missing cables</source>
        <translation>Câbles manquants</translation>
    </message>
    <message>
        <source>Links for whose length no cable exists.</source>
        <translation>Liaisons pour la longueur desquelles aucun câble n’existe.</translation>
    </message>
    <message>
        <source>Levels of switches; 1 where all are routers.</source>
        <translation>Niveaux de commutateurs ; 1 si tous sont des routeurs.</translation>
    </message>
    <message>
        <source>Groups of a Dragonfly, pods of a three-level tree, in one plane.</source>
        <translation>Groupes d’un Dragonfly, pods d’un arbre à trois niveaux, dans un plan de réseau.</translation>
    </message>
    <message>
        <source>Independent networks.</source>
        <translation>Réseaux indépendants.</translation>
    </message>
    <message>
        <source>Most endpoint ports</source>
        <translation>Ports d’extrémité au plus</translation>
    </message>
    <message>
        <source>What this topology holds with these switches.</source>
        <translation>Ce que cette topologie tient avec ces commutateurs.</translation>
    </message>
    <message>
        <source>Over all planes; the routers of a Dragonfly, HyperX or torus.</source>
        <translation>Sur tous les plans ; les routeurs d’un Dragonfly, d’un HyperX ou d’un tore.</translation>
    </message>
    <message>
        <source>Local links</source>
        <translation>Liaisons locales</translation>
    </message>
    <message>
        <source>Cables between the routers of a Dragonfly group, a HyperX or a torus.</source>
        <translation>Câbles entre les routeurs d’un groupe Dragonfly, d’un HyperX ou d’un tore.</translation>
    </message>
    <message>
        <source>Global links</source>
        <translation>Liaisons globales</translation>
    </message>
    <message>
        <source>Cables between groups.</source>
        <translation>Câbles entre groupes.</translation>
    </message>
    <message>
        <source>Copper cables</source>
        <translation>Câbles cuivre</translation>
    </message>
    <message>
        <source>Of all cables.</source>
        <translation>De tous les câbles.</translation>
    </message>
    <message>
        <source>Optical cables</source>
        <translation>Câbles optiques</translation>
    </message>
    <message>
        <source>Active optical cables, and links of fibre with transceivers.</source>
        <translation>Câbles optiques actifs, et liaisons en fibre avec émetteurs-récepteurs.</translation>
    </message>
    <message>
        <source>Transceivers in switches</source>
        <translation>Émetteurs-récepteurs des commutateurs</translation>
    </message>
    <message>
        <source>Filled cages, counted switch by switch.</source>
        <translation>Cages occupées, comptées commutateur par commutateur.</translation>
    </message>
    <message>
        <source>Mean cable length</source>
        <translation>Longueur moyenne des câbles</translation>
    </message>
    <message>
        <source>Over all cables, as bought.</source>
        <translation>Sur tous les câbles, tels qu’achetés.</translation>
    </message>
    <message>
        <source>Longest cable</source>
        <translation>Câble le plus long</translation>
    </message>
    <message>
        <source>As bought.</source>
        <translation>Tel qu’acheté.</translation>
    </message>
    <message>
        <source>As built: down-links per up-link, over all levels.</source>
        <translation>Tel que construit : liaisons descendantes par liaison montante, sur tous les niveaux.</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>Plus long chemin</translation>
    </message>
    <message>
        <source>Most switches on a shortest path between two servers.</source>
        <translation>Plus grand nombre de commutateurs sur un plus court chemin entre deux serveurs.</translation>
    </message>
    <message>
        <source>Of the longest path: switches, cables and both NICs.</source>
        <translation>Du plus long chemin : commutateurs, câbles et les deux NIC.</translation>
    </message>
    <message>
        <source>Efficiency, uniform traffic</source>
        <translation>Efficacité, trafic uniforme</translation>
    </message>
    <message>
        <source>Rate that every server sustains over its injection rate when all send to all.</source>
        <translation>Débit que chaque serveur soutient sur son débit d’injection quand tous envoient à tous.</translation>
    </message>
    <message>
        <source>Efficiency, neighbour traffic</source>
        <translation>Efficacité, trafic entre voisins</translation>
    </message>
    <message>
        <source>The same when each server sends to the next one.</source>
        <translation>De même quand chaque serveur envoie au suivant.</translation>
    </message>
    <message>
        <source>Efficiency, adversarial traffic</source>
        <translation>Efficacité, trafic adverse</translation>
    </message>
    <message>
        <source>The same when all servers of a group send to the next group.</source>
        <translation>De même quand tous les serveurs d’un groupe envoient au groupe suivant.</translation>
    </message>
    <message>
        <source>After a link failure</source>
        <translation>Après une panne de liaison</translation>
    </message>
    <message>
        <source>Bandwidth left between the hit leaf and the rest when its up-link that hurts most fails.</source>
        <translation>Bande passante qui reste entre la feuille touchée et les autres quand tombe sa liaison montante la plus gênante.</translation>
    </message>
    <message>
        <source>After a switch failure</source>
        <translation>Après une panne de commutateur</translation>
    </message>
    <message>
        <source>Bisection bandwidth left when the switch that hurts most, other than a leaf, fails.</source>
        <translation>Bande passante de bissection qui reste quand tombe le commutateur le plus gênant, feuilles exceptées.</translation>
    </message>
    <message>
        <source>1 GiB over all GPUs, by the algorithm that is fastest.</source>
        <translation>1 GiB sur tous les GPU, par l’algorithme le plus rapide.</translation>
    </message>
    <message>
        <source>All-gather time</source>
        <translation>Temps d’all-gather</translation>
    </message>
    <message>
        <source>1 GiB gathered over all GPUs; a reduce-scatter takes as long.</source>
        <translation>1 GiB rassemblé sur tous les GPU ; un reduce-scatter dure autant.</translation>
    </message>
    <message>
        <source>All-to-all time</source>
        <translation>Temps d’all-to-all</translation>
    </message>
    <message>
        <source>1 GiB of each GPU, in equal parts to all.</source>
        <translation>1 GiB de chaque GPU, en parts égales vers tous.</translation>
    </message>
    <message>
        <source>All-reduce algorithm</source>
        <translation>Algorithme d’all-reduce</translation>
    </message>
    <message>
        <source>The fastest for 1 GiB.</source>
        <translation>Le plus rapide pour 1 GiB.</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>Bande passante de bus</translation>
    </message>
    <message>
        <source>Of that all-reduce, as nccl-tests prints it.</source>
        <translation>De cet all-reduce, telle que nccl-tests l’affiche.</translation>
    </message>
    <message>
        <source>Of the compute fabric: switches, cables, adapters and spares.</source>
        <translation>Du réseau de calcul : commutateurs, câbles, adaptateurs et pièces de rechange.</translation>
    </message>
    <message>
        <source>Cost of adapters</source>
        <translation>Coût des adaptateurs</translation>
    </message>
    <message>
        <source>Where they are bought apart.</source>
        <translation>S’ils sont achetés à part.</translation>
    </message>
    <message>
        <source>Cost of spares</source>
        <translation>Coût des pièces de rechange</translation>
    </message>
    <message>
        <source>Switches and cables in reserve.</source>
        <translation>Commutateurs et câbles en réserve.</translation>
    </message>
    <message>
        <source>Capital cost of all networks</source>
        <translation>Investissement de tous les réseaux</translation>
    </message>
    <message>
        <source>With those of storage and management.</source>
        <translation>Avec ceux de stockage et de gestion.</translation>
    </message>
    <message>
        <source>Power of all networks</source>
        <translation>Puissance de tous les réseaux</translation>
    </message>
    <message>
        <source>Height of all networks</source>
        <translation>Hauteur de tous les réseaux</translation>
    </message>
    <message>
        <source>Weight of all networks</source>
        <translation>Poids de tous les réseaux</translation>
    </message>
    <message>
        <source>Network option</source>
        <translation>Option de réseau</translation>
    </message>
    <message>
        <source>Rate of a server&apos;s link in one direction.</source>
        <translation>Débit d’une liaison de serveur dans un sens.</translation>
    </message>
    <message>
        <source>Links that every switch port is split into.</source>
        <translation>Liaisons en lesquelles chaque port de commutateur est divisé.</translation>
    </message>
    <message>
        <source>Leaf down-links per up-link.</source>
        <translation>Liaisons descendantes par liaison montante d’une feuille.</translation>
    </message>
    <message>
        <source>Whether it can be built for these servers.</source>
        <translation>S’il peut être construit pour ces serveurs.</translation>
    </message>
    <message>
        <source>Of the compute fabric.</source>
        <translation>Du réseau de calcul.</translation>
    </message>
    <message>
        <source>1 GiB over all GPUs.</source>
        <translation>1 GiB sur tous les GPU.</translation>
    </message>
    <message>
        <source>Rate that every server sustains over its injection rate when all of a group send to the next group.</source>
        <translation>Débit que chaque serveur soutient sur son débit d’injection quand tous ceux d’un groupe envoient au groupe suivant.</translation>
    </message>
    <message>
        <source>Training speed</source>
        <translation>Vitesse d’entraînement</translation>
    </message>
    <message>
        <source>Throughput of the first training job over that of the plan as it is.</source>
        <translation>Débit du premier entraînement sur celui du plan tel qu’il est.</translation>
    </message>
    <message>
        <source>Total cost of ownership</source>
        <translation>Coût total de possession</translation>
    </message>
    <message>
        <source>Of the whole plan with this network.</source>
        <translation>De tout le plan avec ce réseau.</translation>
    </message>
    <message>
        <source>Cost per delivered PFLOP/s</source>
        <translation>Coût par PFLOP/s fourni</translation>
    </message>
    <message>
        <source>Total cost of ownership over the rate that the first training job achieves.</source>
        <translation>Coût total de possession sur le débit de calcul qu’atteint le premier entraînement.</translation>
    </message>
    <message>
        <source>Efficient</source>
        <translation>Efficace</translation>
    </message>
    <message>
        <source>On the Pareto front: no other is as cheap and as fast.</source>
        <translation>Sur le front de Pareto : aucun autre n’est à la fois aussi bon marché et aussi rapide.</translation>
    </message>
    <message>
        <source>{} endpoint ports; {} of {}-port switches holds at most {} with the stated cells or levels.</source>
        <translation>{} ports d’extrémité ; {} en commutateurs à {} ports en tient au plus {} avec les cellules ou niveaux indiqués.</translation>
    </message>
    <message>
        <source>{} endpoint ports; {} of {}-port switches holds at most {}.</source>
        <translation>{} ports d’extrémité ; {} en commutateurs à {} ports en tient au plus {}.</translation>
    </message>
    <message>
        <source>Take a switch with more ports, another topology, or at most {} servers.</source>
        <translation>Prenez un commutateur avec plus de ports, une autre topologie, ou au plus {} serveurs.</translation>
    </message>
    <message>
        <source>{} needs switches of {} ports at least; {} has {}.</source>
        <translation>{} exige des commutateurs à {} ports au moins ; {} en a {}.</translation>
    </message>
    <message>
        <source>Take a switch with more ports, or smaller cells.</source>
        <translation>Prenez un commutateur avec plus de ports, ou des cellules plus petites.</translation>
    </message>
    <message>
        <source>The groups do not reach each other: a group needs {} global ports.</source>
        <translation>Les groupes ne s’atteignent pas tous : un groupe a besoin de {} ports globaux.</translation>
    </message>
    <message>
        <source>Give the cells more global ports, or plan fewer groups or fewer links between them.</source>
        <translation>Donnez plus de ports globaux aux cellules, ou prévoyez moins de groupes ou moins de liaisons entre eux.</translation>
    </message>
    <message>
        <source>{} endpoint ports; the stated dimensions hold {}.</source>
        <translation>{} ports d’extrémité ; les dimensions indiquées en tiennent {}.</translation>
    </message>
    <message>
        <source>Make the grid larger.</source>
        <translation>Agrandissez la grille.</translation>
    </message>
    <message>
        <source>Oversubscription is down-links per up-link: 1 is non-blocking, less makes no sense.</source>
        <translation>Le surabonnement compte les liaisons descendantes par liaison montante : 1 est non bloquant, moins n’a pas de sens.</translation>
    </message>
    <message>
        <source>State 1 or more.</source>
        <translation>Indiquez 1 ou plus.</translation>
    </message>
    <message>
        <source>{} has an odd number of ports ({}): one of each switch cannot be used.</source>
        <translation>{} a un nombre impair de ports ({}) : un port de chaque commutateur ne peut pas servir.</translation>
    </message>
    <message>
        <source>Take a switch with an even number of ports.</source>
        <translation>Prenez un commutateur avec un nombre pair de ports.</translation>
    </message>
    <message>
        <source>{} planes, but a server has {} NICs: some planes have no port of it.</source>
        <translation>{} plans de réseau, mais un serveur a {} NIC : certains plans n’ont aucun de ses ports.</translation>
    </message>
    <message>
        <source>Plan at most as many planes as NICs.</source>
        <translation>Prévoyez au plus autant de plans de réseau que de NIC.</translation>
    </message>
    <message>
        <source>The switch&apos;s ports are {} times as fast as the servers&apos; links: most of it stays unused.</source>
        <translation>Les ports du commutateur sont {} fois plus rapides que les liaisons des serveurs : l’essentiel reste inutilisé.</translation>
    </message>
    <message>
        <source>Split the ports, or take a slower switch.</source>
        <translation>Divisez les ports, ou prenez un commutateur plus lent.</translation>
    </message>
    <message>
        <source>{} links need up to {} m; the cables of this speed that were chosen reach {} m.</source>
        <translation>{} liaisons exigent jusqu’à {} m ; les câbles choisis pour ce débit atteignent {} m.</translation>
    </message>
    <message>
        <source>Choose optical cables, another speed, or shorter rows.</source>
        <translation>Choisissez des câbles optiques, un autre débit, ou des rangées plus courtes.</translation>
    </message>
    <message>
        <source>{} has no all-reduce by {}; {} was taken.</source>
        <translation>{} n’a pas l’algorithme d’all-reduce {} ; {} a été pris.</translation>
    </message>
    <message>
        <source>Leave the choice to the program.</source>
        <translation>Laissez le choix au programme.</translation>
    </message>
    <message>
        <source>{} endpoint ports; a tree of {} holds at most {}.</source>
        <translation>{} ports d’extrémité ; un arbre de {} en tient au plus {}.</translation>
    </message>
    <message>
        <source>Take a switch with more ports.</source>
        <translation>Prenez un commutateur avec plus de ports.</translation>
    </message>
    <message>
        <source>{} links are longer than any cable of this speed.</source>
        <translation>{} liaisons sont plus longues que tout câble de ce débit.</translation>
    </message>
    <message>
        <source>Choose another speed or switch.</source>
        <translation>Choisissez un autre débit ou un autre commutateur.</translation>
    </message>
    <message>
        <source>Compute fabric</source>
        <translation>Réseau de calcul</translation>
    </message>
    <message>
        <source>Server ports and reserved ports</source>
        <translation>Ports de serveurs et ports réservés</translation>
    </message>
    <message>
        <source>Routers</source>
        <translation>Routeurs</translation>
    </message>
    <message>
        <source>Cables, server - router</source>
        <translation>Câbles, serveur - routeur</translation>
    </message>
    <message>
        <source>Cables, server - leaf</source>
        <translation>Câbles, serveur - feuille</translation>
    </message>
    <message>
        <source>Cables, leaf - spine</source>
        <translation>Câbles, feuille - épine</translation>
    </message>
    <message>
        <source>Cables, spine - core</source>
        <translation>Câbles, épine - cœur</translation>
    </message>
    <message>
        <source>Cables, router - router</source>
        <translation>Câbles, routeur - routeur</translation>
    </message>
    <message>
        <source>Cables, group - group</source>
        <translation>Câbles, groupe - groupe</translation>
    </message>
    <message>
        <source>Parts of the network</source>
        <translation>Éléments du réseau</translation>
    </message>
    <message>
        <source>In one plane</source>
        <translation>Dans un plan</translation>
    </message>
    <message>
        <source>In all planes</source>
        <translation>Dans tous les plans</translation>
    </message>
    <message>
        <source>One of {} like planes.</source>
        <translation>L’un de {} plans de réseau identiques.</translation>
    </message>
    <message>
        <source>Neighbouring groups share a box, in which their number of switches is.</source>
        <translation>Des groupes voisins partagent un cadre, où figure leur nombre de commutateurs.</translation>
    </message>
    <message>
        <source>Each box is a group, in which its number of switches is.</source>
        <translation>Chaque cadre est un groupe, où figure son nombre de commutateurs.</translation>
    </message>
    <message>
        <source>Neighbouring switches share a box.</source>
        <translation>Des commutateurs voisins partagent un cadre.</translation>
    </message>
    <message>
        <source>Each two routers that differ in one coordinate only are joined; lines are drawn between neighbours.</source>
        <translation>Deux routeurs qui ne diffèrent que par une coordonnée sont reliés ; les traits sont dessinés entre voisins.</translation>
    </message>
    <message>
        <source>The first and last router of each line are joined too.</source>
        <translation>Le premier et le dernier routeur de chaque ligne sont aussi reliés.</translation>
    </message>
    <message>
        <source>The routers of a group are all joined to each other.</source>
        <translation>Les routeurs d’un groupe sont tous reliés entre eux.</translation>
    </message>
    <message>
        <source>The thicker a line, the more cables it stands for.</source>
        <translation>Plus un trait est épais, plus il représente de câbles.</translation>
    </message>
    <message>
        <source>{} router</source>
        <translation>{} routeur</translation>
    </message>
    <message>
        <source>{} routers</source>
        <translation>{} routeurs</translation>
    </message>
    <message>
        <source>{} servers, {} ports in this plane</source>
        <translation>{} serveurs, {} ports dans ce plan</translation>
    </message>
    <message>
        <source>{} server</source>
        <translation>{} serveur</translation>
    </message>
    <message>
        <source>{} servers</source>
        <translation>{} serveurs</translation>
    </message>
    <message>
        <source>{} cables between routers</source>
        <translation>{} câbles entre routeurs</translation>
    </message>
    <message>
        <source>{} cables</source>
        <translation>{} câbles</translation>
    </message>
    <message>
        <source>{} cable between each two groups, {} in all</source>
        <translation>{} câble entre deux groupes, {} en tout</translation>
    </message>
    <message>
        <source>{} cables between each two groups, {} in all</source>
        <translation>{} câbles entre deux groupes, {} en tout</translation>
    </message>
    <message>
        <source>{} cables between groups</source>
        <translation>{} câbles entre groupes</translation>
    </message>
    <message>
        <source>{} cables, {} a line</source>
        <translation>{} câbles, {} par trait</translation>
    </message>
    <message>
        <source>{} cables, {} to {} a line</source>
        <translation>{} câbles, {} à {} par trait</translation>
    </message>
    <message>
        <source>{} cable</source>
        <translation>{} câble</translation>
    </message>
    <message>
        <source>{} server, {} ports in this plane</source>
        <translation>{} serveur, {} ports dans ce plan</translation>
    </message>
    <message>
        <source>Server ports: {}</source>
        <translation>Ports de serveurs : {}</translation>
    </message>
    <message>
        <source>{} ports</source>
        <translation>{} ports</translation>
    </message>
    <message>
        <source>{} spine switch</source>
        <translation>{} commutateur épine</translation>
    </message>
    <message>
        <source>{} spine switches</source>
        <translation>{} commutateurs épines</translation>
    </message>
    <message>
        <source>{} spine</source>
        <translation>{} épine</translation>
    </message>
    <message>
        <source>{} spines</source>
        <translation>{} épines</translation>
    </message>
    <message>
        <source>{} core switch</source>
        <translation>{} commutateur de cœur</translation>
    </message>
    <message>
        <source>{} core switches</source>
        <translation>{} commutateurs de cœur</translation>
    </message>
    <message>
        <source>{} core</source>
        <translation>{} cœur</translation>
    </message>
    <message>
        <source>{} cores</source>
        <translation>{} cœurs</translation>
    </message>
    <message>
        <source>{} leaf switch</source>
        <translation>{} commutateur feuille</translation>
    </message>
    <message>
        <source>{} leaf switches</source>
        <translation>{} commutateurs feuilles</translation>
    </message>
    <message>
        <source>{} leaf</source>
        <translation>{} feuille</translation>
    </message>
    <message>
        <source>{} leaves</source>
        <translation>{} feuilles</translation>
    </message>
    <message>
        <source>{} groups of {} routers for {} servers</source>
        <translation>{} groupes de {} routeurs pour {} serveurs</translation>
    </message>
    <message>
        <source>{} groups of {} routers</source>
        <translation>{} groupes de {} routeurs</translation>
    </message>
    <message>
        <source>{} groups of {} leaf and {} spine switches for {} servers</source>
        <translation>{} groupes de {} commutateurs feuilles et {} épines pour {} serveurs</translation>
    </message>
    <message>
        <source>{} groups of {} leaves, {} spines</source>
        <translation>{} groupes de {} feuilles, {} épines</translation>
    </message>
    <message>
        <source>{} group</source>
        <translation>{} groupe</translation>
    </message>
    <message>
        <source>{} groups</source>
        <translation>{} groupes</translation>
    </message>
    <message>
        <source>bill of materials</source>
        <translation>nomenclature</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Prix unitaire</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>Date du prix</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Numbers with their spares. `plenum fabric bill` lists every length, with heights and weights.</source>
        <translation>Nombres avec leurs pièces de rechange. `plenum fabric bill` donne chaque longueur, avec hauteurs et poids.</translation>
    </message>
    <message>
        <source>Cable schedule</source>
        <translation>Carnet de câblage</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plan de réseau</translation>
    </message>
    <message>
        <source>From rack</source>
        <translation>De la baie</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>To rack</source>
        <translation>Vers la baie</translation>
    </message>
    <message>
        <source>What one failure costs</source>
        <translation>Ce que coûte une panne</translation>
    </message>
    <message>
        <source>What fails</source>
        <translation>Ce qui tombe en panne</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Combien il y en a</translation>
    </message>
    <message>
        <source>Endpoint ports cut off</source>
        <translation>Ports d’extrémité coupés</translation>
    </message>
    <message>
        <source>Bandwidth left</source>
        <translation>Bande passante restante</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>A cable between switches</source>
        <translation>Un câble entre commutateurs</translation>
    </message>
    <message>
        <source>the leaf it was in, to the others</source>
        <translation>la feuille où il était, vers les autres</translation>
    </message>
    <message>
        <source>A router</source>
        <translation>Un routeur</translation>
    </message>
    <message>
        <source>A leaf</source>
        <translation>Une feuille</translation>
    </message>
    <message>
        <source>all endpoint ports</source>
        <translation>tous les ports d’extrémité</translation>
    </message>
    <message>
        <source>the bisection of the others</source>
        <translation>la bissection des autres</translation>
    </message>
    <message>
        <source>A spine</source>
        <translation>Une épine</translation>
    </message>
    <message>
        <source>the bisection</source>
        <translation>la bissection</translation>
    </message>
    <message>
        <source>A core</source>
        <translation>Un cœur</translation>
    </message>
    <message>
        <source>Over all planes: a server keeps its ports in the others. An operation that uses all planes alike waits for the slowest.</source>
        <translation>Sur tous les plans : un serveur garde ses ports dans les autres. Une opération qui utilise également tous les plans attend le plus lent.</translation>
    </message>
    <message>
        <source>Collective operations over all GPUs</source>
        <translation>Opérations collectives sur tous les GPU</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation>All-gather</translation>
    </message>
    <message>
        <source>Reduce-scatter</source>
        <translation>Reduce-scatter</translation>
    </message>
    <message>
        <source>All-to-all</source>
        <translation>All-to-all</translation>
    </message>
    <message>
        <source>Ring to NVLS: all-reduce by one algorithm; - where the hardware or software has it not. All-to-all: of each GPU&apos;s data.</source>
        <translation>D’Anneau à NVLS : all-reduce par un seul algorithme ; - si le matériel ou le logiciel ne l’a pas. All-to-all : pour les données de chaque GPU.</translation>
    </message>
    <message>
        <source>Networks for the same servers</source>
        <translation>Réseaux pour les mêmes serveurs</translation>
    </message>
    <message>
        <source>Bisection</source>
        <translation>Bissection</translation>
    </message>
    <message>
        <source>Cost per PFLOP/s</source>
        <translation>Coût par PFLOP/s</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Front de Pareto</translation>
    </message>
    <message>
        <source>Cost of ownership of the whole plan over the rate that the first training job achieves. Pareto front: no other network is as cheap and as fast.</source>
        <translation>Coût de possession de tout le plan sur le débit de calcul qu’atteint le premier entraînement. Front de Pareto : aucun autre réseau n’est à la fois aussi bon marché et aussi rapide.</translation>
    </message>
    <message>
        <source>{} port</source>
        <translation>{} port</translation>
    </message>
    <message>
        <source>{} switch</source>
        <translation>{} commutateur</translation>
    </message>
    <message>
        <source>{} switches</source>
        <translation>{} commutateurs</translation>
    </message>
    <message>
        <source>core {}</source>
        <translation>cœur {}</translation>
    </message>
    <message>
        <source>spine {}</source>
        <translation>épine {}</translation>
    </message>
    <message>
        <source>router {}</source>
        <translation>routeur {}</translation>
    </message>
    <message>
        <source>leaf {}</source>
        <translation>feuille {}</translation>
    </message>
    <message>
        <source>Cost and training speed of networks</source>
        <translation>Coût et vitesse d’entraînement des réseaux</translation>
    </message>
    <message>
        <source>Cost and all-reduce of networks</source>
        <translation>Coût et all-reduce des réseaux</translation>
    </message>
    <message>
        <source>Orange: no other network is as cheap and as fast.</source>
        <translation>Orange : aucun autre réseau n’est à la fois aussi bon marché et aussi rapide.</translation>
    </message>
    <message>
        <source>Without the {} dearest.</source>
        <translation>Sans les {} plus chers.</translation>
    </message>
    <message>
        <source>Training speed, % of the plan</source>
        <translation>Vitesse d’entraînement, % du plan</translation>
    </message>
    <message>
        <source>All-reduces of 1 GiB per second</source>
        <translation>All-reduce de 1 GiB par seconde</translation>
    </message>
    <message>
        <source>Cables = to servers + leaf to spine + spine to core + local + global</source>
        <translation>Câbles = vers serveurs + feuille-épine + épine-cœur + locaux + globaux</translation>
    </message>
    <message>
        <source>Capital cost of the fabric = switches + cables + adapters + spares</source>
        <translation>Investissement du réseau = commutateurs + câbles + adaptateurs + pièces de rechange</translation>
    </message>
    <message>
        <source>Racks of switches alone</source>
        <translation>Baies de commutateurs seuls</translation>
    </message>
    <message>
        <source>In the layout that the cable lengths come from.</source>
        <translation>Dans le plan d&apos;implantation dont viennent les longueurs de câbles.</translation>
    </message>
    <message>
        <source>Power draw</source>
        <translation>Puissance</translation>
    </message>
</context>
<context>
    <name>plenum::ui::BooleanEditor</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>plenum::ui::CatalogueEditor</name>
    <message>
        <source>There is no “%1” in the catalogue. Choose one of the list.</source>
        <translation>« %1 » n’est pas au catalogue. Choisissez dans la liste.</translation>
    </message>
</context>
<context>
    <name>plenum::ui::ChartView</name>
    <message>
        <source>Chart with %1 values; the Table button shows them.</source>
        <translation>Graphique de %1 valeurs ; le bouton Tableau les montre.</translation>
    </message>
</context>
<context>
    <name>plenum::ui::DeciderBar</name>
    <message>
        <source>%1: 10 % more changes the TCO by %2</source>
        <translation>%1 : 10&#xa0;% de plus change le TCO de %2</translation>
    </message>
    <message>
        <source>Click to go to the input.</source>
        <translation>Cliquer pour aller à l’entrée.</translation>
    </message>
    <message>
        <source>A figure of the catalogue: there is no input to go to.</source>
        <translation>Un chiffre du catalogue : il n’y a pas d’entrée à montrer.</translation>
    </message>
</context>
<context>
    <name>plenum::ui::DecidersPanel</name>
    <message>
        <source>What decides the TCO</source>
        <translation>Ce qui décide du TCO</translation>
    </message>
    <message>
        <source>Its change when one number rises by 10 %</source>
        <translation>Variation si un nombre monte de 10&#xa0;%</translation>
    </message>
</context>
<context>
    <name>plenum::ui::Document</name>
    <message>
        <source>Change %1</source>
        <translation>Modifier : %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Nouveau scénario</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>New variant</source>
        <translation>Nouvelle variante</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>A scenario file (.toml) holds one scenario, and %1 are open. Save them as a project (.plenum), or close the others.</source>
        <translation>Un fichier de scénario (.toml) contient un seul scénario, et %1 sont ouverts. Enregistrez-les comme projet (.plenum), ou fermez les autres.</translation>
    </message>
</context>
<context>
    <name>plenum::ui::FieldRow</name>
    <message>
        <source>Default:</source>
        <translation>Défaut :</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>Plage :</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>Source :</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Rétablir : %1</translation>
    </message>
    <message>
        <source>Base:</source>
        <translation>Base :</translation>
    </message>
</context>
<context>
    <name>plenum::ui::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>cannot be evaluated</source>
        <translation>ne peut pas être calculé</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to report</source>
        <translation>rien à signaler</translation>
    </message>
    <message>
        <source>Nothing is wrong with this plan.</source>
        <translation>Rien à redire à ce plan.</translation>
    </message>
    <message>
        <source>✕ Input</source>
        <translation>✕ Entrée</translation>
    </message>
    <message>
        <source>Show input</source>
        <translation>Voir l’entrée</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Fix: set %1 to %2</source>
        <translation>Corriger : mettre %1 à %2</translation>
    </message>
</context>
<context>
    <name>plenum::ui::Form</name>
    <message>
        <source>Add: %1</source>
        <translation>Ajouter : %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Advanced (%1)</source>
        <translation>Avancé (%1)</translation>
    </message>
    <message>
        <source>changed: %1, at default: %2</source>
        <translation>modifiées : %1, par défaut : %2</translation>
    </message>
    <message>
        <source>Advanced (%1, changed: %2)</source>
        <translation>Avancé (%1, modifiées : %2)</translation>
    </message>
    <message>
        <source>changed: %1, as in the base: %2</source>
        <translation>modifiées : %1, comme dans la base : %2</translation>
    </message>
</context>
<context>
    <name>plenum::ui::HeadlinePanel</name>
    <message>
        <source>Results of the last plan that could be evaluated.</source>
        <translation>Résultats du dernier plan qui a pu être calculé.</translation>
    </message>
    <message>
        <source>Against the plan as it was opened</source>
        <translation>Par rapport au plan tel qu’il a été ouvert</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Par rapport à %1</translation>
    </message>
</context>
<context>
    <name>plenum::ui::MainWindow</name>
    <message>
        <source>Subjects</source>
        <translation>Sujets</translation>
    </message>
    <message>
        <source>The plan in numbers</source>
        <translation>Le plan en chiffres</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Constats : %1</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>input, %1</source>
        <translation>entrée, %1</translation>
    </message>
    <message>
        <source>result, %1</source>
        <translation>résultat, %1</translation>
    </message>
    <message>
        <source>Add training job</source>
        <translation>Ajouter un entraînement</translation>
    </message>
    <message>
        <source>Reset every input</source>
        <translation>Rétablir toutes les entrées</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler : %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Refaire : %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refaire</translation>
    </message>
    <message>
        <source>Search any input or result (Ctrl+K)</source>
        <translation>Chercher une entrée ou un résultat (Ctrl+K)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun pour l’instant</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Rétablir : %1</translation>
    </message>
    <message>
        <source>Put the cursor into an input first, then press F1.</source>
        <translation>Placez d’abord le curseur dans une entrée, puis appuyez sur F1.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>About Plenum</source>
        <translation>À propos de Plenum</translation>
    </message>
    <message>
        <source>Plans GPU data centres: how much of everything a workload needs, whether it fits, and what it costs.</source>
        <translation>Planifie des centres de données GPU : ce qu’il faut pour une charge, si cela tient, et ce que cela coûte.</translation>
    </message>
    <message>
        <source>Catalogue %1. Qt %2. Free software under the GNU General Public License, version 3 or later. Charts by QCustomPlot; series colours by Okabe and Ito.</source>
        <translation>Catalogue %1. Qt %2. Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Graphiques : QCustomPlot ; couleurs des séries : Okabe et Ito.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Enregistrer les modifications de %1 ?</translation>
    </message>
    <message>
        <source>Plans (*.plenum *.toml);;Projects (*.plenum);;Scenarios (*.toml);;All files (*)</source>
        <translation>Plans (*.plenum *.toml);;Projets (*.plenum);;Scénarios (*.toml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Project (*.plenum);;Scenario (*.toml)</source>
        <translation>Projet (*.plenum);;Scénario (*.toml)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Scenario (*.toml)</source>
        <translation>Scénario (*.toml)</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revenir à l’enregistré</translation>
    </message>
    <message>
        <source>A plan that was never saved was rescued when the program ended unexpectedly.</source>
        <translation>Un plan jamais enregistré a été sauvé lors d’un arrêt inattendu du programme.</translation>
    </message>
    <message>
        <source>Changes to this file were rescued when the program ended unexpectedly.</source>
        <translation>Des modifications de ce fichier ont été sauvées lors d’un arrêt inattendu du programme.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation>Écrire le rapport</translation>
    </message>
    <message>
        <source>The report was written to %1.</source>
        <translation>Le rapport a été écrit dans %1.</translation>
    </message>
    <message>
        <source>Restore after a crash</source>
        <translation>Restaurer après un arrêt brutal</translation>
    </message>
    <message>
        <source>Add fine-tuning job</source>
        <translation>Ajouter un affinage</translation>
    </message>
    <message>
        <source>Add inference service</source>
        <translation>Ajouter un service d’inférence</translation>
    </message>
    <message>
        <source>Workbook (*.xlsx);;CSV (*.csv)</source>
        <translation>Classeur (*.xlsx);;CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export cable schedule</source>
        <translation>Exporter le carnet de câblage</translation>
    </message>
    <message numerus="yes">
        <source>%n cable(s) were written to %1.</source>
        <translation>
            <numerusform>%n câble a été écrit dans %1.</numerusform>
            <numerusform>%n câbles ont été écrits dans %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plenum::ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>plenum::ui::MonthEditor</name>
    <message>
        <source>Write year and month, such as 2027-01.</source>
        <translation>Écrivez l’année et le mois, par exemple 2027-01.</translation>
    </message>
</context>
<context>
    <name>plenum::ui::Navigator</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors, no warnings</source>
        <translation>Ni erreurs ni avertissements</translation>
    </message>
</context>
<context>
    <name>plenum::ui::NetworkComparison</name>
    <message>
        <source>Compare networks</source>
        <translation>Comparer les réseaux</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take this network</source>
        <translation>Prendre ce réseau</translation>
    </message>
    <message>
        <source>All networks, not only the Pareto front</source>
        <translation>Tous les réseaux, pas seulement le front de Pareto</translation>
    </message>
    <message>
        <source>Which network for these servers?</source>
        <translation>Quel réseau pour ces serveurs ?</translation>
    </message>
    <message>
        <source>Plan every topology on every switch for the same servers</source>
        <translation>Planifier chaque topologie sur chaque commutateur pour les mêmes serveurs</translation>
    </message>
    <message>
        <source>Write the chosen network into the scenario; can be undone</source>
        <translation>Inscrire le réseau choisi dans le scénario ; peut être annulé</translation>
    </message>
    <message>
        <source>Networks planned</source>
        <translation>Réseaux planifiés</translation>
    </message>
    <message>
        <source>Planning every topology on every switch…</source>
        <translation>Planification de chaque topologie sur chaque commutateur…</translation>
    </message>
    <message>
        <source>Every topology on every switch, planned with the same servers: cost, power, speed.</source>
        <translation>Chaque topologie sur chaque commutateur, planifiée avec les mêmes serveurs : coût, puissance, vitesse.</translation>
    </message>
    <message>
        <source>The plan has changed since: compare again.</source>
        <translation>Le plan a changé depuis : comparez à nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n network(s) were planned.</source>
        <translation>
            <numerusform>Arrêté : %n réseau a été planifié.</numerusform>
            <numerusform>Arrêté : %n réseaux ont été planifiés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n network(s) planned</source>
        <translation>
            <numerusform>%n réseau planifié</numerusform>
            <numerusform>%n réseaux planifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the Pareto front.</source>
        <translation>
            <numerusform>%n sur le front de Pareto.</numerusform>
            <numerusform>%n sur le front de Pareto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take network</source>
        <translation>Prendre le réseau</translation>
    </message>
</context>
<context>
    <name>plenum::ui::PictureView</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Show the numbers behind the picture</source>
        <translation>Montrer les chiffres derrière l’image</translation>
    </message>
    <message>
        <source>Table of: %1</source>
        <translation>Tableau de : %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save SVG…</source>
        <translation>Enregistrer en SVG…</translation>
    </message>
    <message>
        <source>SVG image (*.svg)</source>
        <translation>Image SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save PNG…</source>
        <translation>Enregistrer en PNG…</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
</context>
<context>
    <name>plenum::ui::ScenarioTabs</name>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Ajouter un scénario</translation>
    </message>
    <message>
        <source>Variant of %1</source>
        <translation>Variante de %1</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>%1, not saved yet</source>
        <translation>%1, pas encore enregistré</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
    <message>
        <source>Close %1; can be undone</source>
        <translation>Fermer %1 ; peut être annulé</translation>
    </message>
    <message numerus="yes">
        <source>Variant of %1 with %n difference(s)</source>
        <translation>
            <numerusform>Variante de %1 avec %n différence</numerusform>
            <numerusform>Variante de %1 avec %n différences</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Nom du scénario</translation>
    </message>
</context>
<context>
    <name>plenum::ui::SearchPanel</name>
    <message>
        <source>Search inputs, results and commands</source>
        <translation>Chercher entrées, résultats et commandes</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Rien ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>plenum::ui::SubjectPage</name>
    <message>
        <source>None: every input is at its default.</source>
        <translation>Aucune : toutes les entrées ont leur valeur par défaut.</translation>
    </message>
    <message>
        <source>No results yet: the findings below say which input to mend.</source>
        <translation>Pas encore de résultats : les constats ci-dessous disent quelle entrée corriger.</translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation>Résultats : %1</translation>
    </message>
    <message>
        <source>Inputs that differ</source>
        <translation>Entrées qui diffèrent</translation>
    </message>
    <message>
        <source>None: every input is as in %1.</source>
        <translation>Aucune : toutes les entrées sont comme dans %1.</translation>
    </message>
</context>
<context>
    <name>plenum::ui::TableView</name>
    <message>
        <source>Export table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit : %2</translation>
    </message>
    <message>
        <source>Copy with headings</source>
        <translation>Copier avec les en-têtes</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Original order</source>
        <translation>Ordre d’origine</translation>
    </message>
</context>
<context>
    <name>plenum::ui::WelcomePage</name>
    <message>
        <source>Plan a GPU data centre</source>
        <translation>Planifier un centre de données GPU</translation>
    </message>
    <message>
        <source>Begin with an example, change any number, and see at once what it means for racks, power, cooling, carbon and cost.</source>
        <translation>Commencez par un exemple, changez n’importe quel nombre, et voyez aussitôt ce que cela change pour les baies, l’électricité, le refroidissement, le carbone et le coût.</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>Nouveau plan</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
</context>
<context>
    <name>subjects</name>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Charge de travail</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Réseau de calcul</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Baies</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Électricité</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Refroidissement</translation>
    </message>
    <message>
        <source>Site and energy</source>
        <translation>Site et énergie</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>Carbone</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
</context>
<context>
    <name>unit</name>
    <message>
        <source>day</source>
        <translation>j</translation>
    </message>
    <message>
        <source>yr</source>
        <translation>an</translation>
    </message>
    <message>
        <source>month</source>
        <translation>mois</translation>
    </message>
    <message>
        <source>token</source>
        <translation>jeton</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>éch</translation>
    </message>
    <message>
        <source>week</source>
        <translation>sem</translation>
    </message>
    <message>
        <source>request</source>
        <translation>req</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
</TS>
