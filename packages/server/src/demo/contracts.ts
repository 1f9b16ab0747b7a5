import { roleByKey } from '@press/domain'
import type { Tx } from '../database/database.ts'
import { contracts } from '../database/schema.ts'
import { people } from './data.ts'
import { createDemoAccount, createDemoIin } from './requisites.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

/**
 * The number of days until the demo's contracts end: contracts for services (`gph`) and employment contracts (`itd`). Null means no
 * end date.
 */
const daysUntilEnd = {
  gph: [12, 140, 26, 48, 75, 210, 33, 95],
  itd: [null, 58, 410, null, 190, 21, null, 320],
} as const

/**
 * Seeds the contract of everyone who works at the press: a contract for services, or an employment contract. One person has no
 * contract yet.
 */
export async function seedContracts(tx: Tx, staff: Staff, { ago, ahead, dayAgo }: Calendar): Promise<void> {
  const workers = people.filter(({ role }) => roleByKey(role).portal === 'staff').slice(0, -1)
  await tx.insert(contracts).values(
    workers.map(({ name, role }, index) => {
      const kind = role === 'executor' ? ('gph' as const) : ('itd' as const)
      const remainingDays = daysUntilEnd[kind][index % daysUntilEnd[kind].length] ?? null
      const startedDaysAgo = 120 + index * 17
      const { account, bank, bic } = createDemoAccount(index)
      return {
        kind,
        status: 'signed' as const,
        number: `${kind === 'gph' ? 'ГПХ' : 'ТД'}-${200 + index}`,
        date: dayAgo(startedDaysAgo),
        party_id: staff.findUserId(name),
        party_name: name,
        party_bin: createDemoIin(index),
        party_address: 'Алматы',
        party_account: account,
        party_bank: bank,
        party_bic: bic,
        party_kbe: '19',
        starts_on: dayAgo(startedDaysAgo),
        ends_on: remainingDays === null ? null : ahead(remainingDays),
        // The reminder has already been sent for every contract.
        reminded: 30,
        created_at: ago(startedDaysAgo),
        updated_at: ago(startedDaysAgo),
      }
    }),
  )
}
