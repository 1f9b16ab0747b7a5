import type { StatementRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './StatementDesk.css.ts'

const orderedStates = ['matched', 'confirm', 'unknown', 'foreign', 'reversed'] as const

/** The progress of a statement, and a check that its payments add up to its turnover. */
export function StatementProgress({ statement }: { statement: StatementRow }) {
  const { t } = useTranslation('statements')
  const { money, number } = useFormat()
  const { tallies, total, turnover, known, reason } = statement
  const undecidedCount = tallies.confirm.count + tallies.unknown.count
  const presentStates = orderedStates.filter((state) => tallies[state].count > 0)
  return (
    <section aria-label={t('progress.label')} className={styles.desk}>
      <div className={styles.head}>
        <p className={styles.left}>
          <span className={styles.figure}>
            {t('progress.done', { done: number(total.count - undecidedCount), all: number(total.count) })}
          </span>{' '}
          {undecidedCount > 0
            ? t('progress.left', { count: undecidedCount, sum: money(tallies.confirm.sum + tallies.unknown.sum) })
            : t('progress.nothing')}
          {known > 0 && ` · ${t('progress.known', { count: known })}`}
        </p>
        {reason && <p className={styles.proof}>{t('desk.reason', { reason })}</p>}
        {turnover !== null && (
          <p className={styles.proof}>
            <Icon glyph={glyphs.checkCircle} size={16} weight="fill" />
            {t('progress.proof', { sum: money(turnover) })}
          </p>
        )}
      </div>
      <div className={styles.bar} aria-hidden>
        {presentStates.map((state) => (
          <span
            key={state}
            className={classes(styles.segment, styles.hue[state])}
            style={{ flexGrow: tallies[state].count }}
          />
        ))}
      </div>
      <div className={styles.legend}>
        {presentStates.map((state) => (
          <span key={state} className={styles.key}>
            <span className={classes(styles.mark, styles.hue[state])} aria-hidden />
            {t(`state.${state}`)} <strong className={styles.strong}>{number(tallies[state].count)}</strong>
            <span className={styles.muted}>{money(tallies[state].sum)}</span>
          </span>
        ))}
      </div>
    </section>
  )
}
