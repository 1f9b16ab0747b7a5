/** Returns the row with the greatest number. If several rows have this number, returns the first of them. */
export const maxBy = <Row>(rows: readonly Row[], number: (row: Row) => number): Row | undefined =>
  rows.reduce<Row | undefined>((best, row) => (best && number(best) >= number(row) ? best : row), undefined)
