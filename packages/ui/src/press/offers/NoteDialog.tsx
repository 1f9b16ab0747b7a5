import { limits, type OfferRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { FormDialog, usePressForm } from '../../patterns/Form/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import { useOfferLabels } from './index.ts'

interface NoteDialogProps {
  offer: Pick<OfferRow, 'number' | 'revision'>
  /** Which question the dialog asks. */
  kind: 'change' | 'differ'
  /** The error for an empty note. */
  emptyError: 'required' | 'unsaid'
  children?: ReactNode
  onClose: () => void
  onSubmitNote: (note: string) => Promise<void>
}

/** A dialog that asks for a note about an offer. */
export function NoteDialog({ offer, kind, emptyError, children, onClose, onSubmitNote }: NoteDialogProps) {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const form = usePressForm<{ note: string }, 'offers'>({
    values: { note: '' },
    problems: ({ note }) => (note.trim() ? {} : { note: emptyError }),
    namespace: 'offers',
    onSubmit: async ({ note }) => {
      await onSubmitNote(note.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`${kind}.title`, { offer: nameOf(offer) })}
      onClose={onClose}
      cancelLabel={t(`${kind}.cancel`)}
      submitLabel={t(`${kind}.submit`)}
      busyLabel={t(`${kind}.busy`)}
    >
      {children}
      <TextArea
        {...form.register('note')}
        label={t(`${kind}.note`)}
        hint={t(`${kind}.noteHint`)}
        maxLength={limits.noteLength}
      />
    </FormDialog>
  )
}
