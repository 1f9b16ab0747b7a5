import {
  findMissingOfferDetails,
  documentLanguages,
  pressNames,
  pressSide,
  type PressDetails,
  type OfferDocumentWithParties,
  type Offer,
} from '@press/domain'
import type { SignerTexts } from '@press/i18n/node'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { assertSides } from '../../errors.ts'
import { spokenForBy } from '../organizations/queries.ts'
import { getPressDetails } from '../../database/press-side.ts'

type Sides = Pick<Offer, Extract<keyof Offer, `sender_${string}` | `recipient_${string}`>>

type SideField = 'name' | 'bin' | 'phone' | 'email' | 'address' | BankField
/** An account, its bank and their codes belong together. */
const bankFields = ['account', 'bank', 'bic', 'kbe'] as const
type BankField = (typeof bankFields)[number]
type KnownSide = Partial<Record<SideField, string | null>>

/** Fills in what an offer leaves blank of one side; of a bank only what is of the account that the offer names. */
function filled<Row extends Sides>(row: Row, side: 'sender' | 'recipient', known: KnownSide): Row {
  const values: Record<string, string> = { ...row }
  const account = values[`${side}_account`]
  const otherBank = Boolean(account) && account !== known.account
  for (const [field, value] of Object.entries(known)) {
    const name = `${side}_${field}`
    if (name in row && !(otherBank && bankFields.some((one) => one === field))) values[name] ||= value ?? ''
  }
  return values as unknown as Row
}

/** Whether an offer is sent by the press itself, and not by another legal entity that somebody typed. */
const isOwnSender = ({ sender_name, sender_bin }: Sides, press: PressDetails): boolean =>
  sender_bin ? sender_bin === press.bin : !sender_name || pressNames(press).includes(sender_name)

/**
 * What an offer leaves blank of its sides is what the press has in its requisites now, and what the recipient's organisation says of
 * itself. What is written in the offer stays.
 */
export async function completeSides<Row extends Sides & Pick<Offer, 'id' | 'date' | 'language'>>(
  db: Queryable,
  row: Row,
  requisites: PressDetails,
): Promise<Row> {
  const sender = isOwnSender(row, requisites) ? filled(row, 'sender', senderFacts(requisites, row)) : row
  if (sender.recipient_bin && sender.recipient_account && sender.recipient_address) return sender
  const { rows } = await db.execute<Record<keyof KnownSide, string | null>>(
    sql`select known.name, known.bin, known.phone, known.email, known.address, known.account, known.bank, known.bic
      from offers join organizations known on known.id = coalesce(offers.organization_id,
        ${spokenForBy(sql`offers.user_id`)})
      where offers.id = ${row.id} and offers.recipient_bin in ('', known.bin)`,
  )
  return rows[0] ? filled(sender, 'recipient', rows[0]) : sender
}

function senderFacts(
  requisites: PressDetails,
  { date, language, sender_account }: Sides & Pick<Offer, 'date' | 'language'>,
): KnownSide {
  const side = pressSide(requisites, { day: date, locale: language })
  const { account, bank, bic, kbe } = side.accounts.find((one) => one.account === sender_account) ?? side.account
  const { name, bin, phone, email, address } = side
  return { name, bin, phone, email, address, account, bank, bic, kbe }
}

/** Who signs a paper of an offer for the press on its day; null where nobody is named, or another entity sends it. */
export function signerOf(
  offer: Sides,
  requisites: PressDetails,
  day: string,
  signs: 'acts' | 'invoices',
): SignerTexts | null {
  if (!isOwnSender(offer, requisites)) return null
  const texts = documentLanguages.map((locale) => [locale, pressSide(requisites, { day, locale, signs }).signer])
  return texts.every(([, signer]) => signer) ? (Object.fromEntries(texts) as SignerTexts) : null
}

/** Refuses to send a paper of an offer whose sides are not whole. */
export const assertOfferSides = (kind: OfferDocumentWithParties, offer: Sides): void =>
  assertSides(kind, findMissingOfferDetails(kind, offer))

/** The same for a locked row. */
export async function assertRowSides(
  db: Queryable,
  kind: OfferDocumentWithParties,
  row: Sides & Pick<Offer, 'id' | 'date' | 'language'>,
): Promise<void> {
  assertOfferSides(kind, await completeSides(db, row, await getPressDetails(db)))
}
