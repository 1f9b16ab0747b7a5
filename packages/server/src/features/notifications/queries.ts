import type { Notification } from '@press/contract'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'

/** Returns the latest notifications of a person. */
export const listNotifications = (db: Db, { id }: Pick<Person, 'id'>): Promise<Notification[]> =>
  queryRows<Notification>(
    db,
    sql`select id, data, topic, created_at, read_at from notifications
      where user_id = ${id} and here order by id desc limit 100`,
  )
