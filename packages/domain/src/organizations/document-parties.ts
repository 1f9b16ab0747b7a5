import type { OfferDocumentKind } from '../offers/documents.ts'
import type { OfferFormInput } from '../offers/validation.ts'
import { roleKeys, type RoleKey } from '../people/roles.ts'
import { getGrantedScope } from '../permissions/permissions.ts'
import type { TurnoverKind } from '../turnovers/turnover.ts'

/** The press, and the other side: the recipient of an offer, the party of a contract. */
export const documentParties = ['press', 'party'] as const
export type DocumentParty = (typeof documentParties)[number]

/** What a paper says of a side; `bin` is a BIN or an IIN, `contact` a phone or an e-mail, `document` shows who a person is. */
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

/** A side as a paper has it; '' or nothing for what is not known. */
export type PartyDetails = Readonly<Partial<Record<DocumentPartyField, string>>>
export interface MissingDetail {
  side: DocumentParty
  field: DocumentPartyField
  /** Who the side is, where a paper or a file is for several. */
  name?: string | undefined
}
export type RequiredDetails = Readonly<Record<DocumentParty, readonly DocumentPartyField[]>>

/** The papers of an offer. */
export type OfferDocumentWithParties = OfferDocumentKind | TurnoverKind
/** Acts, royalties and payment orders of the press to somebody whom it pays. */
export type PayeeDocument = 'workAct' | 'royalty' | 'paymentOrder'
/** Papers with two sides. */
export type DocumentWithParties = OfferDocumentWithParties | PayeeDocument | 'contract'

/** What a paper must say of its sides before it is sent (ours, after forms Р-1 and З-2 and what banks ask of a payment). */
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

/** What is needed besides of a side that is paid by a contract. */
export const paidPartyFields: readonly DocumentPartyField[] = ['account', 'bank']
/** What is needed besides of an organisation as the party of a contract: somebody signs for it. */
export const organizationPartyFields: readonly DocumentPartyField[] = ['signer', 'position', 'basis']
/** And of a person. */
export const personPartyFields: readonly DocumentPartyField[] = ['document']

/** What is needed of the sides and not known. */
export const findMissingDetails = (
  needs: RequiredDetails,
  facts: Readonly<Record<DocumentParty, PartyDetails>>,
): MissingDetail[] =>
  documentParties.flatMap((side) =>
    needs[side].filter((field) => !facts[side][field]?.trim()).map((field) => ({ side, field })),
  )

/** What a paper to somebody whom the press pays lacks of the press, and of the payee by their name. */
export const findMissingPayeeDetails = (
  paper: PayeeDocument,
  facts: Readonly<Record<DocumentParty, PartyDetails>>,
): MissingDetail[] =>
  findMissingDetails(requiredDetails[paper], facts).map((lack) =>
    lack.side === 'party' ? { ...lack, name: facts.party.name } : lack,
  )

type OfferParties = Pick<OfferFormInput, Extract<keyof OfferFormInput, `sender_${string}` | `recipient_${string}`>>

/** What a paper of an offer lacks of its sides before it may be sent. */
export const findMissingOfferDetails = (kind: OfferDocumentWithParties, offer: OfferParties): MissingDetail[] =>
  findMissingDetails(requiredDetails[kind], {
    press: { ...sideOf(offer, 'sender'), kbe: offer.sender_kbe },
    party: sideOf(offer, 'recipient'),
  })

const sideOf = (offer: OfferParties, side: 'sender' | 'recipient'): PartyDetails => ({
  name: offer[`${side}_name`],
  bin: offer[`${side}_bin`],
  address: offer[`${side}_address`],
  contact: offer[`${side}_phone`] || offer[`${side}_email`],
  account: offer[`${side}_account`],
  bank: offer[`${side}_bank`],
  bic: offer[`${side}_bic`],
})

/** Where what is lacking is filled in: the press's requisites, the paper's own form, or the contract with who is paid. */
export type SidePlace = 'requisites' | 'offer' | 'contract' | 'payee'

export function sidePlace(side: DocumentParty, paper: DocumentWithParties): SidePlace {
  if (side === 'press') return 'requisites'
  if (paper === 'contract') return 'contract'
  return isPayeePaper(paper) ? 'payee' : 'offer'
}

const isPayeePaper = (paper: DocumentWithParties): paper is PayeeDocument =>
  paper === 'workAct' || paper === 'royalty' || paper === 'paymentOrder'

const areas = { requisites: 'settings', offer: 'offers', contract: 'contracts', payee: 'contracts' } as const

/** Whether a role may fill in what is lacking there. */
export const canFillSide = (role: RoleKey, place: SidePlace): boolean =>
  getGrantedScope(role, areas[place], 'write') === 'all'

/** The roles that may. */
export const sideFillers = (place: SidePlace): RoleKey[] => roleKeys.filter((role) => canFillSide(role, place))
