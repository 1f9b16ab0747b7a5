import { useState, useSyncExternalStore } from 'react'
import { toPressDay } from './days.ts'

/**
 * Returns the day on which the component was first rendered, unless a day is given. Stories need a fixed day, and pages are
 * reopened often enough.
 */
export function useToday(fixedToday: string | undefined): string {
  const [first] = useState(() => toPressDay(new Date()))
  return fixedToday ?? first
}

const never = () => () => undefined

/**
 * The same for components that show no day until the user types or opens something. The server's HTML then contains no date and can
 * be cached. On the server it is ''.
 */
export const useTodayInBrowser = (fixedToday: string | undefined): string =>
  useSyncExternalStore(
    never,
    () => fixedToday ?? toPressDay(new Date()),
    () => fixedToday ?? '',
  )
