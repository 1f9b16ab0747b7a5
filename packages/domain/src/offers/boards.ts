import type { RoleKey } from '../shared/people/roles.ts'
import type { StageKey } from '../shared/stages/stages.ts'
import { foldKazakhLetters } from '../shared/text.ts'
import { findTransition, getTransitionRefusal, type Actor, type TransitionRefusal } from '../shared/transitions.ts'
import { OfferStatus } from '../shared/documents/offers.ts'
import { offerTransitions } from './statuses.ts'

const { inProcess, accepted, invoiceSent, invoiceRequested, printing, wap, stock, done } = OfferStatus

/** Columns of the partner and the smart kanban (spec §4). The keys are stages. A column has the colour and name of its stage. */
export const partnerColumns = [
  { key: 'account', statuses: [inProcess, accepted, invoiceSent, invoiceRequested] },
  { key: 'typography', statuses: [printing] },
  { key: 'wap', statuses: [wap] },
  { key: 'stock', statuses: [stock] },
  { key: 'done', statuses: [done] },
] as const satisfies readonly { key: StageKey; statuses: readonly OfferStatus[] }[]
export type PartnerColumn = (typeof partnerColumns)[number]['key']

const getColumnStatuses = (column: PartnerColumn): readonly OfferStatus[] =>
  partnerColumns.find(({ key }) => key === column)?.statuses ?? []

/** Returns the column of an offer; undefined for rejected and archived offers, which are on no board. */
export const getPartnerColumn = (status: OfferStatus): PartnerColumn | undefined =>
  partnerColumns.find(({ key }) => getColumnStatuses(key).includes(status))?.key

/**
 * Returns the status that a drop on a column sets: the column's first status that the transition table allows. Returns null when
 * the table allows none. Also returns null for a drop within the same column, which changes nothing.
 */
export function getDropStatus(actor: Actor, from: OfferStatus, column: PartnerColumn): OfferStatus | null {
  if (getPartnerColumn(from) === column) return null
  return getColumnStatuses(column).find((to) => findTransition(offerTransitions, actor, from, to)) ?? null
}

/** Returns the columns on which someone may drop an offer. */
export const getDropTargets = (actor: Actor, from: OfferStatus): PartnerColumn[] =>
  partnerColumns.map(({ key }) => key).filter((column) => getDropStatus(actor, from, column))

/** Returns why a drop is refused; null when it is allowed or would change nothing. */
export function getPartnerDropRefusal(
  actor: Actor,
  from: OfferStatus,
  column: PartnerColumn,
): TransitionRefusal | null {
  const [to] = getColumnStatuses(column)
  if (!to || getPartnerColumn(from) === column || getDropStatus(actor, from, column)) return null
  return getTransitionRefusal(offerTransitions, actor, from, to)
}

/** The fields of an offer that decide which board shows it. */
export interface BoardOffer {
  status: OfferStatus
  recipient_name: string
  recipient_bin: string
  tech_card_count: number
}

/** The press's own company: its BIN ('' if only its names are known) and the recipient names that mean this company. */
export interface OwnCompany {
  bin: string
  names: readonly string[]
}

/** The roles that see only offers without tech cards on the partner kanban (spec §4: ids 6, 8 and 11). */
export const rolesLimitedToOffersWithoutCards: readonly RoleKey[] = ['accounting', 'supervisor', 'typography']

/** Whether an offer of the press is addressed to the press's own company. */
export const isOwnOffer = (
  { recipient_name, recipient_bin }: Pick<BoardOffer, 'recipient_name' | 'recipient_bin'>,
  { bin, names }: OwnCompany,
): boolean =>
  (bin !== '' && recipient_bin === bin) ||
  names.some((name) => name && foldKazakhLetters(name) === foldKazakhLetters(recipient_name))

/** Whether an offer is on the smart kanban, which shows offers to the press's own company. */
export const isOnSmartBoard = (offer: BoardOffer, company: OwnCompany): boolean =>
  Boolean(getPartnerColumn(offer.status)) && isOwnOffer(offer, company)

/**
 * Whether an offer is on the partner kanban of a role. This board shows all offers except offers to the press's own company. Some
 * roles see only offers without tech cards.
 */
export const isOnPartnerBoard = (offer: BoardOffer, role: RoleKey, company: OwnCompany): boolean =>
  Boolean(getPartnerColumn(offer.status)) &&
  !isOwnOffer(offer, company) &&
  (offer.tech_card_count === 0 || !rolesLimitedToOffersWithoutCards.includes(role))
