import { useTranslation } from '@press/i18n'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { WorkFields, type WorkFieldsProps } from '../WorkFields.tsx'
import { emptyTask, type ProjectValues } from './project-values.ts'

export type TaskFieldsProps = Pick<WorkFieldsProps, 'searchExecutors'>

/** The list of a project's works. */
export function TaskFields(props: TaskFieldsProps) {
  const { t } = useTranslation('projects')
  const { control, getValues } = useFormContext<ProjectValues>()
  // Uses a separate key name, because a saved work already has an `id`.
  const tasks = useFieldArray({ control, name: 'tasks', keyName: 'key' })
  return (
    <Repeater
      label={t('section.tasks')}
      items={tasks.fields}
      itemKey={({ key }) => key}
      itemName={(index) => t('form.task', { number: index + 1 })}
      addLabel={t('work.add')}
      onAdd={() => tasks.append(emptyTask, { shouldFocus: false })}
      onRemove={tasks.remove}
      onMove={tasks.move}
      isFilled={(_item, index) => JSON.stringify(getValues(`tasks.${index}`)) !== JSON.stringify(emptyTask)}
    >
      {(_item, index) => <WorkFields {...props} pathPrefix={`tasks.${index}.`} />}
    </Repeater>
  )
}
