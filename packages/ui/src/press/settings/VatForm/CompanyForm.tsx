import { validateCompany, type Settings } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { usePressForm } from '../../../patterns/Form/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { SettingForm, type SettingFormProps } from './SettingForm.tsx'

/** The companies whose offers are on the smart kanban. */
export function CompanyForm({
  defaultValues,
  refusal,
  onDraft,
  onSubmit,
  onCancel,
}: SettingFormProps<Settings['company']>) {
  const { t } = useTranslation('settings')
  const form = usePressForm<Settings['company'], 'settings'>({
    values: defaultValues,
    problems: validateCompany,
    namespace: 'settings',
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  return (
    <SettingForm section="company" form={form} onCancel={onCancel}>
      <TextField
        {...form.register('name')}
        label={t('field.name')}
        hint={t('hint.name')}
        optional
        autoComplete="organization"
      />
    </SettingForm>
  )
}
