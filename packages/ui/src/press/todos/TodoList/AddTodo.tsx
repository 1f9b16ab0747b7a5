import { parseTodoInput, todoLimits, type NamedPerson, type TodoToken } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState, type FormEvent, type Ref } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { toFormError } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { TodoDraft } from './todos.ts'
import { TodoWords } from './TodoWords.tsx'
import * as styles from './TodoList.css.ts'

interface AddTodoProps {
  people: readonly NamedPerson[]
  books: readonly NamedPerson[]
  today: string
  onAdd: (draft: TodoDraft) => Promise<unknown>
  ref: Ref<HTMLInputElement>
}

type Picked = Partial<Record<'person' | 'book', number>>

/** Returns the id that a token refers to: its only match, or the match that the user chose among several. */
const certain = (words: readonly TodoToken[], kind: 'person' | 'book', picked: Picked): number | null => {
  const fitting = words.flatMap((word) => (word.kind === kind ? word.value : []))
  const found = fitting.length === 1 ? fitting[0] : fitting.find(({ id }) => id === picked[kind])
  return found?.id ?? null
}

/**
 * A field that adds a task in one line. Words in the text set the date, assignee, book and priority. The recognized values are
 * shown below.
 */
export function AddTodo({ people, books, today, onAdd, ref }: AddTodoProps) {
  const { t } = useTranslation('todos')
  const [line, setLine] = useState('')
  const [plain, setPlain] = useState<ReadonlySet<string>>(new Set())
  const [picked, setPicked] = useState<Picked>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { title, words } = parseTodoInput(line, { today, people, books, plain })
  const day = words.find((word) => word.kind === 'day')?.value
  const time = words.find((word) => word.kind === 'time')?.value ?? null
  const priority = words.find((word) => word.kind === 'priority')?.value ?? 'medium'
  const unsure = words.find(
    ({ kind }) => (kind === 'person' || kind === 'book') && certain(words, kind, picked) === null,
  )

  const clear = () => {
    setLine('')
    setPlain(new Set())
    setPicked({})
  }
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    event.currentTarget.querySelector('input')?.focus()
    if (!title) return setProblem(t('problem.required'))
    if (unsure) return setProblem(t('problem.unsure', { word: unsure.text }))
    setBusy(true)
    setProblem(undefined)
    try {
      await onAdd({
        title,
        priority,
        // A time without a date means today.
        due: day ?? (time ? today : null),
        due_time: time,
        notes: '',
        techcard_id: certain(words, 'book', picked),
        assignee_id: certain(words, 'person', picked),
      })
      clear()
    } catch (error) {
      setProblem(toFormError(error).fields?.['title'] ?? t('add.failed'))
    }
    setBusy(false)
  }

  return (
    <form className={styles.add} noValidate aria-label={t('add.label')} onSubmit={(event) => void add(event)}>
      <div className={styles.addLine}>
        <div className={styles.addTitle}>
          <TextField
            ref={ref}
            label={t('add.label')}
            labelHidden
            placeholder={t('add.placeholder')}
            prefix={glyphs.plus}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={todoLimits.title}
            value={line}
            onChange={({ target }) => {
              setLine(target.value)
              setProblem(undefined)
            }}
            error={problem}
          />
        </div>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('add.busy')}>
          {t('add.submit')}
        </Button>
      </div>
      <TodoWords
        words={words}
        picked={picked}
        onPick={(kind, id) => {
          setPicked({ ...picked, [kind]: id })
          setProblem(undefined)
        }}
        onPlain={(word) => setPlain(new Set(plain).add(word))}
      />
    </form>
  )
}
