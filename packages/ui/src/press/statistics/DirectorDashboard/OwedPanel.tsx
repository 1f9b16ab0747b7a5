import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import * as styles from './DirectorDashboard.css.ts'
import type { OwedRow, PressMoney } from './rows.ts'
import { TodayPanel, type TodayPanelProps } from './TodayPanel.tsx'

export interface OwedPanelProps extends TodayPanelProps {
  /** Leave it out while it is loading. */
  owed?: OwedRow | undefined
  /** The offers of an organisation that owes, by its name; all offers without one. */
  debtHref?: ((name?: string) => string) | undefined
  /** What was sold, and what authors are owed for it. */
  royaltiesHref?: string | undefined
}

/** What the press owes those who work for it, and what is to be checked before it is owed; to who leads it also what came in and what it is owed. */
export function OwedPanel({ owed, debtHref, royaltiesHref, ...state }: OwedPanelProps) {
  const { t } = useTranslation('statistics')
  const { money } = useFormat()
  return (
    <TodayPanel
      {...state}
      title={t('today.money.title')}
      actions={owed?.press && debtHref && <Link href={debtHref()}>{t('today.money.offers')}</Link>}
      data={owed}
    >
      {(data) => (
        <dl className={styles.sums}>
          {data.press ? (
            <>
              <Incoming press={data.press} debtHref={debtHref} />
              <Sum whole term={t('today.money.weOwe')} sum={money(data.owed + Math.max(0, data.press.authors))} />
              <Sum
                term={
                  royaltiesHref ? (
                    <Link href={royaltiesHref}>{t('today.money.authors')}</Link>
                  ) : (
                    t('today.money.authors')
                  )
                }
                sum={money(data.press.authors)}
              />
              <Sum term={t('today.money.executors', { count: data.owed_works })} sum={money(data.owed)} />
            </>
          ) : (
            <Owed {...data} />
          )}
          <Sum
            whole={!data.press}
            term={t('today.money.checking', { count: data.checking_works })}
            sum={money(data.checking)}
          />
        </dl>
      )}
    </TodayPanel>
  )
}

/** What came in this month, and by whom the press is owed. */
function Incoming({ press, debtHref }: { press: PressMoney; debtHref: OwedPanelProps['debtHref'] }) {
  const { t } = useTranslation('statistics')
  const { money } = useFormat()
  const rest = press.owed - press.debtors.reduce((part, one) => part + one.owed, 0)
  return (
    <>
      <Sum whole term={t('today.money.received')} sum={money(press.received)} />
      <Sum whole term={t('today.money.owedToUs')} sum={money(press.owed)} />
      {press.debtors.map(({ name, owed, overdue }) => (
        <Sum
          key={name}
          term={
            <>
              {debtHref ? <Link href={debtHref(name)}>{name}</Link> : name}
              {overdue > 0 && (
                <span className={styles.overdue}>
                  <Text variant="small" tone="danger">
                    {t('today.money.overdue', { sum: money(overdue) })}
                  </Text>
                </span>
              )}
            </>
          }
          sum={money(owed)}
        />
      ))}
      {rest > 0 && <Sum term={t('today.money.rest')} sum={money(rest)} />}
      <Sum whole term={t('today.money.unpaid')} sum={money(press.unpaid)} />
    </>
  )
}

/** To whom the most is owed for works. */
function Owed({ owed, owed_works, people }: OwedRow) {
  const { t } = useTranslation('statistics')
  const { money } = useFormat()
  const rest = owed - people.reduce((part, one) => part + one.owed, 0)
  return (
    <>
      <Sum whole term={t('today.money.owed', { count: owed_works })} sum={money(owed)} />
      {people.map(({ user, owed: part, works }) => (
        <Sum key={user.id} term={`${user.name}, ${t('today.works', { count: works })}`} sum={money(part)} />
      ))}
      {rest > 0 && <Sum term={t('today.money.others')} sum={money(rest)} />}
    </>
  )
}

const Sum = ({ term, sum, whole = false }: { term: ReactNode; sum: string; whole?: boolean }) => (
  <div className={classes(styles.sum, whole && styles.total)}>
    <dt>{term}</dt>
    <dd className={styles.figure}>{sum}</dd>
  </div>
)
