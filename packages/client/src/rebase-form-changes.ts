/** The current values of a form, and the version and values of the row from which it was filled. */
export interface FormState<Values extends object> {
  version: number
  base: Values
  values: Values
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Rebases a form's changes onto the current row: untouched fields take the row's value, and the person's changes stay. `clashes`
 * are the changed fields to which another person has given a different value.
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
