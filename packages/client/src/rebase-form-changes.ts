/** What a form holds, and the row that it is a change of. */
export interface FormState<Values extends object> {
  version: number
  base: Values
  values: Values
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * A form's changes as changes of the row as it is now: what the person did not touch follows the row, what they did
 * stays theirs. `clashes` are the fields that somebody else has changed too, and otherwise.
 */
export function rebaseFormChanges<Values extends object>(
  { base, values }: FormState<Values>,
  current: { version: number; values: Values },
): { filling: FormState<Values>; clashes: (keyof Values)[] } {
  const touched = (Object.keys(current.values) as (keyof Values)[]).filter((field) => !same(values[field], base[field]))
  const mine = Object.fromEntries(touched.map((field) => [field, values[field]])) as Partial<Values>
  return {
    filling: { version: current.version, base: current.values, values: { ...current.values, ...mine } },
    clashes: touched.filter(
      (field) => !same(current.values[field], base[field]) && !same(current.values[field], values[field]),
    ),
  }
}
