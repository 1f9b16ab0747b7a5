import type { LogCheck } from '@press/domain'
import type { Context } from '../shared/context.ts'
import { checkSeals, findLastCheck, toLogCheck } from './check.ts'

/** Checks all seals at the request of a person. Returns the recorded check. */
export async function runLogCheck({ db, person }: Pick<Context, 'db' | 'person'>): Promise<LogCheck> {
  await db.transaction((tx) => checkSeals(tx, person))
  const latestCheck = await findLastCheck(db)
  if (!latestCheck) throw new Error('The seal check was not recorded')
  return toLogCheck(latestCheck)
}
