import type { SignalRemark } from '@press/domain'
import type { KeyboardEvent } from 'react'
import { getNextZoom } from './Desk.tsx'
import { getSpread, getNextOpening, type DeskView } from './pages.ts'

interface DeskKeysOptions {
  page: number
  view: DeskView
  total: number
  remarks: readonly SignalRemark[]
  selectedKey: string | undefined
  zoom: number
  /** The place of a remark before it is confirmed. */
  placing: { x: number; y: number } | undefined
  onPage: (page: number) => void
  onZoom: (zoom: number) => void
  onChoose: (remark: SignalRemark) => void
  /** Sets the place of a remark that is not confirmed yet. Omit it if remarks are no longer possible. */
  onPlacing: ((point: { x: number; y: number } | undefined) => void) | undefined
  onPlaced: (point: { x: number; y: number }) => void
}

/** The share of the page by which an arrow key moves a pin. */
const pinStep = 0.02
const clampCoordinate = (coordinate: number): number => Math.min(1, Math.max(0, Math.round(coordinate * 100) / 100))
const arrowOffsets: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-pinStep, 0],
  ArrowRight: [pinStep, 0],
  ArrowUp: [0, -pinStep],
  ArrowDown: [0, pinStep],
}

/**
 * Returns the key handler of the pages: turning, zoom, placing a remark, and moving to the next remark. Fields and lists handle
 * their own keys.
 */
export function useDeskKeys(options: DeskKeysOptions): (event: KeyboardEvent) => void {
  const { page, view, total, remarks, selectedKey, zoom, placing } = options
  const selectNeighbourRemark = (direction: 1 | -1) => {
    const selectedIndex = remarks.findIndex(({ id }) => String(id) === selectedKey)
    const nextRemark = remarks.at(
      selectedIndex < 0 && direction < 0 ? -1 : (selectedIndex + direction) % remarks.length,
    )
    if (nextRemark) options.onChoose(nextRemark)
  }
  const handlePlacingKey = (event: KeyboardEvent): boolean => {
    if (!placing) return false
    const offset = arrowOffsets[event.key]
    if (offset)
      options.onPlacing?.({ x: clampCoordinate(placing.x + offset[0]), y: clampCoordinate(placing.y + offset[1]) })
    else if (event.key === 'Enter') options.onPlaced(placing)
    else if (event.key === 'Escape') options.onPlacing?.(undefined)
    else return false
    return true
  }
  const handlePageKey = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'ArrowLeft':
        options.onPage(getNextOpening(page, view, total, -1))
        return true
      case 'ArrowRight':
        options.onPage(getNextOpening(page, view, total, 1))
        return true
      case 'Home':
        options.onPage(1)
        return true
      case 'End':
        options.onPage(getSpread(total, view, total)[0] ?? total)
        return true
      case '+':
      case '=':
        options.onZoom(getNextZoom(zoom, 1))
        return true
      case '-':
        options.onZoom(getNextZoom(zoom, -1))
        return true
    }
    if (event.code === 'BracketLeft') selectNeighbourRemark(-1)
    else if (event.code === 'BracketRight') selectNeighbourRemark(1)
    else if (event.code === 'KeyM' && options.onPlacing) options.onPlacing({ x: 0.5, y: 0.5 })
    else return false
    return true
  }
  return (event) => {
    const inputElement = (event.target as Element).closest('input, textarea, select, [role=radiogroup]')
    if (inputElement || event.ctrlKey || event.metaKey || event.altKey) return
    if (handlePlacingKey(event) || handlePageKey(event)) event.preventDefault()
  }
}
