import { todoPriorities } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { FormEvent } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { TodoDraft } from './todos.ts'
import * as styles from './TodoList.css.ts'

interface AddTodoProps {
  onAdd: (draft: TodoDraft) => Promise<unknown>
}

/** A new task in one line: what, how urgent, Enter. */
export function AddTodo({ onAdd }: AddTodoProps) {
  const { t } = useTranslation('todos')
  const form = usePressForm<TodoDraft, 'todos'>({
    values: { title: '', priority: 'medium' },
    problems: ({ title }) => (title.trim() ? {} : { title: 'required' }),
    words: 'todos',
    mode: 'onSubmit',
    onSubmit: async ({ title, priority }) => {
      await onAdd({ title: title.trim(), priority }).catch(() => {
        throw { message: t('add.failed'), fields: { title: t('add.failed') } } satisfies FormError
      })
      form.reset({ title: '', priority })
    },
  })
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (form.busy) return
    form.setFocus('title')
    void form.submit()
  }

  return (
    <form className={styles.add} noValidate aria-label={t('add.label')} onSubmit={add}>
      <div className={styles.addTitle}>
        <TextField
          {...form.register('title')}
          label={t('add.label')}
          labelHidden
          placeholder={t('add.placeholder')}
          prefix={glyphs.plus}
          autoComplete="off"
          enterKeyHint="done"
          error={form.errorOf('title')}
        />
      </div>
      <div className={styles.addPriority}>
        <Select
          label={t('add.priority')}
          labelHidden
          placeholder={null}
          options={todoPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
          {...form.register('priority')}
        />
      </div>
      <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('add.busy')}>
        {t('add.submit')}
      </Button>
    </form>
  )
}
