import { parseTodoInput, todoLimits, type NamedPerson, type TodoToken } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState, type FormEvent, type Ref } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { toFormError } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { TodoDraft } from './todos.ts'
import { TodoTokens } from './TodoWords.tsx'
import * as styles from './TodoList.css.ts'

interface AddTodoProps {
  people: readonly NamedPerson[]
  books: readonly NamedPerson[]
  today: string
  onAdd: (draft: TodoDraft) => Promise<unknown>
  ref: Ref<HTMLInputElement>
}

type PickedIds = Partial<Record<'person' | 'book', number>>

/** Returns the id that a token refers to: its only match, or the match that the user chose among several. */
const getTokenId = (tokens: readonly TodoToken[], kind: 'person' | 'book', pickedIds: PickedIds): number | null => {
  const matches = tokens.flatMap((token) => (token.kind === kind ? token.value : []))
  const match = matches.length === 1 ? matches[0] : matches.find(({ id }) => id === pickedIds[kind])
  return match?.id ?? null
}

/**
 * A field that adds a task in one line. Words in the text set the date, assignee, book and priority. The recognized values are
 * shown below.
 */
export function AddTodo({ people, books, today, onAdd, ref }: AddTodoProps) {
  const { t } = useTranslation('todos')
  const [inputText, setInputText] = useState('')
  const [plainTexts, setPlainTexts] = useState<ReadonlySet<string>>(new Set())
  const [pickedIds, setPickedIds] = useState<PickedIds>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { title, words: tokens } = parseTodoInput(inputText, { today, people, books, plain: plainTexts })
  const day = tokens.find((token) => token.kind === 'day')?.value
  const time = tokens.find((token) => token.kind === 'time')?.value ?? null
  const priority = tokens.find((token) => token.kind === 'priority')?.value ?? 'medium'
  const ambiguousToken = tokens.find(
    ({ kind }) => (kind === 'person' || kind === 'book') && getTokenId(tokens, kind, pickedIds) === null,
  )

  const clearInput = () => {
    setInputText('')
    setPlainTexts(new Set())
    setPickedIds({})
  }
  const addTodo = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    event.currentTarget.querySelector('input')?.focus()
    if (!title) return setProblem(t('problem.required'))
    if (ambiguousToken) return setProblem(t('problem.unsure', { word: ambiguousToken.text }))
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
        techcard_id: getTokenId(tokens, 'book', pickedIds),
        assignee_id: getTokenId(tokens, 'person', pickedIds),
      })
      clearInput()
    } catch (error) {
      setProblem(toFormError(error).fields?.['title'] ?? t('add.failed'))
    }
    setBusy(false)
  }

  return (
    <form className={styles.add} noValidate aria-label={t('add.label')} onSubmit={(event) => void addTodo(event)}>
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
            value={inputText}
            onChange={({ target }) => {
              setInputText(target.value)
              setProblem(undefined)
            }}
            error={problem}
          />
        </div>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('add.busy')}>
          {t('add.submit')}
        </Button>
      </div>
      <TodoTokens
        tokens={tokens}
        chosenIds={pickedIds}
        onPick={(kind, id) => {
          setPickedIds({ ...pickedIds, [kind]: id })
          setProblem(undefined)
        }}
        onPlain={(tokenText) => setPlainTexts(new Set(plainTexts).add(tokenText))}
      />
    </form>
  )
}
