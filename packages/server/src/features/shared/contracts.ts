import { getReadableContractKinds } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Context } from './context.ts'

export type Viewer = Pick<Context, 'scope' | 'person'>

export const buildTextListSql = (words: readonly string[]): SQL =>
  sql.raw(`(${words.map((word) => `'${word}'`).join()})`)

/** Whether a person is the other party: in person, or as a partner of the organization. */
export const isPartyClause = ({ id, role }: Person): SQL =>
  role === 'partner'
    ? sql`(coalesce(contracts.party_id = ${id}, false) or coalesce(contracts.organization_id =
        (select organization_id from profiles where user_id = ${id}), false))`
    : sql`coalesce(contracts.party_id = ${id}, false)`

/** The contracts that a person may read; the other party may read one once it has been sent. */
export const visibleContractsClause = ({ scope, person }: Viewer): SQL => {
  const isOwnContract = sql`(contracts.status <> 'draft' and ${isPartyClause(person)})`
  return scope === 'own'
    ? isOwnContract
    : sql`(kind in ${buildTextListSql(getReadableContractKinds(person.role))} or ${isOwnContract})`
}
