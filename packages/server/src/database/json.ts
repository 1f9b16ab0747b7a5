import { sql, type SQL } from 'drizzle-orm'

/**
 * JSON that PostgreSQL writes as text, piece by piece with `concat`: lists and boards are sent as they come from the database, as reading
 * their rows and writing them here takes longer than anything else does. Writing by hand stands here alone: a feature says which
 * fields an object has and of what kind each is.
 *
 * Columns are SQL of ours, never what somebody typed.
 */
interface Value {
  /** What `concat` puts together: expressions, and text in quotes. */
  parts: readonly string[]
  /** Whether there is a value. */
  given: string
}

interface Field extends Value {
  /** Left out of its object when there is no value. */
  optional?: true
}

const quoted = (text: string): string => `'${text}'`
const join = (parts: readonly string[]): string => `concat(${parts.join(', ')})`
const value = (column: string, ...parts: string[]): Value => ({ parts, given: `${column} is not null` })

/** A number, or JSON that is there already. */
export const number = (column: string): Value => value(column, column)
export const flag = (column: string): Value => value(column, `(${column})::text`)
/** A word of our own, in which nothing needs to be escaped. */
export const word = (column: string): Value => value(column, quoted('"'), column, quoted('"'))
/** What people wrote. */
export const text = (column: string): Value => value(column, `to_json(${column})`)
export const day = text
export const moment = (column: string): Value =>
  value(column, `to_json(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`)

/** The value, or null. */
export const nullable = ({ parts, given }: Value): Value => ({
  parts: [`case when ${given} then ${join(parts)} else 'null' end`],
  given,
})

export const optional = (of: Value): Field => ({ ...of, optional: true })
/** Stands in its object only where it is true. */
export const ifTrue = (column: string): Field => ({ parts: [quoted('true')], given: column, optional: true })

/** An object, whose first field is always there; with the column that says whether there is such an object at all. */
export function object(fields: Readonly<Record<string, Field>>, column = 'true'): Value {
  const parts = Object.entries(fields).flatMap(([key, field], place) => {
    const pieces = [quoted(`${place ? ',' : '{'}"${key}":`), ...field.parts]
    return field.optional ? [`case when ${field.given} then ${join(pieces)} end`] : pieces
  })
  return value(column, ...parts, quoted('}'))
}

/** A value as SQL that comes to its text. */
export const written = ({ parts }: Value): SQL => sql.raw(join(parts))
