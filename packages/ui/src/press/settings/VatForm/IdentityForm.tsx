import {
  getAcceptAttribute,
  maxIdentityNameLength,
  validateIdentity,
  limits,
  type PressIdentity,
  type StoredFile,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { FileUpload, type Upload } from '../../../primitives/FileUpload/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { SettingForm, type SettingFormProps } from './SettingForm.tsx'

/** The names as typed, and the logo's file. */
export interface TypedIdentity extends Omit<PressIdentity, 'logo'> {
  logo: StoredFile | null
}

export interface IdentityFormProps extends SettingFormProps<TypedIdentity> {
  /** Uploads the logo. */
  onUpload: Upload
}

const accept = getAcceptAttribute('image')

/** The press's public identity: its name in three languages, and its logo. */
export function IdentityForm({ defaultValues, refusal, onDraft, onSubmit, onCancel, onUpload }: IdentityFormProps) {
  const { t } = useTranslation('settings')
  const form = usePressForm<TypedIdentity, 'settings'>({
    values: defaultValues,
    problems: validateIdentity,
    namespace: 'settings',
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  const { control, register } = form
  return (
    <SettingForm section="identity" form={form} onCancel={onCancel}>
      <FieldGrid layout="columns">
        <FieldWide>
          <TextField
            {...register('name_ru')}
            label={t('identity.field.name_ru')}
            hint={t('identity.hint.name_ru')}
            maxLength={maxIdentityNameLength}
            required
            autoComplete="off"
          />
        </FieldWide>
        <TextField
          {...register('name_kz')}
          label={t('identity.field.name_kz')}
          maxLength={maxIdentityNameLength}
          lang="kk"
          autoComplete="off"
        />
        <TextField
          {...register('name_en')}
          label={t('identity.field.name_en')}
          hint={t('identity.hint.name_en')}
          maxLength={maxIdentityNameLength}
          lang="en"
          autoComplete="off"
        />
        <FieldWide>
          <Controller
            control={control}
            name="logo"
            render={({ field }) => (
              <FileUpload
                {...field}
                label={t('identity.field.logo')}
                hint={t('identity.hint.logo')}
                accept={accept}
                maxSize={limits.imageBytes}
                onUpload={onUpload}
              />
            )}
          />
        </FieldWide>
      </FieldGrid>
    </SettingForm>
  )
}
