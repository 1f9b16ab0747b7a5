import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Message } from './types.ts'
import { useVisible } from './useVisible.ts'

/** Marks a conversation as read once its last message has been in view on a visible page. This takes a single request (spec §7). */
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

/** When a thread opens, scrolls to the line before the first unread message if scrolling to the end would hide that line. */
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
 * Keeps the scroll position in browsers without scroll anchoring (Safari), so that messages added at the end do not move the
 * visible messages.
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
