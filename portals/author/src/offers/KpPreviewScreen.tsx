import { PaperScreen } from '@press/shell'

/** An offer as it will print. */
export function KpPreviewScreen() {
  return <PaperScreen kind="kp" />
}
