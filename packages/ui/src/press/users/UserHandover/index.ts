export { UserHandover, type UserHandoverProps } from './UserHandover.tsx'
