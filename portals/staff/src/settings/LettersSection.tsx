import { saveSetting, useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { SenderForm, toLetterSender, toSenderFormValues, type TypedSender } from '@press/ui'
import { useState } from 'react'
import type { EditorProps } from './rows.ts'
import { SenderDomain, SenderTest } from '../shared/SenderChecks.tsx'
import { SettingFrame, useSettingForm } from './useSettingForm.tsx'

interface LettersSectionProps extends EditorProps<'letters'> {
  sharedAddress: string
  pressName: string
}

/** The sender of e-mails, and whether they arrive. */
export function LettersSection({ row, sharedAddress, pressName, ...handlers }: LettersSectionProps) {
  const { t } = useTranslation('settings')
  const { data } = useCall('GET /api/userprofile', {})
  const [hasUnsavedChanges, setHasUnsavedChanges] = useState(false)
  const { form, frame } = useSettingForm<'letters', TypedSender>({
    section: 'letters',
    row,
    ...handlers,
    onTyped: () => {
      setHasUnsavedChanges(true)
      handlers.onTyped()
    },
    valuesOf: toSenderFormValues,
    labelOf: (field) => t(`letters.field.${field}`),
    textOf: (values, field) => (field === 'mode' ? t(`letters.${values.mode}`) : values[field] || null),
    send: (values, version) => saveSetting('letters', { ...toLetterSender(values), version }),
  })
  const { key, ...formProps } = form
  return (
    <SettingFrame {...frame}>
      <SenderForm key={key} {...formProps} sharedAddress={sharedAddress} pressName={pressName} />
      <SenderDomain address={row.value.address} />
      {data && <SenderTest to={data.profile.email} unsaved={hasUnsavedChanges} />}
    </SettingFrame>
  )
}
