import { offerTotals } from '@press/domain'
import { OfferBooks, OfferSums, type Offer } from '../index.ts'
import * as styles from './OfferDrawer.css.ts'

/** All books with their works, and what they come to. */
export function BooksTab({ offer: { items, date, discount, language } }: { offer: Offer }) {
  return (
    <div className={styles.tab}>
      <OfferBooks items={items} date={date} discount={discount} works />
      <div className={styles.rule}>
        <OfferSums totals={offerTotals(items, date, discount)} discount={discount} language={language} />
      </div>
    </div>
  )
}
