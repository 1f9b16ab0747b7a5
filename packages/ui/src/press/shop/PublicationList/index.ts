export { PublicationList, type PublicationListProps } from './PublicationList.tsx'
