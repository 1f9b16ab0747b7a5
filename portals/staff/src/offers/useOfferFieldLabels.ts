import { useFormat, useTranslation } from '@press/i18n'
import type { OfferValues } from '@press/ui'

type Field = keyof OfferValues

/** Returns the labels of an offer's fields, and their values as text. Values with too many parts for one line have no text. */
export function useOfferFieldLabels() {
  const { t } = useTranslation(['offers', 'applications'])
  const { date } = useFormat()
  const labelOf = (field: Field): string => {
    if (field === 'items') return t('form.section.books')
    if (field === 'partner_discount') return t('form.discountField')
    if (field === 'sender_kbe') return t('party.kbe')
    if (field === 'sender_knp') return t('party.knp')
    const match = /^(recipient|sender)_(\w+)$/.exec(field)
    if (match)
      return `${t(`form.section.${match[1] as 'recipient'}`)}, ${t(`party.${match[2] as 'name'}`).toLocaleLowerCase()}`
    return t(`form.${field as 'note'}`)
  }
  const textOf = (values: OfferValues, field: Field): string | null => {
    switch (field) {
      case 'items':
        return values.items.map(({ name }) => name).join(', ')
      case 'date':
      case 'deadline':
      case 'valid_until':
        return values[field] && date(values[field], 'date')
      case 'language':
        return t(`form.languageOf.${values.language}`)
      case 'funding_source':
        return values.funding_source && t(`applications:budgetSource.${values.funding_source}`)
      case 'partner_discount':
      case 'hide_from_publisher':
      case 'isDigitalBook':
        return null
      default:
        return values[field]
    }
  }
  return { labelOf, textOf }
}
