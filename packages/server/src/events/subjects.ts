import {
  getContractKinds,
  roleByKey,
  roleKeys,
  type ContractKind,
  type EventResource,
  type EventType,
  type ResourceInput,
} from '@press/domain'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { conversationMembers, profiles, users } from '../database/schema.ts'

/** The data that all events of a row share; `audience` lists the owners of the row. */
export interface AnySubject {
  facts?: object
  audience?: (number | null)[]
}

/** A subject with the facts that its resource requires. */
type Subject<Facts extends object = Record<never, never>> = AnySubject &
  (keyof Facts extends never ? { facts?: undefined } : { facts: Facts })

interface EventHead {
  type: EventType
  actor_id: number | null
}

/** Finds the subject of an event from its row. */
export type Finder<Row, Found> = (tx: Tx, row: Row, event: EventHead) => Found | Promise<Found>

interface RowWithId {
  id: number | null
}

/** Returns an empty subject, for rows whose events have no facts and no audience. */
const createEmptySubject = (_tx: Tx, _row: RowWithId): Subject => ({})

/** Returns the person who made the change as the only audience, for private rows. */
const createActorSubject = (_tx: Tx, _row: RowWithId, { actor_id }: EventHead): Subject => ({ audience: [actor_id] })

const queryUserIds = async (tx: Tx, query: SQL): Promise<number[]> =>
  (await tx.execute<{ user_id: number }>(query)).rows.map(({ user_id }) => user_id)

/** Returns the partners of an organization. */
export async function findPartnerIds(tx: Tx, organization: number | null): Promise<number[]> {
  if (organization === null) return []
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(profiles, eq(profiles.user_id, users.id))
    .where(and(eq(profiles.organization_id, organization), eq(users.role_id, roleByKey('partner').id)))
  return rows.map(({ id }) => id)
}

/** Returns the people who manage contracts of a kind. Leaves out supervisors, who may manage contracts but are not notified. */
async function findContractManagerIds(tx: Tx, kind: ContractKind): Promise<number[]> {
  const roles = roleKeys.filter((role) => role !== 'supervisor' && getContractKinds(role).includes(kind))
  const ids = roles.map((role) => roleByKey(role).id)
  const rows = await tx.select({ id: users.id }).from(users).where(inArray(users.role_id, ids))
  return rows.map(({ id }) => id)
}

interface BookRow {
  id: number
  book_name: string
}

interface OfferRow {
  id: number
  number: string
  recipient_name: string
  user_id: number | null
  organization_id: number | null
}

interface ContractRow {
  id: number
  number: string
  kind: ContractKind
  party_name: string
  party_id: number | null
  organization_id: number | null
  created_by: number | null
}

interface ProjectRow {
  id: number
  name: string
  manager_id: number | null
  tech_card_id: number
}

/** For each resource, a function that finds the owners of a row and the facts for its events. */
export const subjects = {
  /** The audience: the sender of the application and its confirmed authors, but not people with a pending request. */
  application: async (tx: Tx, { id, book_name }: BookRow) => ({
    facts: { book_name },
    audience: await queryUserIds(
      tx,
      sql`select created_by as user_id from applications where id = ${id}
        union select user_id from application_authors
          where application_id = ${id} and user_id is not null and asked_at is null`,
    ),
  }),

  /** The audience: the card's authors and executors, and the sender of its application. */
  techcard: async (tx: Tx, { id, book_name }: BookRow) => ({
    facts: { book_name },
    audience: await queryUserIds(
      tx,
      sql`select user_id from tech_card_authors where tech_card_id = ${id} and user_id is not null
        union select executor_id from work_types where tech_card_id = ${id} and executor_id is not null
        union select created_by from applications join tech_cards on tech_cards.application_id = applications.id
          where tech_cards.id = ${id}`,
    ),
  }),

  /** The audience: the project's executors. */
  project: async (tx: Tx, { name, manager_id, tech_card_id }: ProjectRow) => ({
    facts: { book_name: name, project_manager_id: manager_id },
    audience: await queryUserIds(
      tx,
      sql`select distinct executor_id as user_id from work_types
        where tech_card_id = ${tech_card_id} and executor_id is not null`,
    ),
  }),

  /** The audience: the offer's recipients. */
  offer: async (tx: Tx, { number, recipient_name, user_id, organization_id }: OfferRow) => ({
    facts: { number, recipient_name },
    audience: [user_id, ...(await findPartnerIds(tx, organization_id))],
  }),

  /** The audience: people who manage contracts of this kind, and the other party once the contract has been sent. */
  contract: async (tx: Tx, { number, kind, created_by, ...party }: ContractRow, { type }: EventHead) => {
    const isInternal = type === 'contract.created' || type === 'contract.edited'
    const managerIds = await findContractManagerIds(tx, kind)
    const partnerIds = isInternal ? [] : await findPartnerIds(tx, party.organization_id)
    const sides = isInternal || party.party_id === null ? partnerIds : [party.party_id, ...partnerIds]
    const writers = created_by === null ? managerIds : [created_by]
    return { facts: { number, kind, name: party.party_name, sides, writers }, audience: [...sides, ...managerIds] }
  },

  /** The audience: all members of the conversation. */
  message: async (tx: Tx, { id }: { id: number }) => ({
    audience: await queryUserIds(tx, sql`select user_id from ${conversationMembers} where conversation_id = ${id}`),
  }),

  memorandum: (_tx: Tx, { number }: { id: number; number: string }) => ({ facts: { number } }),
  notification: (_tx: Tx, { user_id }: { id: number; user_id: number }) => ({ audience: [user_id] }),
  pricelist: (_tx: Tx, { number, from }: { id: number; number: number; from: string }) => ({
    facts: { number, from },
  }),
  support: (_tx: Tx, { title, created_by }: { id: number; title: string; created_by: number }) => ({
    facts: { title, owner: created_by },
    audience: [created_by],
  }),
  /** The id of a working-hours event is the id of the person who worked these hours. */
  time: (_tx: Tx, { id }: { id: number }) => ({ facts: { owner: id }, audience: [id] }),
  todo: (
    _tx: Tx,
    { title, created_by, assignee_id }: { id: number; title: string; created_by: number; assignee_id: number | null },
  ) => ({
    facts: { title, owner: created_by, assignee: assignee_id },
    audience: [created_by, assignee_id],
  }),

  calculation: createActorSubject,
  event: createActorSubject,

  account: createEmptySubject,
  book: createEmptySubject,
  contracttemplate: createEmptySubject,
  organization: createEmptySubject,
  paper: createEmptySubject,
  printday: createEmptySubject,
  printorder: createEmptySubject,
  realisation: createEmptySubject,
  setting: createEmptySubject,
  shoporder: createEmptySubject,
  statement: createEmptySubject,
  user: createEmptySubject,
} satisfies { [Resource in EventResource]: Finder<never, Subject<ResourceInput<Resource>>> }

export type SubjectRow<Resource extends EventResource> = Resource extends EventResource
  ? Parameters<(typeof subjects)[Resource]>[1]
  : never
