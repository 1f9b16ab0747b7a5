export type { PaymentDecision } from './decision.ts'
export { StatementDesk, type StatementDeskProps } from './StatementDesk.tsx'
export { useStatementLabels } from './useStatementLabels.ts'
