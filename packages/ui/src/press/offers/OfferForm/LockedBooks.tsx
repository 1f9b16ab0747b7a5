import { calculateOfferTotals, getCurrentTotal, type OfferPrices, type OfferStatus } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline } from '../../../foundations/layout/index.ts'
import { FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { OfferBooks, OfferPriceChange } from '../index.ts'
import { OfferPart } from './OfferPart.tsx'
import { toRequestBody, type OfferValues } from './offer-values.ts'
import * as styles from './OfferForm.css.ts'

/** The person who accepted an offer, and the time. */
export interface OfferAcceptance {
  acceptedBy: string
  acceptedAt: string
}

interface LockedBooksProps {
  values: OfferValues
  status: OfferStatus
  discount: number
  prices: OfferPrices | undefined
  /** Number of the current version of the offer. */
  revision: number
  acceptance: OfferAcceptance | undefined
  onNewVersion: (() => void) | undefined
}

/** The books of an accepted offer, as agreed. They are read-only until someone creates another version. */
export function LockedBooks({
  values,
  status,
  discount,
  prices,
  revision,
  acceptance,
  onNewVersion,
}: LockedBooksProps) {
  const { t } = useTranslation('offers')
  const { date: formatDate } = useFormat()
  const { items, date } = toRequestBody(values)
  return (
    <OfferPart
      section="books"
      aside={
        <Inline gap={2}>
          {prices && (
            <OfferPriceChange
              offer={{
                status,
                sum: calculateOfferTotals(items, date, discount).sum,
                sum_today: getCurrentTotal({ items, date, discount }, prices),
              }}
            />
          )}
          <Badge glyph={glyphs.lockSimple} tone="neutral">
            {t('form.locked.badge')}
          </Badge>
        </Inline>
      }
    >
      <FieldWide>
        <div className={styles.locked}>
          <Alert
            glyph={glyphs.lockSimple}
            tone="success"
            title={
              acceptance
                ? t('form.locked.by', {
                    name: acceptance.acceptedBy,
                    when: formatDate(acceptance.acceptedAt, 'dateTime'),
                  })
                : t('form.locked.title')
            }
            action={
              onNewVersion
                ? { label: t('form.locked.action', { next: revision + 1 }), onAction: onNewVersion }
                : undefined
            }
          >
            {t('form.locked.text', { next: revision + 1, number: revision })}
          </Alert>
          <OfferBooks items={items} date={date} discount={discount} works />
        </div>
      </FieldWide>
    </OfferPart>
  )
}
