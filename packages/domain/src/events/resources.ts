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

const rows = <Facts extends object = Record<never, never>>(rule: ResourceRule<Facts> = {}): ResourceRule<Facts> => rule

/** Every kind of row that events are about, with the row facts that its events include. */
export const resources = {
  application: rows<{ book_name: string }>({ area: 'applications', names: ['book_name'] }),
  techcard: rows<{ book_name: string }>({ area: 'techCards', names: ['book_name'] }),
  project: rows<{ book_name: string; project_manager_id: number | null }>({
    area: 'projects',
    names: ['book_name'],
  }),
  offer: rows<{ number: string; recipient_name: string }>({ area: 'offers', names: ['number', 'recipient_name'] }),
  statement: rows({ area: 'invoices', names: ['file_name'] }),
  memorandum: rows<{ number: string }>({ area: 'invoices', names: ['number'] }),
  contract: rows<{ number: string; kind: ContractKind; name: string; sides: number[]; writers: number[] }>({
    area: 'contracts',
    names: ['number', 'name'],
  }),
  contracttemplate: rows({ area: 'contractTemplates', names: ['kind'] }),
  organization: rows({ area: 'organizations', names: ['name'] }),
  printorder: rows({ area: 'invoices' }),
  printday: rows({ area: 'techCards' }),
  paper: rows({ area: 'paper' }),
  realisation: rows({ area: 'realisation', fromTo: 'days' }),
  shoporder: rows({ area: 'shopOrders', names: ['number'] }),
  book: rows({ area: 'techCards' }),
  notification: rows(),
  user: rows({ area: 'users', names: ['name'] }),
  pricelist: rows<{ number: number; from: string }>({ area: 'priceList', names: ['number'], fromTo: 'days' }),
  setting: rows(),
  calculation: rows(),
  event: rows(),
  support: rows<{ title: string; owner: number }>({ area: 'support', names: ['title'] }),
  message: rows(),
  todo: rows<{ title: string; owner: number; assignee: number | null }>(),
  time: rows<{ owner: number }>({ area: 'time' }),
  /** Events of sign-ins and passwords. They are only for the audit log; no browser receives them. */
  account: rows(),
}

/** Kinds of rows that events are about. */
export type EventResource = keyof typeof resources
/** Kinds of rows whose changes browsers receive. */
export type LiveResource = Exclude<EventResource, 'account'>
/** The row facts that every event of a resource includes. */
export type ResourceInput<Resource extends EventResource> = NonNullable<(typeof resources)[Resource]['facts']>

export const ruleOfResource = (resource: EventResource): ResourceRule<object> => resources[resource]

export const eventResources = Object.keys(resources) as EventResource[]
export const liveResources = eventResources.filter((one): one is LiveResource => one !== 'account')

/** The names of the facts that name rows, for all resources. */
export const subjectNames: readonly string[] = [
  ...new Set(eventResources.flatMap((one) => ruleOfResource(one).names ?? [])),
]
