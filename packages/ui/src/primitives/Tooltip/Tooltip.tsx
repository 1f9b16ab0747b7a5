import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { lazyWithPreload } from '../../private/lazy-with-preload.tsx'
import * as styles from './Tooltip.css.ts'

/** What a tooltip is drawn with; its code comes when one is first pointed at. */
export const OpenTooltip = lazyWithPreload(async () => (await import('./OpenTooltip.tsx')).OpenTooltip)

export interface TooltipProps {
  /** A few words more than the trigger says itself; a trigger needs its own name all the same. */
  text: string
  /** One element that can have the focus. */
  children: ReactNode
  /** Above it, or after it (a collapsed menu). @default 'top' */
  placement?: 'top' | 'end'
  /** Off while the trigger says it all itself. @default false */
  disabled?: boolean
}

const openDelayMs = 300

/** A short explanation on hover and on keyboard focus. Esc hides it, the pointer may rest on it. */
export function Tooltip({ text, children, placement = 'top', disabled = false }: TooltipProps) {
  const id = useId()
  const timer = useRef(0)
  const [anchor, setAnchor] = useState<Element | null>(null)

  const hide = () => {
    clearTimeout(timer.current)
    setAnchor(null)
  }
  const show = (wrapper: Element) => {
    clearTimeout(timer.current)
    if (!disabled) timer.current = window.setTimeout(() => setAnchor(wrapper.firstElementChild), openDelayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useDescription(anchor, id, text)

  return (
    // Only listens for what bubbles up from the trigger.
    <span
      className={styles.trigger}
      onPointerEnter={({ pointerType, currentTarget }) => pointerType !== 'touch' && !anchor && show(currentTarget)}
      // Once it is shown it sees itself whether the pointer is on its way to it.
      onPointerLeave={() => clearTimeout(timer.current)}
      onPointerDown={hide}
      onFocus={({ target, currentTarget }) => target.matches(':focus-visible') && show(currentTarget)}
      onBlur={hide}
    >
      {children}
      {anchor && <OpenTooltip id={id} text={text} anchor={anchor} placement={placement} onClose={hide} />}
    </span>
  )
}

/** The words describe the trigger, after what describes it anyway. Said twice they only annoy: not when they are its name. */
function useDescription(anchor: Element | null, id: string, text: string): void {
  useLayoutEffect(() => {
    if (!anchor || (anchor.getAttribute('aria-label') ?? anchor.textContent.trim()) === text) return
    const others = () => (anchor.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id)
    anchor.setAttribute('aria-describedby', [...others(), id].join(' '))
    return () => {
      if (others().length) anchor.setAttribute('aria-describedby', others().join(' '))
      else anchor.removeAttribute('aria-describedby')
    }
  }, [anchor, id, text])
}
