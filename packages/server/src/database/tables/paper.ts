import { paperMovementKinds, paperOrderStatuses } from '@press/domain'
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, version } from '../columns.ts'
import { users } from './people.ts'
import { techCards } from './tech-cards.ts'

const userReferenceColumn = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' })

/** Orders of paper. */
export const paperOrders = pgTable(
  'paper_orders',
  {
    id: id(),
    version: version(),
    paper: text('paper').notNull(),
    sheets: integer('sheets').notNull(),
    expected_on: date('expected_on').notNull(),
    note: text('note').notNull().default(''),
    status: text('status', { enum: paperOrderStatuses }).notNull().default('ordered'),
    ordered_by: userReferenceColumn('ordered_by'),
    /** An id that the sender creates. An order that is sent twice is therefore stored once. */
    client_id: text('client_id'),
    created_at: createdAt(),
  },
  (table) => [
    index('paper_orders_open').on(table.status, table.expected_on, table.id),
    uniqueIndex('paper_orders_client').on(table.ordered_by, table.client_id),
  ],
)

/** Every movement of paper. Rows are only added. The stock is the sum of all movements. */
export const paperMovements = pgTable(
  'paper_movements',
  {
    id: id(),
    paper: text('paper').notNull(),
    kind: text('kind', { enum: paperMovementKinds }).notNull(),
    /** The number of sheets. Negative for outgoing sheets. */
    sheets: integer('sheets').notNull(),
    order_id: integer('order_id').references(() => paperOrders.id),
    tech_card_id: integer('tech_card_id').references(() => techCards.id),
    /** The counted copies, if the movement is paper that a print run used. */
    copies: integer('copies'),
    reason: text('reason').notNull().default(''),
    moved_by: userReferenceColumn('moved_by'),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [
    index('paper_movements_sum').on(table.paper, table.id, table.sheets),
    index('paper_movements_card').on(table.tech_card_id, table.id),
  ],
)

/** Counted copies of a print run that is being printed. The last row of a tech card applies. */
export const printCounts = pgTable(
  'print_counts',
  {
    id: id(),
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id),
    copies: integer('copies').notNull(),
    counted_by: userReferenceColumn('counted_by'),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('print_counts_card').on(table.tech_card_id, table.id, table.at, table.copies)],
)

/** Days of the printing house whose order of print runs a person has set. */
export const printDays = pgTable('print_days', {
  id: id(),
  version: version(),
  day: date('day').notNull().unique(),
  /** The ids of tech cards in the order in which they are printed. Null once the order is by promised date again. */
  cards: integer('cards').array(),
  arranged_by: userReferenceColumn('arranged_by'),
  arranged_at: timestamptz('arranged_at').notNull().defaultNow(),
})

/**
 * Papers that the planned print runs lack. A row exists as long as the shortage lasts, so that its notification is not repeated.
 */
export const paperShortages = pgTable('paper_shortages', {
  paper: text('paper').primaryKey(),
  /** Whether the notification said that new paper would arrive too late for a promised date. */
  late: boolean('late').notNull(),
  since: timestamptz('since').notNull().defaultNow(),
})
