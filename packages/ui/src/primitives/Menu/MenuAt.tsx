import { useLayoutEffect, useRef } from 'react'
import { placeAt } from '../../private/anchor.ts'
import { focusEntry } from './entries.ts'
import * as styles from './Menu.css.ts'
import { MenuList, type MenuItem } from './MenuList.tsx'

export interface MenuAtProps {
  /** Where to open it, in pixels of the viewport; null while it is closed. */
  at: { x: number; y: number } | null
  /** Name of the menu: what its entries are about. */
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/**
 * The same menu at a point: for `onContextMenu`, which a right click, a long press, Shift+F10 and the menu key all
 * raise. The focus goes back to where it was.
 */
export function MenuAt({ at, ...props }: MenuAtProps) {
  return at ? <OpenMenu key={`${at.x},${at.y}`} at={at} {...props} /> : null
}

function OpenMenu({ at, label, items, onClose }: MenuAtProps & { at: { x: number; y: number } }) {
  const popover = useRef<HTMLDivElement>(null)
  const back = useRef<Element>(null)

  useLayoutEffect(() => {
    const element = popover.current
    if (!element) return
    back.current = document.activeElement
    element.showPopover()
    placeAt(element, at.x, at.y)
    focusEntry(element)
    return () => {
      const inside = element.contains(document.activeElement)
      element.hidePopover()
      if (inside && back.current instanceof HTMLElement) back.current.focus()
    }
  }, [at])

  return (
    <div
      ref={popover}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      data-surface="canvas"
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Tab') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose()
      }}
    >
      <MenuList items={items} onDone={onClose} />
    </div>
  )
}
