export { ContractTable, type ContractTableProps } from './ContractTable.tsx'
export { ContractStatusBadge, type ContractStatusBadgeProps } from './ContractStatusBadge.tsx'
