import { roleKeys, timeKeepers, type RoleKey } from './people/roles.ts'

/** The rows to which a permission applies: all rows, or only the person's own rows. */
export type Scope = 'all' | 'own'

type Grants<Name extends string> = Partial<Record<RoleKey, Partial<Record<Name, Scope>>>>

const area = <const Name extends string>(grants: Grants<Name>): Grants<Name> => grants

const read = { read: 'all' } as const
const readOwn = { read: 'own' } as const
const write = { read: 'all', write: 'all' } as const
const keepOwn = { read: 'own', write: 'own' } as const
const status = { read: 'all', status: 'all' } as const
const recipient = { read: 'own', request: 'own', advance: 'own' } as const
const cards = { read: 'all', write: 'all', move: 'all', schedulePrint: 'all', share: 'all' } as const

/**
 * The permissions of each role, by area, as in decisions §2. A permission to write or to change a status includes the permission to
 * read. Anything that is not listed is refused. The contracts module defines which kinds of contracts a role may write.
 */
export const permissions = {
  applications: area<'read' | 'write' | 'status'>({
    author: { read: 'own', write: 'own' },
    initiator: status,
    deputy: status,
    pm: read,
    supervisor: status,
    director: read,
  }),
  /**
   * `advance` moves an offer to another status, if its transition table allows this. Roles that change statuses and the recipient
   * have this permission.
   */
  offers: area<'read' | 'write' | 'status' | 'request' | 'advance' | 'delete' | 'copy' | 'print' | 'delivery'>({
    author: recipient,
    initiator: read,
    deputy: read,
    pm: read,
    accounting: { read: 'all', write: 'all', status: 'all', advance: 'all', delete: 'all', copy: 'all' },
    partner: recipient,
    typography: { read: 'all', status: 'all', advance: 'all', print: 'all' },
    stock: { read: 'all', status: 'all', advance: 'all', delivery: 'all' },
    supervisor: { read: 'all', write: 'all', status: 'all', advance: 'all' },
    director: read,
  }),
  invoices: area<'read' | 'write'>({
    author: readOwn,
    initiator: read,
    pm: read,
    accounting: write,
    partner: readOwn,
    supervisor: write,
    director: read,
  }),
  techCards: area<
    | 'read'
    | 'write'
    | 'score'
    | 'move'
    | 'putSignal'
    | 'remark'
    | 'approveSignal'
    | 'schedulePrint'
    | 'print'
    | 'deliveryData'
    | 'handOver'
    | 'importBooks'
    | 'share'
  >({
    author: { read: 'own', remark: 'own', approveSignal: 'own', deliveryData: 'own', share: 'own', score: 'own' },
    initiator: { ...cards, score: 'all' },
    deputy: { ...cards, score: 'all' },
    pm: { ...cards, putSignal: 'all', approveSignal: 'all', importBooks: 'all' },
    executor: readOwn,
    accounting: { read: 'all', move: 'all' },
    typography: { read: 'all', putSignal: 'all', print: 'all', schedulePrint: 'all' },
    stock: { read: 'all', deliveryData: 'all', handOver: 'all' },
    supervisor: { ...cards, putSignal: 'all', approveSignal: 'all', importBooks: 'all' },
    director: read,
  }),
  /**
   * `advance` moves a work to another status, if its transition table allows this. Accounting uses it to pay works, without the
   * permission to read them.
   */
  projects: area<'read' | 'write' | 'approve' | 'rate' | 'result' | 'respond' | 'advance' | 'pay'>({
    initiator: { read: 'all', write: 'all', rate: 'all' },
    deputy: read,
    pm: { read: 'all', write: 'all', approve: 'all', rate: 'all', advance: 'all' },
    executor: { read: 'own', result: 'own', respond: 'own', advance: 'own' },
    accounting: { advance: 'all', pay: 'all' },
    supervisor: write,
    director: read,
  }),
  /**
   * `advance` moves a contract to another status, if its transition table allows this. Roles that write or sign contracts have this
   * permission.
   */
  contracts: area<'read' | 'write' | 'sign' | 'advance'>({
    author: { read: 'own', sign: 'own', advance: 'own' },
    pm: read,
    executor: { read: 'own', sign: 'own', advance: 'own' },
    accounting: { ...write, advance: 'all' },
    partner: readOwn,
    supervisor: { ...write, advance: 'all' },
    hr: { ...write, advance: 'all' },
    director: read,
  }),
  /** The templates of contracts, by kind (our rule). */
  contractTemplates: area<'read' | 'write'>({ supervisor: write, hr: write }),
  /** Sold copies, and the royalties owed to authors. Accounting maintains this data, and the press's managers may read it. */
  realisation: area<'read' | 'write'>({ accounting: write, supervisor: read, director: read }),
  /**
   * `contact` shows a customer's contact data to roles that ship and invoice books. `import` imports orders from a table. `connect`
   * gives the shop a token (our rule).
   */
  shopOrders: area<'read' | 'status' | 'contact' | 'import' | 'connect'>({
    accounting: { ...status, contact: 'all', import: 'all' },
    typography: status,
    stock: { ...status, contact: 'all' },
    supervisor: { ...status, contact: 'all', import: 'all', connect: 'all' },
    director: read,
  }),
  /**
   * Movements of finished books in and out of the stock. Roles that store, sell or manage books read them. `write` allows writing
   * copies off and counting (our rule).
   */
  stock: area<'read' | 'write'>({ pm: read, accounting: write, stock: write, supervisor: write, director: read }),
  priceList: area<'read' | 'write'>({
    author: read,
    initiator: read,
    deputy: read,
    pm: read,
    accounting: write,
    partner: read,
    typography: read,
    supervisor: write,
    director: read,
  }),
  /** Saved calculations are private to the person who made them. Every role that reads price lists may save calculations. */
  calculations: area<'read' | 'write'>({
    author: keepOwn,
    initiator: keepOwn,
    deputy: keepOwn,
    pm: keepOwn,
    accounting: keepOwn,
    partner: keepOwn,
    typography: keepOwn,
    supervisor: keepOwn,
    director: keepOwn,
  }),
  /**
   * Paper for printing. The printing house orders, counts and uses it. Roles whose books depend on the paper may read the amounts.
   */
  paper: area<'read' | 'write'>({
    initiator: read,
    deputy: read,
    typography: write,
    stock: read,
    supervisor: read,
    director: read,
  }),
  users: area<'read' | 'write'>({ supervisor: write, hr: write, director: read }),
  /** Organisations. A partner edits the document details of the partner's own organisation. */
  organizations: area<'read' | 'write' | 'create'>({
    accounting: read,
    partner: keepOwn,
    supervisor: { read: 'all', write: 'all', create: 'all' },
    director: read,
  }),
  /**
   * `people` covers figures about the press's employees, for HR and the managers of employees. `money` covers income and
   * receivables.
   */
  statistics: area<'read' | 'people' | 'money'>({
    initiator: { read: 'all', people: 'all' },
    deputy: { read: 'all', people: 'all' },
    pm: readOwn,
    executor: readOwn,
    accounting: { read: 'all', money: 'all' },
    partner: readOwn,
    typography: read,
    stock: read,
    supervisor: { read: 'all', people: 'all', money: 'all' },
    hr: { people: 'all' },
    director: { read: 'all', people: 'all', money: 'all' },
  }),
  /** Failed background jobs (our rule). */
  jobs: area<'read' | 'retry'>({ supervisor: { read: 'all', retry: 'all' } }),
  /** The press's own settings: organization details, VAT, holidays, column limits (our rule). */
  settings: area<'read' | 'write'>({ supervisor: write }),
  history: area<'read'>({ supervisor: read, director: read }),
  /**
   * Chat, to-dos, calendar, notifications and the person's own profile. `gather` allows creating group chats and choosing their
   * members.
   */
  personal: area<'read' | 'write' | 'gather'>({
    ...everyone({ read: 'own', write: 'own', gather: 'own' }),
    author: { read: 'own', write: 'own' },
    partner: { read: 'own', write: 'own' },
  }),
  /** Reveals a person's confidential fields. `confidentialReaders` defines which fields each role may reveal. */
  confidential: area<'read'>({ ...everyone(readOwn), hr: read, accounting: read }),
  /**
   * Working hours. Every employee records when they start and finish and can request corrections. `approve` never applies to a
   * person's own hours (our rule).
   */
  time: area<'read' | 'clock' | 'approve'>({
    ...Object.fromEntries(timeKeepers.map((role) => [role, { read: 'own', clock: 'own' } as const])),
    supervisor: { read: 'all', clock: 'own', approve: 'all' },
    hr: { read: 'all', clock: 'own', approve: 'all' },
    director: { read: 'all', clock: 'own', approve: 'all' },
  }),
  support: area<'read' | 'write' | 'answer'>({
    ...everyone({ read: 'own', write: 'own' }),
    deputy: { read: 'all', write: 'own', answer: 'all' },
    supervisor: { read: 'all', write: 'own', answer: 'all' },
  }),
} as const

function everyone<Name extends string>(grants: Partial<Record<Name, Scope>>): Grants<Name> {
  return Object.fromEntries(roleKeys.map((role) => [role, grants])) as Grants<Name>
}

export type Area = keyof typeof permissions
export type Action<Of extends Area> = (typeof permissions)[Of] extends Grants<infer Known> ? Known : never

/** Returns to which rows a role's permission in an area applies; undefined if the role does not have the permission. */
export function getGrantedScope<Of extends Area>(role: RoleKey, of: Of, action: Action<Of>): Scope | undefined {
  const grants: Grants<string> = permissions[of]
  return grants[role]?.[action]
}

/** Whether a role may read authors' e-mail addresses and phones. Only roles that read all applications need to contact authors. */
export const canReadAuthorContacts = (role: RoleKey): boolean => getGrantedScope(role, 'applications', 'read') === 'all'

/** Whether a role may perform an action on a row. `own` says whether the row belongs to the person. */
export function isAllowed<Of extends Area>(role: RoleKey, of: Of, action: Action<Of>, own = true): boolean {
  const scope = getGrantedScope(role, of, action)
  return scope === 'all' || (scope === 'own' && own)
}
