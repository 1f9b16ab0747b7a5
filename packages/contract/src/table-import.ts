import { z } from 'zod'
import { nonNegativeCount } from './tech-card-schemas.ts'

/** The result of a table import. Each problem refers to one of the table's fields. */
export const createTableImportSchema = <Field extends z.ZodType<string>>(field: Field) =>
  z.object({
    /** The number of rows of the table, without its header. */
    rows: nonNegativeCount,
    /** The number of rows without a problem. */
    good: nonNegativeCount,
    /** The problems of the rows. A long list contains only the first of them. */
    problems: z.array(
      z.object({
        /** The row number in the table. The header is row 1. */
        row: z.number().int().positive(),
        /** The name of the book, person or other thing that the row describes. */
        name: z.string(),
        field,
        message: z.string(),
      }),
    ),
    /** The total number of problems. */
    problems_total: nonNegativeCount,
    /** The number of saved rows: all rows, or none. */
    written: nonNegativeCount,
  })

/** The report of any import. */
export type TableImport = z.output<ReturnType<typeof createTableImportSchema<z.ZodString>>>
