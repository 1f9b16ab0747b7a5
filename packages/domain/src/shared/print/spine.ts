import { getBindingSpec, getPaperSpec } from './materials.ts'
import type { Binding, Paper } from './material-types.ts'

/** The thickness in millimetres that the cover's paper or boards add to the leaves. */
const coverThicknessMm = { soft: 0.3, hard: 5 } as const

/**
 * Returns the width of a spine in millimetres; null for a paper that the press does not have. The width is rounded to
 * thousandths, because as a float 17 · 0.15 + 0.3 is 2.8499… instead of 2.85.
 */
export function calculateSpineWidthMm(leaves: number, paper: Paper, cover: 'soft' | 'hard'): number | null {
  const spec = getPaperSpec(paper)
  return spec ? Math.round((leaves * spec.caliper + coverThicknessMm[cover]) * 1_000) / 1_000 : null
}

/** Returns the cover that a binding needs; null for bindings without a spine, such as staples and a coil. */
export function getCoverKind(binding: Binding): 'soft' | 'hard' | null {
  const cover = getBindingSpec(binding)?.cover
  return cover && cover !== 'none' ? cover : null
}
