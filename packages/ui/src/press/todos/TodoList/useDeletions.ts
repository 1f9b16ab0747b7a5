import type { Todo } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'

/** Holds tasks that are hidden but not yet deleted on the server. */
export function useDeletions(onDelete: (todo: Todo) => void) {
  const [deleted, setDeleted] = useState<ReadonlyMap<Todo['id'], Todo>>(new Map())
  const editDeleted = (applyEdit: (next: Map<Todo['id'], Todo>) => void) =>
    setDeleted((previous) => {
      const next = new Map(previous)
      applyEdit(next)
      return next
    })
  const confirmDeletions = useEffectEvent(() => {
    for (const todo of deleted.values()) onDelete(todo)
  })
  // Leaving the list confirms the pending deletions.
  useEffect(() => () => confirmDeletions(), [])
  return {
    deleted,
    remove: (todo: Todo) => editDeleted((next) => next.set(todo.id, todo)),
    restore: (todo: Todo) => editDeleted((next) => next.delete(todo.id)),
    finishDeletion: (todo: Todo) => {
      editDeleted((next) => next.delete(todo.id))
      onDelete(todo)
    },
  }
}
