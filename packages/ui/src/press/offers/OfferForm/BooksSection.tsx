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
  refused: readonly string[]
}

const isFilled = (item: ItemValues | undefined): boolean => JSON.stringify(item) !== JSON.stringify(emptyItem)

/** The list of the offer's books. A book with data is removed only after a confirmation. */
export function BooksSection({ discount, prices, today, refused }: BooksSectionProps) {
  const { t } = useTranslation('offers')
  const { control, formState, getValues, setValue, clearErrors, trigger } = useFormContext<OfferValues>()
  const count = useWatch({ control, name: 'items' }).length
  const places = useMemo(() => Array.from({ length: count }, (_book, index) => String(index)), [count])
  const nameOf = (index: number) => t('form.books.book', { number: index + 1 })
  const opened = useExpandedItems()
  const isWrong = (index: number) =>
    Boolean(formState.errors.items?.[index]) || refused.some((field) => field.startsWith(`items.${index}.`))
  const list = useRef<HTMLDivElement>(null)

  // `useFieldArray` is not used, because it would mark the empty fields of a new book as invalid before the user reaches them.
  const change = (items: ItemValues[]) => {
    setValue('items', items, { shouldDirty: true })
    clearErrors('items')
    if (formState.isSubmitted) void trigger('items')
  }
  const move = (from: number, to: number) => {
    const items = getValues('items')
    const [moved, other] = [items[from], items[to]]
    if (!moved || !other) return
    change(items.with(to, moved).with(from, other))
    opened.swapped(from, to)
  }
  /** Moves the focused book on Alt+↑ and Alt+↓. The focus stays on the moved book. */
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    const field = event.target as HTMLInputElement
    const from = [...(list.current?.querySelectorAll(':scope ol > li') ?? [])].findIndex((book) => book.contains(field))
    if (!by || from < 0) return
    event.preventDefault()
    const to = from + by
    if (to < 0 || to >= count) return
    move(from, to)
    const name = field.name?.replace(/^items\.\d+/, `items.${to}`)
    requestAnimationFrame(() => {
      const moved = list.current?.querySelectorAll<HTMLElement>(':scope ol > li')[to]
      const same = name ? moved?.querySelector<HTMLElement>(`[name="${name}"]`) : null
      ;(same ?? moved)?.focus()
    })
  }
  return (
    <OfferPart section="books">
      <FieldWide>
        <div ref={list} role="presentation" onKeyDown={moveByKey}>
          <Repeater
            label={t('form.books.count', { count })}
            items={places}
            // Moving a book moves its values, while the mounted fields stay at their positions. Therefore the position is the key.
            itemKey={(place) => place}
            itemName={nameOf}
            renderName={(_place, index) => <BookHead index={index} name={nameOf(index)} />}
            isFolded={(_place, index) => !opened.isOpen(index) && !isWrong(index)}
            onFold={(index, shouldFold) => opened.set(index, !shouldFold)}
            renderAside={(_place, index) => (
              <>
                <LineTotal index={index} discount={discount} today={today} />
                <IconButton
                  glyph={glyphs.copy}
                  size="sm"
                  label={t('form.books.copy', { book: nameOf(index) })}
                  onClick={() => {
                    change(getValues('items').toSpliced(index, 0, getValues(`items.${index}`)))
                    opened.inserted(index + 1)
                  }}
                />
              </>
            )}
            addLabel={t('form.books.add')}
            onAdd={() => {
              change([...getValues('items'), emptyItem])
              opened.inserted(count)
            }}
            onRemove={(index) => {
              change(getValues('items').toSpliced(index, 1))
              opened.removed(index)
            }}
            onMove={move}
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
