import {
  limits,
  todoLimits,
  todoPriorities,
  validateTodo,
  type TodoPriority,
  type Person,
  type Todo,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { TimeField } from '../../../primitives/TimeField/index.ts'
import type { TodoDraft } from './todos.ts'
import * as styles from './TodoList.css.ts'

export type SearchBooks = (query: string, signal: AbortSignal) => Promise<readonly { id: number; name: string }[]>

interface TodoDialogProps {
  todo: Todo
  people: readonly Person[]
  searchBooks: SearchBooks | undefined
  onSave: (changes: TodoDraft) => Promise<unknown>
  onClose: () => void
}

interface TodoValues {
  title: string
  priority: TodoPriority
  due: string
  due_time: string
  notes: string
  techcard_id: ComboboxOption | null
  assignee_id: ComboboxOption | null
}

const toOption = (record: { id: number; name: string } | null): ComboboxOption | null =>
  record && { value: String(record.id), label: record.name }
const getOptionId = (selectedOption: ComboboxOption | null): number | null =>
  selectedOption && Number(selectedOption.value)

/** A dialog with the fields of a task that its owner may edit. */
export function TodoDialog({ todo, people, searchBooks, onSave, onClose }: TodoDialogProps) {
  const { t } = useTranslation('todos')
  const form = usePressForm<TodoValues, 'todos'>({
    values: {
      title: todo.title,
      priority: todo.priority,
      due: todo.due ?? '',
      due_time: todo.due_time ?? '',
      notes: todo.notes,
      techcard_id: toOption(todo.book && { id: todo.book.id, name: todo.book.book_name }),
      assignee_id: toOption(todo.assignee),
    },
    problems: validateTodo,
    namespace: 'todos',
    onSubmit: async ({ due, due_time, techcard_id, assignee_id, ...values }) => {
      await onSave({
        ...values,
        title: values.title.trim(),
        due: due || null,
        due_time: due_time || null,
        techcard_id: getOptionId(techcard_id),
        assignee_id: getOptionId(assignee_id),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('dialog.title')}
      onClose={onClose}
      cancelLabel={t('dialog.cancel')}
      submitLabel={t('dialog.save')}
      busyLabel={t('dialog.saving')}
    >
      <TextField
        label={t('field.title')}
        required
        autoComplete="off"
        maxLength={todoLimits.title}
        {...form.register('title')}
      />
      <div className={styles.pair}>
        <Controller
          control={form.control}
          name="due"
          render={({ field }) => <DateField {...field} label={t('field.due')} />}
        />
        <Controller
          control={form.control}
          name="due_time"
          render={({ field }) => <TimeField {...field} label={t('field.due_time')} />}
        />
      </div>
      <Select
        label={t('add.priority')}
        placeholder={null}
        options={todoPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
        {...form.register('priority')}
      />
      {people.length > 0 && (
        <Controller
          control={form.control}
          name="assignee_id"
          render={({ field }) => (
            <Combobox
              {...field}
              label={t('field.assignee')}
              hint={t('field.assigneeHint')}
              options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        />
      )}
      {searchBooks && (
        <Controller
          control={form.control}
          name="techcard_id"
          render={({ field }) => (
            <Combobox
              {...field}
              label={t('field.book')}
              bookTitles
              options={async (query, signal) =>
                (await searchBooks(query, signal)).map(({ id, name }) => ({ value: String(id), label: name }))
              }
            />
          )}
        />
      )}
      <TextArea label={t('field.notes')} rows={4} maxLength={limits.noteLength} {...form.register('notes')} />
    </FormDialog>
  )
}
