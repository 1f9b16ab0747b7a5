import { todoPriorities, type TodoPriority } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { EmptyState, ErrorState, NoResults } from '../../../primitives/EmptyState/index.ts'
import { SearchField } from '../../../primitives/SearchField/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { AddTodo } from './AddTodo.tsx'
import { DeletedTodo } from './DeletedTodo.tsx'
import { TodoRow } from './TodoRow.tsx'
import { matches, todoShows, wholeView, type Todo, type TodoDraft, type TodoView } from './todos.ts'
import * as styles from './TodoList.css.ts'

export interface TodoListProps {
  /** In the order of the server. Leave it out while they are loading. */
  todos?: readonly Todo[] | undefined
  /** What it rejects with leaves the words in their field. */
  onAdd: (draft: TodoDraft) => Promise<unknown>
  /** Keeps a new title or priority. */
  onUpdate: (todo: Todo, changes: Partial<TodoDraft>) => Promise<unknown>
  onToggleDone: (todo: Todo) => void
  onToggleFav: (todo: Todo) => void
  /** Called once the time to think better of it is over, or the list is left. */
  onDelete: (todo: Todo) => void
  /** They did not come; called to ask again. */
  onRetry?: (() => void) | undefined
  /** What is shown at first. @default the active ones */
  defaultView?: Partial<TodoView>
  /** Keeps what is shown, for the address. */
  onViewChange?: (view: TodoView) => void
}

/** A person's own tasks: written, ticked off, starred, changed and deleted where they stand. */
export function TodoList({
  todos,
  onAdd,
  onUpdate,
  onToggleDone,
  onToggleFav,
  onDelete,
  onRetry,
  defaultView,
  onViewChange,
}: TodoListProps) {
  const { t } = useTranslation('todos')
  const announce = useAnnounce()
  const list = useRef<HTMLUListElement>(null)
  const [view, setView] = useState<TodoView>({ ...wholeView, ...defaultView })
  const { deleted, remove, restore, settle } = useDeletions(onDelete)
  const change = (part: Partial<TodoView>) => {
    const next = { ...view, ...part }
    setView(next)
    onViewChange?.(next)
  }

  const all = todos?.filter(({ id }) => !deleted.has(id)) ?? []
  const narrowed = view.search !== '' || view.priority !== null
  const counted = (show: TodoView['show']) => all.filter((todo) => matches(todo, { ...view, show })).length
  // What was just deleted keeps its place, whatever is shown: it can still be had back.
  const shown = todos?.filter((todo) => deleted.has(todo.id) || matches(todo, view)) ?? []

  const keepFocus = useKeptFocus(list, shown.length)
  const tick = (todo: Todo, at: number) => {
    keepFocus(at)
    announce(t(todo.is_done ? 'said.undone' : 'said.done', { title: todo.title }))
    onToggleDone(todo)
  }

  return (
    <Stack gap={3}>
      <AddTodo onAdd={onAdd} />
      <div className={styles.tools}>
        <SegmentedControl
          label={t('show.label')}
          size="sm"
          options={todoShows.map((show) => ({ value: show, label: t(`show.${show}`), count: counted(show) }))}
          value={view.show}
          onValueChange={(show) => change({ show })}
        />
        <div className={styles.filters}>
          <div className={styles.priority}>
            <Select
              label={t('filter.priority')}
              labelHidden
              placeholder={t('filter.any')}
              clearable
              options={todoPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
              value={view.priority ?? ''}
              onValueChange={(next) => change({ priority: (next || null) as TodoPriority | null })}
            />
          </div>
          <SearchField label={t('filter.search')} value={view.search} onValueChange={(search) => change({ search })} />
        </div>
      </div>
      {onRetry && !todos ? (
        <ErrorState title={t('failed')} onRetry={onRetry} />
      ) : !todos ? (
        <Loading />
      ) : shown.length === 0 ? (
        narrowed ? (
          <NoResults
            {...(view.search && { query: view.search })}
            onReset={() => change({ search: '', priority: null })}
          />
        ) : (
          <EmptyState title={t(`empty.${all.length === 0 ? 'all' : view.show}`)}>
            {t(`empty.${all.length === 0 ? 'all' : view.show}Text`)}
          </EmptyState>
        )
      ) : (
        <ul ref={list} className={styles.list} aria-label={t('title')}>
          {shown.map((todo, at) => (
            <li key={todo.id} className={styles.item}>
              {deleted.has(todo.id) ? (
                <DeletedTodo
                  title={todo.title}
                  onUndo={() => {
                    keepFocus(at)
                    restore(todo)
                    announce(t('restored', { title: todo.title }))
                  }}
                  onGone={() => settle(todo)}
                />
              ) : (
                <TodoRow
                  todo={todo}
                  onToggleDone={() => tick(todo, at)}
                  onToggleFav={() => onToggleFav(todo)}
                  onUpdate={(changes) => onUpdate(todo, changes)}
                  onDelete={() => {
                    remove(todo)
                    announce(t('deleted', { title: todo.title }))
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

/** Tasks that are gone from sight and not yet from the server. */
function useDeletions(onDelete: (todo: Todo) => void) {
  const [deleted, setDeleted] = useState<ReadonlyMap<Todo['id'], Todo>>(new Map())
  const change = (edit: (next: Map<Todo['id'], Todo>) => void) =>
    setDeleted((now) => {
      const next = new Map(now)
      edit(next)
      return next
    })
  const leave = useEffectEvent(() => {
    for (const todo of deleted.values()) onDelete(todo)
  })
  // Who leaves the list has not thought better of it.
  useEffect(() => () => leave(), [])
  return {
    deleted,
    remove: (todo: Todo) => change((next) => next.set(todo.id, todo)),
    restore: (todo: Todo) => change((next) => next.delete(todo.id)),
    settle: (todo: Todo) => {
      change((next) => next.delete(todo.id))
      onDelete(todo)
    },
  }
}

/** Puts the focus on the row that has come to stand where one went away from under it. */
function useKeptFocus(list: RefObject<HTMLUListElement | null>, rows: number) {
  const place = useRef<number>(undefined)
  useEffect(() => {
    const at = place.current
    place.current = undefined
    if (at === undefined || document.activeElement !== document.body) return
    const boxes = list.current?.querySelectorAll<HTMLElement>('input[type="checkbox"]')
    boxes?.[Math.min(at, rows - 1)]?.focus()
  })
  return (at: number) => {
    place.current = at
  }
}

function Loading() {
  const { t } = useTranslation('todos')
  return (
    <SkeletonGroup label={t('loading')}>
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={index % 2 ? 'half' : 'long'} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
