import type { ShopOrderStatus, ShopOrderRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { CoverStack } from '../../shared/BookCover/index.ts'
import * as styles from './ShopOrderTile.css.ts'

/** An order on the board. */
export interface ShopOrder extends ShopOrderRow {
  /** The order's status today and the date of its last change. Set only on the board of a past day. */
  now?: { status: ShopOrderStatus; since: string } | undefined
}

/** A compact card of an order for a board: its books, the customer and the sum. */
export function ShopOrderTile({ order }: { order: ShopOrder }) {
  const { t } = useTranslation(['shop-orders', 'offers', 'offer-words'])
  const { date, money, number } = useFormat()
  const { id, status, items, customer_name } = order
  const [firstItem, ...otherItems] = items
  const lang = firstItem && getBookLang(firstItem.language)
  const copies = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className={styles.tile}>
      <div className={styles.head}>
        <span>{t('number', { id })}</span>
        <time dateTime={order.created_at}>{date(order.created_at)}</time>
      </div>
      <div className={styles.books}>
        <CoverStack width={30} books={items.slice(0, 4).map(({ name }) => ({ title: name }))} />
        {status === 'in_progress' && (
          <Badge tone="info" glyph={glyphs.hourglass}>
            {t('status.in_progress')}
          </Badge>
        )}
        {status === 'typo_finish' && (
          <Badge stage="typography" glyph={glyphs.check}>
            {t('status.typo_finish')}
          </Badge>
        )}
      </div>
      <div>
        <BookTitle as="p" lines={2} lang={lang}>
          {firstItem?.name ?? t('noBooks')}
        </BookTitle>
        <p className={styles.quiet}>
          {otherItems.length > 0
            ? t('offer-words:others', { count: otherItems.length })
            : t('offer-words:copies', { count: copies, copies: number(copies) })}
        </p>
      </div>
      <div className={styles.foot}>
        <span className={styles.customer}>{customer_name}</span>
        <strong className={styles.sum}>{money(order.sum)}</strong>
      </div>
    </div>
  )
}
