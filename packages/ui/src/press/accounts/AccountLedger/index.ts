export { AccountLedger, type AccountLedgerProps, type AccountLedgerRow } from './AccountLedger.tsx'
