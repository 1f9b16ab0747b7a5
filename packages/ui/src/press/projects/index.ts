export { WorkStatusBadge, type WorkStatusBadgeProps } from '../shared/WorkStatusBadge.tsx'
export { ProjectStatusBadge, type ProjectStatusBadgeProps } from '../shared/ProjectStatusBadge.tsx'
export { listWorkActions, type WorkAction } from './work-actions.ts'
export type { Worker } from './types.ts'
