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
  /** What it stands under: a button, or a point. */
  anchor: Element | Pick<Element, 'getBoundingClientRect'>
  /** What the focus goes back to; a press on it is its own business. */
  trigger: Element | null
  align?: 'start' | 'end'
  /** Whether the focus begins at the last entry. @default false */
  fromEnd?: boolean
  /** Keys that were pressed while the code was on its way. */
  early?: readonly string[]
  onClose: () => void
}

/** An open menu, on Radix: arrows, Home and End, the first letters of a label. The page behind stays in reach. */
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
  const begin = useRef({ fromEnd, early })
  const giveBack = () => trigger instanceof HTMLElement && trigger.focus({ preventScroll: true })
  useFocusReturn(giveBack)

  useLayoutEffect(() => {
    if (content.current) focusEntry(content.current, begin.current.fromEnd)
  }, [])
  useEffect(() => {
    if (content.current) void pressKeys(content.current, begin.current.early)
  }, [])

  const done = () => {
    flushSync(onClose)
    giveBack()
  }
  // The browser goes on from the button; Radix would hold the key.
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
