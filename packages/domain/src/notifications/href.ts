import type { RoleKey } from '../shared/people/roles.ts'
import { screenAddress } from '../screens/address.ts'
import { placeAddress, places, type Place } from '../screens/places.ts'
import type { NotificationTarget } from './rules.ts'

const placesByTarget: Readonly<Record<NotificationTarget, readonly Place[]>> = {
  application: places.application,
  project: places.project,
  /** A notification about a book links to the book's tech card. */
  book: places.techcard,
  offer: places.offer,
  shopOrder: [...places.shoporder, 'orderKanban'],
  contract: places.contract,
  calendar: ['calendar?date=:date'],
  chat: ['chat?id=:id'],
  support: ['support?request=:id'],
  todo: ['todo?task=:id'],
  time: ['time-tracker/users/:id?month=:month'],
  paper: ['paper'],
  account: ['profile-setting'],
  person: places.user,
  home: ['home'],
}

/**
 * Returns the link of a notification in the role's portal. It leads to the row with this `id`, or to the day `date`, such as
 * 2026-11-29.
 */
export function getNotificationHref(target: NotificationTarget, role: RoleKey, id: number | null, date = ''): string {
  const values = { ...(id !== null && { id }), date, month: date.slice(0, 7) }
  return placeAddress(role, placesByTarget[target], values) ?? screenAddress(role, 'home')
}
