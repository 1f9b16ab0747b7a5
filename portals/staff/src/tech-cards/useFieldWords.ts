import { useFormat, useTranslation } from '@press/i18n'
import type { TechCardValues } from '@press/ui'

type CardField = keyof TechCardValues

/** A card's fields in words: their names, and their values but for those that have too many parts for a line. */
export function useFieldWords() {
  const { t } = useTranslation(['tech-cards', 'domain', 'print'])
  const { date, number } = useFormat()
  const labelOf = (field: CardField): string => {
    if (field === 'cover_file') return t('field.src_cover')
    return t(field === 'fpage_file' ? 'field.src_fpage' : `field.${field}`)
  }
  const textOf = (values: TechCardValues, field: CardField): string | null => {
    switch (field) {
      case 'language':
        return t(`print:bookLanguage.${values.language}`)
      case 'edition_type':
        return values.edition_type && t(`print:editionType.${values.edition_type}`)
      case 'authors':
        return values.authors.map(({ name }) => name).join(', ')
      case 'work_types':
        return values.work_types.map((name) => t(`domain:workType.${name}`)).join(', ')
      case 'created_date':
      case 'appointment_date':
      case 'due':
        return values[field] && date(values[field], 'date')
      case 'cover_file':
      case 'fpage_file':
      case 'ioot_file':
        return values[field]?.name ?? null
      case 'department_protocol':
      case 'methodological_council_protocol':
      case 'scientific_council_protocol':
        return values[field].number
      case 'project_manager_id':
      case 'print_info':
        return null
      default: {
        const value = values[field]
        return typeof value === 'number' ? number(value) : value
      }
    }
  }
  return { labelOf, textOf }
}
