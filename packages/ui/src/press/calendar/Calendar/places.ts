import type { Place } from './types.ts'

/** Returns the day or hour of a cell, from its `data-day` and `data-hour`. */
export function getPlace({ dataset: { day, hour } }: HTMLElement): Place | null {
  return day === undefined ? null : { day, minutes: hour === undefined ? null : Number(hour) * 60 }
}

/** Returns the day under a point and, in the hour grid, the minute. */
export function getPlaceAt(x: number, y: number): Place | null {
  const cell = document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && 'day' in element.dataset)
  const place = cell && getPlace(cell)
  if (!place || place.minutes === null) return place ?? null
  const { top, height } = cell.getBoundingClientRect()
  return { ...place, minutes: place.minutes + ((y - top) / height) * 60 }
}

/** Returns the empty cell that was pressed, or null for an event, a button or the list of a day. */
export function findEmptyCell(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('button, [popover]')) return null
  return target.closest<HTMLElement>('[data-day]')
}
