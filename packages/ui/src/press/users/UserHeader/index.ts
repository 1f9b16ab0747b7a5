export { UserHeader, type UserHeaderProps } from './UserHeader.tsx'
