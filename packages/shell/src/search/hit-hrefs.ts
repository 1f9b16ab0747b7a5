import { placeAddress, places, getRoleOrDefault, type RoleKey } from '@press/domain'
import type { SearchHit } from '@press/ui'
import { paths } from '../routing/paths.ts'

function getHitHref(role: RoleKey, { kind, item }: SearchHit): string | undefined {
  switch (kind) {
    case 'book':
      return placeAddress(role, places.book, {
        book: item.id,
        ...(item.techcard_id !== null && { id: item.techcard_id }),
      })
    case 'message':
      return placeAddress(role, places.message, { id: item.id, chat: item.conversation_id })
    case 'person':
      return paths.profile(item.id)
    default:
      return placeAddress(role, places[kind], { id: item.id })
  }
}

/** Returns a function that gives the address of a search hit for a role; undefined if no screen of the role shows it. */
export const createHitHrefs = (roleId: number) => (hit: SearchHit) => getHitHref(getRoleOrDefault(roleId).key, hit)
