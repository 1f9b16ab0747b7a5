import { todoPriorities, type TodoPriority } from '@press/domain'
import type { KeyboardEvent } from 'react'

/** The actions of a row. A missing action is not allowed. */
export interface TodoRowActions {
  onTick: () => void
  onStar: () => void
  onOpen: () => void
  /** Focuses the field of a new task. */
  onNew: () => void
  onPriority?: ((priority: TodoPriority) => void) | undefined
  /** Moves the task up or down in the user's own order. */
  onMove?: ((direction: -1 | 1) => void) | undefined
  onDelete?: (() => void) | undefined
}

/** Handles the keys of a row while its checkbox has the focus: arrows move the focus, letters and numbers are commands. */
export function onTodoKey(event: KeyboardEvent<HTMLElement>, actions: TodoRowActions): void {
  const checkbox = event.currentTarget
  if (event.ctrlKey || event.metaKey) return
  const checkboxes = [
    ...(checkbox.closest('[data-todos]')?.querySelectorAll<HTMLElement>('input[type="checkbox"]') ?? []),
  ]
  const checkboxIndex = checkboxes.indexOf(checkbox)
  const { key, code, altKey } = event
  const priority = todoPriorities[Number(key) - 1]
  if (altKey && actions.onMove && (key === 'ArrowUp' || key === 'ArrowDown')) actions.onMove(key === 'ArrowUp' ? -1 : 1)
  else if (altKey) return
  else if (key === 'ArrowDown' || key === 'ArrowUp') checkboxes[checkboxIndex + (key === 'ArrowDown' ? 1 : -1)]?.focus()
  else if (key === 'Home' || key === 'End') checkboxes.at(key === 'Home' ? 0 : -1)?.focus()
  else if (key === 'Enter') actions.onOpen()
  else if (key === 'Delete') actions.onDelete?.()
  else if (priority) actions.onPriority?.(priority)
  // The letter keys are compared by their physical position, because the layout is often Russian or Kazakh.
  else if (code === 'KeyX') actions.onTick()
  else if (code === 'KeyS') actions.onStar()
  else if (code === 'KeyN') actions.onNew()
  else return
  event.preventDefault()
}
