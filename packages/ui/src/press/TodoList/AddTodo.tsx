import { todoPriorities, type TodoPriority } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, useState, type FormEvent } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import type { TodoDraft } from './todos.ts'
import * as styles from './TodoList.css.ts'

interface AddTodoProps {
  onAdd: (draft: TodoDraft) => Promise<unknown>
}

/** A new task in one line: what, how urgent, Enter. */
export function AddTodo({ onAdd }: AddTodoProps) {
  const { t } = useTranslation('todos')
  const field = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState('')
  const [priority, setPriority] = useState<TodoPriority>('medium')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    field.current?.focus()
    if (!title.trim()) return setError(t('add.empty'))
    setBusy(true)
    setError(undefined)
    try {
      await onAdd({ title: title.trim(), priority })
      setTitle('')
    } catch {
      setError(t('add.failed'))
    }
    setBusy(false)
  }

  return (
    <form className={styles.add} noValidate aria-label={t('add.label')} onSubmit={(event) => void add(event)}>
      <div className={styles.addTitle}>
        <TextField
          ref={field}
          label={t('add.label')}
          labelHidden
          placeholder={t('add.placeholder')}
          prefix={glyphs.plus}
          autoComplete="off"
          enterKeyHint="done"
          value={title}
          error={error}
          onChange={({ target }) => {
            setTitle(target.value)
            setError(undefined)
          }}
        />
      </div>
      <div className={styles.addPriority}>
        <Select
          label={t('add.priority')}
          labelHidden
          placeholder={null}
          options={todoPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
          value={priority}
          onChange={({ target }) => setPriority(target.value as TodoPriority)}
        />
      </div>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t('add.busy')}>
        {t('add.submit')}
      </Button>
    </form>
  )
}
