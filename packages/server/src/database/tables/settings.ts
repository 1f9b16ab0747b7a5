import type { Settings, SettingSection } from '@press/domain'
import { settingSections } from '@press/domain'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, timestamptz } from '../columns.ts'
import { users } from './people.ts'

/**
 * The press's settings. Every change adds a row, and the latest row of a section applies. A trigger notifies all processes of a new
 * row.
 */
export const settings = pgTable(
  'settings',
  {
    id: id(),
    section: text('section', { enum: settingSections }).notNull(),
    /** The version of the section, from 1. Version 0 is the installation's default. */
    version: integer('version').notNull(),
    /** The previous value. For the first change it is the default value, which has no row. */
    before: jsonb('before').$type<Settings[SettingSection]>().notNull(),
    value: jsonb('value').$type<Settings[SettingSection]>().notNull(),
    by_id: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [unique('settings_version').on(table.section, table.version)],
)
