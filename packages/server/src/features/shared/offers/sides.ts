import { type Offer, type PressDetails, listPressNames, toPressSide, documentLanguages } from '@press/domain'
import type { SignerTexts } from '@press/i18n/node'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../database/database.ts'
import { representedOrganizationOfSql } from '../organizations/visibility.ts'

export type Sides = Pick<Offer, Extract<keyof Offer, `sender_${string}` | `recipient_${string}`>>

type SideField = 'name' | 'bin' | 'phone' | 'email' | 'address' | BankField
/** An account, its bank and the bank's codes belong together. */
const bankFields = ['account', 'bank', 'bic', 'kbe'] as const
type BankField = (typeof bankFields)[number]
type KnownSide = Partial<Record<SideField, string | null>>

/**
 * Fills in the blank fields of one party of an offer. Bank fields are filled in only if the known account is the one that the offer
 * names.
 */
function fillBlankFields<Row extends Sides>(row: Row, side: 'sender' | 'recipient', knownDetails: KnownSide): Row {
  const values: Record<string, string> = { ...row }
  const account = values[`${side}_account`]
  const hasOtherBank = Boolean(account) && account !== knownDetails.account
  for (const [field, value] of Object.entries(knownDetails)) {
    const name = `${side}_${field}`
    if (name in row && !(hasOtherBank && bankFields.some((one) => one === field))) values[name] ||= value ?? ''
  }
  return values as unknown as Row
}

/** Whether the press itself is the sender of an offer, not another legal entity typed in by hand. */
const isOwnSender = ({ sender_name, sender_bin }: Sides, press: PressDetails): boolean =>
  sender_bin ? sender_bin === press.bin : !sender_name || listPressNames(press).includes(sender_name)

/**
 * Completes the blank party details of an offer: the sender from the press's current details, the recipient from its organization.
 * Values already in the offer stay.
 */
export async function completeSides<Row extends Sides & Pick<Offer, 'id' | 'date' | 'language'>>(
  db: Queryable,
  row: Row,
  pressDetails: PressDetails,
): Promise<Row> {
  const sender = isOwnSender(row, pressDetails)
    ? fillBlankFields(row, 'sender', getSenderDetails(pressDetails, row))
    : row
  if (sender.recipient_bin && sender.recipient_account && sender.recipient_address) return sender
  const { rows } = await db.execute<Record<keyof KnownSide, string | null>>(
    sql`select known.name, known.bin, known.phone, known.email, known.address, known.account, known.bank, known.bic
      from offers join organizations known on known.id = coalesce(offers.organization_id,
        ${representedOrganizationOfSql(sql`offers.user_id`)})
      where offers.id = ${row.id} and offers.recipient_bin in ('', known.bin)`,
  )
  return rows[0] ? fillBlankFields(sender, 'recipient', rows[0]) : sender
}

function getSenderDetails(
  pressDetails: PressDetails,
  { date, language, sender_account }: Sides & Pick<Offer, 'date' | 'language'>,
): KnownSide {
  const side = toPressSide(pressDetails, { day: date, locale: language })
  const { account, bank, bic, kbe } = side.accounts.find((one) => one.account === sender_account) ?? side.account
  const { name, bin, phone, email, address } = side
  return { name, bin, phone, email, address, account, bank, bic, kbe }
}

/** Returns who signs a document of an offer for the press on its date; null if no signer is set or another entity is the sender. */
export function findSigner(
  offer: Sides,
  pressDetails: PressDetails,
  day: string,
  signs: 'acts' | 'invoices',
): SignerTexts | null {
  if (!isOwnSender(offer, pressDetails)) return null
  const signerEntries = documentLanguages.map((locale) => [
    locale,
    toPressSide(pressDetails, { day, locale, signs }).signer,
  ])
  return signerEntries.every(([, signer]) => signer) ? (Object.fromEntries(signerEntries) as SignerTexts) : null
}
