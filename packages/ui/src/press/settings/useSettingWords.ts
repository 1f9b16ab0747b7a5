import { isDay, type SettingSection } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'

const requisites = /^(accounts|signers|signs)\.(.+)$/

/** What a section's history is told in: names of what changed, and their values. */
export function useSettingWords(section: SettingSection) {
  const { t } = useTranslation(['settings', 'domain'])
  const { date, number } = useFormat()
  return {
    /** A field of the form, an account or a signer of the press, a day, or a column of the board. */
    nameOf: (field: string): string => {
      if (isDay(field)) return date(field, 'date')
      if (section === 'columns') return t(`domain:stage.${field as 'editor'}`)
      if (section !== 'requisites') return t(`field.${field as 'name'}`)
      const [, list, value = ''] = requisites.exec(field) ?? []
      return list
        ? t(`requisites.history.${list as 'signers'}`, { value })
        : t(`requisites.field.${field as 'name_ru'}`)
    },
    valueOf: (value: string | null, field: string): string => {
      if (value === null) return t(section === 'columns' ? 'history.any' : 'history.noValue')
      if (section === 'vat') return t('percent', { rate: number(Number(value)) })
      if (section === 'days') return t(`kind.${value as 'own'}`)
      if (section !== 'requisites' || !field.startsWith('signs.')) return value
      const papers = value.split(' ') as 'acts'[]
      return papers.map((paper) => t(`requisites.paper.${paper}`)).join(', ')
    },
  }
}
