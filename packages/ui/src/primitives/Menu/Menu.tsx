import { lazy, Suspense, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { anchorTo } from '../../private/anchor.ts'
import { placement as placements, type Placement } from '../../private/anchor.css.ts'
import * as styles from './Menu.css.ts'
import { focusEntry } from './entries.ts'
import type { MenuItem } from './MenuList.tsx'

/** Fetches what an open menu is made of. */
export const loadMenu = () => import('./MenuList.tsx')
const MenuList = lazy(async () => ({ default: (await loadMenu()).MenuList }))

/** What the button that opens a menu must spread onto itself. */
export interface MenuTriggerProps {
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
  /** Fetches the entries' code before the press. */
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

const close = (popover: HTMLElement | null) => {
  if (popover?.matches(':popover-open')) popover.hidePopover()
}

const place = (popover: HTMLElement | null, placement: Placement) => {
  const anchor = document.querySelector(`[popovertarget="${popover?.id}"]`)
  if (popover && anchor) anchorTo(popover, anchor, placement)
}

/** Tab leaves the menu, Esc gives the focus back to where it came from. */
const leave = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Escape' && event.key !== 'Tab') return
  if (event.key === 'Escape') {
    event.preventDefault()
    event.stopPropagation()
  }
  close(event.currentTarget)
}

/** What can be done, under a button. Nothing of it is rendered until it opens. */
export function Menu({ label, items, renderTrigger, align = 'start', onOpenChange }: MenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [fromEnd, setFromEnd] = useState(false)
  const placement = align === 'start' ? 'bottom-start' : 'bottom-end'

  // Before it is shown, so that it does not jump; browsers without anchors measure once more when it is.
  useLayoutEffect(() => {
    if (open) place(popover.current, placement)
  }, [open, placement])

  return (
    <>
      {renderTrigger({
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setFromEnd(event.key === 'ArrowUp')
          const menu = event.currentTarget.popoverTargetElement
          if (menu instanceof HTMLElement) menu.showPopover()
        },
        onPointerEnter: () => void loadMenu(),
        onFocus: () => void loadMenu(),
      })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        data-surface="canvas"
        className={`${styles.menu} ${placements[placement]}`}
        onKeyDown={leave}
        onBeforeToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'closed') setFromEnd(false)
          onOpenChange?.(newState === 'open')
        }}
        // Only now is it on screen and can take the focus.
        onToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return
          place(currentTarget, placement)
          focusEntry(currentTarget, fromEnd)
        }}
      >
        <Suspense>
          {open && <MenuList items={items} fromEnd={fromEnd} onDone={() => close(popover.current)} />}
        </Suspense>
      </div>
    </>
  )
}
