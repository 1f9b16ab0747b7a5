import { ruleOfResource } from '../events/resources.ts'
import { isEventType, resourceOfEvent } from '../events/table.ts'
import { confidentialLogFields, logFieldKeys, logFields, neverLogged, type LogField } from './fields.ts'

export type LogValue = string | number | boolean | null

/** A field of an event: its value before, where the event keeps that, and after. */
export interface LogChange {
  field: LogField
  before: LogValue
  after: LogValue
}

type Data = Readonly<Record<string, unknown>>

const ruleOf = (type: string) => (isEventType(type) ? ruleOfResource(resourceOfEvent(type)) : undefined)

const isMasked = (field: LogField): field is keyof typeof confidentialLogFields => field in confidentialLogFields

/** A value as it may be shown: of a list its length or the names in it; null for an empty one. */
function shown(field: LogField, value: unknown): LogValue {
  if (neverLogged.includes(field)) return null
  if (Array.isArray(value)) {
    if (logFields[field] === 'count') return value.length
    return logFields[field] === 'fields' ? value.filter((one) => typeof one === 'string').join(' ') || null : null
  }
  if (typeof value === 'string') {
    if (!value.trim()) return null
    return isMasked(field) ? confidentialLogFields[field](value) : value
  }
  // A masked field is a text: another kind of value has no mask.
  if (isMasked(field)) return null
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The data of an event by the fields that show it, before and after. */
function sides(type: string, data: Data): { before: Data; after: Data } {
  const { before, after, from, to, key, value, ...plain } = data
  const was: Record<string, unknown> = { ...(isData(before) && before) }
  const is: Record<string, unknown> = { ...plain, ...(isData(after) && after) }
  if (ruleOf(type)?.fromTo === 'days') {
    if (from !== undefined) is['since'] = from
    if (to !== undefined) is['until'] = to
  } else {
    const field = type.endsWith('.handedOver') ? 'keeper' : 'status'
    if (from !== undefined) was[field] = from
    if (to !== undefined) is[field] = to
  }
  // A flag that was taken off was set before.
  if (typeof key === 'string') (value === false ? was : is)['flag'] = key
  return { before: was, after: is }
}

/** The data that names the row of an event. The name in a merge is that of the other row. */
const namesOf = (type: string): readonly string[] => (type.endsWith('.merged') ? [] : (ruleOf(type)?.names ?? []))

/**
 * What an event shows, field by field. Data that is not on the list of fields is left out, confidential values are masked, and unchanged
 * fields are omitted.
 */
export function logChanges(type: string, data: Data): LogChange[] {
  const { before, after } = sides(type, data)
  const names = namesOf(type)
  const isPair = isData(data['before'])
  return logFieldKeys.flatMap((field) => {
    const was = shown(field, before[field])
    const is = shown(field, after[field])
    // The subject shows the row's name already; with a value before, the name itself changed.
    if (names.includes(field) && !(field in before)) return []
    const same = isPair && JSON.stringify(before[field] ?? '') === JSON.stringify(after[field] ?? '')
    return (was === null && is === null) || same ? [] : [{ field, before: was, after: is }]
  })
}

/** The name of the row of an event, if the event carries it. */
export function logSubject(type: string, data: Data): string | null {
  for (const name of namesOf(type)) {
    const value = data[name]
    if (typeof value === 'string' && value.trim()) return value
    if (typeof value === 'number') return String(value)
  }
  return null
}
