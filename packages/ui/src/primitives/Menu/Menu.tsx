import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react'
import { lazyWithPreload } from '../../private/lazy-with-preload.tsx'
import type { MenuItem } from './items.ts'

/** What an open menu is drawn with; its code comes when one is first reached for. */
export const OpenMenu = lazyWithPreload(async () => (await import('./OpenMenu.tsx')).OpenMenu)

/** What the button that opens a menu must spread onto itself. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Fetches the menu's code before the press. */
  onPointerEnter: () => void
  onFocus: () => void
}

export interface MenuProps {
  /** Name of the menu: what its entries are about. */
  label: string
  items: readonly MenuItem[]
  /** Draws the button: `(props) => <IconButton {...props} … />`. */
  renderTrigger: (props: MenuTriggerProps) => ReactNode
  /** Which edge of the button it keeps to. @default 'start' */
  align?: 'start' | 'end'
  onOpenChange?: (open: boolean) => void
}

const fetchEarly = () => void OpenMenu.load().catch(() => undefined)

/** What can be done, under a button. Nothing of it is rendered until it opens. */
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
    // The menu's code is still on its way, or it would have the focus: the key is meant for it.
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
          // Space released on a button is a press too; then it was one of the keys that wait.
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
