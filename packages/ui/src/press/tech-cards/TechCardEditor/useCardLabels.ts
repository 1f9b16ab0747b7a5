import type { Person, Protocol } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { getCardValue, type CardField, type TechCardValues } from '../tech-card-values.ts'

/** Matches the fields of book parts with their own paper and colors. */
const partFieldPattern = /^print_info\.(paper|colorfulness)_(text|insert|cover|flyleaf)$/

/** Returns functions that name a card's fields and format their values. */
export function useCardLabels(managers: readonly Pick<Person, 'id' | 'name'>[] = []) {
  const { t } = useTranslation(['tech-cards', 'domain', 'print-forms'])
  const names = usePrintNames()
  const { date, number } = useFormat()

  const getFieldLabel = (field: CardField | 'print_info'): string => {
    const partMatch = partFieldPattern.exec(field)
    if (partMatch)
      return t(`field.${partMatch[1] as 'paper' | 'colorfulness'}`, {
        part: t(`field.${partMatch[2] as 'text' | 'insert' | 'cover' | 'flyleaf'}`),
      })
    if (field === 'cover_file') return t('field.src_cover')
    if (field === 'fpage_file') return t('field.src_fpage')
    return t(`field.${field.replace('print_info.', '') as 'kegel'}`)
  }

  /** Formats the value of a field. Returns null if the value is unknown. */
  const formatFieldValue = (values: TechCardValues, field: CardField): string | null => {
    const value = getCardValue(values, field)
    if (value === null || value === undefined || value === '') return null
    if (field.startsWith('print_info.paper')) return names.paper(value as string)
    switch (field) {
      case 'language':
        return t(`print-forms:bookLanguage.${values.language}`)
      case 'edition_type':
        return values.edition_type && t(`print-forms:editionType.${values.edition_type}`)
      case 'printing_method':
        return values.printing_method && t(`print-forms:method.${values.printing_method}`)
      case 'print_info.binding':
        return names.binding(value as string)
      case 'print_info.lamination':
        return t(`print-forms:lamination.${value as 'matte'}`)
      case 'authors':
        return values.authors.map(({ name }) => name).join(', ') || null
      case 'work_types':
        return values.work_types.map((workType) => t(`domain:workType.${workType}`)).join(', ') || null
      case 'created_date':
      case 'appointment_date':
      case 'due':
        return date(value as string, 'date')
      case 'cover_file':
      case 'fpage_file':
      case 'ioot_file':
        return (value as { name: string }).name
      case 'department_protocol':
      case 'methodological_council_protocol':
      case 'scientific_council_protocol': {
        const protocol = value as Protocol
        return [protocol.number, protocol.date && date(protocol.date, 'date')].filter(Boolean).join(', ') || null
      }
      case 'project_manager_id':
        return managers.find(({ id }) => id === value)?.name ?? null
      default:
        return typeof value === 'number' ? number(value, { maximumFractionDigits: 2 }) : (value as string)
    }
  }
  return { labelOf: getFieldLabel, textOf: formatFieldValue }
}
