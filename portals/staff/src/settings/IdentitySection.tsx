import { saveSetting } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useUpload } from '@press/shell'
import { IdentityForm, type TypedIdentity } from '@press/ui'
import type { EditorProps, SettingsAnswer } from './rows.ts'
import { SettingFrame, useSettingForm } from './useSettingForm.tsx'

/** The public identity of the press. */
export function IdentitySection({
  row,
  logo,
  ...handlers
}: EditorProps<'identity'> & { logo: SettingsAnswer['logo'] }) {
  const { t } = useTranslation('settings')
  const onUpload = useUpload('image')
  const { form, frame } = useSettingForm<'identity', TypedIdentity>({
    section: 'identity',
    row,
    ...handlers,
    valuesOf: (value) => ({ ...value, logo: logo && logo.id === value.logo ? logo : null }),
    labelOf: (field) => t(`identity.field.${field}`),
    textOf: (values, field) => (field === 'logo' ? (values.logo?.name ?? null) : values[field] || null),
    send: (values, version) => saveSetting('identity', { ...values, logo: values.logo?.id ?? null, version }),
  })
  const { key, ...formProps } = form
  return (
    <SettingFrame {...frame}>
      <IdentityForm key={key} {...formProps} onUpload={onUpload} />
    </SettingFrame>
  )
}
