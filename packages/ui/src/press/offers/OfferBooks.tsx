import { calculateOfferTotals, type OfferItem } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { BookTitle } from '../../foundations/Text/index.ts'
import { getBookLang } from '../../private/book-lang.ts'
import { BookCover } from '../shared/BookCover/index.ts'
import * as styles from './offers.css.ts'

export interface OfferBooksProps {
  items: readonly OfferItem[]
  /** Date of the offer, which determines the VAT rate. */
  date: string
  /** Discount of the offer, in per cent. */
  discount: number
  /** Whether the works of each book are listed with their sums. @default false */
  works?: boolean
  /** The maximum number of books shown. The remaining books are only counted. */
  maxBooks?: number
  /** Returns the content below the book at a position. */
  renderFooter?: (index: number) => ReactNode
}

/** The books of an offer, each with its format and materials and its sum. */
export function OfferBooks({
  items,
  date,
  discount,
  works = false,
  maxBooks = items.length,
  renderFooter,
}: OfferBooksProps) {
  const { t } = useTranslation('offers')
  const { lines } = calculateOfferTotals(items, date, discount)
  return (
    <div>
      <ol className={styles.books} aria-label={t('books')}>
        {items.slice(0, maxBooks).map((item, index) => (
          // An offer can contain the same title twice, so the key is the position.
          <Book key={index} item={item} sum={lines[index]?.sum ?? 0} works={works} footer={renderFooter?.(index)} />
        ))}
      </ol>
      {items.length > maxBooks && <p className={styles.more}>{t('moreBooks', { count: items.length - maxBooks })}</p>}
    </div>
  )
}

function Book({ item, sum, works, footer }: { item: OfferItem; sum: number; works: boolean; footer: ReactNode }) {
  const { t } = useTranslation('offers')
  const { money, number } = useFormat()
  const lang = item.language && getBookLang(item.language)
  return (
    <li className={styles.book}>
      <BookCover title={item.name} width={30} lang={lang ?? undefined} />
      <div className={styles.bookWords}>
        <BookTitle lang={lang ?? undefined} lines={2}>
          {item.name}
        </BookTitle>
        <p className={styles.detail}>{useBookMake(item)}</p>
      </div>
      <div className={styles.bookSum}>
        <strong className={styles.strong}>{money(sum)}</strong>
        <span className={styles.detail}>{`${number(item.quantity)}\u00a0×\u00a0${money(item.price)}`}</span>
      </div>
      {works && item.work_types.length > 0 && (
        <ul className={styles.works} aria-label={t('item.works')}>
          {item.work_types.map((work, index) => (
            <li key={index} className={styles.work}>
              <span>{work.name}</span>
              <span
                className={styles.workSum}
              >{`${number(work.unit_count)}\u00a0×\u00a0${money(work.unit_price)}`}</span>
            </li>
          ))}
        </ul>
      )}
      {footer && <div className={styles.foot}>{footer}</div>}
    </li>
  )
}

type PrintSpecification = Pick<OfferItem, 'format' | 'binding' | 'paper_type' | 'color_pages' | 'bw_pages'>

/** Returns the make of a book as text: «70×100/16 · 7БЦ · 352 ч/б с.» */
export function useBookMake({ format, binding, paper_type, color_pages, bw_pages }: PrintSpecification): string {
  const { t } = useTranslation(['offers', 'print-forms'])
  const printNames = usePrintNames()
  const { number } = useFormat()
  const formatPages = (key: 'color' | 'bw', count: number | null) =>
    count ? t(`item.pages.${key}`, { count, pages: number(count) }) : undefined
  return [
    format,
    binding && printNames.shortBinding(binding),
    paper_type && printNames.paper(paper_type),
    formatPages('color', color_pages),
    formatPages('bw', bw_pages),
  ]
    .filter(Boolean)
    .join(' · ')
}
