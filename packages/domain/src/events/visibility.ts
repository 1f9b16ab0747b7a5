import { contractKindKeys } from '../shared/documents/contracts.ts'
import { getReadableContractKinds } from '../contracts/statuses.ts'
import type { RoleKey } from '../shared/people/roles.ts'
import { getGrantedScope } from '../shared/permissions.ts'
import { getResourceRule, type EventResource } from './resources.ts'

/**
 * Returns whether a role receives the events of every row of a resource. Other roles receive only events whose audience includes
 * them.
 */
export function canReadAllEvents(role: RoleKey, resource: EventResource): boolean {
  // The press's settings affect the screens of all roles.
  if (resource === 'setting') return true
  const { area } = getResourceRule(resource)
  if (area === undefined) return false
  // Bank statements, memoranda and printing costs are for roles that manage the press's money, not for everyone who may read its
  // invoices.
  if (area === 'invoices') return getGrantedScope(role, area, 'write') === 'all'
  // Only the printing house and readers of the audit log receive the events of a print day. Other roles see the changed print runs.
  if (resource === 'printday')
    return getGrantedScope(role, 'techCards', 'print') === 'all' || getGrantedScope(role, 'history', 'read') === 'all'
  // A role that manages only some kinds of contracts may not read contracts of other kinds.
  if (area === 'contracts' && getReadableContractKinds(role).length < contractKindKeys.length) return false
  // A role that pays for works sees the works due for payment on its home screen, without permission to read projects.
  return (
    getGrantedScope(role, area, 'read') === 'all' ||
    (area === 'projects' && getGrantedScope(role, area, 'advance') === 'all')
  )
}
