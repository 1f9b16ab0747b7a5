import { roleByKey, type RoleKey } from '@press/domain'
import { demoPassword } from '../auth/demo-accounts.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Tx } from '../database/database.ts'
import { organizations as organizationTable, profiles, users } from '../database/schema.ts'
import { organizations, people } from './data.ts'
import { seedPrices } from './price-lists.ts'
import type { Calendar } from './random.ts'

export interface Staff {
  findUserId: (name: string) => number | null
  /** Returns the people of a role. The person with the demo account is first. */
  withRole: (role: RoleKey) => number[]
}

/**
 * Seeds the people, who all have the demo's password, and the prices with which they calculate. Returns functions that find the
 * people.
 */
export async function seedPeople(tx: Tx, calendar: Calendar): Promise<Staff> {
  const { ago, dayAgo } = calendar
  const password_hash = await hashPassword(demoPassword)
  const insertedOrganizations = await tx
    .insert(organizationTable)
    .values(organizations.map(({ key: _key, ...organization }) => organization))
    .returning({ id: organizationTable.id })
  const organizationIds = new Map(organizations.map(({ key }, index) => [key, insertedOrganizations[index]?.id]))

  const rows = await tx
    .insert(users)
    .values(
      people.map(({ name, email, role, locale }, index) => ({
        name,
        email,
        locale,
        password_hash,
        role_id: roleByKey(role).id,
        created_at: ago(900 - index * 12),
      })),
    )
    .returning({ id: users.id })
  const ids = rows.map(({ id }) => id)
  await tx.insert(profiles).values(
    people.map(({ phone, biography, specialization, organization }, index) => ({
      user_id: ids[index] as number,
      phone,
      biography,
      specialization,
      birthday: dayAgo(365 * (27 + ((index * 7) % 33)) + index * 11),
      organization_id: organization ? organizationIds.get(organization) : undefined,
    })),
  )

  const idsByName = new Map(people.map(({ name }, index) => [name, ids[index] as number]))
  const staff: Staff = {
    findUserId: (name) => idsByName.get(name) ?? null,
    withRole: (role) => people.flatMap((person, index) => (person.role === role ? [ids[index] as number] : [])),
  }
  await seedPrices(tx, staff, calendar)
  return staff
}

/** Returns authors as tech cards and applications name them. Authors without an account have an e-mail address too. */
export function getAuthors(names: readonly string[], staff: Staff) {
  return names.map((name, position) => {
    const person = people.find((one) => one.name === name)
    const { email, phone } = person ?? { email: createEmailAddress(name), phone: '' }
    return { position, user_id: staff.findUserId(name), name, email, phone }
  })
}

/** Returns an e-mail address that is different for every name. */
const createEmailAddress = (name: string): string =>
  `author-${Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 90_000, 7) + 10_000}@mail.example`
