import { toPressDay } from '@press/i18n'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'

/** A time that stands still, for stories and tests. Without it, components read the computer's clock. */
export const ClockContext = createContext<Date | undefined>(undefined)

const tickMs = 30_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Calls back twice a minute. All components share one timer. */
function onTick(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((one) => one()), tickMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Returns the current time. The component renders again twice a minute, so that ages on screen stay correct. */
export function useNow(): Date {
  const fixed = use(ClockContext)
  const [now, setNow] = useState(() => new Date())
  useEffect(() => (fixed ? undefined : onTick(() => setNow(new Date()))), [fixed])
  return fixed ?? now
}

/** Returns today's date at the press. The component renders again when the day ends. */
export function useToday(): string {
  const fixed = use(ClockContext)
  const read = () => toPressDay(fixed ?? new Date())
  return useSyncExternalStore(onTick, read, read)
}

/**
 * The same for components that show no day until the user types or opens something. The server's HTML then contains no date and can
 * be cached. On the server it is ''.
 */
export function useTodayInBrowser(): string {
  const fixed = use(ClockContext)
  return useSyncExternalStore(
    onTick,
    () => toPressDay(fixed ?? new Date()),
    () => '',
  )
}
