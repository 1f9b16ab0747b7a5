/** The current values of a form, and the version and values of the row from which it was filled. */
export interface FormState<Values extends object> {
  version: number
  base: Values
  values: Values
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Rebases a form's changes onto the current row: untouched fields take the row's value, and the person's changes stay. `clashes`
 * are the changed fields to which another person has given a different value.
 */
export function rebaseFormChanges<Values extends object>(
  { base, values }: FormState<Values>,
  current: { version: number; values: Values },
): { filling: FormState<Values>; clashes: (keyof Values)[] } {
  const changedFields = (Object.keys(current.values) as (keyof Values)[]).filter(
    (field) => !isSame(values[field], base[field]),
  )
  const ownChanges = Object.fromEntries(changedFields.map((field) => [field, values[field]])) as Partial<Values>
  return {
    filling: { version: current.version, base: current.values, values: { ...current.values, ...ownChanges } },
    clashes: changedFields.filter(
      (field) => !isSame(current.values[field], base[field]) && !isSame(current.values[field], values[field]),
    ),
  }
}
