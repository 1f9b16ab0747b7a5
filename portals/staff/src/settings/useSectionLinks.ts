import {
  formSections,
  getNextDocumentNumber,
  getNumberingOfKind,
  formatDocumentNumber,
  stageKeys,
  findUnannouncedDays,
  type FormSection,
  type NumberedKind,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, todayAtPress, type Glyph, type SettingsLink } from '@press/ui'
import { useState } from 'react'
import type { SettingsAnswer } from './rows.ts'

const glyphByTab = {
  identity: glyphs.buildings,
  requisites: glyphs.bank,
  letters: glyphs.envelopeSimple,
  vat: glyphs.receipt,
  withholding: glyphs.wallet,
  days: glyphs.calendarBlank,
  numbering: glyphs.list,
  columns: glyphs.kanban,
  norms: glyphs.hourglass,
  company: glyphs.storefront,
  prices: glyphs.tag,
} as const satisfies Record<SettingsTab, Glyph>
export type SettingsTab = FormSection | 'prices'
/** The sections of the settings. Prices have a separate screen. */
export const settingsTabs = [...formSections, 'prices'] as const

/** The number of stages that fit on a line. */
const maxStages = 2

/** Returns the list of sections with their links and current values. */
export function useSectionLinks(answer: SettingsAnswer | undefined): SettingsLink[] {
  const { t } = useTranslation(['settings', 'domain'])
  const { date, number } = useFormat()
  const [today] = useState(todayAtPress)
  const year = Number(today.slice(0, 4))
  const formatStages = (values: Partial<Record<string, number>>) =>
    stageKeys
      .filter((stage) => values[stage])
      .slice(0, maxStages)
      .map((stage) => t('value.stage', { stage: t(`domain:stage.${stage}`), number: number(values[stage] ?? 0) }))
      .join(', ')

  const getSummary = ({ settings, numbers, shared_address }: SettingsAnswer, tab: SettingsTab): string => {
    const formatNextNumber = (kind: NumberedKind) => {
      const numbering = getNumberingOfKind(settings.numbering.value, kind)
      return formatDocumentNumber(kind, getNextDocumentNumber(numbers[kind] ?? {}, numbering, year), year, numbering)
    }
    switch (tab) {
      case 'identity':
        return settings.identity.value.name_ru
      case 'requisites': {
        const { accounts } = settings.requisites.value
        return accounts[0] ? t('value.accounts', { count: accounts.length, bank: accounts[0].bank }) : ''
      }
      case 'letters':
        return settings.letters.value.address || shared_address
      case 'vat': {
        const rate = settings.vat.value.rates.findLast(({ from }) => from <= today)
        return rate ? t('rateOf', { rate: number(rate.rate), from: date(rate.from, 'date') }) : ''
      }
      case 'withholding': {
        const rates = settings.withholding.value.rates.findLast(({ from }) => from <= today)
        return rates ? t('value.mrp', { mrp: number(rates.mrp) }) : ''
      }
      case 'days':
        return t('value.days', {
          count: settings.days.value.days.filter((day) => day.date.startsWith(String(year))).length,
          year: String(year),
        })
      case 'numbering':
        return t('value.next', { offer: formatNextNumber('offer'), invoice: formatNextNumber('invoice') })
      case 'columns':
        return formatStages(settings.columns.value.limits)
      case 'norms':
        return formatStages(settings.norms.value.days)
      case 'company':
        return settings.company.value.name || t('value.self')
      case 'prices':
        return t('value.prices')
    }
  }
  const pendingDayCount = answer ? findUnannouncedDays(answer.settings.days.value.days, String(year)).length : 0
  return settingsTabs.map((key) => ({
    key,
    label: t(`section.${key}`),
    summary: answer ? getSummary(answer, key) || t('value.none') : '',
    glyph: glyphByTab[key],
    href: `?section=${key}`,
    keywords: t(`text.${key}`),
    pendingInput:
      key === 'days' && pendingDayCount > 0
        ? { count: pendingDayCount, label: t('waiting', { count: pendingDayCount }) }
        : undefined,
  }))
}
