export { AccountTable, type AccountTableProps, type OrganizationAccountRow } from './AccountTable.tsx'
