import { useState } from 'react'
import { dayOf } from './days.ts'

/** The day a component was first drawn on, unless one is given: stories stand still, pages are opened anew often enough. */
export function useToday(given: string | undefined): string {
  const [first] = useState(() => dayOf(new Date()))
  return given ?? first
}
