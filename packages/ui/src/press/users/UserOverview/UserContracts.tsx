import { contractExpiryWarningDays, daysBetween, type UserContract } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { CellDetail } from '../../../primitives/Table/index.ts'
import * as styles from './UserOverview.css.ts'

/** The active contracts. Contracts that end first are at the top. */
export function UserContracts({ contracts }: { contracts: readonly UserContract[] }) {
  const { t } = useTranslation(['users', 'contracts'])
  const { date } = useFormat()
  const today = useToday()
  const headingId = useId()
  const endsSoon = (ends_on: string) => daysBetween(today, ends_on) <= contractExpiryWarningDays[0]
  return (
    <section aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {t('contracts.title')}
        </h2>
      </header>
      {contracts.length === 0 ? (
        <p className={styles.note}>{t('contracts.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {contracts.map(({ id: contractId, kind, number, date: contractDay, ends_on }) => (
            <li key={contractId} className={styles.row}>
              <span className={styles.rowName}>
                <span className={styles.rowTitle}>{t(`contracts:kind.${kind}`)}</span>
                <CellDetail>{t('contracts.number', { number, date: date(contractDay, 'date') })}</CellDetail>
              </span>
              <span className={styles.end}>
                {ends_on === null ? (
                  t('contracts.endless')
                ) : endsSoon(ends_on) ? (
                  <Badge tone="attention">{t('contracts.until', { date: date(ends_on, 'date') })}</Badge>
                ) : (
                  t('contracts.until', { date: date(ends_on, 'date') })
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
