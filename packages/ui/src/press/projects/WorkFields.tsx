import { limits, workTypes, type Person } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Controller } from '../../patterns/Form/index.ts'
import { FieldGrid, FieldWide } from '../../patterns/FieldSet/index.ts'
import { Combobox } from '../../primitives/Combobox/index.ts'
import { DateField } from '../../primitives/DateField/index.ts'
import { MoneyField } from '../../primitives/MoneyField/index.ts'
import { NumberField } from '../../primitives/NumberField/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'

export interface WorkFieldsProps {
  /** Finds executors by a part of their name. */
  searchExecutors: (query: string, signal: AbortSignal) => Promise<readonly Pick<Person, 'id' | 'name'>[]>
  /** Path of the work within the form's values: «tasks.0.» @default the form's values are the work itself */
  pathPrefix?: `tasks.${number}.` | ''
}

const optionOf = ({ id, name }: Pick<Person, 'id' | 'name'>) => ({ value: String(id), label: name })

/** The fields of one work: type, amount, executor, start and end. */
export function WorkFields({ searchExecutors, pathPrefix = '' }: WorkFieldsProps) {
  const { t } = useTranslation(['projects', 'domain'])
  const { control, register } = useFormContext()
  return (
    <FieldGrid layout="columns">
      <Controller
        control={control}
        name={`${pathPrefix}name`}
        render={({ field: { value, onValueChange, ...field } }) => (
          <Select
            {...field}
            label={t('work.field.name')}
            required
            placeholder={t('form.choose')}
            options={workTypes.map((workType) => ({ value: workType, label: t(`domain:workType.${workType}`) }))}
            value={value ?? ''}
            onValueChange={(newValue) => onValueChange(newValue || null)}
          />
        )}
      />
      <TextField
        {...register(`${pathPrefix}unit`)}
        label={t('work.field.unit')}
        placeholder={t('work.field.unitHint')}
        maxLength={limits.bookNameLength}
      />
      <Controller
        control={control}
        name={`${pathPrefix}executor`}
        render={({ field: { value, onValueChange, ...field } }) => (
          <Combobox
            {...field}
            label={t('work.field.executor')}
            placeholder={t('work.field.findExecutor')}
            options={async (query, signal) => (await searchExecutors(query, signal)).map(optionOf)}
            value={value && optionOf(value)}
            onValueChange={(option) => onValueChange(option && { id: Number(option.value), name: option.label })}
          />
        )}
      />
      <Controller
        control={control}
        name={`${pathPrefix}hours`}
        render={({ field }) => <NumberField {...field} label={t('work.field.hours')} />}
      />
      <Controller
        control={control}
        name={`${pathPrefix}price`}
        render={({ field }) => <MoneyField {...field} label={t('work.field.price')} />}
      />
      {(['start_date', 'end_date'] as const).map((dayField) => (
        <Controller
          key={dayField}
          control={control}
          name={`${pathPrefix}${dayField}`}
          render={({ field: { value, onValueChange, ...field } }) => (
            <DateField
              {...field}
              label={t(`work.field.${dayField}`)}
              value={value ?? ''}
              onValueChange={(newValue) => onValueChange(newValue || null)}
            />
          )}
        />
      ))}
      <FieldWide>
        <TextArea
          {...register(`${pathPrefix}description`)}
          label={t('work.field.description')}
          rows={2}
          maxLength={limits.noteLength}
        />
      </FieldWide>
    </FieldGrid>
  )
}
