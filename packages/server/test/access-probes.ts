import type { LiveEvent } from '@press/contract'
import { isAllowed, getGrantedScope, type RoleKey } from '@press/domain'
import { sql } from 'drizzle-orm'
import { queryRows } from '../src/database/rows.ts'
import type { Person, Press } from './support.ts'

/** A person whose access is tested. */
export interface Reader extends Person {
  id: number
  role: RoleKey
}

type Reading = (press: Press, reader: Reader, id: number) => Promise<boolean>

const answers =
  (path: (id: number) => string): Reading =>
  async (_press, reader, id) => {
    const answer = await reader.fetch(path(id))
    await answer.arrayBuffer()
    return answer.status === 200
  }
/** Creates a probe that passes if the query returns a row for the person. */
const returnsRow =
  (query: (reader: number, id: number) => ReturnType<typeof sql>): Reading =>
  async ({ database: { db } }, reader, id) =>
    (await queryRows(db, query(reader.id, id))).length > 0

/** For each resource of events: tests whether a person can read a row, with the call or the list that returns it. */
const readings: Record<LiveEvent['resource'], Reading> = {
  application: answers((id) => `/api/application/details/${id}`),
  techcard: answers((id) => `/api/tech-cards/${id}`),
  project: async (press, reader, id) =>
    // Accounting cannot read projects, but sees the works that are due for payment.
    isAllowed(reader.role, 'projects', 'advance') || answers(() => `/api/project/${id}`)(press, reader, id),
  offer: answers((id) => `/api/offers/${id}`),
  statement: answers((id) => `/api/statements/${id}`),
  memorandum: answers(() => '/api/memoranda'),
  contract: answers((id) => `/api/contracts/${id}`),
  contracttemplate: answers(() => '/api/contract-templates'),
  organization: answers((id) => `/api/organizations/${id}`),
  paper: answers(() => '/api/paper'),
  printday: async (press, reader, id) =>
    isAllowed(reader.role, 'history', 'read') || answers(() => '/api/print-plan')(press, reader, id),
  printorder: answers(() => '/api/print-orders'),
  realisation: answers(() => '/api/realisation?from=2026-07-01&to=2026-09-30'),
  shoporder: answers(() => '/api/shop-orders'),
  book: answers(() => '/api/books'),
  notification: returnsRow((reader, id) => sql`select id from notifications where id = ${id} and user_id = ${reader}`),
  user: answers((id) => `/api/user/${id}`),
  pricelist: answers(() => '/api/price-list'),
  setting: answers(() => '/api/settings/in-force'),
  calculation: answers((id) => `/api/calculations/${id}`),
  event: returnsRow(
    (reader, id) => sql`select id from calendar_events where id = ${id} and (created_by = ${reader} or exists (
      select from calendar_guests join calendar_events parts on parts.id = event_id
      where ${id} in (parts.id, parts.series_id) and user_id = ${reader}))`,
  ),
  support: async (press, reader, id) =>
    getGrantedScope(reader.role, 'support', 'read') === 'all' ||
    returnsRow((own) => sql`select id from support_requests where id = ${id} and created_by = ${own}`)(
      press,
      reader,
      id,
    ),
  message: answers((id) => `/api/messages/${id}`),
  time: answers((id) => `/api/time/users/${id}`),
  todo: returnsRow(
    (reader, id) => sql`select id from todos where id = ${id} and (created_by = ${reader} or assignee_id = ${reader})`,
  ),
}

/** Whether an event reports the deletion of its row. Then no one can read the row any more. */
export const isMissing = (type: string): boolean => /\.(deleted|removed)$/.test(type)

/** Whether a person may receive events of a row: the person may read the row, or could read it before it was deleted. */
export async function mayHear(
  press: Press,
  reader: Reader,
  { type, resource, id }: { type: string; resource: LiveEvent['resource']; id: number | null },
): Promise<boolean> {
  if (isMissing(type) && resource === 'offer') return getGrantedScope(reader.role, 'offers', 'read') === 'all'
  return readings[resource](press, reader, id ?? 0)
}
