import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { lazyWithPreload } from '../../private/lazy-with-preload.tsx'
import * as styles from './Tooltip.css.ts'

/** The component that renders a tooltip. Its code loads when the pointer first reaches a trigger. */
export const OpenTooltip = lazyWithPreload(async () => (await import('./OpenTooltip.tsx')).OpenTooltip)

export interface TooltipProps {
  /** The text of the tooltip, a few words more than the trigger shows. The trigger still needs its own accessible name. */
  text: string
  /** The trigger: a single focusable element. */
  children: ReactNode
  /** The position: above the trigger, or after it, as in a collapsed menu. @default 'top' */
  placement?: 'top' | 'end'
  /** Whether the tooltip is disabled, because the trigger already shows the whole text. @default false */
  disabled?: boolean
}

const openDelayMs = 300

/** A short explanation on hover and on keyboard focus. Esc hides the explanation. The pointer may move onto it. */
export function Tooltip({ text, children, placement = 'top', disabled = false }: TooltipProps) {
  const id = useId()
  const timerRef = useRef(0)
  const [anchor, setAnchor] = useState<Element | null>(null)

  const hideTooltip = () => {
    clearTimeout(timerRef.current)
    setAnchor(null)
  }
  const showTooltip = (wrapper: Element) => {
    clearTimeout(timerRef.current)
    if (!disabled) timerRef.current = window.setTimeout(() => setAnchor(wrapper.firstElementChild), openDelayMs)
  }
  useEffect(() => () => clearTimeout(timerRef.current), [])
  useDescription(anchor, id, text)

  return (
    // The element only listens to events that bubble up from the trigger.
    <span
      className={styles.trigger}
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType !== 'touch' && !anchor && showTooltip(currentTarget)
      }
      // An open tooltip detects itself whether the pointer is moving to it, so only a pending tooltip is cancelled here.
      onPointerLeave={() => clearTimeout(timerRef.current)}
      onPointerDown={hideTooltip}
      onFocus={({ target, currentTarget }) => target.matches(':focus-visible') && showTooltip(currentTarget)}
      onBlur={hideTooltip}
    >
      {children}
      {anchor && <OpenTooltip id={id} text={text} anchor={anchor} placement={placement} onClose={hideTooltip} />}
    </span>
  )
}

/**
 * Adds the text to the descriptions of the trigger. A text that is already the trigger's name is not added, so that it is not read
 * twice.
 */
function useDescription(anchor: Element | null, id: string, text: string): void {
  useLayoutEffect(() => {
    if (!anchor || (anchor.getAttribute('aria-label') ?? anchor.textContent.trim()) === text) return
    const getOtherIds = () =>
      (anchor.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((describedById) => describedById && describedById !== id)
    anchor.setAttribute('aria-describedby', [...getOtherIds(), id].join(' '))
    return () => {
      if (getOtherIds().length) anchor.setAttribute('aria-describedby', getOtherIds().join(' '))
      else anchor.removeAttribute('aria-describedby')
    }
  }, [anchor, id, text])
}
