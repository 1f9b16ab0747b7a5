import type { OfferDocumentKind } from './offers.ts'
import { roleKeys, type RoleKey } from '../people/roles.ts'
import { getGrantedScope } from '../permissions.ts'
import type { TurnoverKind } from './turnovers.ts'

/** The parties of a document: the press, and the recipient of an offer or the other party of a contract. */
export const documentParties = ['press', 'party'] as const
export type DocumentParty = (typeof documentParties)[number]

/**
 * The details of a party in a document. `bin` is a BIN or an IIN, `contact` is a phone or an e-mail, and `document` is a person's
 * identity document.
 */
export const documentPartyFields = [
  'name',
  'bin',
  'address',
  'contact',
  'account',
  'bank',
  'bic',
  'kbe',
  'signer',
  'position',
  'basis',
  'contract',
  'registration',
  'document',
] as const
export type DocumentPartyField = (typeof documentPartyFields)[number]

/** The details of a party as a document shows them. An unknown value is '' or omitted. */
export type PartyDetails = Readonly<Partial<Record<DocumentPartyField, string>>>
export interface MissingDetail {
  side: DocumentParty
  field: DocumentPartyField
  /** The name of the party. Set for a document or file with several parties of the same kind. */
  name?: string | undefined
}
export type RequiredDetails = Readonly<Record<DocumentParty, readonly DocumentPartyField[]>>

/** The kinds of documents of an offer. */
export type OfferDocumentWithParties = OfferDocumentKind | TurnoverKind
/** The kinds of documents for people whom the press pays: acts, royalties and payment orders. */
export type PayeeDocument = 'workAct' | 'royalty' | 'paymentOrder'
/** The kinds of documents with two parties. */
export type DocumentWithParties = OfferDocumentWithParties | PayeeDocument | 'contract'

/**
 * The details of each party that a document must contain before it is delivered. This is our rule, based on the forms Р-1 and З-2
 * and on the banks' requirements for payments.
 */
export const requiredDetails: Readonly<Record<DocumentWithParties, RequiredDetails>> = {
  kp: { press: ['name', 'bin', 'address', 'contact'], party: ['name'] },
  invoice: { press: ['name', 'bin', 'address', 'account', 'bank', 'bic', 'kbe'], party: ['name', 'bin'] },
  act: { press: ['name', 'bin', 'address'], party: ['name', 'bin'] },
  waybill: { press: ['name', 'bin'], party: ['name', 'bin'] },
  return: { press: ['name', 'bin'], party: ['name', 'bin'] },
  contract: { press: ['name', 'bin', 'address', 'signer', 'basis'], party: ['name', 'bin', 'address'] },
  workAct: { press: ['name', 'bin', 'address', 'signer'], party: ['contract', 'name', 'bin'] },
  royalty: { press: ['name', 'bin', 'address'], party: ['contract', 'name', 'bin'] },
  paymentOrder: {
    press: ['name', 'bin', 'account', 'bank', 'bic', 'kbe'],
    party: ['name', 'bin', 'account', 'bic', 'kbe'],
  },
}

/** The additional details of a party that is paid under a contract. */
export const paidPartyFields: readonly DocumentPartyField[] = ['account', 'bank']
/** The additional details of an organisation as the party of a contract, because a representative signs for it. */
export const organizationPartyFields: readonly DocumentPartyField[] = ['signer', 'position', 'basis']
/** The additional details of a person as the party of a contract. */
export const personPartyFields: readonly DocumentPartyField[] = ['document']

/** Returns the required details of the parties that are missing. */
export const findMissingDetails = (
  requiredFields: RequiredDetails,
  details: Readonly<Record<DocumentParty, PartyDetails>>,
): MissingDetail[] =>
  documentParties.flatMap((side) =>
    requiredFields[side].filter((field) => !details[side][field]?.trim()).map((field) => ({ side, field })),
  )

/**
 * Returns the details that a document to a payee still needs: details of the press, and details of the payee with the payee's name.
 */
export const findMissingPayeeDetails = (
  kind: PayeeDocument,
  details: Readonly<Record<DocumentParty, PartyDetails>>,
): MissingDetail[] =>
  findMissingDetails(requiredDetails[kind], details).map((detail) =>
    detail.side === 'party' ? { ...detail, name: details.party.name } : detail,
  )

/**
 * Where a missing detail is filled in: the press's organization details, the offer's form, the contract's form, or the contract
 * with the payee.
 */
export type SidePlace = 'requisites' | 'offer' | 'contract' | 'payee'

export function getSidePlace(side: DocumentParty, kind: DocumentWithParties): SidePlace {
  if (side === 'press') return 'requisites'
  if (kind === 'contract') return 'contract'
  return isPayeeDocument(kind) ? 'payee' : 'offer'
}

const isPayeeDocument = (kind: DocumentWithParties): kind is PayeeDocument =>
  kind === 'workAct' || kind === 'royalty' || kind === 'paymentOrder'

const areaByPlace = { requisites: 'settings', offer: 'offers', contract: 'contracts', payee: 'contracts' } as const

/** Whether a role may fill in missing details at a place. */
export const canFillSide = (role: RoleKey, place: SidePlace): boolean =>
  getGrantedScope(role, areaByPlace[place], 'write') === 'all'

/** Returns the roles that may fill in missing details at a place. */
export const getSideFillers = (place: SidePlace): RoleKey[] => roleKeys.filter((role) => canFillSide(role, place))
