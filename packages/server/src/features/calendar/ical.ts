import { addDays, type EventDates, type EventTimes } from '@press/domain'
import { pressTimeZone } from '@press/i18n/node'
import ICAL from 'ical.js'

/** How often calendar programs should refresh the feed. */
const refreshInterval = 'PT1H'

/** The press's time zone: one hour less since 1 March 2024 (Government resolution No. 27 of 19 January 2024). */
const timeZoneBlock = `BEGIN:VTIMEZONE
TZID:${pressTimeZone}
BEGIN:STANDARD
DTSTART:20041031T030000
TZOFFSETFROM:+0700
TZOFFSETTO:+0600
TZNAME:+06
END:STANDARD
BEGIN:STANDARD
DTSTART:20240301T000000
TZOFFSETFROM:+0600
TZOFFSETTO:+0500
TZNAME:+05
END:STANDARD
END:VTIMEZONE`

export interface FeedEvent {
  uid: string
  name: string
  details?: string
  dates: EventDates
  times: EventTimes | null
  /** The revision of the event, from 0. */
  sequence?: number
  /** Set for a changed occurrence: the day and the time that the recurrence rule gives it. */
  part?: { day: string; time: string | null }
  /** The recurrence rule in iCalendar format, and the days without an occurrence. */
  rule?: { text: string; without: readonly string[] }
}

/** Creates a date property; adds the time in the press's time zone unless the time is null. */
function createDateProperty(name: string, day: string, time: string | null): ICAL.Property {
  const dateProperty = new ICAL.Property(name)
  if (time === null) dateProperty.resetType('date')
  else dateProperty.setParameter('tzid', pressTimeZone)
  dateProperty.setValue(
    time === null ? ICAL.Time.fromDateString(day) : ICAL.Time.fromDateTimeString(`${day}T${time}:00`),
  )
  return dateProperty
}

function createComponent(
  { uid, name, details, dates, times, sequence, part, rule }: FeedEvent,
  stamp: ICAL.Time,
): ICAL.Component {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', uid)
  event.addPropertyWithValue('dtstamp', stamp)
  event.addPropertyWithValue('summary', name)
  if (details) event.addPropertyWithValue('description', details)
  if (sequence) event.addPropertyWithValue('sequence', sequence)
  event.addProperty(createDateProperty('dtstart', dates.start, times?.start ?? null))
  // In iCalendar, the end date is exclusive.
  event.addProperty(createDateProperty('dtend', times ? dates.end : addDays(dates.end, 1), times?.end ?? null))
  if (part) event.addProperty(createDateProperty('recurrence-id', part.day, part.time))
  if (rule) event.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule.text))
  for (const day of rule?.without ?? []) event.addProperty(createDateProperty('exdate', day, times?.start ?? null))
  return event
}

/** Formats events as iCalendar. */
export function formatCalendar(events: readonly FeedEvent[]): string {
  const calendar = new ICAL.Component('vcalendar')
  for (const [name, value] of [
    ['prodid', '-//Press//Press//RU'],
    ['version', '2.0'],
    ['method', 'PUBLISH'],
    ['name', 'Press'],
    ['x-wr-calname', 'Press'],
  ] as const)
    calendar.addPropertyWithValue(name, value)
  const refreshProperty = new ICAL.Property('refresh-interval')
  refreshProperty.resetType('duration')
  refreshProperty.setValue(ICAL.Duration.fromString(refreshInterval))
  calendar.addProperty(refreshProperty)
  calendar.addPropertyWithValue('x-published-ttl', refreshInterval)
  calendar.addSubcomponent(new ICAL.Component(ICAL.parse(timeZoneBlock.replaceAll('\n', '\r\n'))))
  const stamp = ICAL.Time.fromJSDate(new Date(), true)
  for (const event of events) calendar.addSubcomponent(createComponent(event, stamp))
  return `${calendar.toString()}\r\n`
}
