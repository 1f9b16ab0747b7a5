import { applicationDocumentKeys, limits, type ApplicationDocument, type DecisionProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { DateField } from '../../primitives/DateField/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import * as styles from './DecisionPanel.css.ts'

export interface DraftRequest {
  /** Stays with the request while others come and go. */
  key: number
  document: ApplicationDocument | null
  reason: string
  until: string
}

interface RequestFieldsProps {
  number: number
  request: DraftRequest
  /** Documents that other requests are about. */
  taken: readonly (ApplicationDocument | null)[]
  problemOf: (field: 'document' | 'reason' | 'until') => DecisionProblem | undefined
  today: string
  onChange: (changes: Partial<DraftRequest>) => void
  onRemove: (() => void) | undefined
}

/** What one document has to be mended for. */
export function RequestFields({ number, request, taken, problemOf, today, onChange, onRemove }: RequestFieldsProps) {
  const { t } = useTranslation('applications')
  const late = problemOf('until')
  return (
    <fieldset className={styles.request}>
      <div className={styles.requestHead}>
        {t('decision.request', { number })}
        {onRemove && <IconButton glyph={glyphs.x} size="sm" label={t('decision.removeRequest')} onClick={onRemove} />}
      </div>
      <Select
        label={t('decision.document')}
        placeholder={t('decision.chooseDocument')}
        required
        value={request.document ?? ''}
        options={applicationDocumentKeys
          .filter((document) => !taken.includes(document))
          .map((document) => ({ value: document, label: t(`document.${document}`) }))}
        error={problemOf('document') && t('decision.missing.document')}
        onChange={({ target }) => onChange({ document: target.value as ApplicationDocument })}
      />
      <DateField
        label={t('decision.until')}
        required
        value={request.until}
        min={today}
        minReason={t('decision.missing.past')}
        today={today}
        error={late && t(late === 'past' ? 'decision.missing.past' : 'decision.missing.until')}
        onChange={(until) => onChange({ until })}
      />
      <div className={styles.wide}>
        <TextArea
          label={t('decision.why')}
          required
          rows={2}
          maxLength={limits.note}
          value={request.reason}
          error={problemOf('reason') === 'required' ? t('decision.missing.why') : undefined}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </div>
    </fieldset>
  )
}
