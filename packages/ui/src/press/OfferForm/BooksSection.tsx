import { useTranslation } from '@press/i18n'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useConfirm } from '../../patterns/Confirm/index.ts'
import { glyphs } from '../../foundations/Icon/index.ts'
import { useAnnounce } from '../../primitives/Announcer/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { BookFields } from './BookFields.tsx'
import { FormSection } from './FormSection.tsx'
import { blankItem, type ItemValues, type OfferValues } from './offerValues.ts'
import * as styles from './OfferForm.css.ts'

export interface BooksSectionProps {
  /** Per cent off for this offer. */
  discount: number
  today: string
}

const isBlank = (item: ItemValues): boolean => JSON.stringify(item) === JSON.stringify(blankItem)

/** The books of the offer, as many as it takes. What holds something is not taken out without asking. */
export function BooksSection({ discount, today }: BooksSectionProps) {
  const { t } = useTranslation('offers')
  const announce = useAnnounce()
  const [confirm, confirmation] = useConfirm()
  const { control, formState, getValues, setValue, clearErrors, setFocus, trigger } = useFormContext<OfferValues>()
  const count = useWatch({ control, name: 'items' }).length
  const add = useRef<HTMLButtonElement>(null)
  const problem = formState.errors.items?.message ?? formState.errors.items?.root?.message

  // Not useFieldArray: it would call a new book's empty fields wrong before anyone has been there.
  const change = (items: ItemValues[]) => {
    setValue('items', items, { shouldDirty: true })
    clearErrors('items')
    if (formState.isSubmitted) void trigger('items')
  }
  // The fields of a book are on the page only after the press has been dealt with.
  const goTo = (index: number) =>
    requestAnimationFrame(() =>
      index < getValues('items').length ? setFocus(`items.${index}.name`) : add.current?.focus(),
    )
  const insert = (at: number, item: ItemValues) => {
    change(getValues('items').toSpliced(at, 0, item))
    announce(t('form.books.added', { number: at + 1 }))
    goTo(at)
  }
  const remove = async (at: number) => {
    const item = getValues('items')[at]
    if (!item) return
    const sure =
      isBlank(item) ||
      (await confirm({
        title: t('form.books.removeTitle', { name: item.name.trim() || t('form.books.book', { number: at + 1 }) }),
        children: t('form.books.removeText'),
        confirmLabel: t('form.books.remove'),
        tone: 'danger',
      }))
    if (!sure) return
    change(getValues('items').toSpliced(at, 1))
    announce(t('form.books.removed', { number: at + 1 }))
    goTo(at)
  }
  return (
    <FormSection section="books">
      <div className={styles.wide}>
        <ol className={styles.books} aria-label={t('books')}>
          {Array.from({ length: count }, (_item, index) => (
            // The place is the name: values move between places, fields stay.
            <BookFields
              key={index}
              index={index}
              discount={discount}
              today={today}
              onCopy={() => insert(index + 1, getValues('items')[index] ?? blankItem)}
              onRemove={() => void remove(index)}
            />
          ))}
        </ol>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button ref={add} leading={glyphs.plus} onClick={() => insert(count, blankItem)}>
          {t('form.books.add')}
        </Button>
        {confirmation}
      </div>
    </FormSection>
  )
}
