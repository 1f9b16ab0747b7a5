import {
  parseClosedSpans,
  validateCorrectionDraft,
  maxCorrectionReasonLength,
  isPastMidnight,
  createSpanDrafts,
  getNeighbourSpans,
  toSpanField,
  maxSpansPerDay,
  sumWorkedMinutes,
  type ClosedSpan,
  type CorrectionDraft,
  type SpanDraft,
  type TimeSpan,
  type WorkedDay,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { UnsavedChangesDialog } from '../../../patterns/UnsavedChanges/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TimeField } from '../../../primitives/TimeField/index.ts'
import { useTimeLabels } from '../useTimeLabels.ts'
import * as styles from './CorrectionDialog.css.ts'

/** The data of a correction request. */
export interface CorrectionRequest {
  day: string
  spans: ClosedSpan[]
  reason: string
}

interface CorrectionValues extends CorrectionDraft {
  spans: SpanDraft[]
}

export interface CorrectionDialogProps {
  /** The initially selected day. */
  day: string
  /** The first and the last selectable day. */
  first: string
  last: string
  today: string
  /** The recorded spans of each day. */
  days: readonly WorkedDay[]
  /** An earlier draft that was not sent. */
  draft?: CorrectionDraft | undefined
  /** Called on every change to save a draft. `undefined` means that there is nothing to save. */
  onDraftChange?: ((draft: CorrectionDraft | undefined) => void) | undefined
  onClose: () => void
  /** Sends the request; the dialog closes when it resolves. A rejection with a `FormError` is shown on its fields. */
  onAsk: (request: CorrectionRequest) => Promise<void>
}

/** A dialog that requests a correction of a day's hours: the day, the spans, and the reason. */
export function CorrectionDialog({
  day,
  first,
  last,
  today,
  days,
  draft,
  onDraftChange,
  onClose,
  onAsk,
}: CorrectionDialogProps) {
  const { t } = useTranslation('time')
  const [isLeaving, setIsLeaving] = useState(false)
  const getRecordedSpans = (isoDay: string): readonly TimeSpan[] => days.find((row) => row.day === isoDay)?.spans ?? []
  const getInitialSpans = (isoDay: string): SpanDraft[] => {
    const recordedSpans = createSpanDrafts(getRecordedSpans(isoDay))
    return recordedSpans.length > 0 ? recordedSpans : [{ from: '', to: '' }]
  }
  const form = usePressForm<CorrectionValues, 'time'>({
    values: () => ({
      day: draft?.day ?? day,
      spans: [...(draft?.spans ?? getInitialSpans(day))],
      reason: draft?.reason ?? '',
    }),
    problems: (values) =>
      validateCorrectionDraft(values, {
        today,
        was: getRecordedSpans(values.day),
        neighbours: getNeighbourSpans(days, values.day),
      }),
    namespace: 'time',
    pathOf: toSpanField,
    onValuesChange: onDraftChange,
    onSubmit: async ({ reason, ...values }) => {
      await onAsk({ day: values.day, spans: parseClosedSpans(values.spans), reason: reason.trim() })
      onDraftChange?.(undefined)
      onClose()
    },
  })
  const { control, register, setValue, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'spans' })
  const selectedDay = useWatch({ control, name: 'day' })
  const spans = useWatch({ control, name: 'spans' })
  const changedFields = (['day', 'spans', 'reason'] as const).filter((field) => formState.dirtyFields[field])
  const discardDraft = () => {
    onDraftChange?.(undefined)
    onClose()
  }
  return (
    <>
      <FormDialog
        form={form}
        title={t('ask.title')}
        onClose={() => (form.dirty ? setIsLeaving(true) : discardDraft())}
        cancelLabel={t('ask.cancel')}
        submitLabel={t('ask.submit')}
        busyLabel={t('ask.busy')}
      >
        <Stack gap={4}>
          <p className={styles.intro}>{t('ask.intro')}</p>
          <Controller
            control={control}
            name="day"
            render={({ field: { onValueChange, ...field } }) => (
              <DateField
                {...field}
                label={t('field.day')}
                hint={t('fieldHint.day')}
                required
                min={first}
                max={last}
                onValueChange={(nextDay) => {
                  onValueChange(nextDay)
                  if (nextDay && !formState.dirtyFields.spans) setValue('spans', getInitialSpans(nextDay))
                }}
              />
            )}
          />
          <Repeater
            label={t('ask.spans')}
            items={fields}
            itemKey={({ id }) => id}
            itemName={(index) => t('ask.span', { place: index + 1 })}
            addLabel={t('ask.add')}
            onAdd={() => append({ from: '', to: '' }, { shouldFocus: false })}
            onRemove={remove}
            max={maxSpansPerDay}
            error={form.errorOf('spans') ?? (fields.length === 0 ? t('ask.nothing') : undefined)}
          >
            {(_item, index) => (
              <div className={styles.times}>
                {(['from', 'to'] as const).map((end) => (
                  <Controller
                    key={end}
                    control={control}
                    name={`spans.${index}.${end}`}
                    render={({ field }) => (
                      <TimeField
                        {...field}
                        label={t(`field.${end}`)}
                        required
                        {...(end === 'to' &&
                          spans[index] &&
                          isPastMidnight(spans[index]) && { hint: t('ask.nextDay') })}
                      />
                    )}
                  />
                ))}
              </div>
            )}
          </Repeater>
          <CorrectionResult previousSpans={getRecordedSpans(selectedDay)} spans={parseClosedSpans(spans)} />
          <TextArea
            {...register('reason')}
            label={t('field.reason')}
            hint={t('fieldHint.reason')}
            required
            rows={2}
            maxLength={maxCorrectionReasonLength}
          />
        </Stack>
      </FormDialog>
      <UnsavedChangesDialog
        open={isLeaving}
        losses={changedFields.map((field) => t(`field.${field}`))}
        onOpenChange={setIsLeaving}
        onLeave={discardDraft}
      />
    </>
  )
}

/** The total hours of the day after the correction, and the current total. */
function CorrectionResult({
  previousSpans,
  spans,
}: {
  previousSpans: readonly TimeSpan[]
  spans: readonly ClosedSpan[]
}) {
  const { t } = useTranslation('time')
  const timeLabels = useTimeLabels()
  const [minutesBefore, minutesAfter] = [sumWorkedMinutes(previousSpans, Infinity), sumWorkedMinutes(spans)]
  return (
    <p className={styles.result}>
      <span className={styles.becomes}>{t('ask.becomes', { length: timeLabels.length(minutesAfter) })}</span>
      <span>{t('ask.was', { length: timeLabels.length(minutesBefore) })}</span>
      {minutesAfter !== minutesBefore && <span>{timeLabels.signed(minutesAfter - minutesBefore)}</span>}
    </p>
  )
}
