#pragma once

#include "core/fields/describe.h"

namespace plenum::fabric {

/// How the switches of a plane are joined.
enum class Topology { fat_tree, rail_optimised, rail_only, dragonfly_plus, dragonfly, hyperx, torus };

/// How packets choose among paths.
enum class Routing { adaptive, minimal, valiant };

/// Where the servers of a job are.
enum class Placement { packed, scattered };

/// Traffic whose sustained rate tells networks apart.
enum class Pattern { uniform, neighbour, adversarial };

/// Ways to reduce an array over all GPUs.
enum class Algorithm { automatic, ring, tree, hierarchical, nvls };

}  // namespace plenum::fabric

namespace plenum::fields {

template <>
struct Describe<fabric::Topology> {
  using T = fabric::Topology;
  static constexpr std::array choices{
      ChoiceOf<T>{
          T::fat_tree, "fat-tree", TR("Fat tree"),
          TR("Two or three levels of switches (folded Clos): the same bandwidth between all servers.")},
      ChoiceOf<T>{T::rail_optimised, "rail-optimised", TR("Rail-optimised fat tree"),
                  TR("A fat tree in which the same NIC of many servers meets in one leaf.")},
      ChoiceOf<T>{T::rail_only, "rail-only", TR("Rail-only"),
                  TR("A network of its own for each NIC of a server: no path between rails but NVLink.")},
      ChoiceOf<T>{T::dragonfly_plus, "dragonfly+", TR("Dragonfly+"),
                  TR("Groups of leaves and spines, each two groups joined directly (Megafly).")},
      ChoiceOf<T>{T::dragonfly, "dragonfly", TR("Dragonfly"),
                  TR("Groups of routers all joined to each other, each two groups joined directly.")},
      ChoiceOf<T>{T::hyperx, "hyperx", TR("HyperX"),
                  TR("Routers in a grid, all of a row and all of a column joined to each other.")},
      ChoiceOf<T>{T::torus, "torus", TR("Torus"),
                  TR("Routers in a grid, each joined to its neighbours, the ends to each other.")},
  };
};
template <>
struct Describe<fabric::Routing> {
  using R = fabric::Routing;
  static constexpr std::array choices{
      ChoiceOf<R>{R::adaptive, "adaptive", TR("Adaptive"),
                  TR("The better of minimal and Valiant paths for the traffic at hand.")},
      ChoiceOf<R>{R::minimal, "minimal", TR("Minimal"), TR("Shortest paths only, spread over all of them.")},
      ChoiceOf<R>{R::valiant, "valiant", TR("Valiant"),
                  TR("By way of a random group or router: evens out any pattern, at twice the traffic.")},
  };
};
template <>
struct Describe<fabric::Placement> {
  using P = fabric::Placement;
  static constexpr std::array choices{
      ChoiceOf<P>{P::packed, "packed", TR("Packed"),
                  TR("Neighbouring ranks are in neighbouring servers: little traffic leaves a leaf.")},
      ChoiceOf<P>{P::scattered, "scattered", TR("Scattered"),
                  TR("A job's servers are anywhere: nearly all of its traffic crosses the tapered levels.")},
  };
};
template <>
struct Describe<fabric::Pattern> {
  using P = fabric::Pattern;
  static constexpr std::array choices{
      ChoiceOf<P>{P::uniform, "uniform", TR("Uniform"),
                  TR("Everyone sends to everyone, as all-to-all does.")},
      ChoiceOf<P>{P::neighbour, "neighbour", TR("Nearest neighbour"),
                  TR("Each server sends to the next one, as a ring does.")},
      ChoiceOf<P>{P::adversarial, "adversarial", TR("Adversarial"),
                  TR("All servers of a group send to the next group.")},
  };
};
template <>
struct Describe<fabric::Algorithm> {
  using A = fabric::Algorithm;
  static constexpr std::array choices{
      ChoiceOf<A>{A::automatic, "auto", TR("Auto"), TR("The fastest that the library has.")},
      ChoiceOf<A>{A::ring, "ring", TR("Ring"), TR("Around all GPUs: least data, many steps.")},
      ChoiceOf<A>{A::tree, "tree", TR("Tree"), TR("Two binary trees over the servers: few steps.")},
      ChoiceOf<A>{A::hierarchical, "hierarchical", TR("Hierarchical"),
                  TR("Reduce-scatter in the servers, rings across them, all-gather in the servers.")},
      ChoiceOf<A>{A::nvls, "nvls", TR("NVLS"), TR("The NVLink switches of a server add up (NVLink SHARP).")},
  };
};

}  // namespace plenum::fields
