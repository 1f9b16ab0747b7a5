import type { RoleKey } from '../people/roles.ts'

/** `all` rows, or only those the person belongs to. */
export type Scope = 'all' | 'own'

type Grants<Name extends string> = Partial<Record<RoleKey, Partial<Record<Name, Scope>>>>

const area = <const Name extends string>(grants: Grants<Name>): Grants<Name> => grants

const read = { read: 'all' } as const
const decide = { read: 'all', status: 'all' } as const
const everyCard = { read: 'all', write: 'all', move: 'all', schedulePrint: 'all' } as const

/** Who may do what with what: the table of decisions §2, as far as the product is built. What is not listed is refused. */
export const permissions = {
  applications: area<'read' | 'write' | 'status'>({
    author: { read: 'own', write: 'own' },
    initiator: decide,
    deputy: decide,
    supervisor: decide,
    pm: read,
    director: read,
  }),
  techCards: area<
    'read' | 'write' | 'move' | 'approveSignal' | 'schedulePrint' | 'print' | 'deliveryData' | 'handOver'
  >({
    author: { read: 'own', approveSignal: 'own', deliveryData: 'own' },
    initiator: everyCard,
    deputy: everyCard,
    pm: { read: 'all', write: 'all', move: 'all', approveSignal: 'all', schedulePrint: 'all' },
    executor: { read: 'own' },
    accounting: { read: 'all', move: 'all' },
    typography: { read: 'all', print: 'all', schedulePrint: 'all' },
    stock: { read: 'all', deliveryData: 'all', handOver: 'all' },
    supervisor: { read: 'all', write: 'all', move: 'all', approveSignal: 'all', schedulePrint: 'all' },
    director: read,
  }),
  history: area<'read'>({ supervisor: read, director: read }),
  users: area<'read' | 'write'>({
    supervisor: { read: 'all', write: 'all' },
    hr: { read: 'all', write: 'all' },
    director: read,
  }),
} as const

export type Area = keyof typeof permissions
export type Action<Of extends Area> = (typeof permissions)[Of] extends Grants<infer Known> ? Known : never

/** The rows of an area a role may do something with; undefined when it may not at all. */
export function grantOf<Of extends Area>(role: RoleKey, of: Of, action: Action<Of>): Scope | undefined {
  const grants: Grants<string> = permissions[of]
  return grants[role]?.[action]
}

/** Whether a role may do something with a row, given whether the row is the person's own. */
export function can<Of extends Area>(role: RoleKey, of: Of, action: Action<Of>, own = true): boolean {
  const scope = grantOf(role, of, action)
  return scope === 'all' || (scope === 'own' && own)
}
