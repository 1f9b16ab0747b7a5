/**
 * Maps a field path of a list to a form that shows only the list's end: with two hidden rows `rates.3.from` becomes `rates.1.from`.
 * A field of a hidden row maps to the list itself.
 */
export const pathAfter = (list: string, before: number) => (field: string) => {
  const [head, place, ...rest] = field.split('.')
  if (head !== list || place === undefined) return field
  const index = Number(place) - before
  return index < 0 ? list : [head, index, ...rest].join('.')
}
