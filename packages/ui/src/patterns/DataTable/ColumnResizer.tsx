import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useEdgeDrag } from '../../private/drag/useEdgeDrag.ts'
import * as styles from './DataTable.css.ts'

/** Width limits and keyboard step in pixels. */
const limits = { min: 56, max: 960, step: 16 }
const clampWidth = (width: number) => Math.round(Math.min(Math.max(width, limits.min), limits.max))

interface ColumnResizerProps {
  label: string
  /** The column's current width in pixels, as far as it is known. */
  width: number
  /** `isDone` is false while the pointer is dragging. */
  onResize: (width: number, isDone: boolean) => void
  /** Resets the column to its default width. */
  onReset: () => void
  /** An id, so that the column's menu can focus this handle. */
  id: string
}

const findHeaderCell = (handle: HTMLElement) => handle.closest('th')

/** The edge of a column: dragged, or moved with the arrow keys after the column's menu focused it. */
export function ColumnResizer({ label, width, onResize, onReset, id }: ColumnResizerProps) {
  const dragStart = useRef({ x: 0, width: 0, moved: false })

  const startDrag = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    dragStart.current = {
      x: event.clientX,
      width: findHeaderCell(event.currentTarget)?.offsetWidth ?? width,
      moved: false,
    }
  }
  const dragEdge = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    const deltaX = event.clientX - dragStart.current.x
    dragStart.current.moved ||= deltaX !== 0
    // A click without movement does not change the width.
    if (dragStart.current.moved) onResize(clampWidth(dragStart.current.width + deltaX), isDone)
  }
  const dragHandlers = useEdgeDrag(dragEdge, startDrag)
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const column = findHeaderCell(event.currentTarget)
    if (event.key === 'Escape' || event.key === 'Enter') {
      event.preventDefault()
      column?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus()
      return
    }
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!direction) return
    event.preventDefault()
    onResize(clampWidth((column?.offsetWidth ?? width) + direction * limits.step * (event.shiftKey ? 4 : 1)), true)
  }

  return (
    <span
      id={id}
      role="separator"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      className={styles.resizer}
      {...dragHandlers}
      onPointerCancel={(event) => dragEdge(event, true)}
      onDoubleClick={onReset}
      onKeyDown={handleKeyDown}
    />
  )
}
