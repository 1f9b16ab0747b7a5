import {
  addMonths,
  fromTenge,
  getInvoiceDueDate,
  offerAttachments,
  calculateOfferTotals,
  createPaymentForPercentage,
  getOfferExpiryDate,
  type Binding,
  type BookFormat,
  type Instalment,
  type OfferDecision,
  type OfferFlag,
  type OfferStatus,
} from '@press/domain'
import { eq } from 'drizzle-orm'
import { toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { documentNumbers, offerPayments, offers, offerTechCards, organizations, users } from '../database/schema.ts'
import offerData from './data/offers.json' with { type: 'json' }
import { organizations as demoOrganizations } from './data.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

export interface DemoOffer {
  /** Days since the offer was created. */
  days: number
  /** Days since the last status change. The default is a time between the creation and today. */
  since?: number
  /** The text of the recipient's request. If it is set, the request has no answer yet. */
  asked?: string
  /** The key of an organization, or the key of a person in `persons`. */
  recipient: string
  language: 'ru' | 'kz'
  status: OfferStatus
  progress: number
  /** The agreed instalments in per cent of the sum. They are a month apart, and the first is due when the invoice is due. */
  parts?: number[]
  /** One letter of the alphabet for each document that the offer has, in the order of the form. */
  papers: string
  discount?: number
  card?: number
  note?: string
  /**
   * The recipient's answers. `days` is how many days ago the recipient answered. Without `days`, the recipient answered when the
   * offer was decided.
   */
  said?: { decision: OfferDecision; days?: number; note?: string }[]
  /** Set if the offer replaced an earlier version: `days` ago, and the earlier version cost `dearer` per cent more. */
  revised?: { days: number; dearer: number }
  hidden?: boolean
  digital?: boolean
  places?: OfferFlag[]
  items: {
    name: string
    language: 'ru' | 'kz'
    quantity: number
    /** The price of a copy, in tenge. */
    price: number
    pages: number
    colour: boolean
    format: BookFormat
    binding: Binding
    works: [name: string, count: number, price: number][]
  }[]
}

export const demoOffers = offerData as unknown as DemoOffer[]

/** Authors who order for themselves, with separate accounts. The first author is the one with the demo account. */
const persons: Record<string, { recipient_name: string; recipient_bin: string; recipient_email: string }> = {
  author: { recipient_name: '', recipient_bin: '850812400403', recipient_email: 'author@demo.press' },
  nurgali: { recipient_name: 'Нұрғали Қ. Т.', recipient_bin: '791118300116', recipient_email: 'nurgali@mail.example' },
  alimova: { recipient_name: 'Алимова М. С.', recipient_bin: '840317400569', recipient_email: 'alimova@mail.example' },
  omarova: { recipient_name: 'Омарова Л. Б.', recipient_bin: '880229400231', recipient_email: 'omarova@mail.example' },
}

/** The works that are counted in pages. All other works are counted in author's sheets. */
const pageWorks: readonly string[] = ['Вёрстка', 'Беттеу']

const attachmentLetters = 'ICVAEPS'
/** The number of offers that the press had made in the year before the first demo offer. */
const earlierOfferCount = 332

type Row = typeof offers.$inferInsert
type Organization = typeof organizations.$inferSelect

/** Seeds eighty offers in all statuses, with their payments. Returns the source data of the offers by their ids. */
export async function seedOffers(tx: Tx, staff: Staff, calendar: Calendar): Promise<ReadonlyMap<number, DemoOffer>> {
  const existingOrganizations = await tx.select().from(organizations)
  const organizationsByKey = new Map(
    demoOrganizations.map(({ key, bin }) => [key, existingOrganizations.find((one) => one.bin === bin)]),
  )
  const press = existingOrganizations.find(({ is_press }) => is_press)
  const [author] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.email, persons['author']?.recipient_email ?? ''))
  const [clerk = null] = staff.withRole('accounting')
  const numbers = new Map<string, number>()
  const getNextNumber = (kind: string, day: string, lastNumber = 0): string => {
    const key = `${kind} ${day.slice(0, 4)}`
    const number = (numbers.get(key) ?? lastNumber) + 1
    numbers.set(key, number)
    return String(number).padStart(4, '0')
  }
  const personOrganizationIds = await seedPersonOrganizations(tx, author?.name ?? '')
  const plannedOffers = demoOffers.map((demoOffer) => {
    const { moment, date } = getOfferDates(demoOffer, calendar)
    const organization = organizationsByKey.get(demoOffer.recipient)
    const person = persons[demoOffer.recipient]
    const accountOwner = demoOffer.recipient === 'author' ? author : undefined
    const lines = createLines(demoOffer, date)
    const row: Row = {
      ...lines,
      instalments: createInstalments(demoOffer, date, lines.sum),
      ...(organization && getRecipientFields(organization)),
      ...getSenderFields(press),
      ...person,
      recipient_name: organization?.name ?? accountOwner?.name ?? person?.recipient_name ?? '',
      organization_id:
        organization?.id ??
        (isAgreed(demoOffer.status) ? (personOrganizationIds.get(demoOffer.recipient) ?? null) : null),
      user_id: accountOwner?.id ?? null,
      ...getStateFields(demoOffer, moment, date, calendar),
      number: getNextNumber('offer', date, earlierOfferCount),
      invoice_number: demoOffer.papers.includes('V') ? getNextNumber('invoice', date, earlierOfferCount) : null,
      created_by: clerk,
      decided_by: demoOffer.status === 'in process' ? null : (accountOwner?.id ?? clerk),
    }
    return { told: demoOffer, row, date }
  })
  const insertedOffers = await tx
    .insert(offers)
    .values(plannedOffers.map(({ row }) => row))
    .returning({ id: offers.id })
  const payments: (typeof offerPayments.$inferInsert)[] = []
  for (const [index, { told: demoOffer, row, date }] of plannedOffers.entries()) {
    const id = insertedOffers[index]?.id as number
    const { amount } = createPaymentForPercentage(demoOffer.progress, [], row.sum)
    if (amount > 0) {
      await tx.update(offers).set({ paid: amount, progress: demoOffer.progress }).where(eq(offers.id, id))
      payments.push({
        offer_id: id,
        amount,
        date,
        document_number: String(1_000 + index),
        note: demoOffer.language === 'kz' ? 'Алдын ала төлем' : 'Предоплата',
      })
    }
    if (demoOffer.card) await tx.insert(offerTechCards).values({ offer_id: id, tech_card_id: demoOffer.card })
  }
  await tx.insert(offerPayments).values(payments.map((payment) => ({ ...payment, created_by: clerk })))
  await tx.insert(documentNumbers).values(
    [...numbers].map(([key, last]) => {
      const [kind = '', year] = key.split(' ')
      return { kind, year: Number(year), last }
    }),
  )
  return new Map(plannedOffers.map(({ told: demoOffer }, index) => [insertedOffers[index]?.id as number, demoOffer]))
}

/** Whether the recipient of an offer with this status counts as a customer. Recipients do so once they have accepted. */
const isAgreed = (status: OfferStatus): boolean => status !== 'in process' && status !== 'rejected'

/** Creates an organization row for each person who has accepted an offer, because every customer has an organization row. */
async function seedPersonOrganizations(tx: Tx, author: string): Promise<ReadonlyMap<string, number>> {
  const orderingKeys = Object.keys(persons).filter((key) =>
    demoOffers.some(({ recipient, status }) => recipient === key && isAgreed(status)),
  )
  const insertedOrganizations = await tx
    .insert(organizations)
    .values(
      orderingKeys.map((key) => ({
        name: persons[key]?.recipient_name || author,
        bin: persons[key]?.recipient_bin ?? null,
        email: persons[key]?.recipient_email ?? null,
      })),
    )
    .returning({ id: organizations.id })
  return new Map(orderingKeys.map((key, index) => [key, insertedOrganizations[index]?.id as number]))
}

function getOfferDates({ days }: DemoOffer, { ago }: Calendar) {
  const moment = ago(days)
  return { moment, date: toPressDay(moment) }
}

function createLines({ items, discount = 0 }: DemoOffer, date: string) {
  const lines: Row['items'] = items.map(({ pages, colour, price, works, ...item }) => ({
    ...item,
    price: fromTenge(price),
    color_pages: colour ? pages : null,
    bw_pages: colour ? null : pages,
    paper_type: colour ? 'coated130' : 'offset80',
    vat: 'included',
    work_types: works.map(([name, unit_count, unit_price]) => ({
      name,
      unit_count,
      unit: pageWorks.includes(name) ? ('page' as const) : ('authorSheet' as const),
      unit_price: fromTenge(unit_price),
    })),
  }))
  const { sum, vat, vat_rate } = calculateOfferTotals(lines, date, discount)
  return { items: lines, titles: items.map(({ name }) => name).join('\n'), discount, sum, vat, vat_rate }
}

function createInstalments({ parts = [] }: DemoOffer, date: string, sum: number): Instalment[] {
  const firstDueDate = getInvoiceDueDate(date)
  const amounts = parts.map((percent) => Math.floor((sum * percent) / 100))
  const remainder = sum - amounts.reduce((all, amount) => all + amount, 0)
  return amounts.map((amount, index) => ({
    amount: index === parts.length - 1 ? amount + remainder : amount,
    due: addMonths(firstDueDate, index),
  }))
}

const toText = (value: string | null | undefined): string => value ?? ''

const getRecipientFields = ({ name, phone, address, bank, bic, bin, account, email }: Organization) => ({
  recipient_name: name,
  recipient_phone: toText(phone),
  recipient_address: toText(address),
  recipient_bank: toText(bank),
  recipient_bic: toText(bic),
  recipient_bin: toText(bin),
  recipient_account: toText(account),
  recipient_email: toText(email),
})

const getSenderFields = (press: Organization | undefined) => ({
  sender_name: toText(press?.name),
  sender_phone: toText(press?.phone),
  sender_address: toText(press?.address),
  sender_bank: toText(press?.bank),
  sender_bic: toText(press?.bic),
  sender_bin: toText(press?.bin),
  sender_account: toText(press?.account),
  sender_email: toText(press?.email),
  sender_kbe: toText(press?.kbe),
  sender_knp: '710',
})

function getStateFields(demoOffer: DemoOffer, moment: Date, date: string, { ago, ahead }: Calendar) {
  const { status, papers, days, language, places = [] } = demoOffer
  const hasAttachment = (index: number): boolean => papers.includes(attachmentLetters[index] ?? '-')
  const decidedAt = ago(Math.max(0.1, days * 0.6))
  const statusSince = demoOffer.since === undefined ? decidedAt : ago(demoOffer.since)
  const isDecided = status !== 'in process'
  return {
    date,
    status,
    language,
    status_since: isDecided ? statusSince : moment,
    created_at: moment,
    updated_at: statusSince,
    valid_until: getOfferExpiryDate(date),
    deadline: status === 'rejected' || status === 'archieve' ? null : ahead(Math.round(20 + (days % 30))),
    note: demoOffer.note ?? '',
    hide_from_publisher: demoOffer.hidden ?? false,
    isDigitalBook: demoOffer.digital ?? false,
    funding_source: persons[demoOffer.recipient] ? ('self' as const) : ('publisher' as const),
    decided_at: isDecided ? decidedAt : null,
    ...(demoOffer.asked !== undefined && { asked_at: moment, request_note: demoOffer.asked }),
    ...Object.fromEntries(offerAttachments.map(({ flag }, index) => [flag, hasAttachment(index)])),
    ...Object.fromEntries(places.map((flag) => [flag, true])),
    invoice_date: hasAttachment(2) ? date : null,
    contract_number: hasAttachment(1) ? `${Math.round(days) + 100}-${date.slice(2, 4)}` : null,
    contract_date: hasAttachment(1) ? date : null,
  }
}
