import { z } from 'zod'
import { schemaFor } from '../src/schema-for.ts'

/* The compiler is the test: each line below `@ts-expect-error` has to be refused, all others accepted. */

interface Row {
  id: number
  name: string | null
  note?: string
  kind: 'new' | 'old'
  lines: readonly { sum: number; vat?: number | undefined }[]
}

const line = z.object({ sum: z.number(), vat: z.number().optional() })
const schema = z.object({
  id: z.number(),
  name: z.string().nullable(),
  note: z.string().optional(),
  kind: z.enum(['new', 'old']),
  lines: z.array(line),
})
const row = schemaFor<Row>()

/** The schema keeps its own type, so it can be extended, narrowed and accessed by field. */
export const derivedFieldSchema = row(schema).extend({ version: z.number() }).omit({ id: true }).pick({ lines: true })
  .shape.lines.element.shape.sum

export const refusedSchemas = [
  // @ts-expect-error a field of the row is missing
  row(schema.omit({ id: true })),
  // @ts-expect-error an optional field of the row is missing
  row(schema.omit({ note: true })),
  // @ts-expect-error the row has no such field
  row(schema.extend({ extra: z.string() })),
  // @ts-expect-error the row has no such optional field
  row(schema.extend({ extra: z.string().optional() })),
  // @ts-expect-error null is never answered
  row(schema.extend({ name: z.string() })),
  // @ts-expect-error null is answered
  row(schema.extend({ id: z.number().nullable() })),
  // @ts-expect-error a required field may be left out
  row(schema.extend({ id: z.number().optional() })),
  // @ts-expect-error an optional field is always there
  row(schema.extend({ note: z.string() })),
  // @ts-expect-error a value of the row is missing
  row(schema.extend({ kind: z.enum(['new']) })),
  // @ts-expect-error a value that the row does not have
  row(schema.extend({ kind: z.enum(['new', 'old', 'other']) })),
  // @ts-expect-error a nested field that the row does not have
  row(schema.extend({ lines: z.array(line.extend({ extra: z.string().optional() })) })),
]
