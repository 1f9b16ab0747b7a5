import { useState } from 'react'
import type { MenuItem } from './items.ts'
import { OpenMenu } from './Menu.tsx'

export interface MenuAtProps {
  /** Where to open the menu, in pixels of the viewport; null while it is closed. */
  at: { x: number; y: number } | null
  /** The accessible name of the menu, which says what its entries are about. */
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/**
 * A menu at a point. Use it with `onContextMenu`, which is fired by a right click, a long press, Shift+F10 and the menu key. The
 * focus returns to the previous element.
 */
export function MenuAt({ at, ...props }: MenuAtProps) {
  return at ? <MenuAtPoint key={`${at.x},${at.y}`} at={at} {...props} /> : null
}

function MenuAtPoint({ at, onClose, ...props }: MenuAtProps & { at: { x: number; y: number } }) {
  const [previousFocus] = useState(() => document.activeElement)
  const [virtualAnchor] = useState({ getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) })
  return <OpenMenu {...props} anchor={virtualAnchor} trigger={previousFocus} onClose={onClose} onLost={onClose} />
}
