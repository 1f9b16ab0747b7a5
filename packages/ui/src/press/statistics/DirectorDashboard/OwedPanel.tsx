import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import * as styles from './DirectorDashboard.css.ts'
import type { OwedRow, PressMoney } from './rows.ts'
import { TodayPanel, type TodayPanelProps } from './TodayPanel.tsx'

export interface OwedPanelProps extends TodayPanelProps {
  /** The sums that the press owes. Omit while they load. */
  owed?: OwedRow | undefined
  /** Returns the link to the offers of a debtor, given the debtor's name. Without a name it returns the link to all offers. */
  debtHref?: ((name?: string) => string) | undefined
  /** The link to the sales and the royalties owed to authors. */
  royaltiesHref?: string | undefined
}

/**
 * The sums that the press owes its executors, and the works that must be checked first. People who may read the press's income also
 * see payments received and debts to the press.
 */
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
              <SumRow whole term={t('today.money.weOwe')} sum={money(data.owed + Math.max(0, data.press.authors))} />
              <SumRow
                term={
                  royaltiesHref ? (
                    <Link href={royaltiesHref}>{t('today.money.authors')}</Link>
                  ) : (
                    t('today.money.authors')
                  )
                }
                sum={money(data.press.authors)}
              />
              <SumRow term={t('today.money.executors', { count: data.owed_works })} sum={money(data.owed)} />
            </>
          ) : (
            <OwedToExecutors {...data} />
          )}
          <SumRow
            whole={!data.press}
            term={t('today.money.checking', { count: data.checking_works })}
            sum={money(data.checking)}
          />
        </dl>
      )}
    </TodayPanel>
  )
}

/** Payments received this month, and the organizations that owe money. */
function Incoming({ press, debtHref }: { press: PressMoney; debtHref: OwedPanelProps['debtHref'] }) {
  const { t } = useTranslation('statistics')
  const { money } = useFormat()
  const otherDebt = press.owed - press.debtors.reduce((sum, debtor) => sum + debtor.owed, 0)
  return (
    <>
      <SumRow whole term={t('today.money.received')} sum={money(press.received)} />
      <SumRow whole term={t('today.money.owedToUs')} sum={money(press.owed)} />
      {press.debtors.map(({ name, owed, overdue }) => (
        <SumRow
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
      {otherDebt > 0 && <SumRow term={t('today.money.rest')} sum={money(otherDebt)} />}
      <SumRow whole term={t('today.money.unpaid')} sum={money(press.unpaid)} />
    </>
  )
}

/** The executors who are owed the most. */
function OwedToExecutors({ owed, owed_works, people }: OwedRow) {
  const { t } = useTranslation('statistics')
  const { money } = useFormat()
  const otherDebt = owed - people.reduce((sum, person) => sum + person.owed, 0)
  return (
    <>
      <SumRow whole term={t('today.money.owed', { count: owed_works })} sum={money(owed)} />
      {people.map(({ user, owed: owedToPerson, works }) => (
        <SumRow key={user.id} term={`${user.name}, ${t('today.works', { count: works })}`} sum={money(owedToPerson)} />
      ))}
      {otherDebt > 0 && <SumRow term={t('today.money.others')} sum={money(otherDebt)} />}
    </>
  )
}

const SumRow = ({ term, sum, whole = false }: { term: ReactNode; sum: string; whole?: boolean }) => (
  <div className={classes(styles.sum, whole && styles.total)}>
    <dt>{term}</dt>
    <dd className={styles.figure}>{sum}</dd>
  </div>
)
