import { useState } from 'react'
import type { MenuItem } from './items.ts'
import { OpenMenu } from './Menu.tsx'

export interface MenuAtProps {
  /** Where to open the menu, in pixels of the viewport; null while it is closed. */
  position: { x: number; y: number } | null
  /** The accessible name of the menu, which says what its entries are about. */
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/**
 * A menu at a point. Use it with `onContextMenu`, which is fired by a right click, a long press, Shift+F10 and the menu key. The
 * focus returns to the previous element.
 */
export function MenuAt({ position, ...props }: MenuAtProps) {
  return position ? <MenuAtPoint key={`${position.x},${position.y}`} position={position} {...props} /> : null
}

function MenuAtPoint({ position, onClose, ...props }: MenuAtProps & { position: { x: number; y: number } }) {
  const [previousFocus] = useState(() => document.activeElement)
  const [virtualAnchor] = useState({ getBoundingClientRect: () => new DOMRect(position.x, position.y, 0, 0) })
  return <OpenMenu {...props} anchor={virtualAnchor} trigger={previousFocus} onClose={onClose} onLost={onClose} />
}
