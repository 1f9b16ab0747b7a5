import { useFormat, useTranslation } from '@press/i18n'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { BookTitle, Text } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import * as styles from './DirectorDashboard.css.ts'
import type { DeliveryRow } from './rows.ts'
import { TodayPanel, type TodayPanelProps } from './TodayPanel.tsx'

export interface DeliveriesPanelProps extends TodayPanelProps {
  /** The deliveries promised for this week. `next` is the next delivery if the week has none. Omit while the deliveries load. */
  deliveries?: { books: readonly DeliveryRow[]; total: number; copies: number; next: DeliveryRow | null } | undefined
  hrefOf: (techCardId: number) => string
  /** The link to all deliveries of the week. */
  allHref: string
}

const maxDeliveries = 5

/** The deliveries promised for this week, by day: the number of copies and the destination. */
export function DeliveriesPanel({ deliveries, hrefOf, allHref, ...state }: DeliveriesPanelProps) {
  const { t } = useTranslation('statistics')
  const { number } = useFormat()
  const { total = 0, copies = 0 } = deliveries ?? {}
  const hasNoDeliveries = deliveries?.books.length === 0 && !deliveries.next
  return (
    <TodayPanel
      {...state}
      title={t('today.deliveries')}
      data={deliveries}
      padding={hasNoDeliveries ? 'normal' : 'none'}
      actions={
        total > 0 && <Text tone="muted">{t('today.deliveriesNote', { count: total, copies: number(copies) })}</Text>
      }
    >
      {({ books, next }) =>
        hasNoDeliveries ? (
          <EmptyState title={t('today.nothing')}>{t('today.nothingText')}</EmptyState>
        ) : (
          <>
            <ul className={styles.rows}>
              {(next ? [next] : books.slice(0, maxDeliveries)).map((book) => (
                <Delivery key={book.id} book={book} href={hrefOf(book.id)} />
              ))}
            </ul>
            {next && <p className={`${styles.foot} ${styles.under}`}>{t('today.next')}</p>}
            {total > maxDeliveries && (
              <p className={styles.foot}>
                <Link href={allHref} variant="standalone">
                  {t('today.all', { count: total })}
                </Link>
              </p>
            )}
          </>
        )
      }
    </TodayPanel>
  )
}

function Delivery({ book, href }: { book: DeliveryRow; href: string }) {
  const { t } = useTranslation('statistics')
  const { date, number } = useFormat()
  const { id, book_name, language, src_cover, due, copies, delivery_address } = book
  const lang = getBookLang(language)
  return (
    <li className={`${styles.row} ${styles.deliveryRow} ${styles.plain}`}>
      <time className={styles.area.day} dateTime={due}>
        {date(due)}
      </time>
      <span className={styles.area.cover}>
        <BookCover title={book_name} number={id} src={src_cover} width={28} lang={lang} />
      </span>
      <div className={styles.area.words}>
        <Anchor href={href} className={styles.link}>
          <BookTitle as="span" lang={lang} lines={1}>
            {book_name}
          </BookTitle>
        </Anchor>
      </div>
      <span className={styles.area.copies}>{copies !== null && t('today.copies', { copies: number(copies) })}</span>
      <span className={styles.area.where}>{delivery_address}</span>
    </li>
  )
}
