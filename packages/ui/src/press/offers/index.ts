export { OfferRequestedBadge, type OfferRequestedBadgeProps } from './OfferRequestedBadge.tsx'
export { OfferBooks, type OfferBooksProps } from './OfferBooks.tsx'
export { OfferInstalments, type OfferInstalmentsProps } from './OfferInstalments.tsx'
export { OfferLedger, type OfferLedgerProps } from './OfferLedger.tsx'
export { OfferNextActions, type OfferNextActionsProps } from './OfferNextActions.tsx'
export { OfferPaidBar, type OfferPaidBarProps } from './OfferPaidBar.tsx'
export { offerActions, type OfferAction } from './offer-actions.ts'
export { OfferStamps, type OfferStampsProps } from './OfferStamps.tsx'
export { OfferStatusBadge, type OfferStatusBadgeProps } from './OfferStatusBadge.tsx'
export { OfferPriceChange, type OfferPriceChangeProps } from './OfferPriceChange.tsx'
export { OfferSums, type OfferSumsProps } from './OfferSums.tsx'
export { OfferValidity, type OfferValidityProps } from './OfferValidity.tsx'
export type { OfferIntents } from './offer-intents.ts'
export { useOfferFlags, type FlagChange, type SaveFlag } from './useOfferFlags.ts'
export { useOfferLabels } from './useOfferLabels.ts'
export type {
  Offer,
  OfferItem,
  OfferParties,
  OfferPayment,
  RecordedOfferDecision,
  OfferRow,
  OfferVersion,
  Organization,
} from './types.ts'
