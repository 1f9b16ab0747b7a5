import { saveSetting } from '@press/client'
import {
  stageKeys,
  type PressDetails,
  type Settings,
  type FormSection,
  type StageKey,
  type WithholdingRates,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import {
  ColumnLimitsForm,
  CompanyForm,
  PressDetailsForm,
  todayAtPress,
  VatForm,
  WithholdingForm,
  type FutureRates,
  type FutureWithholding,
  type TypedLimits,
} from '@press/ui'
import { useState } from 'react'
import { DaysSection } from './DaysSection.tsx'
import { IdentitySection } from './IdentitySection.tsx'
import { LettersSection } from './LettersSection.tsx'
import { NormsSection } from './NormsSection.tsx'
import { NumberingSection } from './NumberingSection.tsx'
import type { EditorProps, SettingsAnswer } from './rows.ts'
import { SettingFrame, useSettingForm } from './useSettingForm.tsx'

/**
 * The form of a section. Until the user types, it shows the current settings. After that it keeps the settings that the user
 * started from.
 */
export function Section({ section, answer }: { section: FormSection; answer: SettingsAnswer }) {
  const [baseAnswer, setBaseAnswer] = useState<SettingsAnswer>()
  const [remountKey, setRemountKey] = useState(0)
  const { settings: shownSettings, logo, numbers, shared_address } = baseAnswer ?? answer
  const handlers = {
    onTyped: () => setBaseAnswer((previousAnswer) => previousAnswer ?? answer),
    onDone: () => {
      setBaseAnswer(undefined)
      setRemountKey(remountKey + 1)
    },
  }
  const key = `${section} ${shownSettings[section].version} ${remountKey}`
  switch (section) {
    case 'requisites':
      return <PressDetailsSection key={key} row={shownSettings.requisites} {...handlers} />
    case 'identity':
      return <IdentitySection key={key} row={shownSettings.identity} logo={logo} {...handlers} />
    case 'letters':
      return (
        <LettersSection
          key={key}
          row={shownSettings.letters}
          sharedAddress={shared_address}
          pressName={shownSettings.identity.value.name_ru || shownSettings.requisites.value.name_ru}
          {...handlers}
        />
      )
    case 'numbering':
      return <NumberingSection key={key} row={shownSettings.numbering} lastNumbers={numbers} {...handlers} />
    case 'norms':
      return <NormsSection key={key} row={shownSettings.norms} {...handlers} />
    case 'company':
      return <CompanySection key={key} row={shownSettings.company} {...handlers} />
    case 'vat':
      return <VatSection key={key} row={shownSettings.vat} {...handlers} />
    case 'withholding':
      return <WithholdingSection key={key} row={shownSettings.withholding} {...handlers} />
    case 'days':
      return <DaysSection key={key} row={shownSettings.days} {...handlers} />
    case 'columns':
      return <ColumnsSection key={key} row={shownSettings.columns} {...handlers} />
  }
}

function PressDetailsSection({ row, ...handlers }: EditorProps<'requisites'>) {
  const { t } = useTranslation('settings')
  const { form, frame } = useSettingForm<'requisites', PressDetails>({
    section: 'requisites',
    row,
    ...handlers,
    valuesOf: (value) => value,
    labelOf: (field) => t(`requisites.field.${field}`),
    textOf: (values, field) => {
      if (field === 'accounts') return values.accounts.map(({ account }) => account).join('; ') || null
      if (field === 'signers') return values.signers.map(({ name }) => name).join('; ') || null
      return values[field] || null
    },
    send: (values, version) => saveSetting('requisites', { ...values, version }),
  })
  const { key, ...formProps } = form
  return (
    <SettingFrame {...frame}>
      <PressDetailsForm key={key} {...formProps} />
    </SettingFrame>
  )
}

function CompanySection({ row, ...handlers }: EditorProps<'company'>) {
  const { t } = useTranslation('settings')
  const { form, frame } = useSettingForm<'company', Settings['company']>({
    section: 'company',
    row,
    ...handlers,
    valuesOf: ({ name }) => ({ name }),
    labelOf: (field) => t(`field.${field}`),
    textOf: (values, field) => values[field] || null,
    send: (values, version) => saveSetting('company', { ...values, version }),
  })
  const { key, ...formProps } = form
  return (
    <SettingFrame {...frame}>
      <CompanyForm key={key} {...formProps} />
    </SettingFrame>
  )
}

function VatSection({ row, ...handlers }: EditorProps<'vat'>) {
  const { t } = useTranslation('settings')
  const { date } = useFormat()
  const [today] = useState(todayAtPress)
  const startedRates = row.value.rates.filter(({ from }) => from <= today)
  const { form, frame } = useSettingForm<'vat', FutureRates>({
    section: 'vat',
    row,
    ...handlers,
    valuesOf: ({ rates }) => ({ rates: rates.filter(({ from }) => from > today) }),
    labelOf: () => t('section.vat'),
    textOf: ({ rates }) =>
      rates
        .filter(({ from }) => from)
        .map(({ from, rate }) => t('rateOf', { rate: rate ?? 0, from: date(from, 'date') }))
        .join('; ') || null,
    send: ({ rates }, version) =>
      saveSetting('vat', {
        rates: [...startedRates, ...rates.map(({ from, rate }) => ({ from, rate: rate ?? 0 }))],
        version,
      }),
  })
  const { key, ...formProps } = form
  return (
    <SettingFrame {...frame}>
      <VatForm key={key} {...formProps} activeRates={startedRates} />
    </SettingFrame>
  )
}

function WithholdingSection({ row, ...handlers }: EditorProps<'withholding'>) {
  const { t } = useTranslation('settings')
  const { date } = useFormat()
  const [today] = useState(todayAtPress)
  const startedRates = row.value.rates.filter(({ from }) => from <= today)
  const { form, frame } = useSettingForm<'withholding', FutureWithholding>({
    section: 'withholding',
    row,
    ...handlers,
    valuesOf: ({ rates }) => ({ rates: rates.filter(({ from }) => from > today) }),
    labelOf: () => t('section.withholding'),
    textOf: ({ rates }) => rates.flatMap(({ from }) => (from ? [date(from, 'date')] : [])).join('; ') || null,
    // Validation guarantees that every rate is set on submit.
    send: ({ rates }, version) =>
      saveSetting('withholding', { rates: [...startedRates, ...(rates as WithholdingRates[])], version }),
  })
  const { key, ...formProps } = form
  return (
    <SettingFrame {...frame}>
      <WithholdingForm key={key} {...formProps} activeRates={startedRates} />
    </SettingFrame>
  )
}

function ColumnsSection({ row, ...handlers }: EditorProps<'columns'>) {
  const { t } = useTranslation('domain')
  const { form, frame } = useSettingForm<'columns', TypedLimits>({
    section: 'columns',
    row,
    ...handlers,
    valuesOf: ({ limits }) =>
      Object.fromEntries(stageKeys.map((stage) => [stage, limits[stage] ?? null])) as TypedLimits,
    labelOf: (field) => t(`stage.${field}`),
    textOf: (values, field) => (values[field] === null ? null : String(values[field])),
    send: (values, version) =>
      saveSetting('columns', {
        limits: Object.fromEntries(
          stageKeys.flatMap((stage) => (values[stage] === null ? [] : [[stage, values[stage]]])),
        ) as Partial<Record<StageKey, number>>,
        version,
      }),
  })
  const { key, ...formProps } = form
  return (
    <SettingFrame {...frame}>
      <ColumnLimitsForm key={key} {...formProps} />
    </SettingFrame>
  )
}
