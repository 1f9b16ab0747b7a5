import { roleOf } from '@press/domain'
import type { FoundOne } from '@press/ui'
import { paths, rolePaths } from '../routing/paths.ts'
import type { ScreenRoute } from '../routing/routes.ts'

type Place = [row: string, href: string | undefined]

/** Where something that was found may be opened, by rows of the table of routes: the first that is the person's own is taken. */
function placesOf(to: ReturnType<typeof rolePaths>, { kind, item }: FoundOne): Place[] {
  switch (kind) {
    case 'techcard':
      return [
        ['techcards/:id', to.techCard(item.id)],
        ['booktracking/:id', to.bookTracking(item.id)],
      ]
    case 'book': {
      const card = item.techcard_id
      return [
        ['books', to.catalogueBook(item.id)],
        ['techcards/:id', card === null ? undefined : to.techCard(card)],
        ['booktracking/:id', card === null ? undefined : to.bookTracking(card)],
      ]
    }
    case 'application':
      return [['application-details/:id', to.application(item.id)]]
    case 'project':
      return [['project-details/:id', to.project(item.id)]]
    case 'offer':
      return [
        ['offers', to.offer(item.id)],
        ['kp-preview/:id', to.kpPreview(item.id)],
        ['partnerKanban', to.offerOnBoard(item.id)],
      ]
    case 'shoporder':
      return [['orderKanban', to.shopOrder(item.id)]]
    case 'contract':
      return [['contracts/:id', to.contract(item.id)]]
    case 'organization':
      return [
        ['organizations/:id', to.organization(item.id)],
        ['accounts/:id', to.account(item.id)],
        ['organization', to.ownOrganization],
      ]
    case 'person':
    case 'message':
      return []
  }
}

/** Gives the address of what was found, for a person's role; undefined where none of their screens shows it. */
export function foundHrefs(roleId: number, routes: readonly ScreenRoute[]) {
  const { key } = roleOf(roleId)
  const to = rolePaths(roleId)
  const own = new Set(routes.filter(({ roles }) => roles.includes(key)).map(({ path }) => path))
  return (found: FoundOne): string | undefined => {
    // Everybody has these.
    if (found.kind === 'person') return paths.profile(found.item.id)
    if (found.kind === 'message') return to.conversation(found.item.conversation_id, found.item.id)
    return placesOf(to, found).find(([row, href]) => own.has(row) && href !== undefined)?.[1]
  }
}
