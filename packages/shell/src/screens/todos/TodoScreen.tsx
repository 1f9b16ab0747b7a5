import { act, isApiError, toggleTodo, useCall, useSession } from '@press/client'
import { getRoleOrDefault, getGrantedScope, todoPriorities, type Todo } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Page, PageHeader, TodoList, todoFilters, useToast, type TodoView } from '@press/ui'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useRefusal } from '../../calls/useRefusal.ts'
import { parseChoice } from '../../routing/list-query.ts'
import { rolePaths } from '../../routing/paths.ts'
import { useListParams } from '../../routing/useListParams.ts'
import { useTodoBooks } from './useTodoBooks.ts'

const defaults = { show: 'active', priority: '', book: '', search: '', order: 'due', task: '' }

/** The person's tasks, and the tasks that the person delegated. */
export function TodoScreen() {
  const { t } = useTranslation('todos')
  const { user } = useSession()
  const toast = useToast()
  const toFormError = useRefusal()
  const [params, setParams] = useListParams(defaults)
  const { data, error, mutate } = useCall('GET /api/todos', {})
  const people = useCall('GET /api/events/people', {}).data?.people
  const role = getRoleOrDefault(user?.role_id ?? 0).key
  const { books, searchBooks } = useTodoBooks(getGrantedScope(role, 'techCards', 'read') !== undefined)
  const paths = useMemo(() => rolePaths(user?.role_id ?? 0), [user?.role_id])

  const view: TodoView = {
    show: parseChoice(todoFilters, params.show),
    priority: todoPriorities.find((one) => one === params.priority) ?? null,
    book: Number(params.book) || null,
    search: params.search,
    order: parseChoice(['due', 'own'] as const, params.order),
  }
  const toTodoError = (problem: unknown, formatMessage: (reason: string) => string) => {
    if (isApiError(problem, 'conflict')) void mutate()
    return toFormError(problem, { formatFailure: formatMessage, conflict: t('toast.changedMeanwhile') })
  }
  const showFailure = (problem: unknown, formatMessage: (message: string) => string) =>
    toast({ message: toTodoError(problem, formatMessage).message, tone: 'danger' })
  const formatUpdateFailure = (message: string) => t('toast.updateFailed', { message })
  const findRow = (id: number) => data?.todos.find((one) => one.id === id)

  /** Optimistic update: shown immediately and rolled back if the server refuses. */
  const updateOptimistically = async (id: number, changes: Partial<Todo>, sendChange: () => Promise<unknown>) => {
    try {
      await mutate(
        async () => {
          await sendChange()
          return undefined
        },
        {
          optimisticData: (cachedData) => ({
            todos: (cachedData?.todos ?? []).map((one) => (one.id === id ? { ...one, ...changes } : one)),
          }),
          rollbackOnError: true,
          populateCache: false,
          revalidate: false,
        },
      )
    } catch (problem) {
      showFailure(problem, formatUpdateFailure)
    }
  }

  const hasFailed = error !== undefined
  const showLoadError = useEffectEvent(() => toast({ message: t('failed'), tone: 'danger' }))
  useEffect(() => {
    if (hasFailed) showLoadError()
  }, [hasFailed])

  if (!user) return null
  return (
    <Page header={<PageHeader title={t('title')} />}>
      <TodoList
        todos={data?.todos}
        me={user.id}
        people={people}
        books={books}
        searchBooks={searchBooks}
        hrefOfBook={paths.book}
        view={view}
        onViewChange={({ priority, book, ...next }) =>
          setParams({ ...next, priority: priority ?? '', book: book === null ? '' : String(book) })
        }
        open={Number(params.task) || null}
        onOpenChange={(id) => setParams({ task: id === null ? '' : String(id) })}
        onAdd={async (draft) => {
          await act('POST /api/todos', { body: draft }).catch((problem: unknown) => {
            throw toTodoError(problem, (message) => t('toast.addFailed', { message }))
          })
          toast({ message: t('toast.added') })
        }}
        onUpdate={async ({ id }, changes) => {
          const row = findRow(id)
          if (!row) return
          await act('PUT /api/todos/{id}', {
            params: { id: row.id },
            body: { ...changes, version: row.version },
          }).catch((problem: unknown) => {
            const formError = toTodoError(problem, formatUpdateFailure)
            toast({ message: formError.message, tone: 'danger' })
            throw formError
          })
          toast({ message: t('toast.updated') })
        }}
        onToggleDone={({ id, is_done }) =>
          void updateOptimistically(id, { is_done: !is_done, done_at: is_done ? null : new Date().toISOString() }, () =>
            toggleTodo(id, 'done'),
          )
        }
        onToggleFav={({ id, is_fav }) =>
          void updateOptimistically(id, { is_fav: !is_fav }, () => toggleTodo(id, 'fav'))
        }
        onDelete={({ id }) =>
          void act('DELETE /api/todos/{id}', { params: { id } }).then(
            () => toast({ message: t('toast.deleted') }),
            (problem: unknown) => {
              showFailure(problem, (message) => t('toast.deleteFailed', { message }))
              void mutate()
            },
          )
        }
        onReply={({ id }, reply) =>
          act('POST /api/todos/{id}/answer', { params: { id }, body: reply }).catch((problem: unknown) => {
            throw toTodoError(problem, formatUpdateFailure)
          })
        }
        onPlace={({ id }, before) =>
          void act('POST /api/todos/{id}/place', { params: { id }, body: { before } }).catch((problem: unknown) =>
            showFailure(problem, formatUpdateFailure),
          )
        }
        onRetry={error === undefined ? undefined : () => void mutate()}
      />
    </Page>
  )
}
