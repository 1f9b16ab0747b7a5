import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Message } from './types.ts'
import { useIsPageVisible } from './useVisible.ts'

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
  const isVisible = useIsPageVisible()
  const markRead = useEffectEvent(onRead)
  useEffect(() => {
    if (atEnd && isVisible && unread > 0 && last !== undefined) markRead()
  }, [atEnd, isVisible, unread, last])
}

/** When a thread opens, scrolls to the line before the first unread message if scrolling to the end would hide that line. */
export function useScrollToUnread(scroller: RefObject<HTMLElement | null>, firstUnread: Message['id'] | null) {
  const hasOpened = useRef(false)
  useLayoutEffect(() => {
    if (hasOpened.current) return
    hasOpened.current = true
    const scrollBox = scroller.current
    const unreadLine = firstUnread === null ? null : scrollBox?.querySelector('[data-unread]')
    if (!scrollBox || !unreadLine) return
    const distanceAbove = unreadLine.getBoundingClientRect().top - scrollBox.getBoundingClientRect().top - 16
    if (distanceAbove < 0) scrollBox.scrollBy({ top: distanceAbove, behavior: 'instant' })
  }, [scroller, firstUnread])
}

/**
 * Keeps the scroll position in browsers without scroll anchoring (Safari), so that messages added at the end do not move the
 * visible messages.
 */
export function useScrollAnchor(
  scroller: RefObject<HTMLElement | null>,
  bottom: RefObject<HTMLElement | null>,
  lastId: Message['id'] | undefined,
  atEnd: boolean | undefined,
) {
  const knownLastId = useRef(lastId)
  const keepPosition = useEffectEvent((newLastId: typeof lastId) => {
    const previousElement = scroller.current?.querySelector(`[data-message="${knownLastId.current}"]`)
    knownLastId.current = newLastId
    if (atEnd !== false || !previousElement || !bottom.current || CSS.supports('overflow-anchor', 'auto')) return
    const addedHeight = bottom.current.getBoundingClientRect().top - previousElement.getBoundingClientRect().bottom
    scroller.current?.scrollBy({ top: -addedHeight, behavior: 'instant' })
  })
  useLayoutEffect(() => keepPosition(lastId), [lastId])
}
