import { getResourceRule } from '../events/resources.ts'
import { isEventType, getEventResource } from '../events/table.ts'
import { confidentialLogFields, logFieldKeys, logFields, neverLoggedFields, type LogField } from './fields.ts'

export type LogValue = string | number | boolean | null

/** A field of an event, with its values before and after. `before` is null when the event does not record the earlier value. */
export interface LogChange {
  field: LogField
  before: LogValue
  after: LogValue
}

type Data = Readonly<Record<string, unknown>>

const getRule = (type: string) => (isEventType(type) ? getResourceRule(getEventResource(type)) : undefined)

const isMasked = (field: LogField): field is keyof typeof confidentialLogFields => field in confidentialLogFields

/** Returns a value as the log may show it: the length of a list, or the names in a list; null for an empty value. */
function getLoggedValue(field: LogField, value: unknown): LogValue {
  if (neverLoggedFields.includes(field)) return null
  if (Array.isArray(value)) {
    if (logFields[field] === 'count') return value.length
    return logFields[field] === 'fields' ? value.filter((one) => typeof one === 'string').join(' ') || null : null
  }
  if (typeof value === 'string') {
    if (!value.trim()) return null
    return isMasked(field) ? confidentialLogFields[field](value) : value
  }
  // Only text can be masked. A masked field with another kind of value shows nothing.
  if (isMasked(field)) return null
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Splits the data of an event into the field values before and after the event. */
function splitValues(type: string, data: Data): { before: Data; after: Data } {
  const { before, after, from, to, key, value, ...otherFields } = data
  const valuesBefore: Record<string, unknown> = { ...(isData(before) && before) }
  const valuesAfter: Record<string, unknown> = { ...otherFields, ...(isData(after) && after) }
  if (getRule(type)?.fromTo === 'days') {
    if (from !== undefined) valuesAfter['since'] = from
    if (to !== undefined) valuesAfter['until'] = to
  } else {
    const field = type.endsWith('.handedOver') ? 'keeper' : 'status'
    if (from !== undefined) valuesBefore[field] = from
    if (to !== undefined) valuesAfter[field] = to
  }
  // If the event unset a flag, the flag was set before.
  if (typeof key === 'string') (value === false ? valuesBefore : valuesAfter)['flag'] = key
  return { before: valuesBefore, after: valuesAfter }
}

/** Returns the data fields that name the event's row. A merge has none, because its name belongs to the other row. */
const getNameFields = (type: string): readonly string[] =>
  type.endsWith('.merged') ? [] : (getRule(type)?.names ?? [])

/**
 * Returns what the audit log shows of an event, field by field. Omits unchanged fields and data outside the list of fields, and
 * masks confidential values.
 */
export function getLogChanges(type: string, data: Data): LogChange[] {
  const { before, after } = splitValues(type, data)
  const names = getNameFields(type)
  const hasBothStates = isData(data['before'])
  return logFieldKeys.flatMap((field) => {
    const valueBefore = getLoggedValue(field, before[field])
    const valueAfter = getLoggedValue(field, after[field])
    // Skips the row's name, because the subject already shows it. If there is a value before, the name itself changed and is shown.
    if (names.includes(field) && !(field in before)) return []
    const isUnchanged = hasBothStates && JSON.stringify(before[field] ?? '') === JSON.stringify(after[field] ?? '')
    return (valueBefore === null && valueAfter === null) || isUnchanged
      ? []
      : [{ field, before: valueBefore, after: valueAfter }]
  })
}

/** Returns the name of the event's row, if the event includes it. */
export function getLogSubject(type: string, data: Data): string | null {
  for (const name of getNameFields(type)) {
    const value = data[name]
    if (typeof value === 'string' && value.trim()) return value
    if (typeof value === 'number') return String(value)
  }
  return null
}
