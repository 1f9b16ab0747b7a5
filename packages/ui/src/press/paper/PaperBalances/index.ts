export { PaperBalances, type PaperActs, type PaperBalancesProps } from './PaperBalances.tsx'
