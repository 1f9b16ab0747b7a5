import { copyShares, type Copies, type DeliveredCopies } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import type { Shortage } from '../../tech-cards/wire.ts'
import { Shortages } from './Shortages.tsx'
import * as styles from './CopiesList.css.ts'

export interface CopiesListProps {
  /** How the card splits the run. */
  expected: Copies
  /** What came to stock. */
  received: Copies
  /** What was handed over, and to whom. @default nothing yet */
  handedOver?: DeliveredCopies | null | undefined
  /** What was missing, and what became of it. @default nothing was */
  shortages?: readonly Shortage[] | undefined
}

/** Copies of a run by whom they are for: how many came of how many, what is missing, and who took them. */
export function CopiesList({ expected, received, handedOver, shortages = [] }: CopiesListProps) {
  const { t } = useTranslation('tech-cards')
  const { number } = useFormat()
  const list = (
    <ul className={styles.list} aria-label={t('copies.label')}>
      {copyShares
        .filter((share) => expected[share] > 0 || received[share] > 0)
        .map((share) => {
          const [of, came] = [expected[share], received[share]]
          const handed = handedOver?.[share]
          return (
            <li key={share} className={styles.share}>
              <span className={styles.term}>{t(`field.circulation_${share}`)}</span>
              <span className={styles.words}>
                {t('copies.received', { received: number(came), expected: number(of) })}
                {came < of && <Badge tone="danger">{t('copies.missing', { count: of - came })}</Badge>}
                {came > of && <Badge tone="info">{t('copies.over', { count: came - of })}</Badge>}
              </span>
              {handed && handed.copies > 0 && (
                <span className={styles.handed}>
                  {t('copies.handedOver', { copies: number(handed.copies), to: handed.to })}
                </span>
              )}
            </li>
          )
        })}
    </ul>
  )
  return shortages.length === 0 ? (
    list
  ) : (
    <Stack gap={4}>
      {list}
      <Shortages shortages={shortages} />
    </Stack>
  )
}
