export { AccountLedger, type AccountLedgerProps } from './AccountLedger.tsx'
