import { useFormat, useTranslation } from '@press/i18n'
import type { ProfileValues } from '@press/ui'

type ProfileField = keyof ProfileValues

/** Returns labels for profile fields, and their values as text except those with too many parts for one line. */
export function useProfileLabels() {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  const labelOf = (field: ProfileField): string => {
    switch (field) {
      case 'addresses':
      case 'experience':
      case 'education':
        return t(`form.section.${field}`)
      case 'social_links':
        return t('form.links.label')
      default:
        return t(`form.field.${field}`)
    }
  }
  const textOf = (values: ProfileValues, field: ProfileField): string | null => {
    switch (field) {
      case 'name':
      case 'phone':
      case 'biography':
        return values[field]
      case 'birthday':
        return values.birthday && date(values.birthday, 'date')
      case 'specialization':
        return values.specialization && t(`specializations.${values.specialization}`)
      case 'languages':
      case 'skills':
        return values[field].join(', ')
      case 'social_links':
        return values.social_links.map(({ url }) => url).join(', ')
      default:
        return null
    }
  }
  return { labelOf, textOf }
}
