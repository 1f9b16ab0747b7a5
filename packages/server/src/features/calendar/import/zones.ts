import type { LocalMinute } from '@press/domain'
import { pressTimeZone } from '@press/i18n/node'
import ICAL from 'ical.js'
import { addDays, toLocalMinute } from '../../../clock.ts'

/** Converts the time of a file's zone to the press's time. Undefined for the press's own zone, and for events without a zone. */
export type Zone = ((clock: LocalMinute) => LocalMinute) | undefined

const minute = 60_000
const asUtc = ({ day, time }: LocalMinute): number => Date.parse(`${day}T${time}:00Z`)

export const utc: Zone = (clock) => toLocalMinute(new Date(asUtc(clock)))

/** Returns a zone of the runtime's IANA database; undefined for an unknown name. */
function ofDatabase(name: string): NonNullable<Zone> | undefined {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' })
    const offsetAt = (at: number): number => Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at
    return (clock) => {
      const wall = asUtc(clock)
      // Applies the offset twice, because the first offset may be from the other side of a clock change.
      return toLocalMinute(new Date(wall - offsetAt(wall - offsetAt(wall))))
    }
  } catch {
    return undefined
  }
}

/**
 * Limits of a zone that a file describes: the maximum number of characters, and the allowed rules for clock changes. Other rules
 * could take unlimited time.
 */
const maxTextLength = 20_000
const yearly =
  /^(?:(?:FREQ=YEARLY|INTERVAL=1|BYMONTH=(?:[1-9]|1[0-2])|BYDAY=(?:-1|[1-4])(?:MO|TU|WE|TH|FR|SA|SU)|UNTIL=\w+|WKST=\w\w)(?:;|$))+$/

/** Returns a zone as a file describes it; undefined when the description cannot be read. */
function ofFile(text: string): NonNullable<Zone> | undefined {
  if (text.length > maxTextLength || [...text.matchAll(/^RRULE:(.*)$/gm)].some(([, rule = '']) => !yearly.test(rule)))
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

/** Returns the zones of a file by name. The IANA database comes first, because the file's own descriptions may be outdated. */
export function zonesOf(described: ReadonlyMap<string, string>): ZoneOf {
  const known = new Map<string, Zone | 'unknown'>()
  return (name) => {
    if (name === null || name === pressTimeZone) return undefined
    const found = known.get(name)
    if (found) return found
    // Some programs put a domain name before the zone's name.
    const zone =
      ofDatabase(name) ?? ofDatabase(name.split('/').slice(-2).join('/')) ?? ofFile(described.get(name) ?? '')
    known.set(name, zone ?? 'unknown')
    return zone ?? 'unknown'
  }
}

/** Days between two comparisons of a zone's clock with the press's clock. Every clock change lasts longer than that. */
const step = 14
/** The number of days within which every yearly clock change occurs. */
const enough = 800

/** Whether events that begin at a fixed time in the zone also begin at a fixed time in the press's zone, on every day of a span. */
export function isSteady(zone: Zone, { day, time }: LocalMinute, to: string | null): boolean {
  if (!zone) return true
  const apart = (on: string): number => asUtc(zone({ day: on, time })) - asUtc({ day: on, time })
  const last = addDays(day, enough)
  const end = to === null || to > last ? last : to
  const first = apart(day)
  for (let on = day; on < end; on = addDays(on, step)) if (apart(on) !== first) return false
  return apart(end) === first
}

/** Returns the local time after a number of minutes. */
export function later(clock: LocalMinute, minutes: number): LocalMinute {
  const [day = '', time = ''] = new Date(asUtc(clock) + minutes * minute).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}
