export { ShopBadge } from './PublicationBadge.tsx'
export { PublicationList, type PublicationListProps } from './PublicationList.tsx'
