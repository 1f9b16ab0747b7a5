import { ratingCriteria, specializations, type RatingSummary } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { DescriptionList, Panel } from '../../../foundations/layout/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller } from '../../../patterns/Form/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TagInput } from '../../../primitives/TagInput/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { ProfileValues } from './profile-values.ts'

interface WorkSectionProps {
  organization: string | null
  rating: RatingSummary | null
}

export function WorkSection({ organization, rating }: WorkSectionProps) {
  const { t } = useTranslation('profile')
  const { control, register } = useFormContext<ProfileValues>()
  return (
    <Panel title={t('form.section.work')}>
      <FieldGrid layout="columns">
        <TextField
          label={t('form.field.organization')}
          value={organization ?? ''}
          readOnlyReason={t('form.organizationKept')}
          onValueChange={() => undefined}
        />
        <Select
          label={t('form.field.specialization')}
          placeholder={t('form.notSet')}
          clearable
          options={specializations.map((value) => ({ value, label: t(`specializations.${value}`) }))}
          {...register('specialization')}
        />
        <Controller
          control={control}
          name="languages"
          render={({ field }) => (
            <TagInput label={t('form.field.languages')} hint={t('form.hint.languages')} {...field} />
          )}
        />
        <Controller
          control={control}
          name="skills"
          render={({ field }) => <TagInput label={t('form.field.skills')} hint={t('form.hint.skills')} {...field} />}
        />
        {rating && (
          <FieldWide>
            <RatingFigures rating={rating} />
          </FieldWide>
        )}
      </FieldGrid>
    </Panel>
  )
}

/** The ratings of a person's works: the average, the number of ratings, and each criterion. */
export function RatingFigures({ rating }: { rating: RatingSummary }) {
  const { t } = useTranslation(['profile', 'fields'])
  const { number } = useFormat()
  const formatMean = (mean: number) => number(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <DescriptionList
      items={[
        {
          term: t('profile.rating'),
          value: t('profile.ratingOf', { mean: formatMean(rating.mean), count: rating.count }),
        },
        ...ratingCriteria.map((criterion) => ({
          term: t(`fields:rating.criterion.${criterion}`),
          value: formatMean(rating.criteria[criterion]),
        })),
      ]}
    />
  )
}

const yearFieldProps = { inputMode: 'numeric', maxLength: 4, tabular: true } as const

export function ExperienceSection() {
  const { t } = useTranslation('profile')
  const { control, register, getValues } = useFormContext<ProfileValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'experience' })
  return (
    <Panel title={t('form.section.experience')}>
      <Repeater
        label={t('form.experience.label')}
        items={fields}
        itemKey={({ id }) => id}
        itemName={(index) => t('form.experience.item', { number: index + 1 })}
        addLabel={t('form.experience.add')}
        max={20}
        onAdd={() => append({ place: '', position: '', from: '', to: '' }, { shouldFocus: false })}
        onRemove={remove}
        onMove={move}
        isFilled={(_item, index) => Object.values(getValues(`experience.${index}`)).some(Boolean)}
      >
        {(_item, index) => (
          <FieldGrid layout="columns">
            <TextField
              label={t('form.field.place')}
              required
              maxLength={200}
              {...register(`experience.${index}.place`)}
            />
            <TextField label={t('form.field.position')} maxLength={200} {...register(`experience.${index}.position`)} />
            <TextField label={t('form.field.from')} {...yearFieldProps} {...register(`experience.${index}.from`)} />
            <TextField
              label={t('form.field.to')}
              hint={t('form.hint.to')}
              {...yearFieldProps}
              {...register(`experience.${index}.to`)}
            />
          </FieldGrid>
        )}
      </Repeater>
    </Panel>
  )
}

export function EducationSection() {
  const { t } = useTranslation('profile')
  const { control, register, getValues } = useFormContext<ProfileValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'education' })
  return (
    <Panel title={t('form.section.education')}>
      <Repeater
        label={t('form.education.label')}
        items={fields}
        itemKey={({ id }) => id}
        itemName={(index) => t('form.education.item', { number: index + 1 })}
        addLabel={t('form.education.add')}
        max={10}
        onAdd={() => append({ place: '', speciality: '', year: '' }, { shouldFocus: false })}
        onRemove={remove}
        onMove={move}
        isFilled={(_item, index) => Object.values(getValues(`education.${index}`)).some(Boolean)}
      >
        {(_item, index) => (
          <FieldGrid layout="columns">
            <FieldWide>
              <TextField
                label={t('form.field.school')}
                required
                maxLength={200}
                {...register(`education.${index}.place`)}
              />
            </FieldWide>
            <TextField
              label={t('form.field.speciality')}
              maxLength={200}
              {...register(`education.${index}.speciality`)}
            />
            <TextField label={t('form.field.year')} {...yearFieldProps} {...register(`education.${index}.year`)} />
          </FieldGrid>
        )}
      </Repeater>
    </Panel>
  )
}
