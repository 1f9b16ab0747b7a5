import type { Todo } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'

/** Holds tasks that are hidden but not yet deleted on the server. */
export function useDeletions(onDelete: (todo: Todo) => void) {
  const [deletedTodos, setDeletedTodos] = useState<ReadonlyMap<Todo['id'], Todo>>(new Map())
  const updateDeletedTodos = (applyEdit: (next: Map<Todo['id'], Todo>) => void) =>
    setDeletedTodos((previous) => {
      const next = new Map(previous)
      applyEdit(next)
      return next
    })
  const confirmDeletions = useEffectEvent(() => {
    for (const todo of deletedTodos.values()) onDelete(todo)
  })
  // Leaving the list confirms the pending deletions.
  useEffect(() => () => confirmDeletions(), [])
  return {
    deleted: deletedTodos,
    remove: (todo: Todo) => updateDeletedTodos((next) => next.set(todo.id, todo)),
    restore: (todo: Todo) => updateDeletedTodos((next) => next.delete(todo.id)),
    finishDeletion: (todo: Todo) => {
      updateDeletedTodos((next) => next.delete(todo.id))
      onDelete(todo)
    },
  }
}
