import { printParts, getUsedBindings, type PrintFormValues } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'

type Field = keyof PrintFormValues

/** Returns the labels of the fields of a printing form, and their values as text. */
export function usePrintFormLabels() {
  const { t } = useTranslation('print-forms')
  const names = usePrintNames()
  const { date, number } = useFormat()
  const labelOf = (field: Field): string => {
    const part = printParts.find((one) => field === `paper_${one}` || field === `colorfulness_${one}`)
    if (!part) return t(`work.field.${field as 'copies'}`)
    const attributeName = t(
      field.startsWith('paper') ? 'work.field.paper' : 'work.field.colorfulness',
    ).toLocaleLowerCase()
    return t('work.of', { part: t(`work.part.${part}`), what: attributeName })
  }
  const textOf = (values: PrintFormValues, field: Field): string | null => {
    switch (field) {
      case 'status':
        return t(`work.status.${values.status}`)
      case 'lamination':
        return values.lamination && t(`lamination.${values.lamination}`)
      case 'binding_counts':
        return getUsedBindings(values)
          .map((binding) => `${names.binding(binding)}: ${number(values.binding_counts[binding] ?? 0)}`)
          .join(', ')
      case 'start_date':
      case 'completed_date':
        return values[field] && date(values[field], 'date')
      default: {
        const value = values[field]
        if (typeof value === 'number') return number(value)
        return field.startsWith('paper_') && value ? names.paper(value) : value
      }
    }
  }
  return { labelOf, textOf }
}
