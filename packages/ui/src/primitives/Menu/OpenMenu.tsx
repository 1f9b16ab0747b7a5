import * as DropdownMenu from 'radix-ui/dropdown-menu'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { TriggerSlot } from '../../private/TriggerSlot.tsx'
import { getOverlayPlacement } from '../../private/overlay.ts'
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
  early?: readonly string[]
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
        <Content {...props} />
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Content({
  id,
  label,
  items,
  trigger,
  align = 'start',
  fromEnd = false,
  early = [],
  onClose,
}: Omit<OpenMenuProps, 'anchor'>) {
  const content = useRef<HTMLDivElement>(null)
  const initialProps = useRef({ fromEnd, early })
  const giveBack = () => trigger instanceof HTMLElement && trigger.focus({ preventScroll: true })
  useFocusReturn(giveBack)

  useLayoutEffect(() => {
    if (content.current) focusEntry(content.current, initialProps.current.fromEnd)
  }, [])
  useEffect(() => {
    if (content.current) void pressKeys(content.current, initialProps.current.early)
  }, [])

  const done = () => {
    flushSync(onClose)
    giveBack()
  }
  // Lets the browser move the focus on Tab, because Radix would block Tab.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    done()
  }
  return (
    <DropdownMenu.Content
      ref={content}
      {...getOverlayPlacement('bottom', align, 4)}
      id={id}
      loop
      aria-label={label}
      aria-labelledby={undefined}
      data-surface="canvas"
      className={menu}
      onKeyDownCapture={leaveByTab}
      onCloseAutoFocus={keepFocus}
      onInteractOutside={(event) => {
        if (trigger?.contains(event.target as Node)) event.preventDefault()
      }}
    >
      <MenuEntries items={items} onDone={done} />
    </DropdownMenu.Content>
  )
}
