import { useFormat, useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './PressToday.css.ts'
import type { OwedRow } from './rows.ts'
import { TodayPanel, type TodayPanelProps } from './TodayPanel.tsx'

export interface OwedPanelProps extends TodayPanelProps {
  /** Leave it out while it is loading. */
  owed?: OwedRow | undefined
}

/** What the press owes those who work for it, to whom the most, and what is to be checked before it is owed. */
export function OwedPanel({ owed, ...state }: OwedPanelProps) {
  const { t } = useTranslation('statistics')
  const { money } = useFormat()
  return (
    <TodayPanel {...state} title={t('today.money.title')} data={owed}>
      {({ owed: sum, owed_works, checking, checking_works, people }) => {
        const rest = sum - people.reduce((part, one) => part + one.owed, 0)
        return (
          <dl className={styles.sums}>
            <Sum whole term={t('today.money.owed', { count: owed_works })} sum={money(sum)} />
            {people.map(({ user, owed: part, works }) => (
              <Sum key={user.id} term={`${user.name}, ${t('today.works', { count: works })}`} sum={money(part)} />
            ))}
            {rest > 0 && <Sum term={t('today.money.others')} sum={money(rest)} />}
            <Sum whole term={t('today.money.checking', { count: checking_works })} sum={money(checking)} />
          </dl>
        )
      }}
    </TodayPanel>
  )
}

const Sum = ({ term, sum, whole = false }: { term: string; sum: string; whole?: boolean }) => (
  <div className={classes(styles.sum, whole && styles.total)}>
    <dt>{term}</dt>
    <dd className={styles.figure}>{sum}</dd>
  </div>
)
