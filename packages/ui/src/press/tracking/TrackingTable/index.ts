export { TrackingTable, type TrackedRow, type TrackingTableProps } from './TrackingTable.tsx'
