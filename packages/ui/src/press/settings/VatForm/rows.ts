/**
 * Where a form keeps a field of a list of which it shows only the end: `rates.3.from` with two rows before it is `rates.1.from`. A
 * field of a row that is not shown is told of the list.
 */
export const pathAfter = (list: string, before: number) => (field: string) => {
  const [head, place, ...rest] = field.split('.')
  if (head !== list || place === undefined) return field
  const index = Number(place) - before
  return index < 0 ? list : [head, index, ...rest].join('.')
}
