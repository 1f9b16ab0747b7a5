import { validateCount, limits, maxInventoryBooks, type BookStock } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { Form, FormFooter, toFormError, usePressForm, useWatch, type FormError } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'

/** The count of one book, with the stock that was shown when the count was typed. */
export interface CountedLine extends BookStock {
  counted: number
}

/** An unsaved inventory. */
export interface StockCounts {
  /** The counts by form field (`getCountField`). They include books that the list does not show at present. */
  counts: Partial<Record<string, CountedLine | null>>
  reason: string
}

export interface StockCountProps {
  /** The initial counts. Later changes of this prop have no effect. */
  defaultValues?: StockCounts | undefined
  /** Called after every change, to keep a draft. */
  onDraft?: ((counts: StockCounts) => void) | undefined
  /** When the draft was saved. */
  draftSavedAt?: string | Date | undefined
  /**
   * Saves every typed row. If the stock of some books has changed in the meantime, nothing is saved, and it resolves to the current
   * stock of the books. Otherwise it resolves to undefined. A `FormError` about `lines.0` is shown on the row of the first line.
   */
  onSave: (lines: readonly CountedLine[], reason: string) => Promise<readonly BookStock[] | undefined>
  /** The visible list, with `StockCountRows`. Typed counts are kept while the list shows another page or search results. */
  children: ReactNode
}

/** Returns the form field of a book's count. It starts with a letter, because the form treats a number as a list index. */
export const getCountField = (book_id: number): `b${number}` => `b${book_id}`

export const getCountedLines = (counts: StockCounts['counts']): CountedLine[] =>
  Object.values(counts).filter((line): line is CountedLine => line != null)

const emptyCounts: StockCounts = { counts: {}, reason: '' }

/**
 * A form for counting many books row by row. Books with empty rows stay unchanged, and one reason is required if any count differs.
 */
export function StockCount({ defaultValues = emptyCounts, onDraft, draftSavedAt, onSave, children }: StockCountProps) {
  const { t } = useTranslation('stock')
  const { date, number } = useFormat()
  const form = usePressForm<StockCounts, 'stock'>({
    values: defaultValues,
    problems: ({ counts, reason }) => ({
      ...(getCountedLines(counts).some(({ counted, left }) => 'reason' in validateCount({ counted, reason }, left)) && {
        reason: 'reason' as const,
      }),
    }),
    namespace: 'stock',
    onValuesChange: onDraft,
    onSubmit: async (values) => {
      const lines = getCountedLines(values.counts)
      if (lines.length === 0) throw { message: t('inventory.nothing') } satisfies FormError
      if (lines.length > maxInventoryBooks)
        throw { message: t('inventory.tooMany', { most: number(maxInventoryBooks) }) }
      let changedStock: readonly BookStock[] | undefined
      try {
        changedStock = await onSave(lines, values.reason.trim())
      } catch (error) {
        throw moveErrorsToRows(error, lines)
      }
      if (changedStock) throw applyStockChanges(values, lines, changedStock)
    },
  })
  /** Updates the counts to the current stock and keeps the typed numbers. Removes deleted books. */
  const applyStockChanges = (
    values: StockCounts,
    lines: readonly CountedLine[],
    stock: readonly BookStock[],
  ): FormError => {
    const changedLines = lines.flatMap((line): { line: CountedLine; next: CountedLine | null; text: string }[] => {
      const currentStock = stock.find(({ book_id }) => book_id === line.book_id)
      if (!currentStock) return [{ line, next: null, text: t('inventory.gone') }]
      const { left, version } = currentStock
      const text = t('inventory.moved', { left: left === null ? t('unknown') : number(left) })
      return version === line.version ? [] : [{ line, next: { ...line, left, version }, text }]
    })
    const counts = Object.fromEntries(changedLines.map(({ line, next }) => [getCountField(line.book_id), next]))
    const nextValues: StockCounts = { ...values, counts: { ...values.counts, ...counts } }
    onDraft?.(nextValues)
    return {
      message: t('count.stale'),
      fields: Object.fromEntries(
        changedLines.map(({ line, text }) => [`counts.${getCountField(line.book_id)}`, `${line.book_name}: ${text}`]),
      ),
      values: nextValues,
    }
  }
  return (
    <Form form={form}>
      <Stack gap={4}>
        {children}
        <TextArea
          {...form.register('reason')}
          label={t('count.reason')}
          hint={t('inventory.reasonHint')}
          rows={2}
          maxLength={limits.noteLength}
          optional
        />
        <FormFooter
          state={
            <>
              <UnsavedCount control={form.control} />
              {draftSavedAt && <div>{t('inventory.draftSaved', { time: date(draftSavedAt, 'time') })}</div>}
            </>
          }
        >
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('act.saving')}>
            {t('inventory.save')}
          </Button>
        </FormFooter>
      </Stack>
    </Form>
  )
}

/**
 * Moves the server's errors from lines to the rows of their books. The message names the books, because a row may be on another
 * page.
 */
function moveErrorsToRows(error: unknown, lines: readonly CountedLine[]): FormError {
  const { fields = {}, ...refusal } = toFormError(error)
  const rowErrors = Object.entries(fields).map(([field, text]): [string, string] => {
    const line = lines[Number(/^lines\.(\d+)/u.exec(field)?.[1])]
    return line ? [`counts.${getCountField(line.book_id)}`, `${line.book_name}: ${text}`] : [field, text]
  })
  return { ...refusal, fields: Object.fromEntries(rowErrors) }
}

/** The number of books with unsaved counts, on all pages together. */
function UnsavedCount({ control }: { control: ReturnType<typeof usePressForm<StockCounts>>['control'] }) {
  const { t } = useTranslation('stock')
  const count = getCountedLines(useWatch({ control, name: 'counts' })).length
  return <div>{count > 0 && t('inventory.unsaved', { count })}</div>
}
