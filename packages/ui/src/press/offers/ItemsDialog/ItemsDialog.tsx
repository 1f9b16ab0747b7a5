import { validateOffer, calculateOfferTotals, type OfferProblems, type Offer, type OfferItem } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { FieldGrid, FieldSet } from '../../../patterns/FieldSet/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { useOfferLabels } from '../index.ts'

interface Values {
  items: { quantity: number | null; price: number | null }[]
}

export interface ItemsDialogProps {
  offer: Offer
  onClose: () => void
  /** Saves the lines. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear on the fields. */
  onSave: (items: OfferItem[]) => Promise<void>
}

/** Changes the print runs and prices of an offer's books without the whole form. */
export function ItemsDialog({ offer, onClose, onSave }: ItemsDialogProps) {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  const { nameOf } = useOfferLabels()
  /** Returns the lines with the typed values. Validation reports values that are not numbers. */
  const toOfferItems = ({ items }: Values): OfferItem[] =>
    offer.items.map((item, index) => ({
      ...item,
      quantity: items[index]?.quantity ?? 0,
      price: items[index]?.price ?? Number.NaN,
    }))
  const form = usePressForm<Values, 'offers'>({
    values: { items: offer.items.map(({ quantity, price }) => ({ quantity, price })) },
    problems: (values) => keepLineProblems(validateOffer({ ...offer, items: toOfferItems(values) })),
    namespace: 'offers',
    onSubmit: async (values) => {
      await onSave(toOfferItems(values))
      onClose()
    },
  })
  const { control } = form
  const currentValues = useWatch({ control })
  const { sum } = calculateOfferTotals(toOfferItems(currentValues as Values), offer.date, offer.discount)
  return (
    <FormDialog
      form={form}
      size="md"
      title={t('lines.title', { offer: nameOf(offer) })}
      onClose={onClose}
      cancelLabel={t('form.cancel')}
      submitLabel={t('lines.save')}
      busyLabel={t('form.saving')}
      footerNote={<output>{t('lines.sum', { sum: money(sum) })}</output>}
    >
      {offer.items.map(({ name }, index) => (
        // An offer can contain the same title twice, so the key is the position.
        <FieldSet key={index} legend={name}>
          <FieldGrid layout="columns">
            <Controller
              control={control}
              name={`items.${index}.quantity`}
              render={({ field }) => (
                <NumberField {...field} label={t('item.quantity')} suffix={t('item.copies')} required />
              )}
            />
            <Controller
              control={control}
              name={`items.${index}.price`}
              render={({ field }) => <MoneyField {...field} label={t('item.price')} required />}
            />
          </FieldGrid>
        </FieldSet>
      ))}
    </FormDialog>
  )
}

/** Returns the problems of the fields in this dialog. */
const keepLineProblems = (problems: OfferProblems): OfferProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => /^items\.\d+\.(?:quantity|price)$/.test(field)))
