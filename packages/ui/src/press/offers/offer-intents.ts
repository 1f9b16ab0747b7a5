import type { OfferAttachmentField, OfferStatus } from '@press/domain'
import type { Offer } from './types.ts'
import type { SaveFlag } from './useOfferFlags.ts'

/** What can be done with an offer; what is left out is not shown. */
export interface OfferIntents {
  /** Takes it to another status. Resolve when `offer` stands there. */
  onStatus?: (change: { offer: Offer; to: OfferStatus }) => Promise<void>
  /** Answers its recipient's request as it stands. Resolve when `offer` is answered. */
  onAnswer?: (offer: Offer) => Promise<void>
  /** Opens the ChangeDialog. */
  onAskChange?: (offer: Offer) => void
  /** Opens the InvoiceRequestDialog. */
  onInvoiceRequest?: (offer: Offer) => void
  /** Opens the PaymentDialog. */
  onPayment?: (offer: Offer) => void
  /** Opens the InstalmentsDialog. */
  onInstalments?: (offer: Offer) => void
  /** Opens the ItemsDialog. */
  onItems?: (offer: Offer) => void
  /** Opens the InvoiceDialog. */
  onInvoice?: (offer: Offer) => void
  /** Saves a flag; without it the flags are only read. */
  onFlag?: SaveFlag
  /** Sends a paper of the offer. Resolve when `offer` holds it. */
  onAttach?: (paper: { offer: Offer; document: OfferAttachmentField; file: File }) => Promise<void>
  onEdit?: (offer: Offer) => void
  /** The address of a tech card that was made for one of its books. */
  cardHref?: (techcard: number) => string
  /** Where a card is made for the book at a place of the offer. */
  newCardHref?: (book: number) => string
  /** Shows its invoice. */
  onPreview?: (offer: Offer) => void
  onCopy?: (offer: Offer) => void
  /** Deletes it, once that was confirmed. */
  onDelete?: (offer: Offer) => Promise<void>
}
