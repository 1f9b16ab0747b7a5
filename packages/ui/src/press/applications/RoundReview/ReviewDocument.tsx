import type { DecisionProblem, RoundVerdict, StoredFile, Round, RoundFile } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, type Ref } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { useConclusionText } from '../conclusion-text.ts'
import { RequestFields } from './RequestFields.tsx'
import { FileCell, RoundFiles } from './RoundFiles.tsx'
import type { Judgement, ReviewedDocument } from './review-values.ts'
import * as styles from './RoundReview.css.ts'

interface ReviewDocumentProps {
  reviewed: ReviewedDocument
  /** When the round requested the document. */
  asked_at: Round['asked_at'] | undefined
  judgement: Judgement | undefined
  onVerdict: (verdict: RoundVerdict) => void
  onChange: (change: Partial<Judgement>) => void
  problemOf: (field: 'reason' | 'until') => DecisionProblem | undefined
  today: string
  onPreview: (file: StoredFile) => void
  onCompare: ((askedFile: RoundFile, receivedFile: RoundFile) => void) | undefined
  ref: Ref<HTMLElement>
}

const verdicts = [
  { verdict: 'accepted', glyph: glyphs.check, chosen: glyphs.checkCircle },
  { verdict: 'again', glyph: glyphs.arrowElbowDownLeft, chosen: glyphs.arrowElbowDownLeft },
] as const

/** One document: the request, the answer, and the current verdict. */
export function ReviewDocument({
  reviewed: { document, file, round, conclusion },
  asked_at,
  judgement,
  onVerdict,
  onChange,
  problemOf,
  today,
  onPreview,
  onCompare,
  ref,
}: ReviewDocumentProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const id = useId()
  const name = t(`document.${document}`)
  const conclusionText = useConclusionText()(conclusion)
  const isAskedAgain = judgement?.verdict === 'again'
  return (
    <section
      ref={ref}
      className={classes(styles.document, isAskedAgain && styles.askedAgain)}
      aria-labelledby={id}
      tabIndex={-1}
      data-document={document}
    >
      <div className={styles.documentHead}>
        <span className={styles.documentIcon}>
          <Icon glyph={file ? getFileGlyph(file.name) : glyphs.file} size={18} />
        </span>
        <h2 id={id} className={styles.documentName}>
          {name}
        </h2>
        <fieldset className={styles.verdicts} aria-label={t('review.verdictOf', { document: name })}>
          {verdicts.map(({ verdict, glyph, chosen }) => {
            const isChosen = judgement?.verdict === verdict
            return (
              <label key={verdict} className={classes(styles.verdict, isChosen && styles.chosen[verdict])}>
                <input
                  type="radio"
                  className={styles.radio}
                  name={`${id}-verdict`}
                  checked={isChosen}
                  onChange={() => onVerdict(verdict)}
                />
                <Icon
                  glyph={isChosen ? chosen : glyph}
                  size={16}
                  weight={isChosen && verdict === 'accepted' ? 'fill' : 'regular'}
                />
                {t(`review.${isChosen ? 'said' : 'say'}.${verdict}`)}
              </label>
            )
          })}
        </fieldset>
      </div>
      {round && (
        <p className={styles.asked}>
          {asked_at && (
            <span className={styles.muted}>{t('rounds.askedOn', { date: date(asked_at, 'dayMonth') })}</span>
          )}{' '}
          {round.reason}
        </p>
      )}
      <div className={styles.body}>
        {conclusionText && <p className={styles.muted}>{conclusionText}</p>}
        {round ? (
          <RoundFiles request={round} onPreview={onPreview} onCompare={onCompare} />
        ) : (
          <FileCell file={file} emptyText={t('rounds.notSent')} onPreview={onPreview} />
        )}
        {isAskedAgain && (
          <RequestFields judgement={judgement} onChange={onChange} problemOf={problemOf} today={today} />
        )}
      </div>
    </section>
  )
}
