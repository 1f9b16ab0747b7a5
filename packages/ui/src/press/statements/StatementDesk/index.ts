export type { PaymentDecision } from './decision.ts'
export { StatementDesk, type StatementDeskProps } from './StatementDesk.tsx'
export { useStatementWords } from './useStatementLabels.ts'
