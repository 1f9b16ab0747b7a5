import {
  confidentialLogFields,
  logFieldKeys,
  logFields,
  neverLogged,
  subjectFields,
  wayFields,
  type LogField,
} from './fields.ts'

export type LogValue = string | number | boolean | null

/** A field of an event: what it was, where the event keeps that, and what it is since. */
export interface LogChange {
  field: LogField
  before: LogValue
  after: LogValue
}

type Data = Readonly<Record<string, unknown>>

const resourceOf = (type: string) => type.slice(0, type.indexOf('.')) as keyof typeof subjectFields

const isMasked = (field: LogField): field is keyof typeof confidentialLogFields => field in confidentialLogFields

/** A value as it may be shown: of a list its length or the names in it; what says nothing is none. */
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
  // A number or a switch where a confidential text should stand is not one that anybody has reckoned with.
  if (isMasked(field)) return null
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The data of an event under the names of the fields it is shown by, as before and after. */
function sides(type: string, data: Data): { before: Data; after: Data } {
  const { before, after, from, to, key, value, ...plain } = data
  const was: Record<string, unknown> = { ...(isData(before) && before) }
  const is: Record<string, unknown> = { ...plain, ...(isData(after) && after) }
  const way = type.endsWith('.handedOver')
    ? ({ from: 'keeper', to: 'keeper' } as const)
    : (wayFields[resourceOf(type)] ?? ({ from: 'status', to: 'status' } as const))
  // The two ends of a span of days are two fields; the two ends of a way are one that changed.
  const ends = way.from === way.to ? was : is
  if (from !== undefined) ends[way.from] = from
  if (to !== undefined) is[way.to] = to
  // A flag that was taken off stood before.
  if (typeof key === 'string') (value === false ? was : is)['flag'] = key
  return { before: was, after: is }
}

/** The data that names the row of an event. Where two rows became one, the name is the other's. */
const namesOf = (type: string): readonly string[] =>
  type.endsWith('.merged') ? [] : (subjectFields[resourceOf(type)] ?? [])

/**
 * What an event says that may be shown, field by field. What is not on the list of fields is left out, confidential values are masked, and
 * what did not change does not stand there.
 */
export function logChanges(type: string, data: Data): LogChange[] {
  const { before, after } = sides(type, data)
  const names = namesOf(type)
  const isPair = isData(data['before'])
  return logFieldKeys.flatMap((field) => {
    const was = shown(field, before[field])
    const is = shown(field, after[field])
    // The name of the row stands above; where both are told, that it became another one is news.
    if (names.includes(field) && !(field in before)) return []
    const same = isPair && JSON.stringify(before[field] ?? '') === JSON.stringify(after[field] ?? '')
    return (was === null && is === null) || same ? [] : [{ field, before: was, after: is }]
  })
}

/** What the row of an event is called, where the event says so. */
export function logSubject(type: string, data: Data): string | null {
  for (const name of namesOf(type)) {
    const value = data[name]
    if (typeof value === 'string' && value.trim()) return value
    if (typeof value === 'number') return String(value)
  }
  return null
}
