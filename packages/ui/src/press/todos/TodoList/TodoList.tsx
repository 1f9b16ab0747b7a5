import { getTodoActions, type NamedPerson, type Person, type Todo } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useRef, useState } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { EmptyState, ErrorState, NoResults } from '../../../primitives/EmptyState/index.ts'
import { SearchField } from '../../../primitives/SearchField/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { AddTodo } from './AddTodo.tsx'
import { DeletedTodo } from './DeletedTodo.tsx'
import { TodoDetails, type TodoReply } from './TodoDetails.tsx'
import { TodoDialog, type SearchBooks } from './TodoDialog.tsx'
import { TodoFilters, TodoOrder } from './TodoFilters.tsx'
import { TodoRow } from './TodoRow.tsx'
import { TodoRows } from './TodoRows.tsx'
import {
  groupByTime,
  matchesTodoView,
  defaultTodoView,
  type TodoDraft,
  type TodoGroup,
  type TodoView,
} from './todos.ts'
import { useDeletions } from './useDeletions.ts'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'
import type { TodoRowActions } from './todo-keys.ts'
import * as styles from './TodoList.css.ts'

export interface TodoListProps {
  /** The tasks in the user's own order. Omit while they load. */
  todos?: readonly Todo[] | undefined
  /** Id of the viewer. Determines which tasks are the viewer's own, and which actions are allowed. */
  me: number
  /** Colleagues that tasks can be assigned to. If the list is empty, assignees are not shown. */
  people?: readonly Person[]
  /** Books that the user can choose with «#». `searchBooks` searches for any book; without it, tasks cannot refer to books. */
  books?: readonly NamedPerson[]
  searchBooks?: SearchBooks | undefined
  /** Returns the link to a book, by its tech card. */
  hrefOfBook: (id: number) => string
  /** Adds a task. If it rejects, the text stays in the field. */
  onAdd: (draft: TodoDraft) => Promise<unknown>
  /** Saves the changes. A rejection with a `FormError` is shown on the fields. */
  onUpdate: (todo: Todo, changes: Partial<TodoDraft>) => Promise<unknown>
  onToggleDone: (todo: Todo) => void
  onToggleFav: (todo: Todo) => void
  /** Deletes a task. Called once the time for undoing is over, or the list is unmounted. */
  onDelete: (todo: Todo) => void
  /** Called when an assignee accepts, declines or reassigns a task. */
  onReply: (todo: Todo, reply: TodoReply) => Promise<unknown>
  /** Moves a task before another task in the user's own order; null moves it to the end. */
  onPlace: (todo: Todo, beforeId: number | null) => void
  /** Loads the tasks again. Set it if loading failed. */
  onRetry?: (() => void) | undefined
  /** The current view, based on `defaultTodoView`. Keep it in the URL. */
  view: TodoView
  onViewChange: (view: TodoView) => void
  /** Id of the open task, kept in the URL. */
  open: number | null
  onOpenChange: (id: number | null) => void
}

const noBooks: readonly NamedPerson[] = []
const noPeople: readonly Person[] = []

/** The tasks that a person created, and the tasks assigned to or by the person. Each task has its date, book and people. */
export function TodoList({
  todos,
  me,
  people = noPeople,
  books = noBooks,
  searchBooks,
  hrefOfBook,
  onAdd,
  onUpdate,
  onToggleDone,
  onToggleFav,
  onDelete,
  onReply,
  onPlace,
  onRetry,
  view,
  onViewChange,
  open,
  onOpenChange,
}: TodoListProps) {
  const { t } = useTranslation('todos')
  const { date } = useFormat()
  const announce = useAnnounce()
  const today = useToday()
  const fieldRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const { deleted: deletedTodos, remove: hideTodo, restore: restoreTodo, finishDeletion } = useDeletions(onDelete)
  const changeView = (changes: Partial<TodoView>) => onViewChange({ ...view, ...changes })

  const remainingTodos = todos?.filter(({ id }) => !deletedTodos.has(id)) ?? []
  const isFiltered = view.search !== '' || view.priority !== null || view.book !== null
  const countTodos = (changes: Partial<TodoView>) =>
    remainingTodos.filter((todo) => matchesTodoView(todo, { ...view, ...changes }, me, today)).length
  // A deleted task keeps its place in every view while it can be restored.
  const visibleTodos =
    todos?.filter((todo) => deletedTodos.has(todo.id) || matchesTodoView(todo, view, me, today)) ?? []
  const groups = groupByTime(visibleTodos, view, today)
  const orderedTodos = groups.flatMap((group) => group.todos)
  const openTodo = todos?.find(({ id }) => id === open)
  const openBooks = [
    ...new Map(remainingTodos.flatMap(({ book, is_done }) => (book && !is_done ? [[book.id, book] as const] : []))),
  ]

  const keepFocus = useFocusAfterRemoval(listRef, orderedTodos.length)
  const getRowActions = (todo: Todo): TodoRowActions => {
    const todoIndex = orderedTodos.indexOf(todo)
    const mayChange = getTodoActions(todo, me).change
    const moveTodo = (direction: -1 | 1) => {
      if (!orderedTodos[todoIndex + direction]) return
      announce(t('said.moved', { title: todo.title, place: todoIndex + direction + 1, total: orderedTodos.length }))
      onPlace(todo, orderedTodos[direction < 0 ? todoIndex - 1 : todoIndex + 2]?.id ?? null)
    }
    return {
      onTick: () => {
        keepFocus(todoIndex)
        announce(t(todo.is_done ? 'said.undone' : 'said.done', { title: todo.title }))
        onToggleDone(todo)
      },
      onStar: () => onToggleFav(todo),
      onOpen: () => onOpenChange(todo.id),
      onNew: () => fieldRef.current?.focus(),
      onPriority: mayChange ? (priority) => void onUpdate(todo, { priority }).catch(() => undefined) : undefined,
      onMove: view.order === 'own' && view.show !== 'done' ? moveTodo : undefined,
      onDelete: mayChange
        ? () => {
            hideTodo(todo)
            announce(t('deleted', { title: todo.title }))
          }
        : undefined,
    }
  }
  const renderRow = (id: number) => {
    const todo = orderedTodos.find((candidate) => candidate.id === id)
    if (!todo) return null
    if (deletedTodos.has(id))
      return (
        <DeletedTodo
          title={todo.title}
          onUndo={() => {
            keepFocus(orderedTodos.indexOf(todo))
            restoreTodo(todo)
            announce(t('restored', { title: todo.title }))
          }}
          onExpire={() => finishDeletion(todo)}
        />
      )
    const actions = getRowActions(todo)
    return <TodoRow todo={todo} me={me} today={today} hrefOfBook={hrefOfBook} {...actions} />
  }
  const getGroupLabel = ({ time }: TodoGroup) =>
    time === null ? t('title') : time === 'today' ? `${t('time.today')}, ${date(today, 'day')}` : t(`time.${time}`)
  return (
    <div className={styles.frame}>
      <TodoFilters
        view={view}
        onViewChange={changeView}
        countTasks={todos && countTodos}
        books={openBooks.map(([, book]) => book)}
        pendingReplyCount={remainingTodos.filter((todo) => getTodoActions(todo, me).answer).length}
      />
      <Stack gap={4}>
        <AddTodo ref={fieldRef} people={people} books={books} today={today} onAdd={onAdd} />
        <div className={styles.tools}>
          <SearchField
            label={t('filter.search')}
            value={view.search}
            onValueChange={(search) => changeView({ search })}
          />
          {view.show !== 'done' && <TodoOrder view={view} onViewChange={changeView} />}
        </div>
        {onRetry && !todos ? (
          <ErrorState title={t('failed')} onRetry={onRetry} />
        ) : !todos ? (
          <TodoListSkeleton />
        ) : visibleTodos.length === 0 ? (
          isFiltered ? (
            <NoResults
              query={view.search || undefined}
              onReset={() => onViewChange({ ...defaultTodoView, show: view.show, order: view.order })}
            />
          ) : (
            <EmptyState title={t(`empty.${remainingTodos.length === 0 ? 'all' : view.show}`)}>
              {t(`empty.${remainingTodos.length === 0 ? 'all' : view.show}Text`)}
            </EmptyState>
          )
        ) : (
          <div ref={listRef} data-todos className={styles.groups}>
            {groups.map((group) => (
              <section key={group.time ?? 'all'}>
                {group.time && (
                  <h2 className={styles.groupTitle}>
                    {t(`time.${group.time}`)}
                    <span className={styles.groupDay}>
                      {group.time === 'today' && `${date(today, 'day')} · `}
                      {group.todos.length}
                    </span>
                  </h2>
                )}
                <TodoRows
                  label={getGroupLabel(group)}
                  ids={group.todos.map(({ id }) => id)}
                  onPlace={
                    view.order === 'own' && view.show !== 'done'
                      ? (id, beforeId) => {
                          const todo = orderedTodos.find((candidate) => candidate.id === id)
                          if (todo) onPlace(todo, beforeId)
                        }
                      : undefined
                  }
                >
                  {renderRow}
                </TodoRows>
              </section>
            ))}
          </div>
        )}
      </Stack>
      {openTodo && !isEditing && (
        <TodoDetails
          key={openTodo.id}
          todo={openTodo}
          me={me}
          people={people}
          hrefOfBook={hrefOfBook}
          onReply={(reply) => onReply(openTodo, reply)}
          onEdit={() => setIsEditing(true)}
          onClose={() => onOpenChange(null)}
        />
      )}
      {openTodo && isEditing && (
        <TodoDialog
          todo={openTodo}
          people={people}
          searchBooks={searchBooks}
          onSave={(changes) => onUpdate(openTodo, changes)}
          onClose={() => setIsEditing(false)}
        />
      )}
    </div>
  )
}

function TodoListSkeleton() {
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
