import { limits, type OfferRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { FormDialog, usePressForm } from '../../patterns/Form/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import { useOfferLabels } from './index.ts'

interface NoteDialogProps {
  offer: Pick<OfferRow, 'number' | 'revision'>
  /** Which question the dialog asks. */
  about: 'change' | 'differ'
  /** The error for an empty note. */
  missing: 'required' | 'unsaid'
  children?: ReactNode
  onClose: () => void
  onSay: (note: string) => Promise<void>
}

/** A dialog that asks for a note about an offer. */
export function NoteDialog({ offer, about, missing, children, onClose, onSay }: NoteDialogProps) {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const form = usePressForm<{ note: string }, 'offers'>({
    values: { note: '' },
    problems: ({ note }) => (note.trim() ? {} : { note: missing }),
    words: 'offers',
    onSubmit: async ({ note }) => {
      await onSay(note.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`${about}.title`, { offer: nameOf(offer) })}
      onClose={onClose}
      cancelLabel={t(`${about}.cancel`)}
      submitLabel={t(`${about}.submit`)}
      busyLabel={t(`${about}.busy`)}
    >
      {children}
      <TextArea
        {...form.register('note')}
        label={t(`${about}.note`)}
        hint={t(`${about}.noteHint`)}
        maxLength={limits.noteLength}
      />
    </FormDialog>
  )
}
