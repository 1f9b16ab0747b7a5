import { isIsoDate, type SettingSection, type WithholdingField } from '@press/domain'
import { useKindName } from './VatForm/numbering.ts'
import { useFormat, usePrintNames, useTranslation, type PrintNames } from '@press/i18n'

/** Returns the name of a material for a field such as «papers.offset-ivory70». A format is named by its key. */
function getMaterialName(field: string, names: PrintNames): string {
  const [kind, key = ''] = field.split(/\.(.*)/)
  if (kind === 'papers') return names.paper(key)
  return kind === 'bindings' ? names.binding(key) : key
}

const detailFieldPattern = /^(accounts|signers|signs)\.(.+)$/

/** Returns functions that name the fields and values in a section's history. Loads all names before the first entry is shown. */
export function useSettingLabels() {
  const { t } = useTranslation(['settings', 'domain'])
  const { date, number } = useFormat()
  const names = usePrintNames()
  const getKindName = useKindName()
  /** Returns the name of a numbering field such as «contract.author.digits», whose last word is the field. */
  const getNumberingName = (field: string): string => {
    const [, kind = '', property = ''] = /^(.+)\.(\w+)$/.exec(field) ?? []
    return t('numbering.history', { kind: getKindName(kind), field: t(`numbering.field.${property as 'digits'}`) })
  }
  const formatNumberingValue = (value: string, field: string): string => {
    if (field.endsWith('.yearly')) return t(`numbering.${value === 'true' ? 'yes' : 'no'}`)
    const [year = '', firstNumber] = value.split('-')
    return firstNumber ? t('numbering.startOf', { number: firstNumber, year }) : value
  }
  return (section: SettingSection) => ({
    /**
     * Returns the name of a field. The field may be a form field, an account or signer, a day or its figure, a board column, or a
     * material.
     */
    nameOf: (field: string): string => {
      if (isIsoDate(field)) return date(field, 'date')
      if (section === 'materials') return getMaterialName(field, names)
      if (section === 'withholding') {
        const [from = '', rateField = ''] = field.split('.')
        const name =
          rateField === 'royalty'
            ? t('withholding.royalty.field')
            : t(`withholding.field.${rateField as WithholdingField}`)
        return t('withholding.history', { from: date(from, 'date'), name })
      }
      if (section === 'numbering') return getNumberingName(field)
      if (section === 'identity') return t(`identity.field.${field as 'name_ru'}`)
      if (section === 'letters') return t(`letters.field.${field as 'name'}`)
      if (section === 'columns' || section === 'norms') return t(`domain:stage.${field as 'editor'}`)
      if (section !== 'requisites') return t(`field.${field as 'name'}`)
      const [, listField, value = ''] = detailFieldPattern.exec(field) ?? []
      return listField
        ? t(`requisites.history.${listField as 'signers'}`, { value })
        : t(`requisites.field.${field as 'name_ru'}`)
    },
    valueOf: (value: string | null, field: string): string => {
      if (value === null) return t(section === 'columns' ? 'history.any' : 'history.noValue')
      if (section === 'numbering') return formatNumberingValue(value, field)
      if (section === 'norms') return t('norms.days', { days: value })
      if (section === 'identity' && field === 'logo') return t('identity.logoOf', { id: value })
      if (section === 'vat') return t('percent', { rate: number(Number(value)) })
      if (section === 'withholding')
        return field.endsWith('.royalty') ? t(`withholding.${value === 'true' ? 'yes' : 'no'}`) : number(Number(value))
      if (section === 'days') return t(`kind.${value as 'own'}`)
      if (section === 'materials') return t(`history.${value as 'offered'}`)
      if (section !== 'requisites' || !field.startsWith('signs.')) return value
      const documentKeys = value.split(' ') as 'acts'[]
      return documentKeys.map((documentKey) => t(`requisites.paper.${documentKey}`)).join(', ')
    },
  })
}
