import type { ContractKind, ContractTemplate } from '@press/domain'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './people.ts'

/**
 * Contract templates, one row per version. The highest version is in use. Rows are never changed, because contracts refer to them.
 */
export const contractTemplates = pgTable(
  'contract_templates',
  {
    id: id(),
    kind: text('kind').$type<ContractKind>().notNull(),
    /** The number of the version. Version 1 is the template that a press starts with. */
    version: integer('version').notNull(),
    template: jsonb('template').$type<ContractTemplate>().notNull(),
    /** Why the template was changed. */
    note: text('note').notNull().default(''),
    created_by: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [unique('contract_templates_version').on(table.kind, table.version)],
)
