import { limits, mostCopies } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { Controller, Form, usePressForm, type PressForm } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import type { BookStock } from '../wire.ts'
import * as styles from './StockCount.css.ts'

/** A book on the list that is counted by. */
export interface CountableBook extends BookStock {
  authors: string
  ISBN: string | null
}

/** What was counted of one book, against the stock that was seen. */
export interface CountedLine extends Pick<BookStock, 'book_id' | 'version'> {
  counted: number
}

export interface StockCountProps {
  /** Remount it for others: what is typed stays with its rows. */
  books: readonly CountableBook[]
  /** Saves the rows that were typed. What it rejects with, a `FormError`, lands on their fields. */
  onSave: (lines: readonly CountedLine[], reason: string) => Promise<void>
}

interface Values {
  lines: { counted: number | null }[]
  reason: string
}

/** Counts many books row by row: what is left empty stays as it is, and one reason is asked for where any differ. */
export function StockCount({ books, onSave }: StockCountProps) {
  const { t } = useTranslation('stock')
  const form = usePressForm<Values, 'stock'>({
    values: { lines: books.map(() => ({ counted: null })), reason: '' },
    problems: ({ lines, reason }) => {
      const typed = lines.some(({ counted }) => counted !== null)
      return {
        ...(!typed && { 'lines.0.counted': 'required' as const }),
        ...(differs(books, lines) && !reason.trim() && { reason: 'reason' as const }),
      }
    },
    words: 'stock',
    onSubmit: async ({ lines, reason }) => {
      const counted = books.flatMap(({ book_id, version }, at) => {
        const copies = lines[at]?.counted ?? null
        return copies === null ? [] : [{ book_id, version, counted: copies }]
      })
      await onSave(counted, reason.trim())
    },
  })
  return (
    <Form form={form}>
      <Stack gap={4}>
        <ul className={styles.list} aria-label={t('inventory.title')}>
          {books.map((book, at) => (
            <Row key={book.book_id} form={form} book={book} at={at} />
          ))}
        </ul>
        <TextArea
          {...form.register('reason')}
          label={t('count.reason')}
          hint={t('inventory.reasonHint')}
          rows={2}
          maxLength={limits.note}
          optional
        />
        <div>
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting} busyLabel={t('act.saving')}>
            {t('inventory.save')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

const differs = (books: readonly CountableBook[], lines: Values['lines']): boolean =>
  books.some(({ left }, at) => left !== null && (lines[at]?.counted ?? left) !== left)

function Row({ form, book, at }: { form: PressForm<Values>; book: CountableBook; at: number }) {
  const { t } = useTranslation('stock')
  const { number } = useFormat()
  const { book_name, authors, ISBN, left } = book
  const counted = useWatch({ control: form.control, name: `lines.${at}.counted` })
  const difference = counted === null || left === null ? 0 : counted - left
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
        control={form.control}
        name={`lines.${at}.counted`}
        render={({ field }) => (
          <NumberField {...field} label={t('inventory.field', { title: book_name })} labelHidden max={mostCopies} />
        )}
      />
      <output className={styles.difference}>
        {counted !== null &&
          (difference === 0
            ? t('count.same')
            : t(difference > 0 ? 'count.more' : 'count.less', { copies: number(Math.abs(difference)) }))}
      </output>
    </li>
  )
}
