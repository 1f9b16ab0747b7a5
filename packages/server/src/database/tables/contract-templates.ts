import type { ContractKind, ContractTemplate } from '@press/domain'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './people.ts'

/** What contracts of a kind say: a row for every version, of which the highest holds. Rows are added and never changed: contracts name them. */
export const contractTemplates = pgTable(
  'contract_templates',
  {
    id: id(),
    kind: text('kind').$type<ContractKind>().notNull(),
    /** From 1, which the press begins with. */
    version: integer('version').notNull(),
    template: jsonb('template').$type<ContractTemplate>().notNull(),
    /** Why it was changed. */
    note: text('note').notNull().default(''),
    created_by: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [unique('contract_templates_version').on(table.kind, table.version)],
)
