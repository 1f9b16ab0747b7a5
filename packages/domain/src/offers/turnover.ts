import type { IssuedPaper } from './papers.ts'
import type { ChargedLine } from './totals.ts'

/** Which lines an act or a waybill has: services are accepted by an act, goods leave by a waybill, never both (decisions §4). */
export const turnoverOf = (kind: IssuedPaper, charges: readonly ChargedLine[]): ChargedLine[] =>
  charges.filter(({ work }) => (kind === 'waybill') === (work === null))
