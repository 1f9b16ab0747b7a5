import type { OfferRow } from '@press/domain'
import { NoteDialog } from '../NoteDialog.tsx'

export interface DifferenceDialogProps {
  offer: Pick<OfferRow, 'number' | 'revision'>
  onClose: () => void
  /**
   * Reports the differences. The dialog closes when it resolves. If it rejects with a `FormError`, the error appears above the
   * field.
   */
  onSubmitNote: (note: string) => Promise<void>
}

/** A dialog in which the recipient says how the delivered goods differ from the order. */
export function DifferenceDialog(props: DifferenceDialogProps) {
  return <NoteDialog kind="differ" emptyError="required" {...props} />
}
