/** Returns the row with the greatest number. If several rows have this number, returns the first of them. */
export const maxBy = <Row>(rows: readonly Row[], getNumber: (row: Row) => number): Row | undefined =>
  rows.reduce<Row | undefined>(
    (maxRow, row) => (maxRow && getNumber(maxRow) >= getNumber(row) ? maxRow : row),
    undefined,
  )
