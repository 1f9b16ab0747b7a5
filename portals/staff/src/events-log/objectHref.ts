import { grantOf, type RoleKey, type LogRow } from '@press/domain'
import type { rolePaths } from '@press/shell'

/** Where somebody of a role may open what an entry of the log is about; undefined where none of their screens shows it. */
export function objectHref(
  role: RoleKey,
  to: ReturnType<typeof rolePaths>,
  { resource, id }: LogRow['subject'],
): string | undefined {
  if (id === null) return undefined
  const keepsMoney = grantOf(role, 'invoices', 'write') === 'all'
  switch (resource) {
    case 'application':
      return to.application(id)
    case 'techcard':
    case 'book':
      return to.techCard(id)
    case 'project':
      return to.project(id)
    case 'offer':
      return to.offer(id)
    case 'contract':
      return to.contract(id)
    case 'organization':
      return to.organization(id)
    case 'user':
    case 'account':
      return to.user(id)
    case 'statement':
      return keepsMoney ? to.statement(id) : undefined
    case 'shoporder':
      return keepsMoney ? to.shopOrder(id) : undefined
    default:
      return undefined
  }
}
