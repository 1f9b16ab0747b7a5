import type { Todo } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'

/** Holds tasks that are hidden but not yet deleted on the server. */
export function useDeletions(onDelete: (todo: Todo) => void) {
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
  // Leaving the list confirms the pending deletions.
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
