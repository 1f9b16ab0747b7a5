import type { z } from 'zod'

/** The same type with every optional field required and nothing readonly. Assignability of two such types compares every field. */
type StrictType<T> = T extends string | number | boolean | bigint | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? StrictType<Item>[]
    : { -readonly [Key in keyof T]-?: [StrictType<T[Key]>] }

type IsSame<One, Other> = [StrictType<One>] extends [StrictType<Other>]
  ? [StrictType<Other>] extends [StrictType<One>]
    ? true
    : false
  : false

/** The fields whose types differ, or that exist in only one of the two types. The compiler's message shows them. */
type DifferentFields<One, Other> = {
  [Key in keyof One | keyof Other]: Key extends keyof One & keyof Other
    ? IsSame<One[Key], Other[Key]> extends true
      ? never
      : Key
    : Key
}[keyof One | keyof Other]

type MatchCheck<Row, Output> =
  IsSame<Row, Output> extends true ? unknown : { 'fields that differ from the row': DifferentFields<Row, Output> }

/**
 * Returns the schema unchanged. Compiles only if its output has the same fields and types as the row of `@press/domain`.
 * (`satisfies z.ZodType<Row>` would accept a schema with more fields than the row has.)
 */
export const schemaFor =
  <Row>() =>
  <Schema extends z.ZodType>(schema: Schema & MatchCheck<Row, z.output<Schema>>): Schema =>
    schema
