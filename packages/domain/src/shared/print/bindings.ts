import type { BindingSpec } from './material-types.ts'

const hardcoverSpec = { cover: 'hard', min: 48, max: 2_000, multiple: 1, sewn: false } as const

/**
 * The bindings that every press starts with (spec §9), with the page counts that they hold well (decisions §5; at most 2 000: our
 * rule). If the decisions give no minimum, it is the minimum that binders require:
 * - KShS 64: a sewn block under 1/8 inch, 3.2 mm, is too thin for the binder (marrak.com/binding_solutions.html), and a leaf of
 *   offset 80 has 0.1 mm;
 * - integral 56: it is attached like a case-bound book (imagogroup.com, flexibinding), and case-bound books start at 56 pages
 *   (bookbound.com.au, binding);
 * - Wire-O 28 (support.gelato.com, multipage brochures).
 *
 * Of these bindings, only KShS is sewn. A book with a hard cover may have any page count from 48 (§5; §6 calculates a book of 200
 * A5 pages). A press that sews hardcover books adds a binding for them.
 */
export const firstBindings: readonly BindingSpec[] = [
  { key: '7', ...hardcoverSpec },
  { key: '7BC', ...hardcoverSpec },
  { key: '7B', ...hardcoverSpec },
  { key: '7T', ...hardcoverSpec },
  { key: 'KBS', cover: 'soft', min: 40, max: 700, multiple: 1, sewn: false },
  { key: 'KShS', cover: 'soft', min: 64, max: 2_000, multiple: 1, sewn: true },
  { key: 'integral', cover: 'soft', min: 56, max: 2_000, multiple: 1, sewn: false },
  { key: 'Wire-O', cover: 'none', min: 28, max: 2_000, multiple: 1, sewn: false },
  { key: 'staple', cover: 'none', min: 4, max: 64, multiple: 4, sewn: false },
]
