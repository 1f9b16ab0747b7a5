export { OfferAsked, type OfferAskedProps } from './OfferAsked.tsx'
export { OfferBooks, type OfferBooksProps } from './OfferBooks.tsx'
export { OfferInstalments, type OfferInstalmentsProps } from './OfferInstalments.tsx'
export { OfferLedger, type OfferLedgerProps } from './OfferLedger.tsx'
export { OfferNextActions, type OfferNextActionsProps } from './OfferNextActions.tsx'
export { OfferPaid, type OfferPaidProps } from './OfferPaid.tsx'
export { offerActions, type OfferAction } from './offerActions.ts'
export { OfferStamps, type OfferStampsProps } from './OfferStamps.tsx'
export { OfferStatusBadge, type OfferStatusBadgeProps } from './OfferStatusBadge.tsx'
export { OfferPriceChange, type OfferPriceChangeProps } from './OfferPriceChange.tsx'
export { OfferSums, type OfferSumsProps } from './OfferSums.tsx'
export { OfferValidity, type OfferValidityProps } from './OfferValidity.tsx'
export type { OfferIntents } from './offerIntents.ts'
export { useOfferFlags, type FlagChange, type SaveFlag } from './useOfferFlags.ts'
export { useOfferWords } from './useOfferWords.ts'
export type {
  Offer,
  OfferItem,
  OfferParties,
  OfferPayment,
  OfferSaid,
  OfferRow,
  OfferVersion,
  Organization,
} from './types.ts'
