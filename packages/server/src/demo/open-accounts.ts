import { sql } from 'drizzle-orm'
import { demoDomain, demoPassword } from '../auth/demo-accounts.ts'
import { passwordMatches } from '../auth/passwords.ts'
import { endSessions } from '../auth/sessions.ts'
import { OperatorError } from '../config.ts'
import type { Db } from '../database/database.ts'
import { queryRows } from '../database/rows.ts'
import { recordEvent } from '../events/record-event.ts'

/**
 * Returns active accounts that anyone can enter with the password of the demo press. All accounts of the demo data have the same
 * password hash. Accounts with a password that a person chose never share a hash.
 */
export async function findOpenDemoAccounts(db: Db): Promise<{ id: number; name: string; email: string }[]> {
  const sharedHashes = await queryRows<{ password_hash: string }>(
    db,
    sql`select password_hash from users where active and password_hash is not null
      group by password_hash having count(*) > 1 or bool_or(email like ${`%@${demoDomain}`})`,
  )
  const openHashes: string[] = []
  for (const { password_hash } of sharedHashes)
    if (await passwordMatches(password_hash, demoPassword)) openHashes.push(password_hash)
  return queryRows(
    db,
    sql`select id, name, email from users where active and password_hash = any(${sql.param(openHashes)}) order by id`,
  )
}

/** Returns the message about open demo accounts for an administrator. */
export const formatOpenDemoMessage = (count: number): string =>
  `${count} demo accounts are active, and their password is public: it is in the README. ` +
  'Use an empty PRESS_DATA_DIR or database, or disable them with `npm run press -- lock-demo`.'

/** Refuses to start a real press with open demo accounts. */
export async function assertNoOpenDemo(db: Db): Promise<void> {
  const { length: openAccountCount } = await findOpenDemoAccounts(db)
  if (openAccountCount > 0) throw new OperatorError(formatOpenDemoMessage(openAccountCount))
}

/** Permanently deactivates the open demo accounts, and returns their number. The records of their past actions stay. */
export async function lockDemo(db: Db): Promise<number> {
  const openAccounts = await findOpenDemoAccounts(db)
  await db.transaction(async (tx) => {
    for (const { id, name } of openAccounts) {
      await tx.execute(
        sql`update users set active = false, password_hash = null, version = version + 1 where id = ${id}`,
      )
      await tx.execute(sql`delete from password_resets where user_id = ${id}`)
      await endSessions(tx, id, {})
      await recordEvent(tx, 'user.deactivated', { id }, { name, handed: [] })
    }
  })
  return openAccounts.length
}
