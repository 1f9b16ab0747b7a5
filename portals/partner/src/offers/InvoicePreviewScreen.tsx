import { OfferDocumentScreen } from '@press/shell'

/** An invoice as it will be printed. */
export function InvoicePreviewScreen() {
  return <OfferDocumentScreen kind="invoice" />
}
