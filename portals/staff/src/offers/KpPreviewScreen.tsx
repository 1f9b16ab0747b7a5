import { OfferDocumentScreen } from '@press/shell'

/** An offer as it will print. */
export function KpPreviewScreen() {
  return <OfferDocumentScreen kind="kp" />
}
