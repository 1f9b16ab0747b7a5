import type { StoredFile, Round, RoundDocument, SentLetter } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'
import { RoundFiles } from '../RoundReview/index.ts'
import * as styles from './ApplicationDetails.css.ts'

interface ApplicationRoundsProps {
  rounds: readonly Round[]
  onPreview: (file: StoredFile) => void
}

const tones: Record<NonNullable<RoundDocument['verdict']>, BadgeTone> = { accepted: 'success', again: 'accent' }

/** Returns only answered rounds, because the current request is already shown on top of the application. */
export const getAnsweredRounds = (rounds: readonly Round[]): Round[] =>
  rounds.filter(({ answered_at }) => answered_at !== null)

/** The answered rounds, the latest first: the request, the answer and the verdict of each. */
export function ApplicationRounds({ rounds, onPreview }: ApplicationRoundsProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  return getAnsweredRounds(rounds)
    .toReversed()
    .map(({ number, asked_at, asked_by, answered_at, documents }) => (
      <div key={number} className={styles.round}>
        <h3 className={styles.roundTitle}>
          {t('rounds.askedCount', { round: number, count: documents.length })}
          <span className={styles.muted}>{[date(asked_at, 'date'), asked_by?.name].filter(Boolean).join(' · ')}</span>
        </h3>
        {documents.map((request) => (
          <div key={request.document} className={styles.roundDocument}>
            <p>
              <strong>{t(`document.${request.document}`)}</strong>{' '}
              {answered_at && (
                <Badge tone={request.verdict ? tones[request.verdict] : 'neutral'}>
                  {t(request.verdict ? `rounds.verdict.${request.verdict}` : 'rounds.waits')}
                </Badge>
              )}
            </p>
            <p className={styles.muted}>{request.reason}</p>
            {answered_at && <RoundFiles request={request} onPreview={onPreview} />}
          </div>
        ))}
      </div>
    ))
}

/** The letters about an application, as they were sent. */
export function ApplicationLetters({ letters }: { letters: readonly SentLetter[] }) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  return letters.toReversed().map(({ id, locale, subject, text, sent_at }) => (
    <details key={id} className={styles.letter}>
      <summary>{t('letter.sent', { subject, date: date(sent_at, 'date') })}</summary>
      <p className={styles.letterText} lang={locale === 'kz' ? 'kk' : locale}>
        {text}
      </p>
    </details>
  ))
}
