import { projectStatuses } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, foldedIndex, id, timestamptz, updatedAt, version, kazakhText } from '../columns.ts'
import { users } from './people.ts'
import { techCards } from './tech-cards.ts'
import { workTypes } from './work-types.ts'

/** The project that makes the book of a tech card. The works themselves belong to the tech card. */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    version: version(),
    tech_card_id: integer('tech_card_id')
      .notNull()
      .unique()
      .references(() => techCards.id),
    name: kazakhText('name').notNull(),
    status: text('status', { enum: projectStatuses }).notNull().default('new'),
    urgent: boolean('urgent').notNull().default(false),
    created_date: date('created_date').notNull(),
    start_date: date('start_date'),
    deadline: date('deadline'),
    description: text('description').notNull().default(''),
    manager_id: integer('manager_id').references(() => users.id),
    /** The budget in tiyn. */
    budget: bigint('budget', { mode: 'number' }),
    editor_requirements: text('editor_requirements').notNull().default(''),
    designer_requirements: text('designer_requirements').notNull().default(''),
    templator_requirements: text('templator_requirements').notNull().default(''),
    notes: text('notes').notNull().default(''),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: text('search').generatedAlwaysAs((): SQL => sql`press_search(name || ' тк-' || tech_card_id::text)`),
  },
  (table) => [
    index('projects_created').on(table.created_at, table.id),
    index('projects_deadline').on(table.deadline, table.id),
    index('projects_name').on(table.name, table.id),
    index('projects_status').on(table.status, table.deadline),
    index('projects_manager').on(table.manager_id),
    index('projects_search').using('gin', sql`search gin_trgm_ops`),
    foldedIndex('projects'),
  ],
)

/** Responses of executors to a work that is not assigned to anyone yet. */
export const workResponses = pgTable(
  'work_responses',
  {
    work_id: integer('work_id')
      .notNull()
      .references(() => workTypes.id, { onDelete: 'cascade' }),
    executor_id: integer('executor_id')
      .notNull()
      .references(() => users.id),
    agree: boolean('agree').notNull(),
    comment: text('comment').notNull().default(''),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.work_id, table.executor_id] })],
)
