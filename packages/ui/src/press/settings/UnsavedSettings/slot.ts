import { createContext, use } from 'react'

/** Where the history of a section stands: what is not saved is drawn above it. */
export const HistorySlot = createContext<HTMLElement | null>(null)

/** How many changes of the open section are not saved. */
export const UnsavedCount = createContext(0)
export const useUnsavedCount = (): number => use(UnsavedCount)
