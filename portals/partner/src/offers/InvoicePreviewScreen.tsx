import { OfferDocumentScreen } from '@press/shell'

/** An invoice as it will print. */
export function InvoicePreviewScreen() {
  return <OfferDocumentScreen kind="invoice" />
}
