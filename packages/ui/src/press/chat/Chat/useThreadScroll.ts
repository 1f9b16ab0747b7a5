import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Message } from './types.ts'
import { useVisible } from './useVisible.ts'

/** Marks a conversation as read once its last message has been in view on a visible page (spec §7: one call). */
export function useMarkRead({
  atEnd,
  unread,
  last,
  onRead,
}: {
  atEnd: boolean | undefined
  unread: number
  last: Message['id'] | undefined
  onRead: () => void
}) {
  const visible = useVisible()
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (atEnd && visible && unread > 0 && last !== undefined) read()
  }, [atEnd, visible, unread, last])
}

/** Scrolls to the line before the first unread message on opening, if scrolling to the end would hide it. */
export function useScrollToUnread(scroller: RefObject<HTMLElement | null>, firstUnread: Message['id'] | null) {
  const opened = useRef(false)
  useLayoutEffect(() => {
    if (opened.current) return
    opened.current = true
    const box = scroller.current
    const line = firstUnread === null ? null : box?.querySelector('[data-unread]')
    if (!box || !line) return
    const above = line.getBoundingClientRect().top - box.getBoundingClientRect().top - 16
    if (above < 0) box.scrollBy({ top: above, behavior: 'instant' })
  }, [scroller, firstUnread])
}

/**
 * Keeps the scroll position where the browser has no scroll anchoring (Safari): messages added at the end do not move the visible
 * ones.
 */
export function useScrollAnchor(
  scroller: RefObject<HTMLElement | null>,
  bottom: RefObject<HTMLElement | null>,
  last: Message['id'] | undefined,
  atEnd: boolean | undefined,
) {
  const known = useRef(last)
  const keepPosition = useEffectEvent((to: typeof last) => {
    const before = scroller.current?.querySelector(`[data-message="${known.current}"]`)
    known.current = to
    if (atEnd !== false || !before || !bottom.current || CSS.supports('overflow-anchor', 'auto')) return
    const added = bottom.current.getBoundingClientRect().top - before.getBoundingClientRect().bottom
    scroller.current?.scrollBy({ top: -added, behavior: 'instant' })
  })
  useLayoutEffect(() => keepPosition(last), [last])
}
