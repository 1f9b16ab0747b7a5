import * as DropdownMenu from 'radix-ui/dropdown-menu'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { TriggerSlot } from '../../private/TriggerSlot.tsx'
import { getOverlayPlacement } from '../../private/overlay.ts'
import { useEscape } from '../../private/useEscape.ts'
import { keepFocus, useFocusReturn } from '../../private/useFocusReturn.ts'
import { focusEntry, pressKeys } from './entries.ts'
import type { MenuItem } from './items.ts'
import { menu } from './Menu.css.ts'
import { MenuEntries } from './MenuEntries.tsx'

export interface OpenMenuProps {
  id?: string
  label: string
  items: readonly MenuItem[]
  /** The button or the point that the menu is placed under. */
  anchor: Element | Pick<Element, 'getBoundingClientRect'>
  /** The element that gets the focus when the menu closes. It handles presses on itself. */
  trigger: Element | null
  align?: 'start' | 'end'
  /** Whether the last entry gets the focus first. @default false */
  fromEnd?: boolean
  /** The keys that were pressed while the code was loading. */
  earlyKeys?: readonly string[]
  onClose: () => void
}

/** An open menu, based on Radix. It supports the arrow keys, Home, End and typeahead. The page behind stays interactive. */
export function OpenMenu({ anchor, ...props }: OpenMenuProps) {
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={props.onClose}>
      <DropdownMenu.Trigger asChild>
        <TriggerSlot element={anchor} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <MenuContent {...props} />
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function MenuContent({
  id,
  label,
  items,
  trigger,
  align = 'start',
  fromEnd = false,
  earlyKeys = [],
  onClose,
}: Omit<OpenMenuProps, 'anchor'>) {
  const contentRef = useRef<HTMLDivElement>(null)
  const initialPropsRef = useRef({ fromEnd, early: earlyKeys })
  const returnFocus = () => trigger instanceof HTMLElement && trigger.focus({ preventScroll: true })
  useFocusReturn(returnFocus)

  useLayoutEffect(() => {
    if (contentRef.current) focusEntry(contentRef.current, initialPropsRef.current.fromEnd)
  }, [])
  useEffect(() => {
    if (contentRef.current) void pressKeys(contentRef.current, initialPropsRef.current.early)
  }, [])

  const closeMenu = () => {
    flushSync(onClose)
    returnFocus()
  }
  const escapeProps = useEscape(contentRef, closeMenu)
  // Lets the browser move the focus on Tab, because Radix would block Tab.
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    closeMenu()
  }
  return (
    <DropdownMenu.Content
      ref={contentRef}
      {...escapeProps}
      {...getOverlayPlacement('bottom', align, 4)}
      id={id}
      loop
      aria-label={label}
      aria-labelledby={undefined}
      data-surface="canvas"
      className={menu}
      onKeyDownCapture={closeOnTab}
      onCloseAutoFocus={keepFocus}
      onInteractOutside={(event) => {
        if (trigger?.contains(event.target as Node)) event.preventDefault()
      }}
    >
      <MenuEntries items={items} onDone={closeMenu} />
    </DropdownMenu.Content>
  )
}
