import { isIsoDate, type SettingSection, type WithholdingField } from '@press/domain'
import { useKindName } from './VatForm/numbering.ts'
import { useFormat, usePrintNames, useTranslation, type PrintNames } from '@press/i18n'

/** «papers.offset-ivory70»: formats are called by their keys. */
function materialName(field: string, names: PrintNames): string {
  const [kind, key = ''] = field.split(/\.(.*)/)
  if (kind === 'papers') return names.paper(key)
  return kind === 'bindings' ? names.binding(key) : key
}

const requisites = /^(accounts|signers|signs)\.(.+)$/

/** What the history of a section is told in: names of what changed, and their values. All that they need is fetched before the first entry comes. */
export function useSettingLabels() {
  const { t } = useTranslation(['settings', 'domain'])
  const { date, number } = useFormat()
  const names = usePrintNames()
  const kindName = useKindName()
  /** «contract.author.digits»: the last word is the field. */
  const numberingName = (field: string): string => {
    const [, kind = '', of = ''] = /^(.+)\.(\w+)$/.exec(field) ?? []
    return t('numbering.history', { kind: kindName(kind), field: t(`numbering.field.${of as 'digits'}`) })
  }
  const numberingValue = (value: string, field: string): string => {
    if (field.endsWith('.yearly')) return t(`numbering.${value === 'true' ? 'yes' : 'no'}`)
    const [year = '', first] = value.split('-')
    return first ? t('numbering.startOf', { number: first, year }) : value
  }
  return (section: SettingSection) => ({
    /** A field of the form, an account or a signer of the press, a day, a figure of a day, a column of the board, or a material by its list and its key. */
    nameOf: (field: string): string => {
      if (isIsoDate(field)) return date(field, 'date')
      if (section === 'materials') return materialName(field, names)
      if (section === 'withholding') {
        const [from = '', figure = ''] = field.split('.')
        const name =
          figure === 'royalty' ? t('withholding.royalty.field') : t(`withholding.field.${figure as WithholdingField}`)
        return t('withholding.history', { from: date(from, 'date'), name })
      }
      if (section === 'numbering') return numberingName(field)
      if (section === 'identity') return t(`identity.field.${field as 'name_ru'}`)
      if (section === 'letters') return t(`letters.field.${field as 'name'}`)
      if (section === 'columns' || section === 'norms') return t(`domain:stage.${field as 'editor'}`)
      if (section !== 'requisites') return t(`field.${field as 'name'}`)
      const [, list, value = ''] = requisites.exec(field) ?? []
      return list
        ? t(`requisites.history.${list as 'signers'}`, { value })
        : t(`requisites.field.${field as 'name_ru'}`)
    },
    valueOf: (value: string | null, field: string): string => {
      if (value === null) return t(section === 'columns' ? 'history.any' : 'history.noValue')
      if (section === 'numbering') return numberingValue(value, field)
      if (section === 'norms') return t('norms.days', { days: value })
      if (section === 'identity' && field === 'logo') return t('identity.logoOf', { id: value })
      if (section === 'vat') return t('percent', { rate: number(Number(value)) })
      if (section === 'withholding')
        return field.endsWith('.royalty') ? t(`withholding.${value === 'true' ? 'yes' : 'no'}`) : number(Number(value))
      if (section === 'days') return t(`kind.${value as 'own'}`)
      if (section === 'materials') return t(`history.${value as 'offered'}`)
      if (section !== 'requisites' || !field.startsWith('signs.')) return value
      const papers = value.split(' ') as 'acts'[]
      return papers.map((paper) => t(`requisites.paper.${paper}`)).join(', ')
    },
  })
}
