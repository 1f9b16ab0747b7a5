export { WorkStatusBadge, type WorkStatusBadgeProps } from './WorkStatusBadge.tsx'
export { workActions, type WorkAction } from './workActions.ts'
export type { Project, ProjectBook, Worker, WorkTask } from './types.ts'
