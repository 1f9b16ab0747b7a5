import { roleKeys, timeKeepers, type RoleKey } from '../people/roles.ts'

/** `all` rows, or only those the person belongs to. */
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
 * Who may do what with what: the table of decisions §2, an area a row. Who may write or change a status may read; what is not listed
 * is refused. Which kinds of contracts a role writes stands with the contracts.
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
  /** `advance` takes an offer on to another status, as the table of its transitions says: by who changes statuses, or its recipient. */
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
  /** `advance` takes a work on to another status, as the table of its transitions says; accounting pays and sees no more of it. */
  projects: area<'read' | 'write' | 'approve' | 'rate' | 'result' | 'respond' | 'advance' | 'pay'>({
    initiator: { read: 'all', write: 'all', rate: 'all' },
    deputy: read,
    pm: { read: 'all', write: 'all', approve: 'all', rate: 'all', advance: 'all' },
    executor: { read: 'own', result: 'own', respond: 'own', advance: 'own' },
    accounting: { advance: 'all', pay: 'all' },
    supervisor: write,
    director: read,
  }),
  /** `advance` takes a contract on to another status, as the table of its transitions says: by its writers, or by who signs it. */
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
  /** What contracts of each kind say (ours). */
  contractTemplates: area<'read' | 'write'>({ supervisor: write, hr: write }),
  /** Copies sold and what authors are owed for them: accounting's work, which those who lead the press read. */
  realisation: area<'read' | 'write'>({ accounting: write, supervisor: read, director: read }),
  /**
   * `contact` is how to reach a customer: for who sends the books and bills them. `import` takes orders in from a table, `connect` gives the
   * shop a token of its own (ours).
   */
  shopOrders: area<'read' | 'status' | 'contact' | 'import' | 'connect'>({
    accounting: { ...status, contact: 'all', import: 'all' },
    typography: status,
    stock: { ...status, contact: 'all' },
    supervisor: { ...status, contact: 'all', import: 'all', connect: 'all' },
    director: read,
  }),
  /** Movements of finished books: who keeps, sells and leads reads them; `write` is to write copies off and to count (ours). */
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
  /** Saved calculations are private to their author; every role that reads price lists has its own. */
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
  /** Paper for printing: the printing house orders, counts and uses it; who waits for books of it sees how much there is. */
  paper: area<'read' | 'write'>({
    initiator: read,
    deputy: read,
    typography: write,
    stock: read,
    supervisor: read,
    director: read,
  }),
  users: area<'read' | 'write'>({ supervisor: write, hr: write, director: read }),
  /** A partner looks after what papers say of their own organisation. */
  organizations: area<'read' | 'write' | 'create'>({
    accounting: read,
    partner: keepOwn,
    supervisor: { read: 'all', write: 'all', create: 'all' },
    director: read,
  }),
  /** `people` are the figures about the press's own people: for HR, and for those who lead them; `money` is what it earns and is owed. */
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
  /** Background jobs that failed (ours). */
  jobs: area<'read' | 'retry'>({ supervisor: { read: 'all', retry: 'all' } }),
  /** What the press sets of itself: its requisites, VAT, holidays, limits of columns (ours). */
  settings: area<'read' | 'write'>({ supervisor: write }),
  history: area<'read'>({ supervisor: read, director: read }),
  /** Chat, to-dos, calendar, notifications and the own profile; `gather` is to talk with several and say who is among them. */
  personal: area<'read' | 'write' | 'gather'>({
    ...everyone({ read: 'own', write: 'own', gather: 'own' }),
    author: { read: 'own', write: 'own' },
    partner: { read: 'own', write: 'own' },
  }),
  /** Opening what is hidden of a person; which of it a role may open stands with the fields (`confidentialReaders`). */
  confidential: area<'read'>({ ...everyone(readOwn), hr: read, accounting: read }),
  /** Hours at work: everybody employed says when they come and go, and asks for corrections; `approve` is never for one's own (ours). */
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

/** The rows of an area a role may do something with; undefined when it may not at all. */
export function getGrantedScope<Of extends Area>(role: RoleKey, of: Of, action: Action<Of>): Scope | undefined {
  const grants: Grants<string> = permissions[of]
  return grants[role]?.[action]
}

/** Whether a role reads authors' addresses and phones: only who looks at everybody's applications has something to write to them. */
export const canReadAuthorContacts = (role: RoleKey): boolean => getGrantedScope(role, 'applications', 'read') === 'all'

/** Whether a role may do something with a row, given whether the row is the person's own. */
export function isAllowed<Of extends Area>(role: RoleKey, of: Of, action: Action<Of>, own = true): boolean {
  const scope = getGrantedScope(role, of, action)
  return scope === 'all' || (scope === 'own' && own)
}
