export { OrganizationTable, type OrganizationRow, type OrganizationTableProps } from './OrganizationTable.tsx'
