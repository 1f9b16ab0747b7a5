import { bindingSpec, paperSpec } from './materials.ts'
import type { Binding, Paper } from './material-types.ts'

/** What the cover adds to the thickness of the leaves: its paper, or its boards. */
const coverThickness = { soft: 0.3, hard: 5 } as const

/**
 * Width of a spine in millimetres; null of a paper that the press has not. Added up in thousandths, which leaves are measured in:
 * 17 · 0.15 + 0.3 is 2.85, not 2.8499….
 */
export function calculateSpineWidthMm(leaves: number, paper: Paper, cover: 'soft' | 'hard'): number | null {
  const spec = paperSpec(paper)
  return spec ? Math.round((leaves * spec.caliper + coverThickness[cover]) * 1_000) / 1_000 : null
}

/** The cover that a binding has; null for those that have no spine of their own: staples and a coil. */
export function getCoverKind(binding: Binding): 'soft' | 'hard' | null {
  const cover = bindingSpec(binding)?.cover
  return cover && cover !== 'none' ? cover : null
}
