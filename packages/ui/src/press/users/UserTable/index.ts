export type { UserRow } from '../wire.ts'
export { UserTable, type UserTableProps } from './UserTable.tsx'
