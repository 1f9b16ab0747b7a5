import { contractStatuses, type ContractKind } from '@press/domain'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt, version, words } from '../columns.ts'
import { users } from './people.ts'

/** Contracts with those who work for the press; one without an end holds until it is ended. */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    version: version(),
    kind: text('kind').$type<ContractKind>().notNull(),
    status: text('status', { enum: contractStatuses }).notNull().default('draft'),
    number: text('number').notNull(),
    date: date('date').notNull(),
    /** Who it is made with, where they have an account. */
    party_id: integer('party_id').references(() => users.id),
    party_name: words('party_name').notNull(),
    starts_on: date('starts_on'),
    ends_on: date('ends_on'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index('contracts_party').on(table.party_id),
    index('contracts_ends')
      .on(table.ends_on)
      .where(sql`status = 'signed'`),
  ],
)
