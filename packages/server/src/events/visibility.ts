import type { LiveEvent } from '@press/contract'
import { contractKindKeys, contractKindsReadBy, grantOf, type Area } from '@press/domain'
import { and, arrayContains, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { Person } from '../auth/person.ts'
import { events } from '../database/schema.ts'
import type { EventResource } from './record.ts'

/** Whose permission opens all events of a resource; the others are heard of by their audience alone. */
const areas: Partial<Record<LiveEvent['resource'], Area>> = {
  application: 'applications',
  techcard: 'techCards',
  project: 'projects',
  offer: 'offers',
  statement: 'invoices',
  memorandum: 'invoices',
  contract: 'contracts',
  organization: 'organizations',
  printorder: 'invoices',
  realisation: 'realisation',
  shoporder: 'shopOrders',
  book: 'techCards',
  pricelist: 'priceList',
  support: 'support',
  user: 'users',
}

const mayHearAll = ({ role }: Person, resource: EventResource): boolean => {
  const area = areas[resource as LiveEvent['resource']]
  if (area === undefined) return false
  // Of bank statements, memoranda and what printing cost those read who keep the press's money, and nobody else who sees its bills.
  if (area === 'invoices') return grantOf(role, area, 'write') === 'all'
  // Who keeps some kinds of contracts reads no others.
  if (area === 'contracts' && contractKindsReadBy(role).length < contractKindKeys.length) return false
  // Who pays works reads none of them, but has those that wait for the money at home.
  return grantOf(role, area, 'read') === 'all' || (area === 'projects' && grantOf(role, area, 'advance') === 'all')
}

/** Whether a person's browser hears of an event. */
export const maySee = (person: Person, event: { resource: EventResource; audience: readonly number[] }): boolean =>
  event.resource !== 'account' && (event.audience.includes(person.id) || mayHearAll(person, event.resource))

/** The same as a condition of a query. */
export function visibleTo(person: Person): SQL | undefined {
  const open = (Object.keys(areas) as EventResource[]).filter((resource) => mayHearAll(person, resource))
  return and(
    ne(events.resource, 'account'),
    or(arrayContains(events.audience, [person.id]), open.length > 0 ? inArray(events.resource, open) : undefined),
  )
}
