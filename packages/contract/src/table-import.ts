import { z } from 'zod'
import { nonNegativeCount } from './tech-card-schemas.ts'

/** What the import of a table found, and did; a problem stands under one of the table's fields. */
export const tableImport = <Field extends z.ZodType<string>>(field: Field) =>
  z.object({
    /** Rows of the table, without its head. */
    rows: nonNegativeCount,
    /** Rows with nothing against them. */
    good: nonNegativeCount,
    /** What stands against the others; of very many the first. */
    problems: z.array(
      z.object({
        /** As the table counts them: the head is row 1. */
        row: z.number().int().positive(),
        /** What the row is about. */
        name: z.string(),
        field,
        message: z.string(),
      }),
    ),
    /** How many problems there are in all. */
    problems_total: nonNegativeCount,
    /** Rows that were written: all of them, or none. */
    written: nonNegativeCount,
  })

/** The report of any import. */
export type TableImport = z.output<ReturnType<typeof tableImport<z.ZodString>>>
