import type { Application, Round } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './RoundReview.css.ts'

interface RoundLineProps {
  application: Pick<Application, 'created_at' | 'due' | 'status'>
  rounds: readonly Round[]
}

/** The history of an application: sent, requests and answers by round, and who acts next. */
export function RoundLine({ application, rounds }: RoundLineProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const timelinePoints = [
    { key: 'sent', words: t('rounds.sent'), at: date(application.created_at, 'dayMonth') },
    ...rounds.flatMap(({ number, asked_at, answered_at, documents }) => {
      const count = documents.length
      const arrival = answered_at && {
        key: `came.${number}`,
        words: t('rounds.cameCount', { round: number + 1, count }),
        at: date(answered_at, 'dayMonth'),
      }
      return [
        {
          key: `asked.${number}`,
          words: t('rounds.askedCount', { round: number, count }),
          at: date(asked_at, 'dayMonth'),
        },
        ...(arrival ? [arrival] : []),
      ]
    }),
  ].slice(-3)
  return (
    <ol className={styles.line} aria-label={t('rounds.label')}>
      {timelinePoints.map(({ key, words, at }) => (
        <li key={key} className={styles.point}>
          <span className={styles.pointWords}>{words}</span>
          <span>{at}</span>
        </li>
      ))}
      {application.status === 'in process' && (
        <li className={classes(styles.point, styles.current)} aria-current="step">
          <span className={styles.pointWords}>{t('rounds.yours')}</span>
          {application.due && <span>{t('rounds.until', { date: date(application.due, 'dayMonth') })}</span>}
        </li>
      )}
    </ol>
  )
}
