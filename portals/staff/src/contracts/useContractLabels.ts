import { useFormat, useTranslation } from '@press/i18n'
import type { ContractValues } from '@press/ui'

type Field = keyof ContractValues

/** Returns the labels of a contract's fields and their values as text. */
export function useContractLabels() {
  const { t } = useTranslation('contracts')
  const { date, money, number } = useFormat()
  const labelOf = (field: Field): string =>
    field === 'party_id' || field === 'organization_id' ? t('field.party') : t(`field.${field}`)
  const textOf = (values: ContractValues, field: Field): string | null => {
    const value = values[field]
    switch (field) {
      case 'party_id':
      case 'organization_id':
      case 'tech_card_id':
      case 'ebook':
      case 'translation':
        return null
      case 'date':
      case 'starts_on':
      case 'ends_on':
      case 'manuscript_on':
      case 'party_document_date':
        return values[field] && date(values[field], 'date')
      case 'rights':
      case 'territory':
      case 'schedule':
      case 'conditions':
        return t(`${field}.${values[field]}` as 'rights.simple')
      case 'party_document':
        return t(`document.${values.party_document}`)
      case 'fee':
        return values.fee === null ? '' : money(values.fee)
      default:
        return typeof value === 'number' ? number(value) : String(value ?? '')
    }
  }
  return { labelOf, textOf }
}
