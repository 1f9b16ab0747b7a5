import { useDndContext, useDraggable, useDroppable, type DragEndEvent } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { DragArea } from '../../../private/drag/DragArea.tsx'
import * as styles from './TodoList.css.ts'

interface TodoRowsProps {
  label: string
  ids: readonly number[]
  /** Moves a row. Undefined unless the list is in the user's own order. */
  onPlace: ((id: number, beforeId: number | null) => void) | undefined
  children: (id: number) => ReactNode
}

/** The rows of a group. In the user's own order the rows can be dragged. */
export function TodoRows({ label, ids, onPlace, children }: TodoRowsProps) {
  if (!onPlace)
    return (
      <ul className={styles.list} aria-label={label}>
        {ids.map((id) => (
          <li key={id} className={styles.item}>
            {children(id)}
          </li>
        ))}
      </ul>
    )
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const [fromIndex, toIndex] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))]
    // A row that is dropped on another row takes its place. The rows in between move up or down by one.
    onPlace(Number(active.id), ids[fromIndex < toIndex ? toIndex + 1 : toIndex] ?? null)
  }
  return (
    <DragArea onDragEnd={handleDragEnd}>
      <ul className={styles.list} aria-label={label}>
        {ids.map((id) => (
          <DraggableRow key={id} id={id}>
            {children(id)}
          </DraggableRow>
        ))}
      </ul>
    </DragArea>
  )
}

function DraggableRow({ id, children }: { id: number; children: ReactNode }) {
  const { active } = useDndContext()
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: String(id) })
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id: String(id) })
  return (
    <li ref={setDropRef} className={classes(styles.item, isOver && active?.id !== String(id) && styles.over)}>
      <div
        ref={setNodeRef}
        {...listeners}
        className={classes(styles.carried, isDragging && styles.lifted)}
        style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
      >
        {children}
      </div>
    </li>
  )
}
