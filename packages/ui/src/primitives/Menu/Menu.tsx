import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react'
import { lazyWithPreload } from '../../private/lazy-with-preload.tsx'
import type { MenuItem } from './items.ts'

/** The open menu. Its code loads when the user first reaches for a menu. */
export const OpenMenu = lazyWithPreload(async () => (await import('./OpenMenu.tsx')).OpenMenu)

/** The props that the button which opens a menu must spread onto itself. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Preloads the menu's code before the press. */
  onPointerEnter: () => void
  onFocus: () => void
}

export interface MenuProps {
  /** The accessible name of the menu, which says what its entries are about. */
  label: string
  items: readonly MenuItem[]
  /** Renders the button: `(props) => <IconButton {...props} … />`. */
  renderTrigger: (props: MenuTriggerProps) => ReactNode
  /** The edge of the button that the menu aligns with. @default 'start' */
  align?: 'start' | 'end'
  onOpenChange?: (open: boolean) => void
}

const fetchEarly = () => void OpenMenu.load().catch(() => undefined)

/** A menu of actions under a button. The menu is rendered only while it is open. */
export function Menu({ label, items, renderTrigger, align = 'start', onOpenChange }: MenuProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<{ anchor: Element; fromEnd: boolean }>()
  const [early, setEarly] = useState<readonly string[]>([])

  const show = (anchor: Element, fromEnd = false) => {
    setOpen({ anchor, fromEnd })
    setEarly([])
    onOpenChange?.(true)
  }
  const close = () => {
    setOpen(undefined)
    onOpenChange?.(false)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget } = event
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Shift') return
    if (!open) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      event.preventDefault()
      return show(currentTarget, key === 'ArrowUp')
    }
    // At this point the menu's code is still loading, because otherwise the menu would have the focus. The key is kept for the
    // menu.
    if (key === 'Tab') return close()
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') close()
    else setEarly([...early, key])
  }

  return (
    <>
      {renderTrigger({
        ref: trigger,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== undefined,
        'aria-controls': open ? id : undefined,
        onClick: ({ currentTarget, detail }) => {
          if (!open) show(currentTarget)
          // Releasing Space also clicks the button, with `detail` 0. The key press is already queued for the menu.
          else if (detail > 0) close()
        },
        onKeyDown,
        onPointerEnter: fetchEarly,
        onFocus: fetchEarly,
      })}
      {open && (
        <OpenMenu
          id={id}
          label={label}
          items={items}
          anchor={open.anchor}
          trigger={open.anchor}
          align={align}
          fromEnd={open.fromEnd}
          early={early}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  )
}
