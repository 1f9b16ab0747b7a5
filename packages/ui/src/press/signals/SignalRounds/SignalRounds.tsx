import type { StoredFile, SignalRound } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'
import { FileLine } from '../../../patterns/Sheet/index.ts'
import * as styles from './SignalRounds.css.ts'

export interface SignalRoundsProps {
  /** The rounds, oldest first. The component displays the latest round first. */
  rounds: readonly SignalRound[]
  onDownload: (file: StoredFile) => void
}

const outcomeTones: Record<NonNullable<SignalRound['outcome']>, BadgeTone> = {
  signed: 'success',
  returned: 'warning',
  replaced: 'neutral',
}

/** The rounds of review: each file with its author's remarks and the outcome. Read-only. */
export function SignalRounds({ rounds, onDownload }: SignalRoundsProps) {
  const { t } = useTranslation('signals')
  const { date } = useFormat()
  if (rounds.length === 0) return <p className={styles.quiet}>{t('round.empty')}</p>
  return (
    <ol className={styles.rounds} aria-label={t('round.label')}>
      {rounds.toReversed().map((round) => (
        <li key={round.id} className={styles.round}>
          <p className={styles.head}>
            <strong className={styles.title}>{t('round.number', { number: round.number })}</strong>
            <Badge tone={round.outcome ? outcomeTones[round.outcome] : 'info'}>
              {round.outcome ? t(`outcomeName.${round.outcome}`) : t('round.waits')}
            </Badge>
          </p>
          <ul>
            <FileLine file={round.file} onDownload={onDownload} />
          </ul>
          <p className={styles.quiet}>
            {round.uploaded_by &&
              t('round.uploaded', { name: round.uploaded_by.name, date: date(round.created_at, 'dateTime') })}
          </p>
          {round.outcome_by && round.outcome_at && round.outcome !== 'replaced' && (
            <p className={styles.quiet}>
              {`${t(`receipt.${round.outcome ?? 'signed'}`)}: `}
              {t('receipt.by', { name: round.outcome_by.name, date: date(round.outcome_at, 'dateTime') })}
            </p>
          )}
          <p className={styles.quiet}>{t('receipt.sum', { sum: round.sha256.slice(0, 16) })}</p>
          {round.remarks.length === 0 ? (
            <p className={styles.quiet}>{t('round.noRemarks')}</p>
          ) : (
            <ol className={styles.remarks} aria-label={t('remark.title')}>
              {round.remarks.map((remark, index) => (
                <li key={remark.id} className={styles.remark}>
                  <span className={styles.number} aria-hidden>
                    {index + 1}
                  </span>
                  <span>
                    {t('remark.page', { page: remark.page })}
                    <span className={styles.quiet}>{` · ${t(`kind.${remark.kind}`).toLocaleLowerCase()}`}</span>
                    <span className={styles.words}>{remark.text}</span>
                    <span className={styles.quiet}>
                      {t('receipt.by', { name: remark.author.name, date: date(remark.created_at, 'dateTime') })}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}
