export { WorkStatusBadge, type WorkStatusBadgeProps } from './WorkStatusBadge.tsx'
export { ProjectStatusBadge, type ProjectStatusBadgeProps } from './ProjectStatusBadge.tsx'
export { workActions, type WorkAction } from './workActions.ts'
export type {
  Accrual,
  PayableWork,
  Payout,
  Project,
  ProjectBook,
  ProjectRow,
  Wallet,
  WalletWork,
  WorkAct,
  Worker,
  WorkResponse,
  WorkTask,
} from './types.ts'
