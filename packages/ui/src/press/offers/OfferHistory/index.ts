export { OfferHistory, type OfferHistoryProps } from './OfferHistory.tsx'
