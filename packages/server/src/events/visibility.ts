import type { LiveEvent } from '@press/contract'
import { contractKindKeys, contractKindsReadBy, grantOf, logTypes, type Area } from '@press/domain'
import { and, arrayContains, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
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
  contracttemplate: 'contractTemplates',
  organization: 'organizations',
  printorder: 'invoices',
  printday: 'techCards',
  paper: 'paper',
  realisation: 'realisation',
  shoporder: 'shopOrders',
  book: 'techCards',
  pricelist: 'priceList',
  support: 'support',
  time: 'time',
  user: 'users',
}

const mayHearAll = ({ role }: Person, resource: EventResource): boolean => {
  // Everybody's screens go by what the press has set.
  if (resource === 'setting') return true
  const area = areas[resource as LiveEvent['resource']]
  if (area === undefined) return false
  // Of bank statements, memoranda and what printing cost those read who keep the press's money, and nobody else who sees its bills.
  if (area === 'invoices') return grantOf(role, area, 'write') === 'all'
  // The printing house's day is nobody else's, but of those who read what happened at the press: others see what comes of it.
  if (resource === 'printday')
    return grantOf(role, 'techCards', 'print') === 'all' || grantOf(role, 'history', 'read') === 'all'
  // Who keeps some kinds of contracts reads no others.
  if (area === 'contracts' && contractKindsReadBy(role).length < contractKindKeys.length) return false
  // Who pays works reads none of them, but has those that wait for the money at home.
  return grantOf(role, area, 'read') === 'all' || (area === 'projects' && grantOf(role, area, 'advance') === 'all')
}

/** Whether a person's browser hears of an event. */
export const maySee = (person: Person, event: { resource: EventResource; audience: readonly number[] }): boolean =>
  event.resource !== 'account' && (event.audience.includes(person.id) || mayHearAll(person, event.resource))

const openTo = (person: Person): EventResource[] =>
  ([...Object.keys(areas), 'setting'] as EventResource[]).filter((resource) => mayHearAll(person, resource))

/** The same as a condition of a query. */
export function visibleTo(person: Person): SQL | undefined {
  const open = openTo(person)
  return and(
    ne(events.resource, 'account'),
    or(arrayContains(events.audience, [person.id]), open.length > 0 ? inArray(events.resource, open) : undefined),
  )
}

/**
 * What the journal shows to somebody who may read it: everybody's sign-ins and refusals, and of all else what they might read as well where
 * it happened. What is private to others, and what nobody has put into a group of the journal, is not there.
 */
export const journalOf = (person: Person, types: readonly string[] = logTypes): SQL =>
  and(
    inArray(events.type, [...types]),
    grantOf(person.role, 'history', 'read') === 'all'
      ? or(inArray(events.resource, [...openTo(person), 'account']), arrayContains(events.audience, [person.id]))
      : sql`false`,
  ) as SQL
