import type { OfferAttachmentField, OfferStatus, Offer } from '@press/domain'
import type { SaveFlag } from './useOfferFlags.ts'

/** The actions on an offer. Omitted actions are not shown. */
export interface OfferIntents {
  /** Changes the status. Must resolve when `offer` has the new status. */
  onStatus?: (change: { offer: Offer; to: OfferStatus }) => Promise<void>
  /** Answers the recipient's request without changing the offer. Must resolve when `offer` has the answer. */
  onAnswer?: (offer: Offer) => Promise<void>
  /** Opens the `ChangeDialog`. */
  onAskChange?: (offer: Offer) => void
  /** Opens the `InvoiceRequestDialog`. */
  onInvoiceRequest?: (offer: Offer) => void
  /** Opens the `PaymentDialog`. */
  onPayment?: (offer: Offer) => void
  /** Opens the `InstalmentsDialog`. */
  onInstalments?: (offer: Offer) => void
  /** Opens the `ItemsDialog`. */
  onItems?: (offer: Offer) => void
  /** Opens the `InvoiceDialog`. */
  onInvoice?: (offer: Offer) => void
  /** Saves a flag. Without it the flags are read-only. */
  onFlag?: SaveFlag
  /** Uploads a document of the offer. Must resolve when `offer` contains the document. */
  onAttach?: (paper: { offer: Offer; document: OfferAttachmentField; file: File }) => Promise<void>
  onEdit?: (offer: Offer) => void
  /** Returns the URL of a tech card of one of the offer's books. */
  cardHref?: (techcard: number) => string
  /** Returns the URL that creates the tech card of a book, given its position in the offer. */
  newCardHref?: (book: number) => string
  /** Opens the preview of the offer's invoice. */
  onPreview?: (offer: Offer) => void
  onCopy?: (offer: Offer) => void
  /** Deletes the offer, after a confirmation. */
  onDelete?: (offer: Offer) => Promise<void>
}
