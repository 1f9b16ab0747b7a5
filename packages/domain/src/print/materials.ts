/** What books are printed and bound with (spec §9), by wire value; the names stand in the catalogs. */
export const papers = ['offset80', 'offset120', 'coated130', 'colotech160'] as const
export type Paper = (typeof papers)[number]

export const laminations = ['none', 'matte', 'glossy'] as const
export type Lamination = (typeof laminations)[number]

export const bindings = ['7', '7BC', '7B', '7T', 'KBS', 'KShS', 'integral', 'Wire-O', 'staple'] as const
export type Binding = (typeof bindings)[number]

/** How a run is printed, as an imprint says it (ours). */
export const printingMethods = ['offset', 'digital', 'risograph'] as const
export type PrintingMethod = (typeof printingMethods)[number]

interface PageRule {
  min: number
  max: number
  multiple: number
}

const boards: PageRule = { min: 48, max: 2_000, multiple: 1 }

/**
 * Pages a binding holds well (decisions §5; at most 2 000: ours). Where that is silent, the least is what binders ask for:
 * - KShS 64: a sewn block under 1/8 inch, 3.2 mm, is too thin for the binder (marrak.com/binding_solutions.html), and a leaf of
 *   offset 80 has 0.1 mm;
 * - integral 56: it is hung like a case-bound book (imagogroup.com, flexibinding), and those begin there (bookbound.com.au, binding);
 * - Wire-O 28 (support.gelato.com, multipage brochures).
 */
export const bindingPages: Record<Binding, PageRule> = {
  '7': boards,
  '7BC': boards,
  '7B': boards,
  '7T': boards,
  KBS: { min: 40, max: 700, multiple: 1 },
  KShS: { min: 64, max: 2_000, multiple: 1 },
  integral: { min: 56, max: 2_000, multiple: 1 },
  'Wire-O': { min: 28, max: 2_000, multiple: 1 },
  staple: { min: 4, max: 64, multiple: 4 },
}

/** Whether a binding holds a book of so many pages. */
export function bindingHolds(binding: Binding, pages: number): boolean {
  const { min, max, multiple } = bindingPages[binding]
  return pages >= min && pages <= max && pages % multiple === 0
}
