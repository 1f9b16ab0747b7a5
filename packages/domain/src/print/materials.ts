/** What books are printed and bound with (spec §9), by wire value; the names stand in the catalogs. */
export const papers = ['offset80', 'offset120', 'coated130', 'colotech160'] as const
export type Paper = (typeof papers)[number]

export const laminations = ['none', 'matte', 'glossy'] as const
export type Lamination = (typeof laminations)[number]

export const bindings = ['7', '7BC', '7B', '7T', 'KBS', 'KShS', 'integral', 'Wire-O', 'staple'] as const
export type Binding = (typeof bindings)[number]

/** Bindings with boards. */
export const hardBindings: readonly Binding[] = ['7', '7BC', '7B', '7T']

/** Pages a binding holds well; a count of a stapled book is a multiple of four (decisions §5, ours). */
export const bindingPages: Partial<Record<Binding, { min: number; max: number; multiple?: number }>> = {
  staple: { min: 4, max: 64, multiple: 4 },
  KBS: { min: 40, max: 700 },
  ...Object.fromEntries(hardBindings.map((binding) => [binding, { min: 48, max: Infinity }])),
}

/** Whether a binding holds a book of so many pages; those without a rule hold any. */
export function bindingHolds(binding: Binding, pages: number): boolean {
  const { min = 0, max = Infinity, multiple = 1 } = bindingPages[binding] ?? {}
  return pages >= min && pages <= max && pages % multiple === 0
}
