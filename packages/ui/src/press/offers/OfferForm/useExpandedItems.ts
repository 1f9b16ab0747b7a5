import { useState } from 'react'

/** Tracks the expanded positions of a list while items are added, removed and moved. Initially only the first item is expanded. */
export function useExpandedItems() {
  const [openIndexes, setOpenIndexes] = useState<ReadonlySet<number>>(new Set([0]))
  const mapIndexes = (getNewIndex: (index: number) => number | null) =>
    setOpenIndexes((current) => new Set([...current].map(getNewIndex).filter((index) => index !== null)))
  return {
    isOpen: (index: number) => openIndexes.has(index),
    set: (index: number, shouldOpen: boolean) =>
      setOpenIndexes(
        (current) =>
          new Set(shouldOpen ? [...current, index] : [...current].filter((openIndex) => openIndex !== index)),
      ),
    insertIndex: (changedIndex: number) => {
      mapIndexes((index) => (index >= changedIndex ? index + 1 : index))
      setOpenIndexes((current) => new Set([...current, changedIndex]))
    },
    removeIndex: (changedIndex: number) =>
      mapIndexes((index) => (index === changedIndex ? null : index > changedIndex ? index - 1 : index)),
    swapIndexes: (firstIndex: number, secondIndex: number) =>
      mapIndexes((index) => (index === firstIndex ? secondIndex : index === secondIndex ? firstIndex : index)),
  }
}
