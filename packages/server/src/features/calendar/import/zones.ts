import type { LocalMinute } from '@press/domain'
import { pressTimeZone } from '@press/i18n/node'
import ICAL from 'ical.js'
import { addDays, toLocalMinute } from '../../../clock.ts'

/** A clock that a file's events go by: what the press's shows when it shows this. Undefined for the press's own, and for none. */
export type Zone = ((clock: LocalMinute) => LocalMinute) | undefined

const minute = 60_000
const asUtc = ({ day, time }: LocalMinute): number => Date.parse(`${day}T${time}:00Z`)

export const utc: Zone = (clock) => toLocalMinute(new Date(asUtc(clock)))

/** A zone of the IANA database, which the runtime brings; undefined where there is none of the name. */
function ofDatabase(name: string): NonNullable<Zone> | undefined {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' })
    const offsetAt = (at: number): number => Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at
    return (clock) => {
      const wall = asUtc(clock)
      // Twice: what stands on the clock may be on the other side of its change.
      return toLocalMinute(new Date(wall - offsetAt(wall - offsetAt(wall))))
    }
  } catch {
    return undefined
  }
}

/** Characters of a zone that a file brings, and the rules of its changes: of others it cannot be said how long they take. */
const mostText = 20_000
const yearly =
  /^(?:(?:FREQ=YEARLY|INTERVAL=1|BYMONTH=(?:[1-9]|1[0-2])|BYDAY=(?:-1|[1-4])(?:MO|TU|WE|TH|FR|SA|SU)|UNTIL=\w+|WKST=\w\w)(?:;|$))+$/

/** A zone as a file describes it; undefined where that cannot be read. */
function ofFile(text: string): NonNullable<Zone> | undefined {
  if (text.length > mostText || [...text.matchAll(/^RRULE:(.*)$/gm)].some(([, rule = '']) => !yearly.test(rule)))
    return undefined
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text) as unknown[]))
    return ({ day, time }) => {
      const at = ICAL.Time.fromDateTimeString(`${day}T${time}:00`)
      at.zone = zone
      return toLocalMinute(new Date(at.toUnixTime() * 1000))
    }
  } catch {
    return undefined
  }
}

export type ZoneOf = (name: string | null) => Zone | 'unknown'

/** The clocks of a file by their names: the world's ones first, since the clocks of what wrote the file may be out of date. */
export function zonesOf(described: ReadonlyMap<string, string>): ZoneOf {
  const known = new Map<string, Zone | 'unknown'>()
  return (name) => {
    if (name === null || name === pressTimeZone) return undefined
    const found = known.get(name)
    if (found) return found
    // Some write the name of an address before it.
    const zone =
      ofDatabase(name) ?? ofDatabase(name.split('/').slice(-2).join('/')) ?? ofFile(described.get(name) ?? '')
    known.set(name, zone ?? 'unknown')
    return zone ?? 'unknown'
  }
}

/** How often a zone's clock is compared with the press's: no change of the hour lasts less. */
const step = 14
/** Days after which clocks have shown all that they do in a year. */
const enough = 800

/** Whether what begins at an hour there begins at one hour here, on every day of a span. */
export function isSteady(zone: Zone, { day, time }: LocalMinute, to: string | null): boolean {
  if (!zone) return true
  const apart = (on: string): number => asUtc(zone({ day: on, time })) - asUtc({ day: on, time })
  const last = addDays(day, enough)
  const end = to === null || to > last ? last : to
  const first = apart(day)
  for (let on = day; on < end; on = addDays(on, step)) if (apart(on) !== first) return false
  return apart(end) === first
}

/** What a clock shows so many minutes later. */
export function later(clock: LocalMinute, minutes: number): LocalMinute {
  const [day = '', time = ''] = new Date(asUtc(clock) + minutes * minute).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}
