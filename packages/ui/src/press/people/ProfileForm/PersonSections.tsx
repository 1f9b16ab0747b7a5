import { limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { PhoneField } from '../../../primitives/PhoneField/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { PhotoField } from './PhotoField.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import type { ProfileValues } from './profileValues.ts'

export function PersonSection({ today, onUpload }: { today: string; onUpload: Upload }) {
  const { t } = useTranslation('people')
  const { control, register } = useFormContext<ProfileValues>()
  const person = useWatch({ control, name: 'name' })
  return (
    <ProfileSection section="person">
      <FieldWide>
        <Controller
          control={control}
          name="avatar"
          render={({ field: { name, value, onValueChange } }) => (
            <PhotoField {...{ name, value, onValueChange, person, onUpload }} label={t('form.field.avatar')} />
          )}
        />
      </FieldWide>
      <TextField label={t('form.field.name')} required autoComplete="name" maxLength={200} {...register('name')} />
      <Controller
        control={control}
        name="birthday"
        render={({ field }) => (
          <DateField
            label={t('form.field.birthday')}
            autoComplete="bday"
            today={today}
            max={today}
            maxReason={t('problem.future')}
            {...field}
          />
        )}
      />
      <FieldWide>
        <TextArea
          label={t('form.field.biography')}
          hint={t('form.hint.biography')}
          maxLength={limits.note}
          {...register('biography')}
        />
      </FieldWide>
    </ProfileSection>
  )
}

export function ContactsSection({ emailReason }: { emailReason: string | undefined }) {
  const { t } = useTranslation('people')
  const { control, register, getValues } = useFormContext<ProfileValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'social_links' })
  return (
    <ProfileSection section="contacts">
      <TextField
        label={t('form.field.email')}
        type="email"
        required
        autoComplete="email"
        readOnlyReason={emailReason}
        {...register('email')}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field }) => <PhoneField label={t('form.field.phone')} {...field} />}
      />
      <FieldWide>
        <Repeater
          label={t('form.links.label')}
          items={fields}
          itemKey={({ id }) => id}
          itemName={(index) => t('form.links.item', { number: index + 1 })}
          addLabel={t('form.links.add')}
          max={10}
          onAdd={() => append({ url: '' }, { shouldFocus: false })}
          onRemove={remove}
          isFilled={(_item, index) => Boolean(getValues(`social_links.${index}.url`))}
        >
          {(_item, index) => (
            <TextField
              label={t('form.field.url')}
              labelHidden
              type="url"
              placeholder={t('form.hint.url')}
              {...register(`social_links.${index}.url`)}
            />
          )}
        </Repeater>
      </FieldWide>
    </ProfileSection>
  )
}
