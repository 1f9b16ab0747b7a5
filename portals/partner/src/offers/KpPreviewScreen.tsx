import { OfferDocumentScreen } from '@press/shell'

/** An offer as it will be printed. */
export function KpPreviewScreen() {
  return <OfferDocumentScreen kind="kp" />
}
