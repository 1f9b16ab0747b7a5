import { listChoices, getCurrentPrice, type OfferPrices } from '@press/domain'
import { useFormat, useMaterials, usePrintNames, useTranslation } from '@press/i18n'
import { useRef, type KeyboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { ChoiceField, CountField, PriceField } from './fields.tsx'
import { getPricedItem, type OfferValues } from './offer-values.ts'
import { WorksFields } from './WorksFields.tsx'
import * as styles from './OfferForm.css.ts'

interface BookFieldsProps {
  index: number
  /** The price list stored with the offer and today's price list. */
  prices: OfferPrices | undefined
}

/** One book of the offer. */
export function BookFields({ index, prices }: BookFieldsProps) {
  const { t } = useTranslation(['offers', 'print-forms'])
  const { control, getValues, register } = useFormContext<OfferValues>()
  const addWorkButton = useRef<HTMLButtonElement>(null)
  const path = `items.${index}` as const
  const notSetText = t('form.notSet')
  const printNames = usePrintNames()
  const { papers, formats, bindings } = useMaterials()
  const [format, binding, paper] = useWatch({
    control,
    name: [`${path}.format`, `${path}.binding`, `${path}.paper_type`],
  })
  /** Enter in the last price adds a work. */
  const addWorkOnEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    const workCount = getValues(`${path}.work_types`).length
    const lastPriceField = workCount === 0 ? `${path}.price` : `${path}.work_types.${workCount - 1}.unit_price`
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    if ((event.target as HTMLInputElement).name !== lastPriceField) return
    event.preventDefault()
    addWorkButton.current?.click()
  }
  return (
    <div className={styles.book} role="presentation" onKeyDown={addWorkOnEnter}>
      <div className={styles.bookWide}>
        <TextField {...register(`${path}.name`)} label={t('item.name')} required bookTitle autoComplete="off" />
      </div>
      <div className={styles.span.quarter}>
        <CountField name={`${path}.quantity`} label={t('item.quantity')} suffix={t('item.copies')} required />
      </div>
      <div className={styles.span.quarter}>
        <CopyPrice index={index} prices={prices} />
      </div>
      <div className={styles.span.quarter}>
        <CountField name={`${path}.bw_pages`} label={t('item.bw_pages')} />
      </div>
      <div className={styles.span.quarter}>
        <CountField name={`${path}.color_pages`} label={t('item.color_pages')} />
      </div>
      <div className={styles.span.quarter}>
        <ChoiceField
          name={`${path}.format`}
          label={t('item.format')}
          placeholder={notSetText}
          options={listChoices(formats, format).map(({ key, width, height }) => ({
            value: key,
            label: key,
            detail: t('item.trim', { width, height }),
          }))}
        />
      </div>
      <div className={styles.span.middle}>
        <ChoiceField
          name={`${path}.binding`}
          label={t('item.bindingLabel')}
          placeholder={notSetText}
          options={listChoices(bindings, binding).map(({ key }) => ({ value: key, label: printNames.binding(key) }))}
        />
      </div>
      <div className={styles.span.third}>
        <ChoiceField
          name={`${path}.paper_type`}
          label={t('item.paper_type')}
          placeholder={notSetText}
          options={listChoices(papers, paper).map(({ key }) => ({ value: key, label: printNames.paper(key) }))}
        />
      </div>
      <div className={styles.bookWide}>
        <Controller
          control={control}
          name={`${path}.vat`}
          render={({ field: { value, onValueChange, ...field } }) => (
            <Checkbox
              {...field}
              size="sm"
              label={t('item.exempt')}
              checked={value === 'exempt'}
              onCheckedChange={(checked) => onValueChange(checked ? 'exempt' : 'included')}
            />
          )}
        />
      </div>
      <div className={styles.bookWide}>
        <WorksFields index={index} addButtonRef={addWorkButton} />
      </div>
    </div>
  )
}

/** The price of a copy, and today's list price if it differs. */
function CopyPrice({ index, prices }: BookFieldsProps) {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  const { control } = useFormContext<OfferValues>()
  const item = getPricedItem(useWatch({ control, name: `items.${index}` }))
  const price = prices ? getCurrentPrice(item, prices) : item.price
  return (
    <PriceField
      name={`items.${index}.price`}
      label={t('item.price')}
      hint={price === item.price ? undefined : t('prices.sum', { sum: money(price) })}
      required
    />
  )
}
