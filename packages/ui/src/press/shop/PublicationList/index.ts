export { ShopBadge } from '../../shared/PublicationBadge.tsx'
export { PublicationList, type PublicationListProps } from './PublicationList.tsx'
