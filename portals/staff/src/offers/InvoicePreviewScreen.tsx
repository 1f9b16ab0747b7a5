import { PaperScreen } from '@press/shell'

/** An invoice as it will print. */
export function InvoicePreviewScreen() {
  return <PaperScreen kind="invoice" />
}
