import { saveSetting } from '@press/client'
import { stageKeys, type Settings } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { NormsForm, type TypedNorms } from '@press/ui'
import type { EditorProps } from './rows.ts'
import { SettingFrame, useSettingForm } from './useSettingForm.tsx'

/** The maximum duration of each stage. */
export function NormsSection({ row, ...handlers }: EditorProps<'norms'>) {
  const { t } = useTranslation(['settings', 'domain'])
  const { form, frame } = useSettingForm<'norms', TypedNorms>({
    section: 'norms',
    row,
    ...handlers,
    valuesOf: ({ days }) => Object.fromEntries(stageKeys.map((stage) => [stage, days[stage]])) as TypedNorms,
    labelOf: (field) => t(`domain:stage.${field}`),
    textOf: (values, field) => (values[field] === null ? null : t('norms.days', { days: values[field] })),
    // Validation guarantees that every norm is set on submit.
    send: (values, version) => saveSetting('norms', { days: values as Settings['norms']['days'], version }),
  })
  const { key, ...formProps } = form
  return (
    <SettingFrame {...frame}>
      <NormsForm key={key} {...formProps} />
    </SettingFrame>
  )
}
