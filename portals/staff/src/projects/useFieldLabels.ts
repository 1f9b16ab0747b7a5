import { useFormat, useTranslation } from '@press/i18n'
import type { ProjectValues } from '@press/ui'

type ProjectField = keyof ProjectValues

/** Returns the labels of a project's fields, and their values as text. Values with too many parts for one line have no text. */
export function useFieldLabels() {
  const { t } = useTranslation(['projects', 'domain'])
  const { date, money } = useFormat()
  const labelOf = (field: ProjectField): string => t(field === 'tasks' ? 'field.works' : `field.${field}`)
  const textOf = (values: ProjectValues, field: ProjectField): string | null => {
    switch (field) {
      case 'start_date':
      case 'deadline':
        return values[field] && date(values[field], 'date')
      case 'budget':
        return values.budget === null ? null : money(values.budget)
      case 'tasks':
        return values.tasks.map(({ name }) => (name ? t(`domain:workType.${name}`) : '')).join(', ')
      case 'manager_id':
      case 'urgent':
        return null
      default:
        return values[field]
    }
  }
  return { labelOf, textOf }
}
