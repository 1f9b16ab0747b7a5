import { maxCopies, type BookStock } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Controller, useFormContext, useWatch } from '../../../patterns/Form/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { getCountField, type StockCounts } from './StockCount.tsx'
import * as styles from './StockCount.css.ts'

/** A book in the list of books to count. */
export interface CountableBook extends BookStock {
  authors: string
  ISBN: string | null
}

export interface StockCountRowsProps {
  /** The books of the visible page, with their current stock. */
  books: readonly CountableBook[]
}

/** The visible rows of a `StockCount`. */
export function StockCountRows({ books }: StockCountRowsProps) {
  const { t } = useTranslation('stock')
  return (
    <ul className={styles.list} aria-label={t('inventory.title')}>
      {books.map((book) => (
        <CountRow key={book.book_id} book={book} />
      ))}
    </ul>
  )
}

function CountRow({ book }: { book: CountableBook }) {
  const { t } = useTranslation('stock')
  const { number } = useFormat()
  const { control } = useFormContext<StockCounts>()
  const { book_id, book_name, authors, ISBN, left, version } = book
  const fieldName = `counts.${getCountField(book_id)}` as const
  const line = useWatch({ control, name: fieldName }) ?? null
  return (
    <li className={styles.row}>
      <span className={styles.title}>
        {book_name}
        <span className={styles.about}>
          {[authors, ISBN, left === null ? t('unknown') : t('count.hint', { left: number(left) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Controller
        control={control}
        name={fieldName}
        render={({ field }) => (
          <NumberField
            {...field}
            value={line?.counted ?? null}
            // A count keeps the stock that was shown when the user first typed it, until the count is cleared or the server refuses
            // it.
            onValueChange={(counted) =>
              field.onValueChange(
                counted === null ? null : { ...(line ?? { book_id, book_name, left, version }), counted },
              )
            }
            label={t('inventory.field', { title: book_name })}
            labelHidden
            max={maxCopies}
          />
        )}
      />
      <output className={styles.difference}>{line && <Difference counted={line.counted} left={left} />}</output>
      {line && line.version !== version && (
        <output className={styles.moved}>
          {t('inventory.moved', { left: left === null ? t('unknown') : number(left) })}
        </output>
      )}
    </li>
  )
}

function Difference({ counted, left }: { counted: number; left: number | null }) {
  const { t } = useTranslation('stock')
  const { number } = useFormat()
  const difference = counted - (left ?? counted)
  if (difference === 0) return t('count.same')
  return t(difference > 0 ? 'count.more' : 'count.less', { copies: number(Math.abs(difference)) })
}
