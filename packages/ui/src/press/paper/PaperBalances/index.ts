export { PaperBalances, type PaperActs, type PaperBalancesProps } from './PaperBalances.tsx'
export type { PaperBalance, PaperMovement, PaperOrder } from '../wire.ts'
