import { materialKinds } from '../shared/print/material-types.ts'
import { withholdingFields } from '../shared/withholding/rates.ts'
import { numberedKinds, type NumberedKind, type Numbering } from './numbering.ts'
import {
  pressAccountFields,
  pressRequisiteFields,
  signedDocuments,
  type PressAccount,
  type PressSigner,
  type SignedDocument,
} from '../shared/documents/press-details.ts'
import type { Settings, SettingSection } from './sections.ts'

/** Flattens a section to pairs of names and values. The history of the section compares these pairs. */
const flattenSection: { [Section in SettingSection]: (value: Settings[Section]) => Record<string, string> } = {
  requisites: ({ accounts, signers, ...value }) => ({
    ...Object.fromEntries(pressRequisiteFields.map((field) => [field, value[field]])),
    main_account: accounts[0]?.account ?? '',
    ...Object.fromEntries(accounts.map((one) => [`accounts.${one.account}`, formatAccount(one)])),
    ...joinTextsByKey(signers.map((one) => [`signers.${one.name}`, formatSigner(one)])),
    ...Object.fromEntries(signers.map(({ name }) => [`signs.${name}`, getSignedDocuments(signers, name).join(' ')])),
  }),
  identity: ({ logo, ...names }) => ({ ...names, logo: logo === null ? '' : String(logo) }),
  letters: (value) => ({ ...value }),
  company: ({ name }) => ({ name }),
  vat: ({ rates }) => Object.fromEntries(rates.map(({ from, rate }) => [from, String(rate)])),
  withholding: ({ rates }) =>
    Object.fromEntries(
      rates.flatMap((row) => [
        ...withholdingFields.map((field) => [`${row.from}.${field}`, String(row[field])]),
        [`${row.from}.royalty`, String(row.royalty)],
      ]),
    ),
  days: ({ days }) => Object.fromEntries(days.map(({ date, kind }) => [date, kind])),
  columns: ({ limits }) => Object.fromEntries(Object.entries(limits).map(([column, limit]) => [column, String(limit)])),
  numbering: ({ kinds }) =>
    Object.fromEntries(numberedKinds.flatMap((kind) => Object.entries(flattenNumbering(kind, kinds[kind])))),
  norms: ({ days }) => Object.fromEntries(Object.entries(days).map(([stage, norm]) => [stage, String(norm)])),
  materials: (value) =>
    Object.fromEntries(
      materialKinds.flatMap((kind) =>
        value[kind].map(({ key, withdrawn }) => [`${kind}.${key}`, withdrawn ? 'withdrawn' : 'offered']),
      ),
    ),
}

const flattenNumbering = (kind: NumberedKind, numbering: Numbering | undefined): Record<string, string> =>
  numbering
    ? {
        [`${kind}.digits`]: String(numbering.digits),
        [`${kind}.yearly`]: String(numbering.yearly),
        [`${kind}.start`]: numbering.start ? `${numbering.start.year}-${numbering.start.number}` : '',
      }
    : {}

const formatAccount = (account: PressAccount): string =>
  [...pressAccountFields.filter((field) => field !== 'account').map((field) => account[field]), account.currency]
    .filter(Boolean)
    .join(', ')

const formatSigner = ({ signs: _signs, from, to, name: _name, ...texts }: PressSigner): string =>
  [...Object.values(texts), (from || to) && `${from}–${to}`].filter(Boolean).join(', ')

const getSignedDocuments = (signers: readonly PressSigner[], name: string): SignedDocument[] =>
  signedDocuments.filter((documentKind) => signers.some((one) => one.name === name && one.signs.includes(documentKind)))

/** Joins the values of the same key, because the same person may sign in two periods, each on a different basis. */
const joinTextsByKey = (entries: readonly (readonly [key: string, text: string])[]): Record<string, string> =>
  Object.fromEntries(entries.map(([key]) => [key, getTexts(entries, key).join('; ')]))
const getTexts = (entries: readonly (readonly [key: string, text: string])[], key: string): string[] =>
  entries.filter(([one]) => one === key).map(([, text]) => text)

/**
 * A setting before and after a change. A value is null if the setting did not exist or was removed. `field` is a field, an account,
 * a signer, a day, the first day of a rate, a column or a material.
 */
export interface SettingChange {
  field: string
  before: string | null
  after: string | null
}

/** Returns the changed fields of a section. */
export function findSettingChanges<Section extends SettingSection>(
  section: Section,
  before: Settings[Section],
  after: Settings[Section],
): SettingChange[] {
  const [flatBefore, flatAfter] = [flattenSection[section](before), flattenSection[section](after)]
  return [...new Set([...Object.keys(flatBefore), ...Object.keys(flatAfter)])]
    .map((field) => ({ field, before: flatBefore[field] || null, after: flatAfter[field] || null }))
    .filter((change) => change.before !== change.after)
}
