import type { ParsedBody } from '@press/contract'
import { calculateEstimate, createItemFromBook, getOfferExpiryDate, type Offer, type OfferItem } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { organizations, profiles, users } from '../../database/schema.ts'
import { assertFields, PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { validateCalculation } from '../shared/calculation-problems.ts'
import { findPriceListsForDay } from '../shared/price-lists.ts'
import type { Context } from '../shared/context.ts'
import { representedOrganizationSql } from '../shared/organizations/visibility.ts'
import { getPressSide } from '../../database/press-side.ts'
import { insertOffer, toSenderFields } from './commands.ts'
import { getEditableOffer } from '../shared/offers/queries.ts'

const toText = (value: string | null | undefined): string => value ?? ''

/** Creates the offer that an author or a partner requests, priced by today's list and with a partner's discount. */
export async function requestOffer(
  context: Context,
  { book, note }: ParsedBody<'POST /api/offers/request'>,
): Promise<Offer> {
  const { db, person } = context
  const date = getToday()
  const { price_list: prices } = await findPriceListsForDay(db, date)
  const problems = validateCalculation(book, prices)
  if (!book.title) problems['title'] = 'required'
  assertFields(problems)
  const item: OfferItem = { ...createItemFromBook(book, calculateEstimate(book, prices, date)), language: null }
  const recipient = await findRecipient(db, person)
  const body = {
    ...toSenderFields(await getPressSide(db, { day: date, locale: recipient.language })),
    ...recipient,
    number: '',
    date,
    valid_until: getOfferExpiryDate(date),
    deadline: null,
    funding_source: null,
    items: [item],
    partner_discount: person.role === 'partner',
    hide_from_publisher: false,
    isDigitalBook: false,
    note: '',
    disk_link: '',
  }
  const requestFields = { asked_at: new Date(), request_note: note, user_id: person.id }
  const id = await db.transaction(async (tx) => {
    const row = await insertOffer(tx, context, { body, prices, extraValues: requestFields })
    await recordEvent(tx, 'offer.asked', row, { sum: item.price * item.quantity })
    return row.id
  })
  return getEditableOffer(context, id)
}

/** Returns the recipient of an offer to a person: the details of the person's organization, or else the details of the person. */
async function findRecipient(db: Db, person: Person) {
  const [row] = await db
    .select({ user: users, phone: profiles.phone, organization: organizations })
    .from(users)
    .leftJoin(profiles, eq(profiles.user_id, users.id))
    .leftJoin(organizations, sql`${organizations.id} = ${representedOrganizationSql(person)}`)
    .where(eq(users.id, person.id))
  if (!row) throw new PressError('notFound')
  const { user, phone, organization } = row
  return {
    language: user.locale,
    recipient_name: organization?.name ?? user.name,
    recipient_phone: toText(organization?.phone ?? phone),
    recipient_address: toText(organization?.address),
    recipient_bank: toText(organization?.bank),
    recipient_bic: toText(organization?.bic),
    recipient_bin: toText(organization?.bin),
    recipient_account: toText(organization?.account),
    recipient_email: organization?.email ?? user.email,
  }
}
