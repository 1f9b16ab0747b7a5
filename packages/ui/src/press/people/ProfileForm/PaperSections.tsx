import { useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { FieldWide } from '../../../patterns/FieldSet/index.ts'
import { BinIinField } from '../../../primitives/BinIinField/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { IbanField } from '../../../primitives/IbanField/index.ts'
import { MaskedInput } from '../../../primitives/MaskedInput/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { ProfileSection } from './ProfileSection.tsx'
import type { ProfileValues } from './profileValues.ts'

/* What contracts and payments need. */

export function IdentitySection({ today }: { today: string }) {
  const { t } = useTranslation('people')
  const { control, register } = useFormContext<ProfileValues>()
  return (
    <ProfileSection section="identity">
      <Controller
        control={control}
        name="IIN"
        render={({ field }) => <BinIinField kind="iin" label={t('form.field.IIN')} {...field} />}
      />
      <TextField
        label={t('form.field.document_number')}
        hint={t('form.hint.document')}
        tabular
        maxLength={40}
        {...register('identity_document.number')}
      />
      <TextField
        label={t('form.field.document_issued_by')}
        maxLength={200}
        {...register('identity_document.issued_by')}
      />
      <Controller
        control={control}
        name="identity_document.issued_at"
        render={({ field }) => (
          <DateField
            label={t('form.field.document_issued_at')}
            today={today}
            max={today}
            maxReason={t('problem.future')}
            {...field}
          />
        )}
      />
    </ProfileSection>
  )
}

export function BankSection() {
  const { t } = useTranslation('people')
  const { control, register } = useFormContext<ProfileValues>()
  return (
    <ProfileSection section="bank">
      <TextField label={t('form.field.bank_name')} maxLength={200} {...register('bank.name')} />
      <TextField
        label={t('form.field.BIK')}
        tabular
        autoCapitalize="characters"
        maxLength={11}
        {...register('bank.BIK', { setValueAs: (value: string) => value.toUpperCase() })}
      />
      <Controller
        control={control}
        name="bank.IIK"
        render={({ field }) => <IbanField label={t('form.field.IIK')} {...field} />}
      />
      <Controller
        control={control}
        name="card_number"
        render={({ field }) => (
          <MaskedInput
            label={t('form.field.card_number')}
            mask="0000 0000 0000 0000"
            example="4111 1111 1111 1111"
            autoComplete="cc-number"
            {...field}
          />
        )}
      />
    </ProfileSection>
  )
}

export function AddressesSection() {
  const { t } = useTranslation('people')
  const { register } = useFormContext<ProfileValues>()
  return (
    <ProfileSection section="addresses">
      <FieldWide>
        <TextArea
          label={t('form.field.registration')}
          rows={2}
          maxLength={300}
          {...register('addresses.registration')}
        />
      </FieldWide>
      <FieldWide>
        <TextArea
          label={t('form.field.residence')}
          rows={2}
          maxLength={300}
          autoComplete="street-address"
          {...register('addresses.residence')}
        />
      </FieldWide>
    </ProfileSection>
  )
}
