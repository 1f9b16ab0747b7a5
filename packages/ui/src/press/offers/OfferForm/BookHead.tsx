import { useFormat, useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { useBookMake } from '../OfferBooks.tsx'
import { calculateTotals, type OfferValues } from './offer-values.ts'
import * as styles from './OfferForm.css.ts'

/** The cover, title and make of a book, updated while the user types. A book without a title shows `name`. */
export function BookHead({ index, name }: { index: number; name: string }) {
  const { control } = useFormContext<OfferValues>()
  const item = useWatch({ control, name: `items.${index}` })
  const makeText = useBookMake(item)
  if (!item.name) return name
  return (
    <span className={styles.bookHead}>
      <BookCover title={item.name} width={30} />
      <span className={styles.bookWords}>
        <BookTitle lines={2}>{item.name}</BookTitle>
        {makeText && <span className={styles.make}>{makeText}</span>}
      </span>
    </span>
  )
}

interface LineTotalProps {
  index: number
  /** Discount of this offer, in per cent. */
  discount: number
  today: string
}

/** The sum of a book, updated while the user types. */
export function LineTotal({ index, discount, today }: LineTotalProps) {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  const { control } = useFormContext<OfferValues>()
  const [items, date] = useWatch({ control, name: ['items', 'date'] })
  const line = calculateTotals({ items, date }, discount, today).lines[index]
  if (!line) return null
  return (
    <output className={styles.line}>
      <strong className={styles.lineSum}>{money(line.sum)}</strong>
      <span className={styles.lineVat}>
        {items[index]?.vat === 'exempt' ? t('item.noVat') : t('item.vat', { sum: money(line.vat) })}
      </span>
    </output>
  )
}
