import { sql } from 'drizzle-orm'
import { applications } from '../../database/schema.ts'

/** The fields that every change of an application sets. */
export const versionBump = { version: sql`${applications.version} + 1`, updated_at: sql`now()` }
