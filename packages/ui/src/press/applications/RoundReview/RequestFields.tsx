import { limits, type DecisionProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { DateField } from '../../../primitives/DateField/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import type { Judgement } from './review-values.ts'
import * as styles from './RoundReview.css.ts'

export interface RequestFieldsProps {
  judgement: Judgement
  onChange: (change: Partial<Judgement>) => void
  problemOf: (field: 'reason' | 'until') => DecisionProblem | undefined
  today: string
}

/** The fields for what is requested again for a document, and for the due date. */
export function RequestFields({ judgement, onChange, problemOf, today }: RequestFieldsProps) {
  const { t } = useTranslation('applications')
  const getProblemText = (field: 'reason' | 'until') => {
    const fieldProblem = problemOf(field)
    if (!fieldProblem) return undefined
    if (fieldProblem === 'required')
      return t(field === 'reason' ? 'problem.required_documents_reason' : 'problem.required_documents_until')
    return t(`problem.${fieldProblem}`)
  }
  return (
    <div className={styles.request}>
      <TextArea
        label={t('decision.why')}
        value={judgement.reason}
        onValueChange={(reason) => onChange({ reason })}
        error={getProblemText('reason')}
        rows={1}
        maxLength={limits.noteLength}
        required
      />
      <DateField
        label={t('decision.until')}
        value={judgement.until}
        onValueChange={(until) => onChange({ until })}
        error={getProblemText('until')}
        min={today}
        minReason={t('problem.past')}
        required
      />
    </div>
  )
}
