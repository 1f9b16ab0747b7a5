import { roleByKey, type RoleKey } from '../shared/people/roles.ts'
import { canOpen } from './access.ts'
import { fillPath, type ScreenPath } from './address.ts'

/** A screen with the query that shows a row on it. */
export type Place = ScreenPath | `${ScreenPath}?${string}`

/**
 * The places that show a row. Their parameters are the row's id and other values. The first place that the role may open is used.
 */
export const places = {
  application: ['application-details/:id'],
  techcard: ['techcards/:id', 'booktracking/:id'],
  /** In the places of a book, `:id` is the id of the book's tech card. */
  book: ['books?book=:book', 'techcards/:id', 'booktracking/:id'],
  project: ['project-details/:id'],
  offer: ['offers?offer=:id', 'kp-preview/:id', 'partnerKanban?offer=:id'],
  shoporder: ['orderKanban?order=:id'],
  contract: ['contracts/:id'],
  organization: ['organizations/:id', 'accounts/:id', 'organization'],
  statement: ['statements/:id'],
  user: ['users/:id'],
  message: ['chat?id=:chat&message=:id'],
} as const satisfies Readonly<Record<string, readonly Place[]>>

/**
 * Returns the URL of the first place that a role may open; undefined when there is none. Skips places whose parameters have no
 * value.
 */
export function placeAddress(
  role: RoleKey,
  candidates: readonly Place[],
  values: Readonly<Record<string, string | number>> = {},
): string | undefined {
  const paths = candidates
    .filter((place) => canOpen(role, getPlaceScreen(place)))
    .map((place) => fillPath(place, values))
  const place = paths.find((one) => !/:\w/.test(one))
  return place && `/app/${roleByKey(role).path}/${place}`
}

const getPlaceScreen = (place: Place): ScreenPath => place.split('?')[0] as ScreenPath
