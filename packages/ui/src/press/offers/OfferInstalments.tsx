import { calculateInstalmentStandings, type Instalment } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Text } from '../../foundations/Text/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'
import { glyphs } from '../../foundations/Icon/index.ts'
import { DueDate } from '../shared/DueDate/index.ts'
import * as styles from './offers.css.ts'

export interface OfferInstalmentsProps {
  instalments: readonly Instalment[]
  /** The amount paid so far, in tiyn. It counts towards the earliest instalment first. */
  paid: number
}

/** The instalments of an offer, with the state of each. */
export function OfferInstalments({ instalments, paid }: OfferInstalmentsProps) {
  const { t } = useTranslation('offers')
  const { date, money } = useFormat()
  if (instalments.length === 0)
    return (
      <Text as="p" variant="small" tone="muted">
        {t('instalments.none')}
      </Text>
    )
  return (
    <ol aria-label={t('instalments.label')}>
      {calculateInstalmentStandings(instalments, paid).map(({ amount, due, paid: paidAmount, rest }, index) => (
        <li key={due} className={styles.instalment}>
          <span className={styles.detail}>{t('instalments.part', { place: index + 1, of: instalments.length })}</span>
          <span className={styles.instalmentWhen}>
            {rest > 0 ? (
              <DueDate due={due} />
            ) : (
              <>
                <time dateTime={due}>{t('instalments.upTo', { date: date(due) })}</time>
                <Badge tone="success" glyph={glyphs.checkCircle}>
                  {t('instalments.paid')}
                </Badge>
              </>
            )}
          </span>
          <span className={styles.instalmentSum}>
            <strong className={styles.strong}>{money(amount)}</strong>
            {paidAmount > 0 && rest > 0 && (
              <span className={styles.detail}>{t('instalments.rest', { sum: money(rest) })}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
