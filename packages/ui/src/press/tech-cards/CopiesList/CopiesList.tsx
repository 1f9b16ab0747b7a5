import { copyShares, type Copies, type DeliveredCopies, type Shortage } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { Shortages } from './Shortages.tsx'
import * as styles from './CopiesList.css.ts'

export interface CopiesListProps {
  /** The copies of the print run by recipient, as the tech card plans them. */
  expected: Copies
  /** The copies received into stock. */
  received: Copies
  /** The copies handed over, and their recipients. @default none */
  delivered?: DeliveredCopies | null | undefined
  /** The missing copies, and how each shortage was resolved. @default no shortages */
  shortages?: readonly Shortage[] | undefined
}

/** The copies of a print run by recipient: received and planned numbers, shortages, and the people who took them. */
export function CopiesList({ expected, received, delivered, shortages = [] }: CopiesListProps) {
  const { t } = useTranslation('tech-cards')
  const { number } = useFormat()
  const listElement = (
    <ul className={styles.list} aria-label={t('copies.label')}>
      {copyShares
        .filter((share) => expected[share] > 0 || received[share] > 0)
        .map((share) => {
          const [expectedCount, receivedCount] = [expected[share], received[share]]
          const delivery = delivered?.[share]
          return (
            <li key={share} className={styles.share}>
              <span className={styles.term}>{t(`field.circulation_${share}`)}</span>
              <span className={styles.words}>
                {t('copies.received', { received: number(receivedCount), expected: number(expectedCount) })}
                {receivedCount < expectedCount && (
                  <Badge tone="danger">{t('copies.missing', { count: expectedCount - receivedCount })}</Badge>
                )}
                {receivedCount > expectedCount && (
                  <Badge tone="info">{t('copies.over', { count: receivedCount - expectedCount })}</Badge>
                )}
              </span>
              {delivery && delivery.copies > 0 && (
                <span className={styles.handed}>
                  {t('copies.handedOver', { copies: number(delivery.copies), to: delivery.to })}
                </span>
              )}
            </li>
          )
        })}
    </ul>
  )
  return shortages.length === 0 ? (
    listElement
  ) : (
    <Stack gap={4}>
      {listElement}
      <Shortages shortages={shortages} />
    </Stack>
  )
}
