export { UserAside, type UserAsideProps } from './UserSidePanel.tsx'
