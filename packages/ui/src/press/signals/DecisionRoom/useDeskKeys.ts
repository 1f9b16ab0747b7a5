import type { SignalRemark } from '@press/domain'
import type { KeyboardEvent } from 'react'
import { zoomed } from './Desk.tsx'
import { getSpread, getNextOpening, type DeskView } from './pages.ts'

interface DeskKeys {
  page: number
  view: DeskView
  total: number
  remarks: readonly SignalRemark[]
  chosen: string | undefined
  zoom: number
  /** The place of a remark before it is confirmed. */
  placing: { x: number; y: number } | undefined
  onPage: (page: number) => void
  onZoom: (zoom: number) => void
  onChoose: (remark: SignalRemark) => void
  /** Sets the place of a remark that is not confirmed yet. Omit it if remarks are no longer possible. */
  onPlacing: ((at: { x: number; y: number } | undefined) => void) | undefined
  onPlaced: (at: { x: number; y: number }) => void
}

/** The share of the page by which an arrow key moves a pin. */
const step = 0.02
const within = (place: number): number => Math.min(1, Math.max(0, Math.round(place * 100) / 100))
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/**
 * Returns the key handler of the pages: turning, zoom, placing a remark, and moving to the next remark. Fields and lists handle
 * their own keys.
 */
export function useDeskKeys(keys: DeskKeys): (event: KeyboardEvent) => void {
  const { page, view, total, remarks, chosen, zoom, placing } = keys
  const neighbour = (by: 1 | -1) => {
    const at = remarks.findIndex(({ id }) => String(id) === chosen)
    const next = remarks.at(at < 0 && by < 0 ? -1 : (at + by) % remarks.length)
    if (next) keys.onChoose(next)
  }
  const place = (event: KeyboardEvent): boolean => {
    if (!placing) return false
    const moved = arrows[event.key]
    if (moved) keys.onPlacing?.({ x: within(placing.x + moved[0]), y: within(placing.y + moved[1]) })
    else if (event.key === 'Enter') keys.onPlaced(placing)
    else if (event.key === 'Escape') keys.onPlacing?.(undefined)
    else return false
    return true
  }
  const turn = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'ArrowLeft':
        keys.onPage(getNextOpening(page, view, total, -1))
        return true
      case 'ArrowRight':
        keys.onPage(getNextOpening(page, view, total, 1))
        return true
      case 'Home':
        keys.onPage(1)
        return true
      case 'End':
        keys.onPage(getSpread(total, view, total)[0] ?? total)
        return true
      case '+':
      case '=':
        keys.onZoom(zoomed(zoom, 1))
        return true
      case '-':
        keys.onZoom(zoomed(zoom, -1))
        return true
    }
    if (event.code === 'BracketLeft') neighbour(-1)
    else if (event.code === 'BracketRight') neighbour(1)
    else if (event.code === 'KeyM' && keys.onPlacing) keys.onPlacing({ x: 0.5, y: 0.5 })
    else return false
    return true
  }
  return (event) => {
    const typing = (event.target as Element).closest('input, textarea, select, [role=radiogroup]')
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return
    if (place(event) || turn(event)) event.preventDefault()
  }
}
