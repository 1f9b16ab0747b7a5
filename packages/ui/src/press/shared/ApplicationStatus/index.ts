export { ApplicationStatusBadge, type ApplicationStatusBadgeProps } from './ApplicationStatusBadge.tsx'
