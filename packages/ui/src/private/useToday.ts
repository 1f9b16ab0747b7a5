import { useState, useSyncExternalStore } from 'react'
import { toPressDay } from './days.ts'

/** The day a component was first drawn on, unless one is given: stories stand still, pages are opened anew often enough. */
export function useToday(given: string | undefined): string {
  const [first] = useState(() => toPressDay(new Date()))
  return given ?? first
}

const never = () => () => undefined

/**
 * The same for what draws no day until somebody types or opens something: a server's page then holds no clock, and may be
 * kept. There it is ''.
 */
export const useTodayInBrowser = (given: string | undefined): string =>
  useSyncExternalStore(
    never,
    () => given ?? toPressDay(new Date()),
    () => given ?? '',
  )
