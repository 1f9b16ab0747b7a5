import type { LiveEvent, Notification, PrintInfo } from '@press/contract'
import {
  applicationStatuses,
  bookLanguages,
  budgetSources,
  editionTypes,
  specializations,
  stageFlags,
  workTypes as workTypeNames,
  workTypeStatuses,
  type ApplicationDocument,
  type BookFormat,
  type FilePurposeKey,
  type StageKey,
} from '@press/domain'
import { locales } from '@press/i18n/node'
import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt, version, words } from './columns.ts'

// People and their sessions

export const organizations = pgTable('organizations', {
  id: id(),
  version: version(),
  name: words('name').notNull(),
  bin: text('bin'),
  phone: text('phone'),
  email: text('email'),
  address: text('address'),
  created_at: createdAt(),
})

export const users = pgTable(
  'users',
  {
    id: id(),
    version: version(),
    name: words('name').notNull(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    /** Null until the person sets one by the link of their invitation. */
    password_hash: text('password_hash'),
    role_id: smallint('role_id').notNull(),
    avatar_file_id: integer('avatar_file_id'),
    active: boolean('active').notNull().default(true),
    locale: text('locale', { enum: locales }).notNull().default('ru'),
    created_at: createdAt(),
    /** What a search looks through: the name as written, and folded so that a Russian keyboard finds Kazakh words. Never the address. */
    search: text('search').generatedAlwaysAs((): SQL => sql`press_search(name)`),
  },
  (table) => [index('users_role').on(table.role_id), index('users_search').using('gin', sql`search gin_trgm_ops`)],
)

export const profiles = pgTable('profiles', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: version(),
  phone: text('phone'),
  birthday: date('birthday'),
  biography: text('biography'),
  specialization: text('specialization', { enum: specializations }),
  organization_id: integer('organization_id').references(() => organizations.id),
})

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text('token_hash').notNull().unique(),
    agent: text('agent').notNull(),
    remember: boolean('remember').notNull().default(false),
    created_at: createdAt(),
    last_seen_at: moment('last_seen_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id)],
)

/** Tries that count against a limit: wrong passwords, asked-for reset letters. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    key: text('key').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('login_attempts_key').on(table.key, table.at)],
)

export const passwordResets = pgTable('password_resets', {
  token_hash: text('token_hash').primaryKey(),
  user_id: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  created_at: createdAt(),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
})

/** Who asked for an account and has not shown yet that the address is theirs: nobody else knows of them till then. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    /** Set when the letter is written; null until then. */
    token_hash: text('token_hash').unique(),
    role: text('role', { enum: ['author', 'partner'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    password_hash: text('password_hash').notNull(),
    organization: text('organization').notNull(),
    bin: text('bin').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [index('registrations_email').on(table.email)],
)

// Files

export const files = pgTable(
  'files',
  {
    id: id(),
    /** Who uploaded it; null for files the press itself put in. */
    owner_id: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<FilePurposeKey>().notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Where its bytes lie in the store. */
    key: text('key').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('files_owner').on(table.owner_id)],
)

/** Which row a file belongs to, and as what; whoever may read the row may read the file. */
export const fileLinks = pgTable(
  'file_links',
  {
    file_id: integer('file_id')
      .notNull()
      .references(() => files.id),
    resource: text('resource').notNull(),
    resource_id: integer('resource_id').notNull(),
    field: text('field').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.resource_id, table.field] }),
    index('file_links_file').on(table.file_id),
  ],
)

// Events and what follows from them

/** Everything that ever happened: history, audit log and outbox in one. */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** `techcard.moved` */
    type: text('type').notNull(),
    resource: text('resource').$type<LiveEvent['resource'] | 'account'>().notNull(),
    resource_id: integer('resource_id'),
    actor_id: integer('actor_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The people whose own row it is; roles that may read every row hear of it anyway. */
    audience: integer('audience').array().notNull(),
    at: moment('at').notNull().defaultNow(),
    /** When the worker has done all that follows from it. */
    handled_at: moment('handled_at'),
  },
  (table) => [
    index('events_resource').on(table.resource, table.resource_id, table.id),
    index('events_waiting')
      .on(table.id)
      .where(sql`handled_at is null`),
  ],
)

/** Work to be done outside a request, such as letters. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    run_at: moment('run_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    last_error: text('last_error'),
    done_at: moment('done_at'),
    created_at: createdAt(),
  },
  (table) => [
    index('jobs_waiting')
      .on(table.run_at)
      .where(sql`done_at is null`),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One event tells a person one thing; null for what no event told. */
    event_id: bigint('event_id', { mode: 'number' }),
    data: jsonb('data').$type<Notification['data']>().notNull(),
    created_at: createdAt(),
    read_at: moment('read_at'),
  },
  (table) => [
    index('notifications_user').on(table.user_id, table.id),
    unique('notifications_event').on(table.event_id, table.user_id),
  ],
)

// Applications

export const applications = pgTable(
  'applications',
  {
    id: id(),
    version: version(),
    book_name: words('book_name').notNull(),
    language: text('language', { enum: bookLanguages }).notNull(),
    annotation_kz: text('annotation_kz').notNull().default(''),
    annotation_rus: text('annotation_rus').notNull().default(''),
    annotation_en: text('annotation_en').notNull().default(''),
    budget_source: text('budget_source', { enum: budgetSources }).notNull(),
    agreed: boolean('agreed').notNull(),
    status: text('status', { enum: applicationStatuses }).notNull().default('in process'),
    status_since: moment('status_since').notNull().defaultNow(),
    /** When an answer is due: by the press while in process, by the author while in revision. */
    due: date('due'),
    /** The reason of the last revision or rejection. */
    reason: text('reason'),
    /** Authors' short names in one line, kept with their rows so that lists need not gather them. */
    authors: text('authors').notNull().default(''),
    created_by: integer('created_by')
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: text('search').generatedAlwaysAs((): SQL => sql`press_search(book_name || ' ' || authors)`),
  },
  (table) => [
    index('applications_created').on(table.created_at, table.id),
    index('applications_name').on(table.book_name, table.id),
    index('applications_status').on(table.status, table.due, table.id),
    index('applications_due').on(table.due, table.id),
    index('applications_owner').on(table.created_by),
    index('applications_search').using('gin', sql`search gin_trgm_ops`),
  ],
)

/** An author as named on the application; `user_id` when they have an account. */
export const applicationAuthors = pgTable(
  'application_authors',
  {
    application_id: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    user_id: integer('user_id').references(() => users.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    /** Since when the person with an account is asked to join; null once they have, and for those without an account. */
    asked_at: moment('asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.application_id, table.position] }),
    index('application_authors_user').on(table.user_id),
  ],
)

/** What the author is asked to mend now; earlier requests stand in the events. */
export const applicationRevisions = pgTable(
  'application_revisions',
  {
    application_id: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    document: text('document').$type<ApplicationDocument>().notNull(),
    reason: text('reason').notNull(),
    until: date('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.application_id, table.document] })],
)

// Tech cards

/** A protocol of one of the three bodies that let a book into print. */
export interface Protocol {
  number: string | null
  date: string | null
}
const protocol = (name: string) => jsonb(name).$type<Protocol>().notNull().default({ number: null, date: null })
const flag = (name: string) => boolean(name).notNull().default(false)

export const techCards = pgTable(
  'tech_cards',
  {
    id: id(),
    version: version(),
    application_id: integer('application_id')
      .unique()
      .references(() => applications.id),
    book_name: words('book_name').notNull(),
    language: text('language', { enum: bookLanguages }).notNull().default('kz'),
    edition_type: text('edition_type', { enum: editionTypes }),
    ISBN: text('ISBN'),
    quantity: integer('quantity'),
    pages: integer('pages'),
    symbols: integer('symbols'),
    format: text('format').$type<BookFormat>(),
    kegel: text('kegel'),
    ioot: text('ioot'),
    pre_editorial_conclusion: text('pre_editorial_conclusion'),
    department_protocol: protocol('department_protocol'),
    methodological_council_protocol: protocol('methodological_council_protocol'),
    scientific_council_protocol: protocol('scientific_council_protocol'),
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
    is_editor: flag('is_editor'),
    is_project: flag('is_project'),
    is_process: flag('is_process'),
    is_signal: flag('is_signal'),
    is_author: flag('is_author'),
    is_typography: flag('is_typography'),
    is_wap: flag('is_wap'),
    is_account: flag('is_account'),
    is_stock: flag('is_stock'),
    is_done: flag('is_done'),
    is_archieve: flag('is_archieve'),
    /** The furthest stage, as its place in the order of stages. */
    stage: smallint('stage')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when is_done then 9 when is_stock then 8 when is_account then 7 when is_wap then 6
          when is_typography then 5 when is_author then 4 when is_signal then 3 when is_process then 2
          when is_project then 1 else 0 end`,
      ),
    /** When it came to its furthest stage. */
    stage_since: moment('stage_since').notNull().defaultNow(),
    /** Authors' short names in one line, and works by how far they are, kept with their rows for the board. */
    authors: text('authors').notNull().default(''),
    works_total: integer('works_total').notNull().default(0),
    works_started: integer('works_started').notNull().default(0),
    works_done: integer('works_done').notNull().default(0),
    cover_file_id: integer('cover_file_id').references(() => files.id),
    fpage_file_id: integer('fpage_file_id').references(() => files.id),
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
    index('tech_cards_quantity')
      .on(table.quantity, table.id)
      .where(sql`not is_archieve`),
    index('tech_cards_manager').on(table.project_manager_id),
    index('tech_cards_search').using('gin', sql`search gin_trgm_ops`),
    // A board column, in its order: by due date, cards without one last.
    ...stageFlags.map((name) =>
      index(`tech_cards_${name}`)
        .on(sql`(coalesce(due, 'infinity'))`, table.id)
        .where(sql`${sql.raw(name)} and not is_archieve`),
    ),
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

/** Works on a book: editing, layout, … and who does them. */
export const workTypes = pgTable(
  'work_types',
  {
    id: id(),
    version: version(),
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    name: text('name', { enum: workTypeNames }).notNull(),
    status: text('status', { enum: workTypeStatuses }).notNull().default('offered'),
    executor_id: integer('executor_id').references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('work_types_name').on(table.tech_card_id, table.name),
    index('work_types_executor').on(table.executor_id),
  ],
)

/** A book's way: one row for every time it stood at a stage, open while it stands there. */
export const techCardStages = pgTable(
  'tech_card_stages',
  {
    id: id(),
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<StageKey>().notNull(),
    entered_at: moment('entered_at').notNull().defaultNow(),
    left_at: moment('left_at'),
  },
  (table) => [
    index('tech_card_stages_card').on(table.tech_card_id),
    uniqueIndex('tech_card_stages_open')
      .on(table.tech_card_id, table.stage)
      .where(sql`left_at is null`),
    index('tech_card_stages_left').on(table.stage, table.left_at),
  ],
)
