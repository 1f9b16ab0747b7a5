import { useState } from 'react'

/** Tracks the expanded positions of a list while items are added, removed and moved. Initially only the first item is expanded. */
export function useExpandedItems() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([0]))
  const shift = (placeOf: (place: number) => number | null) =>
    setOpen((now) => new Set([...now].map(placeOf).filter((place) => place !== null)))
  return {
    isOpen: (place: number) => open.has(place),
    set: (place: number, opened: boolean) =>
      setOpen((now) => new Set(opened ? [...now, place] : [...now].filter((one) => one !== place))),
    inserted: (at: number) => {
      shift((place) => (place >= at ? place + 1 : place))
      setOpen((now) => new Set([...now, at]))
    },
    removed: (at: number) => shift((place) => (place === at ? null : place > at ? place - 1 : place)),
    swapped: (one: number, other: number) => shift((place) => (place === one ? other : place === other ? one : place)),
  }
}
