import { limits } from '@press/domain'
import { locales, useTranslation } from '@press/i18n'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Panel, Stack } from '../../../foundations/layout/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller } from '../../../patterns/Form/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { PhoneField } from '../../../primitives/PhoneField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { PhotoField } from '../../shared/PhotoField/PhotoField.tsx'
import type { ProfileValues } from './profile-values.ts'

/* The section with a person's photo. */

export function PhotoSection({ onUpload }: { onUpload: Upload }) {
  const { t } = useTranslation('profile')
  const { control } = useFormContext<ProfileValues>()
  const personName = useWatch({ control, name: 'name' })
  return (
    <Controller
      control={control}
      name="avatar"
      render={({ field: { name, value, onValueChange } }) => (
        <PhotoField {...{ name, value, onValueChange, person: personName, onUpload }} label={t('form.field.avatar')} />
      )}
    />
  )
}

export function AboutSection({ today, email }: { today: string; email: string }) {
  const { t } = useTranslation(['profile', 'shell'])
  const { control, register } = useFormContext<ProfileValues>()
  return (
    <Panel title={t('form.section.about')}>
      <FieldGrid layout="columns">
        <TextField label={t('form.field.name')} required autoComplete="name" maxLength={200} {...register('name')} />
        <Controller
          control={control}
          name="phone"
          render={({ field }) => <PhoneField label={t('form.field.phone')} {...field} />}
        />
        <Controller
          control={control}
          name="birthday"
          render={({ field }) => (
            <DateField
              label={t('form.field.birthday')}
              autoComplete="bday"
              max={today}
              maxReason={t('problem.future')}
              {...field}
            />
          )}
        />
        <Select
          label={t('form.field.locale')}
          options={locales.map((value) => ({ value, label: t(`shell:language.${value}`) }))}
          {...register('locale')}
        />
        <FieldWide>
          <TextField
            label={t('form.field.email')}
            type="email"
            value={email}
            readOnlyReason={t('form.emailKept')}
            onValueChange={() => undefined}
          />
        </FieldWide>
        <FieldWide>
          <TextArea
            label={t('form.field.biography')}
            hint={t('form.hint.biography')}
            maxLength={limits.biographyLength}
            {...register('biography')}
          />
        </FieldWide>
      </FieldGrid>
    </Panel>
  )
}

export function LinksSection() {
  const { t } = useTranslation('profile')
  const { control, register, getValues } = useFormContext<ProfileValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'social_links' })
  return (
    <Panel title={t('form.links.label')}>
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
    </Panel>
  )
}

export function AddressesSection() {
  const { t } = useTranslation('profile')
  const { register } = useFormContext<ProfileValues>()
  const addressProps = { rows: 2, maxLength: 300 }
  return (
    <Panel title={t('form.section.addresses')}>
      <Stack gap={4}>
        <TextArea label={t('form.field.registration')} {...addressProps} {...register('addresses.registration')} />
        <TextArea
          label={t('form.field.residence')}
          {...addressProps}
          autoComplete="street-address"
          {...register('addresses.residence')}
        />
      </Stack>
    </Panel>
  )
}
