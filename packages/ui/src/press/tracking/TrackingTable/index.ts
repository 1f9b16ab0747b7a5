export { TrackingTable, type TrackingTableProps } from './TrackingTable.tsx'
