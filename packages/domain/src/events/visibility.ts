import { contractKindKeys, getReadableContractKinds } from '../contracts/statuses.ts'
import type { RoleKey } from '../people/roles.ts'
import { getGrantedScope } from '../permissions/permissions.ts'
import { ruleOfResource, type EventResource } from './resources.ts'

/** Whether a role receives the events of every row of a resource; the others receive those whose audience names them. */
export function readsAllEvents(role: RoleKey, resource: EventResource): boolean {
  // Everybody's screens depend on the press's settings.
  if (resource === 'setting') return true
  const { area } = ruleOfResource(resource)
  if (area === undefined) return false
  // Bank statements, memoranda and printing costs are for those who keep the press's money, not for everyone who reads its bills.
  if (area === 'invoices') return getGrantedScope(role, area, 'write') === 'all'
  // The printing house's day is for itself and for readers of the journal; the others see what follows from it.
  if (resource === 'printday')
    return getGrantedScope(role, 'techCards', 'print') === 'all' || getGrantedScope(role, 'history', 'read') === 'all'
  // A role that keeps some kinds of contracts does not read the others.
  if (area === 'contracts' && getReadableContractKinds(role).length < contractKindKeys.length) return false
  // A role that pays works has those that are due on its home screen, without reading the projects.
  return (
    getGrantedScope(role, area, 'read') === 'all' ||
    (area === 'projects' && getGrantedScope(role, area, 'advance') === 'all')
  )
}
