import type { RepeatScope, Person } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { ConfirmDialog } from '../../../primitives/Dialog/index.ts'
import * as styles from './EventDialog.css.ts'
import { EventFields } from './EventFields.tsx'
import { toEventDraft, validateForm, type EventValues } from './event-values.ts'
import { FreeTime } from './FreeTime.tsx'
import type { MeetingConflict } from './free-time-facts.ts'
import { countMeetings } from './meeting-count.ts'
import { getScope } from './scope-of.ts'
import type { LoadBusyHours, CalendarEvent, EventDraft } from './types.ts'
import { useFreeTime } from './useFreeTime.ts'

interface EventDialogProps {
  /** The event to change; null creates a new one. */
  event: CalendarEvent | null
  values: EventValues
  people: readonly Person[]
  onAskBusyHours: LoadBusyHours | undefined
  /** Saves the event. For an occurrence of a series, `scope` says which occurrences to change. */
  onSave: (draft: EventDraft, scope: RepeatScope | undefined) => Promise<void>
  /** Deletes the event and returns whether it was deleted. Undefined if the event cannot be deleted. */
  onDelete: (() => Promise<boolean>) | undefined
  onClose: () => void
}

const noConflicts: readonly MeetingConflict[] = []

/** A dialog with every field of an event and a button to delete it. */
export function EventDialog({ event, values, people, onAskBusyHours, onSave, onDelete, onClose }: EventDialogProps) {
  const { t } = useTranslation('calendar')
  const announce = useAnnounce()
  const [isConfirming, setIsConfirming] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const form = usePressForm<EventValues, 'calendar'>({
    values,
    problems: validateForm,
    namespace: 'calendar',
    onSubmit: async (submittedValues) => {
      const draft = toEventDraft(submittedValues, people)
      await onSave(draft, event?.occurrence ? getScope(submittedValues, event) : undefined)
      announce(t(event ? 'dialog.changed' : 'dialog.created', { name: draft.name }))
      onClose()
    },
  })
  const removeEvent = async () => {
    setIsDeleting(true)
    try {
      if (await onDelete?.()) {
        announce(t('dialog.deleted', { name: values.name }))
        onClose()
      }
    } catch (error) {
      form.showError(error)
      setIsConfirming(false)
    }
    setIsDeleting(false)
  }

  const currentValues = useWatch({ control: form.control }) as EventValues
  const freeTime = useFreeTime({ values: currentValues, people, excludedEventId: event?.id, onAsk: onAskBusyHours })
  const isSingleOccurrence = event?.occurrence && getScope(currentValues, event) === 'this'
  const count = isSingleOccurrence ? 1 : countMeetings(currentValues)
  const notifiedCount = event ? currentValues.users.length : 0

  return (
    <>
      <FormDialog
        form={form}
        size={freeTime ? 'lg' : 'md'}
        title={event ? event.name : t('dialog.create')}
        onClose={onClose}
        cancelLabel={t('dialog.cancel')}
        submitLabel={count > 1 ? t('dialog.saveMany', { count }) : t(event ? 'dialog.save' : 'dialog.add')}
        busyLabel={t('dialog.saving')}
        disabled={isDeleting}
        footerNote={
          event && (
            <span className={styles.aside}>
              {onDelete && (
                <Button
                  variant="dangerOutline"
                  disabled={form.busy || isDeleting}
                  onClick={() => (event.occurrence ? void removeEvent() : setIsConfirming(true))}
                >
                  {t('dialog.delete')}
                </Button>
              )}
              {notifiedCount > 0 && <span className={styles.told}>{t('dialog.told', { count: notifiedCount })}</span>}
            </span>
          )
        }
      >
        <div className={freeTime ? styles.split : undefined}>
          <EventFields event={event} people={people} conflicts={freeTime?.conflicts ?? noConflicts} />
          {freeTime && <FreeTime facts={freeTime} />}
        </div>
      </FormDialog>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('dialog.deleteTitle', { name: values.name })}
        confirmLabel={t('dialog.deleteConfirm')}
        cancelLabel={t('dialog.deleteKeep')}
        tone="danger"
        busy={isDeleting}
        onConfirm={() => void removeEvent()}
      >
        {t('dialog.deleteBody')}
      </ConfirmDialog>
    </>
  )
}
