import type { OfferPrices } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useMemo, useRef, type KeyboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { FieldWide } from '../../../patterns/FieldSet/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { BookFields } from './BookFields.tsx'
import { BookHead, LineTotal } from './BookHead.tsx'
import { OfferPart } from './OfferPart.tsx'
import { emptyItem, type ItemValues, type OfferValues } from './offer-values.ts'
import { useExpandedItems } from './useExpandedItems.ts'

export interface BooksSectionProps {
  /** Discount of this offer, in per cent. */
  discount: number
  /** The price list stored with the offer and today's price list. */
  prices: OfferPrices | undefined
  today: string
  /** The fields with an error from the server. */
  refusedFields: readonly string[]
}

const isFilled = (item: ItemValues | undefined): boolean => JSON.stringify(item) !== JSON.stringify(emptyItem)

/** The list of the offer's books. A book with data is removed only after a confirmation. */
export function BooksSection({ discount, prices, today, refusedFields }: BooksSectionProps) {
  const { t } = useTranslation('offers')
  const { control, formState, getValues, setValue, clearErrors, trigger } = useFormContext<OfferValues>()
  const count = useWatch({ control, name: 'items' }).length
  const positions = useMemo(() => Array.from({ length: count }, (_book, index) => String(index)), [count])
  const nameOf = (index: number) => t('form.books.book', { number: index + 1 })
  const expandedItems = useExpandedItems()
  const hasError = (index: number) =>
    Boolean(formState.errors.items?.[index]) || refusedFields.some((field) => field.startsWith(`items.${index}.`))
  const list = useRef<HTMLDivElement>(null)

  // `useFieldArray` is not used, because it would mark the empty fields of a new book as invalid before the user reaches them.
  const updateItems = (items: ItemValues[]) => {
    setValue('items', items, { shouldDirty: true })
    clearErrors('items')
    if (formState.isSubmitted) void trigger('items')
  }
  const swapItems = (from: number, to: number) => {
    const items = getValues('items')
    const [movedItem, otherItem] = [items[from], items[to]]
    if (!movedItem || !otherItem) return
    updateItems(items.with(to, movedItem).with(from, otherItem))
    expandedItems.swapIndexes(from, to)
  }
  /** Moves the focused book on Alt+↑ and Alt+↓. The focus stays on the moved book. */
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const direction = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    const field = event.target as HTMLInputElement
    const from = [...(list.current?.querySelectorAll(':scope ol > li') ?? [])].findIndex((book) => book.contains(field))
    if (!direction || from < 0) return
    event.preventDefault()
    const to = from + direction
    if (to < 0 || to >= count) return
    swapItems(from, to)
    const newName = field.name?.replace(/^items\.\d+/, `items.${to}`)
    requestAnimationFrame(() => {
      const movedBookElement = list.current?.querySelectorAll<HTMLElement>(':scope ol > li')[to]
      const sameField = newName ? movedBookElement?.querySelector<HTMLElement>(`[name="${newName}"]`) : null
      ;(sameField ?? movedBookElement)?.focus()
    })
  }
  return (
    <OfferPart section="books">
      <FieldWide>
        <div ref={list} role="presentation" onKeyDown={moveByKey}>
          <Repeater
            label={t('form.books.count', { count })}
            items={positions}
            // Moving a book moves its values, while the mounted fields stay at their positions. Therefore the position is the key.
            itemKey={(place) => place}
            itemName={nameOf}
            renderName={(_place, index) => <BookHead index={index} name={nameOf(index)} />}
            isFolded={(_place, index) => !expandedItems.isOpen(index) && !hasError(index)}
            onFold={(index, shouldFold) => expandedItems.set(index, !shouldFold)}
            renderAside={(_place, index) => (
              <>
                <LineTotal index={index} discount={discount} today={today} />
                <IconButton
                  glyph={glyphs.copy}
                  size="sm"
                  label={t('form.books.copy', { book: nameOf(index) })}
                  onClick={() => {
                    updateItems(getValues('items').toSpliced(index, 0, getValues(`items.${index}`)))
                    expandedItems.insertIndex(index + 1)
                  }}
                />
              </>
            )}
            addLabel={t('form.books.add')}
            onAdd={() => {
              updateItems([...getValues('items'), emptyItem])
              expandedItems.insertIndex(count)
            }}
            onRemove={(index) => {
              updateItems(getValues('items').toSpliced(index, 1))
              expandedItems.removeIndex(index)
            }}
            onMove={swapItems}
            isFilled={(_place, index) => isFilled(getValues('items')[index])}
            error={formState.errors.items?.message ?? formState.errors.items?.root?.message}
          >
            {(_place, index) => <BookFields index={index} prices={prices} />}
          </Repeater>
        </div>
      </FieldWide>
    </OfferPart>
  )
}
