import { contractKindKeys } from '../shared/documents/contracts.ts'
import { getReadableContractKinds } from '../contracts/statuses.ts'
import type { RoleKey } from '../shared/people/roles.ts'
import { getGrantedScope } from '../shared/permissions.ts'
import { ruleOfResource, type EventResource } from './resources.ts'

/** Whether a role receives the events of every row of a resource. Other roles receive only events whose audience includes them. */
export function readsAllEvents(role: RoleKey, resource: EventResource): boolean {
  // The press's settings affect the screens of all roles.
  if (resource === 'setting') return true
  const { area } = ruleOfResource(resource)
  if (area === undefined) return false
  // Bank statements, memoranda and printing costs are for roles that manage the press's money, not for everyone who may read its
  // invoices.
  if (area === 'invoices') return getGrantedScope(role, area, 'write') === 'all'
  // The printing house's day is for the printing house and for readers of the audit log. Other roles see only its effects.
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
