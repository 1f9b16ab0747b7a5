import type { ContractKind } from '../shared/documents/contracts.ts'
import type { Area } from '../shared/permissions.ts'

/** The rules of a kind of row that events are about. */
export interface ResourceRule<Facts extends object> {
  /** The area whose permission gives access to all events of these rows. Without an area, only the audience receives them. */
  area?: Area
  /** The facts that name a row in the audit log. The log shows the first fact that is not empty. */
  names?: readonly string[]
  /** Set if `from` and `to` are days in the events of these rows. In other events they are two statuses. */
  fromTo?: 'days'
  /** The facts of the row that every event includes. They exist only as a type. */
  readonly facts?: Facts
}

const defineResource = <Facts extends object = Record<never, never>>(
  rule: ResourceRule<Facts> = {},
): ResourceRule<Facts> => rule

/** Every kind of row that events are about, with the row facts that its events include. */
export const resources = {
  application: defineResource<{ book_name: string }>({ area: 'applications', names: ['book_name'] }),
  techcard: defineResource<{ book_name: string }>({ area: 'techCards', names: ['book_name'] }),
  project: defineResource<{ book_name: string; project_manager_id: number | null }>({
    area: 'projects',
    names: ['book_name'],
  }),
  offer: defineResource<{ number: string; recipient_name: string }>({
    area: 'offers',
    names: ['number', 'recipient_name'],
  }),
  statement: defineResource({ area: 'invoices', names: ['file_name'] }),
  memorandum: defineResource<{ number: string }>({ area: 'invoices', names: ['number'] }),
  contract: defineResource<{ number: string; kind: ContractKind; name: string; sides: number[]; writers: number[] }>({
    area: 'contracts',
    names: ['number', 'name'],
  }),
  contracttemplate: defineResource({ area: 'contractTemplates', names: ['kind'] }),
  organization: defineResource({ area: 'organizations', names: ['name'] }),
  printorder: defineResource({ area: 'invoices' }),
  printday: defineResource({ area: 'techCards' }),
  paper: defineResource({ area: 'paper' }),
  realisation: defineResource({ area: 'realisation', fromTo: 'days' }),
  shoporder: defineResource({ area: 'shopOrders', names: ['number'] }),
  book: defineResource({ area: 'techCards' }),
  notification: defineResource(),
  user: defineResource({ area: 'users', names: ['name'] }),
  pricelist: defineResource<{ number: number; from: string }>({ area: 'priceList', names: ['number'], fromTo: 'days' }),
  setting: defineResource(),
  calculation: defineResource(),
  event: defineResource(),
  support: defineResource<{ title: string; owner: number }>({ area: 'support', names: ['title'] }),
  message: defineResource(),
  todo: defineResource<{ title: string; owner: number; assignee: number | null }>(),
  time: defineResource<{ owner: number }>({ area: 'time' }),
  /** Events of sign-ins and passwords. They are only for the audit log; no browser receives them. */
  account: defineResource(),
}

/** Kinds of rows that events are about. */
export type EventResource = keyof typeof resources
/** Kinds of rows whose changes browsers receive. */
export type LiveResource = Exclude<EventResource, 'account'>
/** The row facts that every event of a resource includes. */
export type ResourceInput<Resource extends EventResource> = NonNullable<(typeof resources)[Resource]['facts']>

export const getResourceRule = (resource: EventResource): ResourceRule<object> => resources[resource]

export const eventResources = Object.keys(resources) as EventResource[]
export const liveResources = eventResources.filter((one): one is LiveResource => one !== 'account')

/** The names of the facts that name rows, for all resources. */
export const subjectFactNames: readonly string[] = [
  ...new Set(eventResources.flatMap((one) => getResourceRule(one).names ?? [])),
]
