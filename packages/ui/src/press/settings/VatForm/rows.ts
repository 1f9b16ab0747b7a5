/**
 * Maps a field path of a list to a form that shows only the list's end: with two hidden rows `rates.3.from` becomes `rates.1.from`.
 * A field of a hidden row maps to the list itself.
 */
export const mapPathToVisibleRows = (list: string, hiddenCount: number) => (field: string) => {
  const [listName, rowIndex, ...fieldPath] = field.split('.')
  if (listName !== list || rowIndex === undefined) return field
  const visibleIndex = Number(rowIndex) - hiddenCount
  return visibleIndex < 0 ? list : [listName, visibleIndex, ...fieldPath].join('.')
}
