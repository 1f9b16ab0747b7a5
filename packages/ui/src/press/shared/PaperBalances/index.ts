export { PaperBalances, type PaperActions, type PaperBalancesProps } from './PaperBalances.tsx'
