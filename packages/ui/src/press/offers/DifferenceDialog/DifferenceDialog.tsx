import type { OfferRow } from '../index.ts'
import { NoteDialog } from '../NoteDialog.tsx'

export interface DifferenceDialogProps {
  offer: Pick<OfferRow, 'number' | 'revision'>
  onClose: () => void
  /** Says what differs; the dialog closes when it resolves. What it rejects with, a `FormError`, stands above the field. */
  onSay: (note: string) => Promise<void>
}

/** Asks its recipient what of a delivery differs from what was ordered. */
export function DifferenceDialog(props: DifferenceDialogProps) {
  return <NoteDialog about="differ" missing="required" {...props} />
}
