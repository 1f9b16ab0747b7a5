export { UserAside, type UserAsideProps } from './UserAside.tsx'
