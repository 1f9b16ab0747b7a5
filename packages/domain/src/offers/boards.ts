import type { RoleKey } from '../people/roles.ts'
import type { StageKey } from '../tech-cards/stages.ts'
import { foldKazakhLetters } from '../text.ts'
import { findTransition, transitionRefusal, type Actor, type TransitionRefusal } from '../transitions.ts'
import { OfferStatus, offerTransitions } from './statuses.ts'

const { inProcess, accepted, invoiceSent, invoiceRequested, printing, wap, stock, done } = OfferStatus

/** Columns of the partner and the smart kanban (spec §4), keyed by the stage they look like and are named after. */
export const partnerColumns = [
  { key: 'account', statuses: [inProcess, accepted, invoiceSent, invoiceRequested] },
  { key: 'typography', statuses: [printing] },
  { key: 'wap', statuses: [wap] },
  { key: 'stock', statuses: [stock] },
  { key: 'done', statuses: [done] },
] as const satisfies readonly { key: StageKey; statuses: readonly OfferStatus[] }[]
export type PartnerColumn = (typeof partnerColumns)[number]['key']

const statusesOf = (column: PartnerColumn): readonly OfferStatus[] =>
  partnerColumns.find(({ key }) => key === column)?.statuses ?? []

/** The column an offer stands in; undefined for those on no board: rejected and archived. */
export const getPartnerColumn = (status: OfferStatus): PartnerColumn | undefined =>
  partnerColumns.find(({ key }) => statusesOf(key).includes(status))?.key

/**
 * The status a drop posts: the first of the column's that the table allows. Null when it allows none, and within a column,
 * where a drop changes nothing.
 */
export function getDropStatus(actor: Actor, from: OfferStatus, column: PartnerColumn): OfferStatus | null {
  if (getPartnerColumn(from) === column) return null
  return statusesOf(column).find((to) => findTransition(offerTransitions, actor, from, to)) ?? null
}

/** The columns someone may drop an offer on. */
export const getDropTargets = (actor: Actor, from: OfferStatus): PartnerColumn[] =>
  partnerColumns.map(({ key }) => key).filter((column) => getDropStatus(actor, from, column))

/** Why a drop is refused; null when it is not, or would change nothing. */
export function partnerDropRefusal(actor: Actor, from: OfferStatus, column: PartnerColumn): TransitionRefusal | null {
  const [to] = statusesOf(column)
  if (!to || getPartnerColumn(from) === column || getDropStatus(actor, from, column)) return null
  return transitionRefusal(offerTransitions, actor, from, to)
}

/** What decides which board an offer stands on. */
export interface BoardOffer {
  status: OfferStatus
  recipient_name: string
  recipient_bin: string
  tech_card_count: number
}

/** The press's own company: its BIN, '' where it is known by its names alone, and the names that offers may be made to. */
export interface OwnCompany {
  bin: string
  names: readonly string[]
}

/** Roles who see only offers without tech cards on the partner kanban (spec §4: ids 6, 8 and 11). */
export const rolesLimitedToOffersWithoutCards: readonly RoleKey[] = ['accounting', 'supervisor', 'typography']

/** Whether an offer is the press's own, made to its own company. */
export const isOwnOffer = (
  { recipient_name, recipient_bin }: Pick<BoardOffer, 'recipient_name' | 'recipient_bin'>,
  { bin, names }: OwnCompany,
): boolean =>
  (bin !== '' && recipient_bin === bin) ||
  names.some((name) => name && foldKazakhLetters(name) === foldKazakhLetters(recipient_name))

/** Whether an offer stands on the smart kanban: the press's own. */
export const isOnSmartBoard = (offer: BoardOffer, company: OwnCompany): boolean =>
  Boolean(getPartnerColumn(offer.status)) && isOwnOffer(offer, company)

/** Whether an offer stands on someone's partner kanban: everybody's but the press's own. */
export const isOnPartnerBoard = (offer: BoardOffer, role: RoleKey, company: OwnCompany): boolean =>
  Boolean(getPartnerColumn(offer.status)) &&
  !isOwnOffer(offer, company) &&
  (offer.tech_card_count === 0 || !rolesLimitedToOffersWithoutCards.includes(role))
