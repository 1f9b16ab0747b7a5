export { OfferStatusBadge, type OfferStatusBadgeProps } from './OfferStatusBadge.tsx'
