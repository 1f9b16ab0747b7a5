/** Returns the row with the greatest number; the first of equal ones. */
export const maxBy = <Row>(rows: readonly Row[], number: (row: Row) => number): Row | undefined =>
  rows.reduce<Row | undefined>((best, row) => (best && number(best) >= number(row) ? best : row), undefined)
