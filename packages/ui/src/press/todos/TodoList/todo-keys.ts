import { todoPriorities, type TodoPriority } from '@press/domain'
import type { KeyboardEvent } from 'react'

/** What can be done with a row; what is left out may not be. */
export interface TodoRowActions {
  onTick: () => void
  onStar: () => void
  onOpen: () => void
  /** To the field of a new task. */
  onNew: () => void
  onPriority?: ((priority: TodoPriority) => void) | undefined
  /** Up or down in one’s own order. */
  onMove?: ((by: -1 | 1) => void) | undefined
  onDelete?: (() => void) | undefined
}

/** The keys of a row while its box has the focus: the arrows walk, a letter or a number acts. */
export function onTodoKey(event: KeyboardEvent<HTMLElement>, actions: TodoRowActions): void {
  const box = event.currentTarget
  if (event.ctrlKey || event.metaKey) return
  const boxes = [...(box.closest('[data-todos]')?.querySelectorAll<HTMLElement>('input[type="checkbox"]') ?? [])]
  const at = boxes.indexOf(box)
  const { key, code, altKey } = event
  const priority = todoPriorities[Number(key) - 1]
  if (altKey && actions.onMove && (key === 'ArrowUp' || key === 'ArrowDown')) actions.onMove(key === 'ArrowUp' ? -1 : 1)
  else if (altKey) return
  else if (key === 'ArrowDown' || key === 'ArrowUp') boxes[at + (key === 'ArrowDown' ? 1 : -1)]?.focus()
  else if (key === 'Home' || key === 'End') boxes.at(key === 'Home' ? 0 : -1)?.focus()
  else if (key === 'Enter') actions.onOpen()
  else if (key === 'Delete') actions.onDelete?.()
  else if (priority) actions.onPriority?.(priority)
  // By the key's place: the layout is Russian or Kazakh as often as not.
  else if (code === 'KeyX') actions.onTick()
  else if (code === 'KeyS') actions.onStar()
  else if (code === 'KeyN') actions.onNew()
  else return
  event.preventDefault()
}
