#pragma once

#include "core/report/blocks.h"
#include "models/plan/evaluate.h"
#include "models/plan/network.h"

/// One plane of a network to look at.
namespace plenum::plan {

/// The layers of one plane (fabric::draw()): servers below, leaves, spines and cores above them, each layer named at the left with its
/// count, bundles of cables as lines that are the thicker the more cables they stand for. Groups are boxes side by side when there are
/// too many switches to show; what joins each two groups is a bar above them. Behind it the parts of one plane and of all
/// planes in numbers. No boxes where there is no network or it cannot be built. English without `translate`.
report::Figure network_figure(const Resolved& in, const Plan& plan, const Translate& translate = {});

/// The same of a demand, for `planes` like planes.
report::Figure network_figure(const fabric::PlaneDemand& demand, double planes,
                              const Translate& translate = {});

}  // namespace plenum::plan
