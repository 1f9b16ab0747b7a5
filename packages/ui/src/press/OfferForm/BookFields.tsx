import { bindings, bookFormatKeys, bookFormats, papers } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { ChoiceField, CountField, PriceField } from './fields.tsx'
import { totalsOf, type OfferValues } from './offerValues.ts'
import { WorksFields } from './WorksFields.tsx'
import * as styles from './OfferForm.css.ts'

interface BookFieldsProps {
  index: number
  discount: number
  today: string
  onCopy: () => void
  onRemove: () => void
}

/** One book of the offer, with what it comes to. */
export function BookFields({ index, discount, today, onCopy, onRemove }: BookFieldsProps) {
  const { t } = useTranslation(['offers', 'print'])
  const { control, register } = useFormContext<OfferValues>()
  const path = `items.${index}` as const
  const number = index + 1
  const none = t('form.notSet')
  return (
    <li className={styles.book} aria-label={t('form.books.book', { number })}>
      <div className={styles.bookHead}>
        <span className={styles.bookNumber}>{t('form.books.book', { number })}</span>
        <LineTotal index={index} discount={discount} today={today} />
        <IconButton glyph={glyphs.copy} size="sm" label={t('form.books.copy', { number })} onClick={onCopy} />
        <IconButton glyph={glyphs.trash} size="sm" label={t('form.books.removeOne', { number })} onClick={onRemove} />
      </div>
      <div className={styles.bookWide}>
        <TextField {...register(`${path}.name`)} label={t('item.name')} required bookTitle autoComplete="off" />
      </div>
      <CountField name={`${path}.quantity`} label={t('item.quantity')} suffix={t('item.copies')} required />
      <PriceField name={`${path}.price`} label={t('item.price')} required />
      <CountField name={`${path}.bw_pages`} label={t('item.bw_pages')} />
      <CountField name={`${path}.color_pages`} label={t('item.color_pages')} />
      <ChoiceField
        name={`${path}.format`}
        label={t('item.format')}
        placeholder={none}
        options={bookFormatKeys.map((value) => ({
          value,
          label: value,
          detail: t('item.trim', { width: bookFormats[value][0], height: bookFormats[value][1] }),
        }))}
      />
      <ChoiceField
        name={`${path}.binding`}
        label={t('item.bindingLabel')}
        placeholder={none}
        options={bindings.map((value) => ({ value, label: t(`print:binding.${value}`) }))}
      />
      <ChoiceField
        name={`${path}.paper_type`}
        label={t('item.paper_type')}
        placeholder={none}
        options={papers.map((value) => ({ value, label: t(`print:paper.${value}`) }))}
      />
      <div className={styles.exempt}>
        <Controller
          control={control}
          name={`${path}.vat`}
          render={({ field: { value, onChange, ...field } }) => (
            <Checkbox
              {...field}
              size="sm"
              label={t('item.exempt')}
              checked={value === 'exempt'}
              onChange={({ target }) => onChange(target.checked ? 'exempt' : 'included')}
            />
          )}
        />
      </div>
      <div className={styles.bookWide}>
        <WorksFields index={index} />
      </div>
    </li>
  )
}

/** What the book comes to, as it is being typed. */
function LineTotal({ index, discount, today }: Pick<BookFieldsProps, 'index' | 'discount' | 'today'>) {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  const { control } = useFormContext<OfferValues>()
  const [items, date] = useWatch({ control, name: ['items', 'date'] })
  const line = totalsOf({ items, date }, discount, today).lines[index]
  if (!line) return null
  return (
    <output className={styles.line}>
      <strong>{money(line.sum)}</strong>
      <span className={styles.lineVat}>
        {items[index]?.vat === 'exempt' ? t('item.noVat') : t('item.vat', { sum: money(line.vat) })}
      </span>
    </output>
  )
}
