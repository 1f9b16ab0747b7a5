import type { Binding, Paper } from './materials.ts'

/** Thickness of a leaf in millimetres (decisions §5, ours). */
export const caliper: Record<Paper, number> = { offset80: 0.1, offset120: 0.15, coated130: 0.104, colotech160: 0.165 }

/** What the cover adds to the thickness of the leaves: its paper, or its boards. */
const coverThickness = { soft: 0.3, hard: 5 } as const

/** Width of a spine in millimetres. Added up in thousandths, which leaves are measured in: 17 · 0.15 + 0.3 is 2.85, not 2.8499…. */
export const spineWidth = (leaves: number, paper: Paper, cover: 'soft' | 'hard'): number =>
  Math.round((leaves * caliper[paper] + coverThickness[cover]) * 1_000) / 1_000

const hardBindings: readonly Binding[] = ['7', '7BC', '7B', '7T']

/** The cover that a binding has; null for those that have no spine of their own: staples and a coil. */
export function coverOf(binding: Binding): 'soft' | 'hard' | null {
  if (binding === 'staple' || binding === 'Wire-O') return null
  return hardBindings.includes(binding) ? 'hard' : 'soft'
}
