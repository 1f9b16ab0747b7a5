import {
  bookLanguages,
  editionTypes,
  printingMethods,
  shortageOutcomes,
  stageFlags,
  type BookFormat,
  type Copies,
  type DeliveredCopies,
  type PrintFormValues,
  type Rating,
  type StageKey,
  type WorkTypeName,
  type WorkTypeStatus,
  type PrintInfo,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, foldedIndex, id, isbn13Sql, timestamptz, updatedAt, version, kazakhText } from '../columns.ts'
import { applications } from './applications.ts'
import { files } from './files.ts'
import { users } from './people.ts'

/** A work as it is stored with its card, for lists and the board. Cancelled works are stored too, but the counts leave them out. */
export interface CardWork {
  id: number
  name: WorkTypeName
  status: WorkTypeStatus
}

/** A protocol of one of the three councils that approve a book for printing. */
export interface Protocol {
  number: string | null
  date: string | null
}
const protocolColumn = (name: string) => jsonb(name).$type<Protocol>().notNull().default({ number: null, date: null })
const flagColumn = (name: string) => boolean(name).notNull().default(false)

export const techCards = pgTable(
  'tech_cards',
  {
    id: id(),
    version: version(),
    application_id: integer('application_id')
      .unique()
      .references(() => applications.id),
    book_name: kazakhText('book_name').notNull(),
    language: text('language', { enum: bookLanguages }).notNull().default('kz'),
    edition_type: text('edition_type', { enum: editionTypes }),
    ISBN: text('ISBN'),
    /**
     * Whether an older card already had this ISBN. Such cards were created before a repeated ISBN was refused; only the older card
     * is in the unique index.
     */
    isbn_repeated: flagColumn('isbn_repeated'),
    udc: text('udc'),
    bbk: text('bbk'),
    quantity: integer('quantity'),
    pages: integer('pages'),
    symbols: integer('symbols'),
    format: text('format').$type<BookFormat>(),
    volume: doublePrecision('volume'),
    kegel: text('kegel'),
    typeface: text('typeface'),
    printing_method: text('printing_method', { enum: printingMethods }),
    /** The printing house that prints the print run; null when the press itself prints it. */
    printer_name: text('printer_name'),
    printer_address: text('printer_address'),
    ioot: text('ioot'),
    pre_editorial_conclusion: text('pre_editorial_conclusion'),
    department_protocol: protocolColumn('department_protocol'),
    methodological_council_protocol: protocolColumn('methodological_council_protocol'),
    scientific_council_protocol: protocolColumn('scientific_council_protocol'),
    circulation_author: integer('circulation_author'),
    circulation_university: integer('circulation_university'),
    circulation_library: integer('circulation_library'),
    project_manager_id: integer('project_manager_id').references(() => users.id),
    created_date: date('created_date'),
    appointment_date: date('appointment_date'),
    due: date('due'),
    signalEndDate: date('signalEndDate'),
    printStartDate: date('printStartDate'),
    fname_gdisk: text('fname_gdisk'),
    fname_print: text('fname_print'),
    fname_signal: text('fname_signal'),
    delivery_address: text('delivery_address'),
    from_address: text('from_address'),
    delivery_payment: text('delivery_payment'),
    print_info: jsonb('print_info').$type<PrintInfo>().notNull().default({}),
    /** The print forms of the signal copy and of the print run, once they are saved. */
    signal_form: jsonb('signal_form').$type<PrintFormValues>(),
    print_form: jsonb('print_form').$type<PrintFormValues>(),
    /** The copies that were received into stock, and the copies that were delivered. */
    received: jsonb('received').$type<Copies>(),
    handed_over: jsonb('handed_over').$type<DeliveredCopies>(),
    is_editor: flagColumn('is_editor'),
    is_project: flagColumn('is_project'),
    is_process: flagColumn('is_process'),
    is_signal: flagColumn('is_signal'),
    is_author: flagColumn('is_author'),
    is_typography: flagColumn('is_typography'),
    is_wap: flagColumn('is_wap'),
    is_account: flagColumn('is_account'),
    is_stock: flagColumn('is_stock'),
    is_done: flagColumn('is_done'),
    is_archieve: flagColumn('is_archieve'),
    /** The furthest stage, as its index in the order of stages. */
    stage: smallint('stage')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when is_done then 9 when is_stock then 8 when is_account then 7 when is_wap then 6
          when is_typography then 5 when is_author then 4 when is_signal then 3 when is_process then 2
          when is_project then 1 else 0 end`,
      ),
    /** When the card reached its furthest stage. */
    stage_since: timestamptz('stage_since').notNull().defaultNow(),
    /** The authors' short names in one line. They are stored with the card for lists and the board. */
    authors: text('authors').notNull().default(''),
    /**
     * The works of the card and their counts. Triggers on `work_types` update them. Lists and the board read them from the card.
     */
    works: json('works').$type<readonly CardWork[]>().notNull().default([]),
    works_total: integer('works_total').notNull().default(0),
    works_started: integer('works_started').notNull().default(0),
    works_done: integer('works_done').notNull().default(0),
    cover_file_id: integer('cover_file_id').references(() => files.id),
    fpage_file_id: integer('fpage_file_id').references(() => files.id),
    ioot_file_id: integer('ioot_file_id').references(() => files.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: text('search').generatedAlwaysAs(
      (): SQL =>
        sql`press_search(book_name || ' ' || authors || ' тк-' || id::text || ' tk-' || id::text || ' ' || coalesce("ISBN", ''))`,
    ),
  },
  (table) => [
    index('tech_cards_created')
      .on(table.created_at, table.id)
      .where(sql`not is_archieve`),
    index('tech_cards_name')
      .on(table.book_name, table.id)
      .where(sql`not is_archieve`),
    index('tech_cards_due')
      .on(table.due, table.id)
      .where(sql`not is_archieve`),
    index('tech_cards_stage')
      .on(table.stage, table.id)
      .where(sql`not is_archieve`),
    index('tech_cards_since')
      .on(table.stage_since, table.id)
      .where(sql`not is_archieve`),
    index('tech_cards_quantity')
      .on(table.quantity, table.id)
      .where(sql`not is_archieve`),
    // Finds an ISBN in any form: with or without hyphens, in ten digits or in thirteen.
    uniqueIndex('tech_cards_isbn')
      .on(isbn13Sql)
      .where(sql`not isbn_repeated`),
    index('tech_cards_manager').on(table.project_manager_id),
    index('tech_cards_search').using('gin', sql`search gin_trgm_ops`),
    foldedIndex('tech_cards'),
    // The cards of a board column in their order: by due date, and cards without a due date last.
    ...stageFlags.map((name) =>
      index(`tech_cards_${name}`)
        .on(sql`(coalesce(due, 'infinity'))`, table.id)
        .where(sql`${sql.raw(name)} and not is_archieve`),
    ),
    // The cards that a calendar shows for a range of days.
    index('tech_cards_signal_end')
      .on(table.signalEndDate, table.id)
      .where(sql`not is_archieve`),
    index('tech_cards_print_start')
      .on(table.printStartDate, table.id)
      .where(sql`not is_archieve`),
    // Print runs that were given to the printing house, by their start date.
    index('tech_cards_printed').on(sql`(print_form->>'start_date')`),
    index('tech_cards_is_archieve')
      .on(sql`(coalesce(due, 'infinity'))`, table.id)
      .where(sql`is_archieve`),
  ],
)

export const techCardAuthors = pgTable(
  'tech_card_authors',
  {
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    user_id: integer('user_id').references(() => users.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.tech_card_id, table.position] }),
    index('tech_card_authors_user').on(table.user_id),
  ],
)

/** Ratings of a book. Each person who may rate has one rating. */
export const techCardScores = pgTable(
  'tech_card_scores',
  {
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scores: jsonb('scores').$type<Rating>().notNull(),
    comment: text('comment').notNull().default(''),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tech_card_id, table.user_id] })],
)

/** The history of a book. Each row is one stay at a stage. `left_at` is null while the book is at the stage. */
export const techCardStages = pgTable(
  'tech_card_stages',
  {
    id: id(),
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<StageKey>().notNull(),
    entered_at: timestamptz('entered_at').notNull().defaultNow(),
    left_at: timestamptz('left_at'),
  },
  (table) => [
    index('tech_card_stages_card').on(table.tech_card_id),
    uniqueIndex('tech_card_stages_open')
      .on(table.tech_card_id, table.stage)
      .where(sql`left_at is null`),
    index('tech_card_stages_left').on(table.stage, table.left_at),
  ],
)

/** Copies of a print run that were found to be missing, when it was counted or later. Settled shortages are kept too. */
export const shortages = pgTable(
  'shortages',
  {
    id: id(),
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    missing: jsonb('missing').$type<Copies>().notNull(),
    reason: text('reason').notNull(),
    recorded_by: integer('recorded_by').references(() => users.id),
    recorded_at: timestamptz('recorded_at').notNull().defaultNow(),
    outcome: text('outcome', { enum: shortageOutcomes }),
    note: text('note').notNull().default(''),
    settled_by: integer('settled_by').references(() => users.id),
    settled_at: timestamptz('settled_at'),
  },
  (table) => [
    index('shortages_card').on(table.tech_card_id),
    // A card has one open shortage at most. The queue of the stock keeper is read from this index.
    uniqueIndex('shortages_open')
      .on(table.tech_card_id)
      .where(sql`outcome is null`),
  ],
)
