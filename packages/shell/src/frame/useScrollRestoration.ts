import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Where a pane stood: pixels from its left and its top. */
type ScrollPosition = readonly [left: number, top: number]

/** The panes of every screen that this visit has come by, by entry of the history and by their place in the page. */
const visits = new Map<string, Map<string, ScrollPosition>>()

/** Milliseconds in which a screen that was come back to may still grow to what it was. */
const restoreTimeoutMs = 2000

/**
 * On the way back a screen stands where it was left. The page itself never scrolls here, its panes do: the canvas (on a low
 * screen the frame around it), a table, a board and its columns; so each is remembered by itself. Called above the frame,
 * which brings every new screen to its top first.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation()
  const back = useNavigationType() === NavigationType.Pop

  // Before the paint: what the next screen does to the panes must not be taken for this one's.
  useLayoutEffect(() => {
    const canvas = document.getElementById('main')
    const frame = canvas?.parentElement
    const note = ({ target }: Event) => {
      // The menu at the side goes its own way.
      if (!frame || !(target instanceof Element) || !(target === frame || canvas.contains(target))) return
      const panes = visits.get(key) ?? new Map<string, ScrollPosition>()
      visits.set(key, panes.set(wayTo(target, frame), [target.scrollLeft, target.scrollTop]))
    }
    frame?.addEventListener('scroll', note, { capture: true, passive: true })
    return () => frame?.removeEventListener('scroll', note, { capture: true })
  }, [key])

  useEffect(() => {
    const frame = document.getElementById('main')?.parentElement
    const panes = visits.get(key)
    return back && frame && panes ? putBack(frame, new Map(panes)) : undefined
  }, [key, back])
}

/** Tries until every pane stands where it was; gives up when the person scrolls by themselves. Answers how to stop it. */
function putBack(root: Element, waiting: Map<string, ScrollPosition>): () => void {
  const until = performance.now() + restoreTimeoutMs
  let frame = 0
  const attempt = () => {
    for (const [way, [left, top]] of waiting) {
      const pane = follow(way, root)
      pane?.scrollTo({ left, top, behavior: 'instant' })
      if (pane && Math.abs(pane.scrollTop - top) < 2 && Math.abs(pane.scrollLeft - left) < 2) waiting.delete(way)
    }
    if (waiting.size > 0 && performance.now() < until) frame = requestAnimationFrame(attempt)
  }
  const stop = () => cancelAnimationFrame(frame)
  const own = { once: true, passive: true }
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) root.addEventListener(act, stop, own)
  attempt()
  return stop
}

/** The way from the frame down to a pane, child by child. */
function wayTo(pane: Element, root: Element): string {
  const steps: number[] = []
  for (let at: Element | null = pane; at && at !== root; at = at.parentElement)
    steps.unshift(at.parentElement ? Array.prototype.indexOf.call(at.parentElement.children, at) : 0)
  return steps.join('.')
}

const follow = (way: string, root: Element): Element | undefined =>
  way.split('.').reduce<Element | undefined>((at, step) => (step ? at?.children[Number(step)] : at), root)
