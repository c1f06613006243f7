import type { Neighbour } from "./neighbours.ts"

type Graph = ReadonlyArray<ReadonlyMap<number, number>>

const symmetric = (neighbours: ReadonlyArray<ReadonlyArray<Neighbour>>): Graph => {
  const graph = neighbours.map(() => new Map<number, number>())
  neighbours.forEach((near, from) => {
    for (const { at, likeness } of near) {
      graph[from]?.set(at, Math.max(likeness, graph[from]?.get(at) ?? 0))
      graph[at]?.set(from, Math.max(likeness, graph[at]?.get(from) ?? 0))
    }
  })
  return graph
}

/** Moves nodes to the neighbouring group with the highest gain until nothing moves. Returns null when nothing ever did. */
const moveNodes = (graph: Graph, resolution: number): Int32Array | null => {
  const degree = Float64Array.from(graph, (edges) =>
    [...edges.values()].reduce((sum, weight) => sum + weight, 0),
  )
  const total = degree.reduce((sum, own) => sum + own, 0)
  if (total === 0) return null
  const group = Int32Array.from(graph, (_, node) => node)
  const groupDegree = degree.slice()
  let everMoved = false
  for (let pass = 0, moved = true; moved && pass < 30; pass++) {
    moved = false
    graph.forEach((edges, node) => {
      const links = new Map<number, number>()
      for (const [other, weight] of edges) {
        const its = group[other] ?? 0
        if (other !== node) links.set(its, (links.get(its) ?? 0) + weight)
      }
      const own = degree[node] ?? 0
      const before = group[node] ?? 0
      groupDegree[before] = (groupDegree[before] ?? 0) - own
      const gain = (to: number): number =>
        (links.get(to) ?? 0) - (resolution * own * (groupDegree[to] ?? 0)) / total
      let best = before
      let bestGain = gain(before)
      for (const to of links.keys()) {
        const here = gain(to)
        if (here > bestGain + 1e-12 || (here > bestGain - 1e-12 && here >= bestGain && to < best)) {
          best = to
          bestGain = here
        }
      }
      groupDegree[best] = (groupDegree[best] ?? 0) + own
      if (best !== before) {
        group[node] = best
        moved = true
        everMoved = true
      }
    })
  }
  return everMoved ? group : null
}

/** One node for each group, edges summed; edges inside a group become a loop. */
const condense = (graph: Graph, group: Int32Array): { readonly graph: Graph; readonly index: Int32Array } => {
  const order = new Map<number, number>()
  for (const own of group) if (!order.has(own)) order.set(own, order.size)
  const index = group.map((own) => order.get(own) ?? 0)
  const next = Array.from({ length: order.size }, () => new Map<number, number>())
  graph.forEach((edges, node) => {
    const from = next[index[node] ?? 0]
    for (const [other, weight] of edges) {
      const to = index[other] ?? 0
      from?.set(to, (from.get(to) ?? 0) + weight)
    }
  })
  return { graph: next, index }
}

/**
 * Groups of a neighbour graph by modularity (Blondel et al. 2008) at a resolution: higher gives smaller groups. The
 * group number of each node, 0 upwards in order of first appearance. Nodes are visited in order: no randomness.
 */
export const louvain = (
  neighbours: ReadonlyArray<ReadonlyArray<Neighbour>>,
  resolution: number,
): Int32Array => {
  let graph = symmetric(neighbours)
  let groups = Int32Array.from(neighbours, (_, node) => node)
  for (let level = 0; level < 20; level++) {
    const moved = moveNodes(graph, resolution)
    if (moved === null) break
    const condensed = condense(graph, moved)
    groups = groups.map((node) => condensed.index[node] ?? 0)
    graph = condensed.graph
  }
  return groups
}
