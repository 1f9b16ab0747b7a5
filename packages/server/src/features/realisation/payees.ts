import type { RoyaltyAuthor, AccrualParty } from '@press/domain'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { contracts } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'

/** An author of a contract as a payee. */
export interface RoyaltyPayee {
  /** The author's account on the platform, if the contract is linked to it. */
  payee_id: number | null
  party: AccrualParty
}

/**
 * Returns the authors of a contract in order. The contract's party gets the details of the contract. The other authors get the
 * details entered with their shares.
 */
export async function findRoyaltyPayees(
  db: Queryable,
  id: number,
  authors: readonly RoyaltyAuthor[],
): Promise<RoyaltyPayee[]> {
  const [contract] = await db.select().from(contracts).where(eq(contracts.id, id))
  if (!contract) throw new PressError('notFound')
  const partyIndex = findPartyIndex(contract, authors)
  return authors.map(({ name, iin = '', account = '' }, index) => {
    const emptyDetails = { address: '', bank: '', bic: '', kbe: '' }
    if (index !== partyIndex) return { payee_id: null, party: { ...emptyDetails, name, bin: iin, account } }
    return {
      payee_id: contract.party_id,
      party: {
        name,
        bin: iin || contract.party_bin,
        address: contract.party_address,
        // An account entered with the share replaces the contract's account, so the contract's bank does not apply.
        ...(account
          ? { account, bank: '', bic: '' }
          : { account: contract.party_account, bank: contract.party_bank, bic: contract.party_bic }),
        kbe: contract.party_kbe,
      },
    }
  })
}

/**
 * Returns the index of the author who is the contract's party: the only author, or the author with the party's name. The IIN
 * decides between authors with the same name.
 */
function findPartyIndex(
  { party_name, party_bin }: Pick<typeof contracts.$inferSelect, 'party_name' | 'party_bin'>,
  authors: readonly RoyaltyAuthor[],
): number {
  if (authors.length === 1) return 0
  const indexByIin = authors.findIndex(({ name, iin }) => name === party_name && iin === party_bin && iin !== '')
  return indexByIin === -1 ? authors.findIndex(({ name }) => name === party_name) : indexByIin
}
