import type { Settings, SettingSection } from '@press/domain'
import { settingSections } from '@press/domain'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, timestamptz } from '../columns.ts'
import { users } from './people.ts'

/** What the press has set of itself: a row for every change, of which the latest of a section holds. Whoever writes one tells all processes (a trigger). */
export const settings = pgTable(
  'settings',
  {
    id: id(),
    section: text('section', { enum: settingSections }).notNull(),
    /** From 1; 0 is what the installation began with. */
    version: integer('version').notNull(),
    /** What it was before: the first change is told from what stood without a row. */
    before: jsonb('before').$type<Settings[SettingSection]>().notNull(),
    value: jsonb('value').$type<Settings[SettingSection]>().notNull(),
    by_id: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [unique('settings_version').on(table.section, table.version)],
)
