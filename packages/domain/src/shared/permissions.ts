import { roleKeys, timeKeepers, type RoleKey } from './people/roles.ts'

/** The rows to which a permission applies: all rows, or only the person's own rows. */
export type Scope = 'all' | 'own'

type Grants<Name extends string> = Partial<Record<RoleKey, Partial<Record<Name, Scope>>>>

const defineArea = <const Name extends string>(grants: Grants<Name>): Grants<Name> => grants

const readAll = { read: 'all' } as const
const readOwn = { read: 'own' } as const
const writeAll = { read: 'all', write: 'all' } as const
const writeOwn = { read: 'own', write: 'own' } as const
const statusAll = { read: 'all', status: 'all' } as const
const offerRecipient = { read: 'own', request: 'own', advance: 'own' } as const
const manageCards = { read: 'all', write: 'all', move: 'all', schedulePrint: 'all', share: 'all' } as const

/**
 * The permissions of each role, by area, as in decisions §2. A permission to write or to change a status includes the permission to
 * read. Anything that is not listed is refused. The contracts module defines which kinds of contracts a role may write.
 */
export const permissions = {
  applications: defineArea<'read' | 'write' | 'status'>({
    author: { read: 'own', write: 'own' },
    initiator: statusAll,
    deputy: statusAll,
    pm: readAll,
    supervisor: statusAll,
    director: readAll,
  }),
  /**
   * `advance` moves an offer to another status, if its transition table allows this. Roles that change statuses and the recipient
   * have this permission.
   */
  offers: defineArea<'read' | 'write' | 'status' | 'request' | 'advance' | 'delete' | 'copy' | 'print' | 'delivery'>({
    author: offerRecipient,
    initiator: readAll,
    deputy: readAll,
    pm: readAll,
    accounting: { read: 'all', write: 'all', status: 'all', advance: 'all', delete: 'all', copy: 'all' },
    partner: offerRecipient,
    typography: { read: 'all', status: 'all', advance: 'all', print: 'all' },
    stock: { read: 'all', status: 'all', advance: 'all', delivery: 'all' },
    supervisor: { read: 'all', write: 'all', status: 'all', advance: 'all' },
    director: readAll,
  }),
  invoices: defineArea<'read' | 'write'>({
    author: readOwn,
    initiator: readAll,
    pm: readAll,
    accounting: writeAll,
    partner: readOwn,
    supervisor: writeAll,
    director: readAll,
  }),
  techCards: defineArea<
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
    initiator: { ...manageCards, score: 'all' },
    deputy: { ...manageCards, score: 'all' },
    pm: { ...manageCards, putSignal: 'all', approveSignal: 'all', importBooks: 'all' },
    executor: readOwn,
    accounting: { read: 'all', move: 'all' },
    typography: { read: 'all', putSignal: 'all', print: 'all', schedulePrint: 'all' },
    stock: { read: 'all', deliveryData: 'all', handOver: 'all' },
    supervisor: { ...manageCards, putSignal: 'all', approveSignal: 'all', importBooks: 'all' },
    director: readAll,
  }),
  /**
   * `advance` moves a work to another status, if its transition table allows this. Accounting uses it to pay works, without the
   * permission to read them.
   */
  projects: defineArea<'read' | 'write' | 'approve' | 'rate' | 'result' | 'respond' | 'advance' | 'pay'>({
    initiator: { read: 'all', write: 'all', rate: 'all' },
    deputy: readAll,
    pm: { read: 'all', write: 'all', approve: 'all', rate: 'all', advance: 'all' },
    executor: { read: 'own', result: 'own', respond: 'own', advance: 'own' },
    accounting: { advance: 'all', pay: 'all' },
    supervisor: writeAll,
    director: readAll,
  }),
  /**
   * `advance` moves a contract to another status, if its transition table allows this. Roles that write or sign contracts have this
   * permission.
   */
  contracts: defineArea<'read' | 'write' | 'sign' | 'advance'>({
    author: { read: 'own', sign: 'own', advance: 'own' },
    pm: readAll,
    executor: { read: 'own', sign: 'own', advance: 'own' },
    accounting: { ...writeAll, advance: 'all' },
    partner: readOwn,
    supervisor: { ...writeAll, advance: 'all' },
    hr: { ...writeAll, advance: 'all' },
    director: readAll,
  }),
  /** The templates of contracts, by kind (our rule). */
  contractTemplates: defineArea<'read' | 'write'>({ supervisor: writeAll, hr: writeAll }),
  /** Sold copies, and the royalties owed to authors. Accounting maintains this data, and the press's managers may read it. */
  realisation: defineArea<'read' | 'write'>({ accounting: writeAll, supervisor: readAll, director: readAll }),
  /**
   * `contact` shows a customer's contact data to roles that ship and invoice books. `import` imports orders from a table. `connect`
   * gives the shop a token (our rule).
   */
  shopOrders: defineArea<'read' | 'status' | 'contact' | 'import' | 'connect'>({
    accounting: { ...statusAll, contact: 'all', import: 'all' },
    typography: statusAll,
    stock: { ...statusAll, contact: 'all' },
    supervisor: { ...statusAll, contact: 'all', import: 'all', connect: 'all' },
    director: readAll,
  }),
  /**
   * Movements of finished books in and out of the stock. Roles that store, sell or manage books read them. `write` allows writing
   * copies off and counting (our rule).
   */
  stock: defineArea<'read' | 'write'>({
    pm: readAll,
    accounting: writeAll,
    stock: writeAll,
    supervisor: writeAll,
    director: readAll,
  }),
  priceList: defineArea<'read' | 'write'>({
    author: readAll,
    initiator: readAll,
    deputy: readAll,
    pm: readAll,
    accounting: writeAll,
    partner: readAll,
    typography: readAll,
    supervisor: writeAll,
    director: readAll,
  }),
  /** Saved calculations are private to the person who made them. Every role that reads price lists may save calculations. */
  calculations: defineArea<'read' | 'write'>({
    author: writeOwn,
    initiator: writeOwn,
    deputy: writeOwn,
    pm: writeOwn,
    accounting: writeOwn,
    partner: writeOwn,
    typography: writeOwn,
    supervisor: writeOwn,
    director: writeOwn,
  }),
  /**
   * Paper for printing. The printing house orders, counts and uses it. Roles whose books depend on the paper may read the amounts.
   */
  paper: defineArea<'read' | 'write'>({
    initiator: readAll,
    deputy: readAll,
    typography: writeAll,
    stock: readAll,
    supervisor: readAll,
    director: readAll,
  }),
  users: defineArea<'read' | 'write'>({ supervisor: writeAll, hr: writeAll, director: readAll }),
  /** Organisations. A partner edits the document details of the partner's own organisation. */
  organizations: defineArea<'read' | 'write' | 'create'>({
    accounting: readAll,
    partner: writeOwn,
    supervisor: { read: 'all', write: 'all', create: 'all' },
    director: readAll,
  }),
  /**
   * `people` covers figures about the press's employees, for HR and the managers of employees. `money` covers income and
   * receivables.
   */
  statistics: defineArea<'read' | 'people' | 'money'>({
    initiator: { read: 'all', people: 'all' },
    deputy: { read: 'all', people: 'all' },
    pm: readOwn,
    executor: readOwn,
    accounting: { read: 'all', money: 'all' },
    partner: readOwn,
    typography: readAll,
    stock: readAll,
    supervisor: { read: 'all', people: 'all', money: 'all' },
    hr: { people: 'all' },
    director: { read: 'all', people: 'all', money: 'all' },
  }),
  /** Failed background jobs (our rule). */
  jobs: defineArea<'read' | 'retry'>({ supervisor: { read: 'all', retry: 'all' } }),
  /** The press's own settings: organization details, VAT, holidays, column limits (our rule). */
  settings: defineArea<'read' | 'write'>({ supervisor: writeAll }),
  history: defineArea<'read'>({ supervisor: readAll, director: readAll }),
  /**
   * Chat, to-dos, calendar, notifications and the person's own profile. `gather` allows creating group chats and choosing their
   * members.
   */
  personal: defineArea<'read' | 'write' | 'gather'>({
    ...grantToAllRoles({ read: 'own', write: 'own', gather: 'own' }),
    author: { read: 'own', write: 'own' },
    partner: { read: 'own', write: 'own' },
  }),
  /** Reveals a person's confidential fields. `confidentialReaders` defines which fields each role may reveal. */
  confidential: defineArea<'read'>({ ...grantToAllRoles(readOwn), hr: readAll, accounting: readAll }),
  /**
   * Working hours. Every employee records when they start and finish and can request corrections. `approve` never applies to a
   * person's own hours (our rule).
   */
  time: defineArea<'read' | 'clock' | 'approve'>({
    ...Object.fromEntries(timeKeepers.map((role) => [role, { read: 'own', clock: 'own' } as const])),
    supervisor: { read: 'all', clock: 'own', approve: 'all' },
    hr: { read: 'all', clock: 'own', approve: 'all' },
    director: { read: 'all', clock: 'own', approve: 'all' },
  }),
  support: defineArea<'read' | 'write' | 'answer'>({
    ...grantToAllRoles({ read: 'own', write: 'own' }),
    deputy: { read: 'all', write: 'own', answer: 'all' },
    supervisor: { read: 'all', write: 'own', answer: 'all' },
  }),
} as const

function grantToAllRoles<Name extends string>(grants: Partial<Record<Name, Scope>>): Grants<Name> {
  return Object.fromEntries(roleKeys.map((role) => [role, grants])) as Grants<Name>
}

export type Area = keyof typeof permissions
export type Action<Of extends Area> = (typeof permissions)[Of] extends Grants<infer Known> ? Known : never

/** Returns to which rows a role's permission in an area applies; undefined if the role does not have the permission. */
export function getGrantedScope<AreaKey extends Area>(
  role: RoleKey,
  areaKey: AreaKey,
  action: Action<AreaKey>,
): Scope | undefined {
  const grants: Grants<string> = permissions[areaKey]
  return grants[role]?.[action]
}

/** Whether a role may read authors' e-mail addresses and phones. Only roles that read all applications need to contact authors. */
export const canReadAuthorContacts = (role: RoleKey): boolean => getGrantedScope(role, 'applications', 'read') === 'all'

/** Whether a role may perform an action on a row. `isOwn` says whether the row belongs to the person. */
export function isAllowed<AreaKey extends Area>(
  role: RoleKey,
  areaKey: AreaKey,
  action: Action<AreaKey>,
  isOwn = true,
): boolean {
  const scope = getGrantedScope(role, areaKey, action)
  return scope === 'all' || (scope === 'own' && isOwn)
}
