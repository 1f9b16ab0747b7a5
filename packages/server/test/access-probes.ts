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

type AccessProbe = (press: Press, reader: Reader, id: number) => Promise<boolean>

const createUrlProbe =
  (path: (id: number) => string): AccessProbe =>
  async (_press, reader, id) => {
    const answer = await reader.fetch(path(id))
    await answer.arrayBuffer()
    return answer.status === 200
  }
/** Creates a probe that passes if the query returns a row for the person. */
const createQueryProbe =
  (query: (readerId: number, id: number) => ReturnType<typeof sql>): AccessProbe =>
  async ({ database: { db } }, reader, id) =>
    (await queryRows(db, query(reader.id, id))).length > 0

/** For each resource of events: tests whether a person can read a row, with the call or the list that returns it. */
const accessProbes: Record<LiveEvent['resource'], AccessProbe> = {
  application: createUrlProbe((id) => `/api/application/details/${id}`),
  techcard: createUrlProbe((id) => `/api/tech-cards/${id}`),
  project: async (press, reader, id) =>
    // Accounting cannot read projects, but sees the works that are due for payment.
    isAllowed(reader.role, 'projects', 'advance') || createUrlProbe(() => `/api/project/${id}`)(press, reader, id),
  offer: createUrlProbe((id) => `/api/offers/${id}`),
  statement: createUrlProbe((id) => `/api/statements/${id}`),
  memorandum: createUrlProbe(() => '/api/memoranda'),
  contract: createUrlProbe((id) => `/api/contracts/${id}`),
  contracttemplate: createUrlProbe(() => '/api/contract-templates'),
  organization: createUrlProbe((id) => `/api/organizations/${id}`),
  paper: createUrlProbe(() => '/api/paper'),
  printday: async (press, reader, id) =>
    isAllowed(reader.role, 'history', 'read') || createUrlProbe(() => '/api/print-plan')(press, reader, id),
  printorder: createUrlProbe(() => '/api/print-orders'),
  realisation: createUrlProbe(() => '/api/realisation?from=2026-07-01&to=2026-09-30'),
  shoporder: createUrlProbe(() => '/api/shop-orders'),
  book: createUrlProbe(() => '/api/books'),
  notification: createQueryProbe(
    (readerId, id) => sql`select id from notifications where id = ${id} and user_id = ${readerId}`,
  ),
  user: createUrlProbe((id) => `/api/user/${id}`),
  pricelist: createUrlProbe(() => '/api/price-list'),
  setting: createUrlProbe(() => '/api/settings/in-force'),
  calculation: createUrlProbe((id) => `/api/calculations/${id}`),
  event: createQueryProbe(
    (readerId, id) => sql`select id from calendar_events where id = ${id} and (created_by = ${readerId} or exists (
      select from calendar_guests join calendar_events parts on parts.id = event_id
      where ${id} in (parts.id, parts.series_id) and user_id = ${readerId}))`,
  ),
  support: async (press, reader, id) =>
    getGrantedScope(reader.role, 'support', 'read') === 'all' ||
    createQueryProbe((readerId) => sql`select id from support_requests where id = ${id} and created_by = ${readerId}`)(
      press,
      reader,
      id,
    ),
  message: createUrlProbe((id) => `/api/messages/${id}`),
  time: createUrlProbe((id) => `/api/time/users/${id}`),
  todo: createQueryProbe(
    (readerId, id) =>
      sql`select id from todos where id = ${id} and (created_by = ${readerId} or assignee_id = ${readerId})`,
  ),
}

/** Whether an event reports the deletion of its row. Then no one can read the row any more. */
export const isDeletionEvent = (type: string): boolean => /\.(deleted|removed)$/.test(type)

/** Whether a person may receive events of a row: the person may read the row, or could read it before it was deleted. */
export async function mayReceiveEvent(
  press: Press,
  reader: Reader,
  { type, resource, id }: { type: string; resource: LiveEvent['resource']; id: number | null },
): Promise<boolean> {
  if (isDeletionEvent(type) && resource === 'offer') return getGrantedScope(reader.role, 'offers', 'read') === 'all'
  return accessProbes[resource](press, reader, id ?? 0)
}
