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

const preloadMenu = () => void OpenMenu.load().catch(() => undefined)

/** A menu of actions under a button. The menu is rendered only while it is open. */
export function Menu({ label, items, renderTrigger, align = 'start', onOpenChange }: MenuProps) {
  const id = useId()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [openState, setOpenState] = useState<{ anchor: Element; fromEnd: boolean }>()
  const [queuedKeys, setQueuedKeys] = useState<readonly string[]>([])

  const openMenu = (anchor: Element, fromEnd = false) => {
    setOpenState({ anchor, fromEnd })
    setQueuedKeys([])
    onOpenChange?.(true)
  }
  const closeMenu = () => {
    setOpenState(undefined)
    onOpenChange?.(false)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget } = event
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Shift') return
    if (!openState) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      event.preventDefault()
      return openMenu(currentTarget, key === 'ArrowUp')
    }
    // The button gets keys only until the menu's code has loaded, because then the menu takes the focus. These keys are queued and
    // replayed in the menu.
    if (key === 'Tab') return closeMenu()
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') closeMenu()
    else setQueuedKeys([...queuedKeys, key])
  }

  return (
    <>
      {renderTrigger({
        ref: triggerRef,
        'aria-haspopup': 'menu',
        'aria-expanded': openState !== undefined,
        'aria-controls': openState ? id : undefined,
        onClick: ({ currentTarget, detail }) => {
          if (!openState) openMenu(currentTarget)
          // Releasing Space also clicks the button, with `detail` 0. The key press is already queued for the menu.
          else if (detail > 0) closeMenu()
        },
        onKeyDown,
        onPointerEnter: preloadMenu,
        onFocus: preloadMenu,
      })}
      {openState && (
        <OpenMenu
          id={id}
          label={label}
          items={items}
          anchor={openState.anchor}
          trigger={openState.anchor}
          align={align}
          fromEnd={openState.fromEnd}
          earlyKeys={queuedKeys}
          onClose={closeMenu}
          onLost={closeMenu}
        />
      )}
    </>
  )
}
