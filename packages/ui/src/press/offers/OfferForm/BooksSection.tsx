import type { OfferPrices } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { FieldWide } from '../../../patterns/FieldSet/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { BookFields } from './BookFields.tsx'
import { OfferPart } from './OfferPart.tsx'
import { blankItem, totalsOf, type ItemValues, type OfferValues } from './offerValues.ts'
import * as styles from './OfferForm.css.ts'

export interface BooksSectionProps {
  /** Per cent off for this offer. */
  discount: number
  /** The price lists of the offer and of today. */
  prices: OfferPrices | undefined
  today: string
}

const isFilled = (item: ItemValues | undefined): boolean => JSON.stringify(item) !== JSON.stringify(blankItem)

/** The books of the offer, as many as it takes. What holds something is not taken out without asking. */
export function BooksSection({ discount, prices, today }: BooksSectionProps) {
  const { t } = useTranslation('offers')
  const { control, formState, getValues, setValue, clearErrors, trigger } = useFormContext<OfferValues>()
  const count = useWatch({ control, name: 'items' }).length
  // Values move between places, fields stay: the place is the key.
  const places = useMemo(() => Array.from({ length: count }, (_book, index) => String(index)), [count])
  const nameOf = (index: number) => t('form.books.book', { number: index + 1 })

  // Not useFieldArray: it would call a new book's empty fields wrong before anyone has been there.
  const change = (items: ItemValues[]) => {
    setValue('items', items, { shouldDirty: true })
    clearErrors('items')
    if (formState.isSubmitted) void trigger('items')
  }
  return (
    <OfferPart section="books">
      <FieldWide>
        <Repeater
          label={t('form.books.count', { count })}
          items={places}
          itemKey={(place) => place}
          itemName={nameOf}
          renderAside={(_place, index) => (
            <>
              <LineTotal index={index} discount={discount} today={today} />
              <IconButton
                glyph={glyphs.copy}
                size="sm"
                label={t('form.books.copy', { book: nameOf(index) })}
                onClick={() => change(getValues('items').toSpliced(index, 0, getValues(`items.${index}`)))}
              />
            </>
          )}
          addLabel={t('form.books.add')}
          onAdd={() => change([...getValues('items'), blankItem])}
          onRemove={(index) => change(getValues('items').toSpliced(index, 1))}
          isFilled={(_place, index) => isFilled(getValues('items')[index])}
          error={formState.errors.items?.message ?? formState.errors.items?.root?.message}
        >
          {(_place, index) => <BookFields index={index} prices={prices} />}
        </Repeater>
      </FieldWide>
    </OfferPart>
  )
}

/** What the book comes to, as it is being typed. */
function LineTotal({ index, discount, today }: Omit<BooksSectionProps, 'prices'> & { index: number }) {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  const { control } = useFormContext<OfferValues>()
  const [items, date] = useWatch({ control, name: ['items', 'date'] })
  const line = totalsOf({ items, date }, discount, today).lines[index]
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
