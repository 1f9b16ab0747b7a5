import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The scroll position of a pane in pixels: left and top. */
type ScrollPosition = readonly [left: number, top: number]

/** The scroll positions of every screen in this visit, by history entry and by the pane's position in the page. */
const positionsByVisit = new Map<string, Map<string, ScrollPosition>>()

/** Milliseconds in which a restored screen may still grow to its earlier height. */
const restoreTimeoutMs = 2000

/**
 * Restores the scroll positions of a screen on back navigation. The page itself never scrolls; its panes do: the canvas (on a low
 * screen the frame around it), a table, a board and its columns. Each pane is remembered separately. Call it above the frame, which
 * scrolls every new screen to the top first.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation()
  const isBackNavigation = useNavigationType() === NavigationType.Pop

  // Runs before the paint, so that the scrolling of the next screen is not recorded for this screen.
  useLayoutEffect(() => {
    const canvas = document.getElementById('main')
    const frame = canvas?.parentElement
    const recordPosition = ({ target }: Event) => {
      // The side menu is ignored: it keeps its scroll position itself.
      if (!frame || !(target instanceof Element) || !(target === frame || canvas.contains(target))) return
      const panes = positionsByVisit.get(key) ?? new Map<string, ScrollPosition>()
      positionsByVisit.set(key, panes.set(getPanePath(target, frame), [target.scrollLeft, target.scrollTop]))
    }
    frame?.addEventListener('scroll', recordPosition, { capture: true, passive: true })
    return () => frame?.removeEventListener('scroll', recordPosition, { capture: true })
  }, [key])

  useEffect(() => {
    const frame = document.getElementById('main')?.parentElement
    const panes = positionsByVisit.get(key)
    return isBackNavigation && frame && panes ? restorePositions(frame, new Map(panes)) : undefined
  }, [key, isBackNavigation])
}

/** Retries until every pane is at its earlier position; stops when the person scrolls. Returns a function that cancels it. */
function restorePositions(root: Element, pendingPositions: Map<string, ScrollPosition>): () => void {
  const deadline = performance.now() + restoreTimeoutMs
  let frameRequestId = 0
  const restorePanes = () => {
    for (const [panePath, [left, top]] of pendingPositions) {
      const pane = findPane(panePath, root)
      pane?.scrollTo({ left, top, behavior: 'instant' })
      if (pane && Math.abs(pane.scrollTop - top) < 2 && Math.abs(pane.scrollLeft - left) < 2)
        pendingPositions.delete(panePath)
    }
    if (pendingPositions.size > 0 && performance.now() < deadline) frameRequestId = requestAnimationFrame(restorePanes)
  }
  const stopRestoring = () => cancelAnimationFrame(frameRequestId)
  const listenerOptions = { once: true, passive: true }
  for (const eventName of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    root.addEventListener(eventName, stopRestoring, listenerOptions)
  restorePanes()
  return stopRestoring
}

/** Returns the path from the frame down to a pane, as child indexes. */
function getPanePath(pane: Element, root: Element): string {
  const childIndexes: number[] = []
  for (let element: Element | null = pane; element && element !== root; element = element.parentElement)
    childIndexes.unshift(
      element.parentElement ? Array.prototype.indexOf.call(element.parentElement.children, element) : 0,
    )
  return childIndexes.join('.')
}

const findPane = (panePath: string, root: Element): Element | undefined =>
  panePath
    .split('.')
    .reduce<Element | undefined>((element, step) => (step ? element?.children[Number(step)] : element), root)
