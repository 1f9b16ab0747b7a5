export { WorkStatusBadge, type WorkStatusBadgeProps } from './WorkStatusBadge.tsx'
export { ProjectStatusBadge, type ProjectStatusBadgeProps } from './ProjectStatusBadge.tsx'
export { workActions, type WorkAction } from './work-actions.ts'
export type { Wallet, Worker } from './types.ts'
