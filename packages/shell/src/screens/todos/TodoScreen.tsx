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
  const refusalOf = useRefusal()
  const [params, set] = useListParams(defaults)
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
  const refused = (problem: unknown, failed: (reason: string) => string) => {
    if (isApiError(problem, 'conflict')) void mutate()
    return refusalOf(problem, { failed, conflict: t('toast.changedMeanwhile') })
  }
  const fail = (problem: unknown, formatMessage: (message: string) => string) =>
    toast({ message: refused(problem, formatMessage).message, tone: 'danger' })
  const notUpdated = (message: string) => t('toast.updateFailed', { message })
  const rowOf = (id: number) => data?.todos.find((one) => one.id === id)

  /** Optimistic update: shown immediately and rolled back if the server refuses. */
  const updateOptimistically = async (id: number, changes: Partial<Todo>, keep: () => Promise<unknown>) => {
    try {
      await mutate(
        async () => {
          await keep()
          return undefined
        },
        {
          optimisticData: (now) => ({
            todos: (now?.todos ?? []).map((one) => (one.id === id ? { ...one, ...changes } : one)),
          }),
          rollbackOnError: true,
          populateCache: false,
          revalidate: false,
        },
      )
    } catch (problem) {
      fail(problem, notUpdated)
    }
  }

  const failed = error !== undefined
  const showLoadError = useEffectEvent(() => toast({ message: t('failed'), tone: 'danger' }))
  useEffect(() => {
    if (failed) showLoadError()
  }, [failed])

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
          set({ ...next, priority: priority ?? '', book: book === null ? '' : String(book) })
        }
        open={Number(params.task) || null}
        onOpenChange={(id) => set({ task: id === null ? '' : String(id) })}
        onAdd={async (draft) => {
          await act('POST /api/todos', { body: draft }).catch((problem: unknown) => {
            throw refused(problem, (message) => t('toast.addFailed', { message }))
          })
          toast({ message: t('toast.added') })
        }}
        onUpdate={async ({ id }, changes) => {
          const row = rowOf(id)
          if (!row) return
          await act('PUT /api/todos/{id}', {
            params: { id: row.id },
            body: { ...changes, version: row.version },
          }).catch((problem: unknown) => {
            const refusal = refused(problem, notUpdated)
            toast({ message: refusal.message, tone: 'danger' })
            throw refusal
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
              fail(problem, (message) => t('toast.deleteFailed', { message }))
              void mutate()
            },
          )
        }
        onReply={({ id }, reply) =>
          act('POST /api/todos/{id}/answer', { params: { id }, body: reply }).catch((problem: unknown) => {
            throw refused(problem, notUpdated)
          })
        }
        onPlace={({ id }, before) =>
          void act('POST /api/todos/{id}/place', { params: { id }, body: { before } }).catch((problem: unknown) =>
            fail(problem, notUpdated),
          )
        }
        onRetry={error === undefined ? undefined : () => void mutate()}
      />
    </Page>
  )
}
