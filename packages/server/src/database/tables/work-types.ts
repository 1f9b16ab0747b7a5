import { workTypes as workTypeNames, workTypeStatuses, type Rating } from '@press/domain'
import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, version } from '../columns.ts'
import { users } from './people.ts'
import { techCards } from './tech-cards.ts'
import { accruals, payouts } from './wallet.ts'

export const workTypes = pgTable(
  'work_types',
  {
    id: id(),
    version: version(),
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    name: text('name', { enum: workTypeNames }).notNull(),
    status: text('status', { enum: workTypeStatuses }).notNull().default('offered'),
    executor_id: integer('executor_id').references(() => users.id),
    /** The volume of the work: «384 000 зн.» */
    unit: text('unit').notNull().default(''),
    /** The executor's fee, in tiyn. */
    price: bigint('price', { mode: 'number' }),
    start_date: date('start_date'),
    end_date: date('end_date'),
    hours: integer('hours'),
    description: text('description').notNull().default(''),
    /** The comment with which the work was returned, approved or cancelled. */
    comment: text('comment').notNull().default(''),
    scores: jsonb('scores').$type<Rating>(),
    /** When the work was submitted. */
    completed_at: timestamptz('completed_at'),
    paid_at: timestamptz('paid_at'),
    /** The act of completed works that contains the work. */
    act_id: integer('act_id').references(() => accruals.id),
    /** The payment order that paid the work, if the work was paid together with others. */
    payout_id: integer('payout_id').references(() => payouts.id),
    created_at: createdAt(),
  },
  (table) => [
    // Excludes cancelled works, because a cancelled work may be assigned again.
    uniqueIndex('work_types_name')
      .on(table.tech_card_id, table.name)
      .where(sql`status <> 'cancelled'`),
    // Needed because the unique index does not contain cancelled works.
    index('work_types_card').on(table.tech_card_id),
    index('work_types_executor').on(table.executor_id),
    index('work_types_act').on(table.act_id),
    index('work_types_payout').on(table.payout_id),
    // Works that a manager still has to approve, or that accounting still has to pay.
    index('work_types_waiting')
      .on(table.status, table.tech_card_id)
      .where(sql`status in ('completed', 'approved')`),
    index('work_types_open')
      .on(table.tech_card_id)
      .where(sql`status = 'offered' and executor_id is null`),
  ],
)
