export { Removal, type RemovalProps } from './Removal.tsx'
export { RemovalRequests, type RemovalRequestsProps } from './RemovalRequests.tsx'
