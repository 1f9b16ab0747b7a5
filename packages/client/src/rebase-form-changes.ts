/** The values of a form and the row that they change. */
export interface FormState<Values extends object> {
  version: number
  base: Values
  values: Values
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Rebases a form's changes onto the current row: untouched fields follow the row, and the person's changes stay. `clashes` are the
 * fields that another person has changed to a different value.
 */
export function rebaseFormChanges<Values extends object>(
  { base, values }: FormState<Values>,
  current: { version: number; values: Values },
): { filling: FormState<Values>; clashes: (keyof Values)[] } {
  const touched = (Object.keys(current.values) as (keyof Values)[]).filter((field) => !same(values[field], base[field]))
  const ownChanges = Object.fromEntries(touched.map((field) => [field, values[field]])) as Partial<Values>
  return {
    filling: { version: current.version, base: current.values, values: { ...current.values, ...ownChanges } },
    clashes: touched.filter(
      (field) => !same(current.values[field], base[field]) && !same(current.values[field], values[field]),
    ),
  }
}
