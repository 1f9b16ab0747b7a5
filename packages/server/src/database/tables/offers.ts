import { budgetSources, type Instalment, type OfferDecision, type OfferStatus, type OfferItem } from '@press/domain'
import { locales } from '@press/i18n/node'
import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, foldedIndex, id, timestamptz, updatedAt, version, kazakhText } from '../columns.ts'
import { files } from './files.ts'
import { organizations, users } from './people.ts'
import { statementLines } from './statements.ts'
import { techCards } from './tech-cards.ts'

const requiredTextColumn = (name: string) => text(name).notNull().default('')
const flagColumn = (name: string) => boolean(name).notNull().default(false)
/** An amount in tiyn. */
const tiynColumn = (name: string) => bigint(name, { mode: 'number' })

/** Offers and their invoices. An offer stays the same row from its first price to the archive (spec §3). */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    version: version(),
    /** The number within its year, without its prefix: `0411`. */
    number: text('number').notNull(),
    /**
     * The number of the version: 1, then 2 after accepted lines were changed, and so on. Earlier versions are in `offer_revisions`.
     */
    revision: integer('revision').notNull().default(1),
    date: date('date').notNull(),
    status: text('status').$type<OfferStatus>().notNull().default('in process'),
    status_since: timestamptz('status_since').notNull().defaultNow(),
    /** The owner of the offer: the organization with the recipient's BIN, and the person with the recipient's e-mail address. */
    organization_id: integer('organization_id').references(() => organizations.id),
    user_id: integer('user_id').references(() => users.id),
    recipient_name: kazakhText('recipient_name').notNull(),
    recipient_phone: requiredTextColumn('recipient_phone'),
    recipient_address: requiredTextColumn('recipient_address'),
    recipient_bank: requiredTextColumn('recipient_bank'),
    recipient_bic: requiredTextColumn('recipient_bic'),
    recipient_bin: requiredTextColumn('recipient_bin'),
    recipient_account: requiredTextColumn('recipient_account'),
    recipient_email: requiredTextColumn('recipient_email'),
    sender_name: requiredTextColumn('sender_name'),
    sender_phone: requiredTextColumn('sender_phone'),
    sender_address: requiredTextColumn('sender_address'),
    sender_bank: requiredTextColumn('sender_bank'),
    sender_bic: requiredTextColumn('sender_bic'),
    sender_bin: requiredTextColumn('sender_bin'),
    sender_account: requiredTextColumn('sender_account'),
    sender_email: requiredTextColumn('sender_email'),
    sender_kbe: requiredTextColumn('sender_kbe'),
    sender_knp: requiredTextColumn('sender_knp'),
    /**
     * Titles with their works, as they were agreed. They are stored here because an offer is a document, not a view of other rows.
     */
    items: jsonb('items').$type<OfferItem[]>().notNull(),
    /** The names of the titles in one line, for the search. */
    titles: requiredTextColumn('titles'),
    /** The price list with which the offer was calculated. Null when prices were agreed manually. */
    price_list_id: integer('price_list_id'),
    /** Discount in per cent; 0 without a partner's discount. */
    discount: doublePrecision('discount').notNull().default(0),
    /** The total of the lines including VAT, and the VAT in this total. The VAT rate is that of the offer's date. */
    sum: tiynColumn('sum').notNull(),
    vat: tiynColumn('vat').notNull(),
    vat_rate: smallint('vat_rate').notNull(),
    /** The total of the payments, and the percentage of the sum that is paid, in whole per cent. */
    paid: tiynColumn('paid').notNull().default(0),
    progress: smallint('progress').notNull().default(0),
    /** The total of valid acts and waybills, minus returns. */
    delivered: tiynColumn('delivered').notNull().default(0),
    /** The instalments of the sum, the earliest first. Empty when the whole sum is due at once. */
    instalments: jsonb('instalments').$type<Instalment[]>().notNull().default([]),
    language: text('language', { enum: locales }).notNull().default('ru'),
    funding_source: text('funding_source', { enum: budgetSources }),
    valid_until: date('valid_until'),
    deadline: date('deadline'),
    note: requiredTextColumn('note'),
    disk_link: requiredTextColumn('disk_link'),
    isDigitalBook: flagColumn('isDigitalBook'),
    hide_from_publisher: flagColumn('hide_from_publisher'),
    contract_number: text('contract_number'),
    contract_date: date('contract_date'),
    invoice_number: text('invoice_number'),
    invoice_date: date('invoice_date'),
    /** The due date of the invoice's next payment. The database calculates it in the same way as `getNextDueDate` of the domain. */
    due: date('due').generatedAlwaysAs((): SQL => sql`press_due(invoice_date, paid, instalments)`),
    /** The number and date of the electronic tax invoice, which the state's own system issues. */
    esf_number: text('esf_number'),
    esf_date: date('esf_date'),
    has_isbn: flagColumn('has_isbn'),
    has_contract: flagColumn('has_contract'),
    has_invoice: flagColumn('has_invoice'),
    has_act: flagColumn('has_act'),
    has_esf: flagColumn('has_esf'),
    has_author_contract: flagColumn('has_author_contract'),
    has_sales_contract: flagColumn('has_sales_contract'),
    in_price: flagColumn('in_price'),
    in_store: flagColumn('in_store'),
    /** Who accepted or declined the offer, and when. */
    decided_by: integer('decided_by').references(() => users.id),
    decided_at: timestamptz('decided_at'),
    /** Why the offer was declined. */
    decision_note: text('decision_note').notNull().default(''),
    /** What the recipient wrote when requesting the invoice. */
    request_note: requiredTextColumn('request_note'),
    /**
     * When the recipient requested the offer, and when the sales department answered. Null for an offer that the press made on its
     * own initiative.
     */
    asked_at: timestamptz('asked_at'),
    answered_at: timestamptz('answered_at'),
    /** When the recipient confirmed the delivery, who confirmed it, and what differs. */
    received_at: timestamptz('received_at'),
    received_by: integer('received_by').references(() => users.id, { onDelete: 'set null' }),
    received_note: text('received_note').notNull().default(''),
    created_by: integer('created_by').references(() => users.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: text('search').generatedAlwaysAs(
      (): SQL =>
        sql`press_search(number || ' кп-' || number || ' ' || recipient_name || ' ' || recipient_bin || ' ' || titles)`,
    ),
  },
  (table) => [
    index('offers_created').on(table.created_at, table.id),
    index('offers_recipient').on(table.recipient_name, table.id),
    index('offers_status').on(table.status, table.created_at, table.id),
    index('offers_progress').on(table.progress, table.id),
    index('offers_sum').on(table.sum, table.id),
    index('offers_organization').on(table.organization_id, table.created_at),
    index('offers_user').on(table.user_id, table.created_at),
    index('offers_date').on(table.date, table.status),
    index('offers_valid')
      .on(table.valid_until)
      .where(sql`status = 'in process'`),
    index('offers_asked')
      .on(table.asked_at)
      .where(sql`answered_at is null and status = 'in process'`),
    index('offers_to_bill')
      .on(table.status_since, table.id)
      .where(sql`invoice_date is null and status in ('accept', 'Request for invoice')`),
    index('offers_owed')
      .on(table.due, table.id)
      .where(sql`paid < sum and status not in ('in process', 'rejected', 'archieve')`),
    index('offers_lacking')
      .on(table.status_since, table.id)
      .where(sql`status = 'done' and not (has_invoice and has_esf and (has_act or delivered >= sum))`),
    index('offers_billed')
      .on(table.invoice_date, table.id, table.status, table.sum, table.paid, table.due)
      .where(sql`invoice_date is not null and status not in ('in process', 'rejected')`),
    index('offers_account')
      .on(table.organization_id, table.id, table.sum, table.paid, table.delivered, table.invoice_date, table.status)
      .where(sql`organization_id is not null and (invoice_date is not null or paid <> 0 or delivered <> 0)`),
    index('offers_debts')
      .on(table.id)
      .where(sql`delivered > paid`),
    index('offers_sold')
      .on(table.status)
      .where(sql`has_sales_contract and status in ('done', 'archieve')`),
    index('offers_bin').on(table.recipient_bin),
    index('offers_search').using('gin', sql`search gin_trgm_ops`),
    foldedIndex('offers'),
    uniqueIndex('offers_number').on(sql`(extract(year from date)::int)`, table.number),
    uniqueIndex('offers_invoice')
      .on(sql`(extract(year from invoice_date)::int)`, table.invoice_number)
      .where(sql`invoice_number is not null`),
  ],
)

/**
 * The number of offers per status. Offers with `hide_from_publisher` are counted separately. A list shows these numbers with every
 * page, and must not count a hundred thousand rows for it. Only triggers of `offers` change this table.
 */
export const offerCounts = pgTable(
  'offer_counts',
  {
    status: text('status').$type<OfferStatus>().notNull(),
    hide_from_publisher: boolean('hide_from_publisher').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.status, table.hide_from_publisher] })],
)

/**
 * Payments for offers. Rows are added and never changed. Payments from a bank statement can be undone until the statement is
 * closed.
 */
export const offerPayments = pgTable(
  'offer_payments',
  {
    id: id(),
    offer_id: integer('offer_id')
      .notNull()
      .references(() => offers.id),
    /** The amount in tiyn. Negative for refunds. */
    amount: tiynColumn('amount').notNull(),
    date: date('date').notNull(),
    note: requiredTextColumn('note'),
    /** The kind of the row. `setOff` is an advance that is subtracted from one offer and added to another. */
    kind: text('kind', { enum: ['payment', 'setOff'] })
      .notNull()
      .default('payment'),
    /** The number of the payment order. */
    document_number: requiredTextColumn('document_number'),
    /** Why the payment was entered although it looks wrong. Its payer may differ, or its date may be far from today. */
    reason: requiredTextColumn('reason'),
    /** The idempotency key of the sender. A payment that is sent twice with the same key is stored once. */
    key: text('key'),
    /** Only for a payment from a bank statement: the statement line to which it belongs. */
    statement_line_id: integer('statement_line_id').references(() => statementLines.id),
    created_by: integer('created_by').references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    index('offer_payments_offer').on(table.offer_id, table.date),
    index('offer_payments_date').on(table.date),
    uniqueIndex('offer_payments_key').on(table.offer_id, table.key),
    index('offer_payments_line')
      .on(table.statement_line_id)
      .where(sql`statement_line_id is not null`),
  ],
)

/**
 * Decisions of recipients on their offers. Rows are only added. Their file is the exact document on which the recipient decided.
 */
export const offerDecisions = pgTable(
  'offer_decisions',
  {
    id: id(),
    /** The offer. Null once the offer is deleted, because the decision is kept. */
    offer_id: integer('offer_id').references(() => offers.id, { onDelete: 'set null' }),
    decision: text('decision').$type<OfferDecision>().notNull(),
    /** The version of the offer on which the recipient decided. */
    revision: integer('revision').notNull(),
    note: requiredTextColumn('note'),
    file_id: integer('file_id')
      .notNull()
      .references(() => files.id),
    decided_by: integer('decided_by').references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [index('offer_decisions_offer').on(table.offer_id, table.id)],
)

/** Versions of offers that were replaced by a newer one. */
export const offerRevisions = pgTable(
  'offer_revisions',
  {
    offer_id: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    /** The complete row as it was in this version. */
    row: jsonb('row').notNull(),
    superseded_by: integer('superseded_by').references(() => users.id),
    superseded_at: timestamptz('superseded_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.offer_id, table.revision] })],
)

/** The tech cards that were created from an offer. */
export const offerTechCards = pgTable(
  'offer_tech_cards',
  {
    offer_id: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.offer_id, table.tech_card_id] }),
    index('offer_tech_cards_card').on(table.tech_card_id),
  ],
)
