import { saveSetting } from '@press/client'
import { getNumberingOfKind } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  NumberingForm,
  toNumberingSetting,
  todayAtPress,
  toNumberingFormValues,
  useKindName,
  type TypedNumberings,
} from '@press/ui'
import { useState } from 'react'
import type { EditorProps, SettingsAnswer } from './rows.ts'
import { SettingFrame, useSettingForm } from './useSettingForm.tsx'

/** The numbering of documents. */
export function NumberingSection({
  row,
  lastNumbers: numbers,
  ...handlers
}: EditorProps<'numbering'> & { lastNumbers: SettingsAnswer['numbers'] }) {
  const { t } = useTranslation('settings')
  const getKindName = useKindName()
  const [year] = useState(() => Number(todayAtPress().slice(0, 4)))
  const { form, frame } = useSettingForm<'numbering', TypedNumberings>({
    section: 'numbering',
    row,
    ...handlers,
    valuesOf: (value) => toNumberingFormValues((kind) => getNumberingOfKind(value, kind), year),
    labelOf: getKindName,
    textOf: (values, field) => {
      const { digits, yearly, start } = values[field] ?? { digits: null, yearly: true, start: null }
      const lines = [
        `${t('numbering.field.digits')}: ${digits ?? '–'}`,
        `${t('numbering.field.yearly')}: ${t(`numbering.${yearly ? 'yes' : 'no'}`)}`,
        ...(start === null ? [] : [`${t('numbering.field.start')}: ${start}`]),
      ]
      return lines.join('; ')
    },
    send: (values, version) => saveSetting('numbering', { ...toNumberingSetting(values, year), version }),
  })
  const { key, ...formProps } = form
  return (
    <SettingFrame {...frame}>
      <NumberingForm key={key} {...formProps} lastNumbers={numbers} savedNumbering={row.value} year={year} />
    </SettingFrame>
  )
}
