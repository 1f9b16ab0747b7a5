import { validateDecision, limits, type ApplicationStatus, type LetterText } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog, useFieldArray, usePressForm } from '../../../patterns/Form/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { ReviewLetter } from '../RoundReview/ReviewLetter.tsx'
import { useLetter, type BuildLetter } from '../RoundReview/useLetter.ts'
import { emptyRequest, getDecision, toRulesInput, type Decision, type DecisionValues } from './decision.ts'
import { RequestFields } from './RequestFields.tsx'
import * as styles from './DecisionPanel.css.ts'

interface DecisionDialogProps {
  status: ApplicationStatus
  title: string
  /** Returns the letter for the decision; it is shown and can be edited before it is sent. */
  onLetter?: BuildLetter | undefined
  onDecide: (decision: Decision) => Promise<void>
  onClose: () => void
}

const neverBuildLetter: BuildLetter = () => new Promise(() => undefined)

/** Asks for the details that the decision needs and runs the decision. If it is refused, the dialog stays open with the error. */
export function DecisionDialog({ status, title, onLetter, onDecide, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('applications')
  const today = useToday()
  const form = usePressForm<DecisionValues, 'applications'>({
    values: { reason: '', documents: status === 'revision' ? [emptyRequest] : [] },
    problems: (values) => validateDecision(toRulesInput(status, values), today),
    namespace: 'applications',
    onSubmit: async (values) => {
      const decision = getDecision(status, values)
      const letterText = await letter.getLetterToSend(decision, editedLetter)
      await onDecide({ ...decision, ...(letterText && { letter: letterText }) })
      onClose()
    },
  })
  const [editedLetter, setEditedLetter] = useState<LetterText | null>(null)
  const showsLetter = onLetter && status !== 'in process'
  const values = useWatch({ control: form.control }) as DecisionValues
  const letter = useLetter(showsLetter ? toLetterDecision(status, values) : undefined, onLetter ?? neverBuildLetter)
  const requests = useFieldArray({ control: form.control, name: 'documents' })
  return (
    <FormDialog
      form={form}
      size={status === 'revision' || showsLetter ? 'md' : 'sm'}
      title={t(`decision.dialog.${status}`, { title })}
      tone={status === 'rejected' ? 'danger' : 'primary'}
      onClose={onClose}
      cancelLabel={t('decision.cancel')}
      submitLabel={t(`decision.${status}`)}
      busyLabel={t('decision.working')}
    >
      <p>{t(`decision.body.${status}`)}</p>
      {status === 'revision' && (
        <div className={styles.requests}>
          {requests.fields.map(({ id }, index) => (
            <RequestFields
              key={id}
              index={index}
              today={today}
              onRemove={requests.fields.length > 1 ? () => requests.remove(index) : undefined}
            />
          ))}
          <div>
            <Button
              variant="quiet"
              size="sm"
              leading={glyphs.plus}
              onClick={() => requests.append(emptyRequest, { shouldFocus: false })}
            >
              {t('decision.addRequest')}
            </Button>
          </div>
        </div>
      )}
      {(status === 'revision' || status === 'rejected') && (
        <TextArea
          {...form.register('reason')}
          label={t(status === 'rejected' ? 'decision.reason' : 'decision.note')}
          hint={status === 'rejected' ? t('decision.reasonHint') : undefined}
          required={status === 'rejected'}
          optional={status === 'revision'}
          maxLength={limits.noteLength}
        />
      )}
      {showsLetter && (
        <ReviewLetter
          {...letter}
          editedLetter={editedLetter}
          onWrite={setEditedLetter}
          onLocaleChange={letter.setLocale}
        />
      )}
    </FormDialog>
  )
}

/** Returns the part of an incomplete form that a letter can contain. Leaves out requests without a text or a date. */
function toLetterDecision(status: ApplicationStatus, values: DecisionValues): Decision {
  const decision = getDecision(status, values)
  return { ...decision, documents: decision.documents.filter(({ reason, until }) => reason && isDay(until)) }
}
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
