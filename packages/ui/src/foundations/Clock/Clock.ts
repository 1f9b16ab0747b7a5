import { toPressDay } from '@press/i18n'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'

/** A time that stands still, for stories and tests. Without it, components read the computer's clock. */
export const ClockContext = createContext<Date | undefined>(undefined)

const tickMs = 30_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Calls back twice a minute. All components share one timer. */
function subscribeToTick(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), tickMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Returns the current time. The component renders again twice a minute, so that ages on screen stay correct. */
export function useNow(): Date {
  const fixedNow = use(ClockContext)
  const [now, setNow] = useState(() => new Date())
  useEffect(() => (fixedNow ? undefined : subscribeToTick(() => setNow(new Date()))), [fixedNow])
  return fixedNow ?? now
}

/** Returns today's date at the press. The component renders again when the day ends. */
export function useToday(): string {
  const fixedNow = use(ClockContext)
  const readToday = () => toPressDay(fixedNow ?? new Date())
  return useSyncExternalStore(subscribeToTick, readToday, readToday)
}

/**
 * Returns today's date at the press in the browser, and '' on the server, so that the server's HTML contains no date and can be
 * cached. For components that show no date until the user types or opens something.
 */
export function useTodayInBrowser(): string {
  const fixedNow = use(ClockContext)
  return useSyncExternalStore(
    subscribeToTick,
    () => toPressDay(fixedNow ?? new Date()),
    () => '',
  )
}
