export { OfferHistory, type OfferHappening, type OfferHistoryProps } from './OfferHistory.tsx'
