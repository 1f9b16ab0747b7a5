import type { LocalMinute } from '@press/domain'
import { pressTimeZone } from '@press/i18n/node'
import ICAL from 'ical.js'
import { addDays, toLocalMinute } from '../../../clock.ts'

/** Converts the time of a file's zone to the press's time. Undefined for the press's own zone, and for events without a zone. */
export type ZoneConverter = ((localMinute: LocalMinute) => LocalMinute) | undefined

const minuteMs = 60_000
const toUtcMs = ({ day, time }: LocalMinute): number => Date.parse(`${day}T${time}:00Z`)

export const convertUtcTime: ZoneConverter = (localMinute) => toLocalMinute(new Date(toUtcMs(localMinute)))

/** Returns a zone of the runtime's IANA database; undefined for an unknown name. */
function findDatabaseZone(name: string): NonNullable<ZoneConverter> | undefined {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' })
    const getOffsetMs = (momentMs: number): number =>
      Date.parse(`${format.format(momentMs).replace(' ', 'T')}Z`) - momentMs
    return (localMinute) => {
      const wallClockMs = toUtcMs(localMinute)
      // Applies the offset twice, because the first offset may be from the other side of a clock change.
      return toLocalMinute(new Date(wallClockMs - getOffsetMs(wallClockMs - getOffsetMs(wallClockMs))))
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
const yearlyRulePattern =
  /^(?:(?:FREQ=YEARLY|INTERVAL=1|BYMONTH=(?:[1-9]|1[0-2])|BYDAY=(?:-1|[1-4])(?:MO|TU|WE|TH|FR|SA|SU)|UNTIL=\w+|WKST=\w\w)(?:;|$))+$/

/** Returns a zone as a file describes it; undefined when the description cannot be read. */
function parseFileZone(text: string): NonNullable<ZoneConverter> | undefined {
  if (
    text.length > maxTextLength ||
    [...text.matchAll(/^RRULE:(.*)$/gm)].some(([, rule = '']) => !yearlyRulePattern.test(rule))
  )
    return undefined
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text) as unknown[]))
    return ({ day, time }) => {
      const moment = ICAL.Time.fromDateTimeString(`${day}T${time}:00`)
      moment.zone = zone
      return toLocalMinute(new Date(moment.toUnixTime() * 1000))
    }
  } catch {
    return undefined
  }
}

export type ZoneLookup = (name: string | null) => ZoneConverter | 'unknown'

/** Returns the zones of a file by name. The IANA database comes first, because the file's own descriptions may be outdated. */
export function createZoneLookup(descriptions: ReadonlyMap<string, string>): ZoneLookup {
  const zoneCache = new Map<string, ZoneConverter | 'unknown'>()
  return (name) => {
    if (name === null || name === pressTimeZone) return undefined
    const cachedZone = zoneCache.get(name)
    if (cachedZone) return cachedZone
    // Some programs put a domain name before the zone's name.
    const zone =
      findDatabaseZone(name) ??
      findDatabaseZone(name.split('/').slice(-2).join('/')) ??
      parseFileZone(descriptions.get(name) ?? '')
    zoneCache.set(name, zone ?? 'unknown')
    return zone ?? 'unknown'
  }
}

/** Days between two comparisons of a zone's clock with the press's clock. Every clock change lasts longer than that. */
const stepDays = 14
/** The number of days within which every yearly clock change occurs. */
const maxComparedDays = 800

/** Whether events that begin at a fixed time in the zone also begin at a fixed time in the press's zone, on every day of a span. */
export function hasConstantOffset(zone: ZoneConverter, { day, time }: LocalMinute, lastDay: string | null): boolean {
  if (!zone) return true
  const getClockDifference = (comparedDay: string): number =>
    toUtcMs(zone({ day: comparedDay, time })) - toUtcMs({ day: comparedDay, time })
  const lastComparedDay = addDays(day, maxComparedDays)
  const end = lastDay === null || lastDay > lastComparedDay ? lastComparedDay : lastDay
  const firstDifference = getClockDifference(day)
  for (let comparedDay = day; comparedDay < end; comparedDay = addDays(comparedDay, stepDays))
    if (getClockDifference(comparedDay) !== firstDifference) return false
  return getClockDifference(end) === firstDifference
}

/** Returns the local time after a number of minutes. */
export function addMinutes(localMinute: LocalMinute, minutes: number): LocalMinute {
  const [day = '', time = ''] = new Date(toUtcMs(localMinute) + minutes * minuteMs).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}
