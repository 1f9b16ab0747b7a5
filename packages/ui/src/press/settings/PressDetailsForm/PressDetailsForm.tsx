import { validatePressDetails, type PressDetails } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FieldSet, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { BinIinField } from '../../../primitives/BinIinField/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { PhoneField } from '../../../primitives/PhoneField/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { SettingForm, type SettingFormProps } from '../VatForm/SettingForm.tsx'
import { AccountsSection } from './AccountsSection.tsx'
import { SignersSection } from './SignersSection.tsx'

export interface PressDetailsFormProps extends SettingFormProps<PressDetails> {}

/** The details of the press for documents and letters: its identity, addresses, bank accounts and signers. */
export function PressDetailsForm({ defaultValues, refusal, onDraft, onSubmit, onCancel }: PressDetailsFormProps) {
  const { t } = useTranslation('settings')
  const form = usePressForm<PressDetails, 'settings'>({
    values: defaultValues,
    problems: validatePressDetails,
    namespace: 'settings',
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  const { control, register } = form
  const getFieldProps = (field: 'name_kz' | 'name_en' | 'short_name' | 'registration_number' | 'address_kz') => ({
    ...register(field),
    label: t(`requisites.field.${field}`),
    autoComplete: 'off',
  })
  return (
    <SettingForm section="requisites" form={form} onCancel={onCancel}>
      <FieldSet legend={t('requisites.names')} layout="columns">
        <FieldWide>
          <TextField
            {...register('name_ru')}
            label={t('requisites.field.name_ru')}
            hint={t('requisites.hint.name_ru')}
            required
            autoComplete="organization"
          />
        </FieldWide>
        <FieldWide>
          <TextField {...getFieldProps('name_kz')} lang="kk" />
        </FieldWide>
        <FieldWide>
          <TextField {...getFieldProps('name_en')} hint={t('requisites.hint.name_en')} lang="en" />
        </FieldWide>
        <TextField {...getFieldProps('short_name')} hint={t('requisites.hint.short_name')} />
        <Controller
          control={control}
          name="bin"
          render={({ field }) => <BinIinField {...field} label={t('requisites.field.bin')} autoComplete="off" />}
        />
        <TextField {...getFieldProps('registration_number')} hint={t('requisites.hint.registration_number')} />
        <Controller
          control={control}
          name="registered_on"
          render={({ field }) => <DateField {...field} label={t('requisites.field.registered_on')} />}
        />
      </FieldSet>
      <FieldSet legend={t('requisites.contacts')} layout="columns">
        <FieldWide>
          <TextField
            {...register('address_ru')}
            label={t('requisites.field.address_ru')}
            hint={t('requisites.hint.address_ru')}
            autoComplete="street-address"
          />
        </FieldWide>
        <FieldWide>
          <TextField {...getFieldProps('address_kz')} lang="kk" />
        </FieldWide>
        <Controller
          control={control}
          name="phone"
          render={({ field }) => <PhoneField {...field} label={t('requisites.field.phone')} />}
        />
        <TextField {...register('email')} type="email" label={t('requisites.field.email')} autoComplete="email" />
      </FieldSet>
      <AccountsSection form={form} />
      <SignersSection form={form} />
    </SettingForm>
  )
}
