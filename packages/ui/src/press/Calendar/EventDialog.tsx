import { eventNameLimit, type EventProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { FormProvider, set, useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { Form, type FormError } from '../../patterns/Form/index.ts'
import { useAnnounce } from '../../primitives/Announcer/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { ConfirmDialog, Dialog } from '../../primitives/Dialog/index.ts'
import type { Person } from '../wire.ts'
import * as styles from './EventDialog.css.ts'
import { EventFields } from './EventFields.tsx'
import { draftOf, problemsOf, type EventValues } from './eventValues.ts'
import type { CalendarEvent, EventDraft } from './types.ts'

interface EventDialogProps {
  /** The event that is changed; null makes a new one. */
  event: CalendarEvent | null
  values: EventValues
  people: readonly Person[]
  today: string
  onSave: (draft: EventDraft) => Promise<void>
  /** Without it the event cannot be deleted. */
  onDelete: (() => Promise<void>) | undefined
  onClose: () => void
}

/** An event written down: every field of it, and the way to delete it. */
export function EventDialog({ event, values, people, today, onSave, onDelete, onClose }: EventDialogProps) {
  const { t } = useTranslation('calendar')
  const announce = useAnnounce()
  const problemText = useProblemText()
  const id = useId()
  const [refusal, setRefusal] = useState<FormError>()
  const [asked, setAsked] = useState(false)
  const [deleting, setDeleting] = useState(false)

  const resolver: Resolver<EventValues> = (filled) => {
    const errors: FieldErrors<EventValues> = {}
    for (const [field, problem] of Object.entries(problemsOf(filled)))
      set(errors, field, { type: problem, message: problemText(field, problem) })
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: filled, errors: {} }
  }
  const form = useForm<EventValues>({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: false })
  const { isSubmitting } = form.formState
  const busy = isSubmitting || deleting

  const submit = async (filled: EventValues) => {
    setRefusal(undefined)
    const draft = draftOf(filled, people)
    try {
      await onSave(draft)
      announce(t(event ? 'dialog.changed' : 'dialog.created', { name: draft.name }))
      onClose()
    } catch (error) {
      setRefusal(error as FormError)
    }
  }
  const remove = async () => {
    setDeleting(true)
    try {
      await onDelete?.()
      announce(t('dialog.deleted', { name: values.name }))
      onClose()
    } catch (error) {
      setRefusal(error as FormError)
      setAsked(false)
    }
    setDeleting(false)
  }

  return (
    <>
      <Dialog
        open
        size="md"
        title={event ? event.name : t('dialog.create')}
        dismissable={!busy}
        onOpenChange={onClose}
        footer={
          <>
            {event && onDelete && (
              <span className={styles.aside}>
                <Button variant="dangerOutline" disabled={busy} onClick={() => setAsked(true)}>
                  {t('dialog.delete')}
                </Button>
              </span>
            )}
            <Button disabled={busy} onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" form={id} variant="primary" busy={isSubmitting} busyLabel={t('dialog.saving')}>
              {t(event ? 'dialog.save' : 'dialog.add')}
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <Form form={form} id={id} error={refusal} onSubmit={submit}>
            <EventFields people={people} today={today} />
          </Form>
        </FormProvider>
      </Dialog>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('dialog.deleteTitle', { name: values.name })}
        confirmLabel={t('dialog.deleteConfirm')}
        cancelLabel={t('dialog.deleteKeep')}
        tone="danger"
        busy={deleting}
        onConfirm={() => void remove()}
      >
        {t('dialog.deleteBody')}
      </ConfirmDialog>
    </>
  )
}

function useProblemText() {
  const { t } = useTranslation('calendar')
  return (field: string, problem: EventProblem): string => {
    if (problem === 'tooLong') return t('problem.tooLong', { count: eventNameLimit })
    if (problem !== 'required') return t(`problem.${problem}`)
    if (field.startsWith('dates')) return t('problem.date')
    if (field.startsWith('times')) return t('problem.missingTime')
    return t(`problem.${field as 'name' | 'category' | 'tag'}`)
  }
}
