import { isDay, type SettingSection } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'

/** What a section's history is told in: names of what changed, and their values. */
export function useSettingWords(section: SettingSection) {
  const { t } = useTranslation(['settings', 'domain', 'organizations'])
  const { date, number } = useFormat()
  return {
    /** A field of the form, a day, or a column of the board. */
    nameOf: (field: string): string => {
      if (isDay(field)) return date(field, 'date')
      if (section === 'columns') return t(`domain:stage.${field as 'editor'}`)
      return section === 'requisites' ? t(`organizations:field.${field as 'name'}`) : t(`field.${field as 'name'}`)
    },
    valueOf: (value: string | null): string => {
      if (value === null) return t(section === 'columns' ? 'history.any' : 'history.noValue')
      if (section === 'vat') return t('percent', { rate: number(Number(value)) })
      if (section === 'days') return t(`kind.${value as 'own'}`)
      return value
    },
  }
}
