import { z } from 'zod'
import { nonNegativeCount } from './tech-card-schemas.ts'

/** The result of a table import. Each problem refers to one of the table's fields. */
export const tableImport = <Field extends z.ZodType<string>>(field: Field) =>
  z.object({
    /** Rows of the table without its header. */
    rows: nonNegativeCount,
    /** Rows without a problem. */
    good: nonNegativeCount,
    /** The problems of the other rows; only the first ones of a long list. */
    problems: z.array(
      z.object({
        /** The row number in the table: the header is row 1. */
        row: z.number().int().positive(),
        /** The name of the row's subject. */
        name: z.string(),
        field,
        message: z.string(),
      }),
    ),
    /** The total number of problems. */
    problems_total: nonNegativeCount,
    /** Rows that were saved: all of them, or none. */
    written: nonNegativeCount,
  })

/** The report of any import. */
export type TableImport = z.output<ReturnType<typeof tableImport<z.ZodString>>>
