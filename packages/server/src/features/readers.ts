import { grantOf } from '@press/domain'
import { sql } from 'drizzle-orm'
import { rows } from '../database/rows.ts'
import type { RowReaders } from '../files/files.ts'
import { mayReadApplication } from './applications/queries.ts'
import { mayReadTechCard } from './tech-cards/queries.ts'

/** Who may read the files of a row: whoever may read the row. */
export const rowReaders: RowReaders = {
  async application(db, person, id) {
    const scope = grantOf(person.role, 'applications', 'read')
    if (scope && (await mayReadApplication(db, scope, person, id))) return true
    // Who makes the book needs its manuscript, and may not see applications otherwise.
    const [card] = await rows<{ id: number }>(db, sql`select id from tech_cards where application_id = ${id}`)
    return card !== undefined && rowReaders.techcard(db, person, card.id)
  },

  async techcard(db, person, id) {
    const scope = grantOf(person.role, 'techCards', 'read')
    return scope !== undefined && mayReadTechCard(db, scope, person, id)
  },

  user: async () => true,
}
