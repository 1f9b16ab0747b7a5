import { limits, workTypes } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { FieldGrid, FieldWide } from '../../patterns/FieldSet/index.ts'
import { Repeater } from '../../patterns/Repeater/index.ts'
import { Combobox } from '../../primitives/Combobox/index.ts'
import { DateField } from '../../primitives/DateField/index.ts'
import { NumberField } from '../../primitives/NumberField/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import type { Person } from '../wire.ts'
import { blankTask, type ProjectValues } from './projectValues.ts'

export interface TaskFieldsProps {
  /** People who take works on, by a part of the name. */
  searchExecutors: (query: string, signal: AbortSignal) => Promise<readonly Pick<Person, 'id' | 'name'>[]>
  today: string
}

const optionOf = ({ id, name }: Pick<Person, 'id' | 'name'>) => ({ value: String(id), label: name })

/** The works of a project: what, how much, by whom, from when until when. */
export function TaskFields({ searchExecutors, today }: TaskFieldsProps) {
  const { t } = useTranslation(['projects', 'domain'])
  const { control, register, getValues } = useFormContext<ProjectValues>()
  // Its own key: a work that stands on the server has an `id` already.
  const tasks = useFieldArray({ control, name: 'tasks', keyName: 'key' })
  return (
    <Repeater
      label={t('section.tasks')}
      items={tasks.fields}
      itemKey={({ key }) => key}
      itemName={(index) => t('form.task', { number: index + 1 })}
      addLabel={t('work.add')}
      onAdd={() => tasks.append(blankTask, { shouldFocus: false })}
      onRemove={tasks.remove}
      onMove={tasks.move}
      isFilled={(_item, index) => JSON.stringify(getValues(`tasks.${index}`)) !== JSON.stringify(blankTask)}
    >
      {(_item, index) => (
        <FieldGrid layout="columns">
          <Controller
            control={control}
            name={`tasks.${index}.name`}
            render={({ field: { value, onChange, ...field } }) => (
              <Select
                {...field}
                label={t('work.field.name')}
                required
                placeholder={t('form.choose')}
                options={workTypes.map((work) => ({ value: work, label: t(`domain:workType.${work}`) }))}
                value={value ?? ''}
                onChange={({ target }) => onChange(target.value || null)}
              />
            )}
          />
          <TextField
            {...register(`tasks.${index}.unit`)}
            label={t('work.field.unit')}
            placeholder={t('work.field.unitHint')}
            maxLength={limits.bookName}
          />
          <Controller
            control={control}
            name={`tasks.${index}.executor`}
            render={({ field: { value, onChange, ...field } }) => (
              <Combobox
                {...field}
                label={t('work.field.executor')}
                placeholder={t('work.field.findExecutor')}
                options={async (query, signal) => (await searchExecutors(query, signal)).map(optionOf)}
                value={value && optionOf(value)}
                onChange={(chosen) => onChange(chosen && { id: Number(chosen.value), name: chosen.label })}
              />
            )}
          />
          <Controller
            control={control}
            name={`tasks.${index}.hours`}
            render={({ field }) => <NumberField {...field} label={t('work.field.hours')} />}
          />
          {(['start_date', 'end_date'] as const).map((day) => (
            <Controller
              key={day}
              control={control}
              name={`tasks.${index}.${day}`}
              render={({ field: { value, onChange, ...field } }) => (
                <DateField
                  {...field}
                  label={t(`work.field.${day}`)}
                  today={today}
                  value={value ?? ''}
                  onChange={(next) => onChange(next || null)}
                />
              )}
            />
          ))}
          <FieldWide>
            <TextArea
              {...register(`tasks.${index}.description`)}
              label={t('work.field.description')}
              rows={2}
              maxLength={limits.note}
            />
          </FieldWide>
        </FieldGrid>
      )}
    </Repeater>
  )
}
