import {
  confidentialFields,
  consentKinds,
  mergeKinds,
  specializations,
  type Education,
  type Experience,
  type ReassignmentKind,
  type MergedRow,
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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, foldedIndex, id, timestamptz, version, kazakhText } from '../columns.ts'

export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    version: version(),
    name: kazakhText('name').notNull(),
    bin: text('bin'),
    phone: text('phone'),
    email: text('email'),
    address: text('address'),
    bank: text('bank'),
    bic: text('bic'),
    account: text('account'),
    kbe: text('kbe'),
    /**
     * Whether the organization is the press's own company, which is the sender of its offers. Offers to this company have a
     * separate board.
     */
    is_press: boolean('is_press').notNull().default(false),
    /** The organization into which this organization was merged. Lists do not show merged organizations. */
    merged_into: integer('merged_into'),
    created_at: createdAt(),
    search: text('search').generatedAlwaysAs((): SQL => sql`press_search(name || ' ' || coalesce(bin, ''))`),
  },
  (table) => [
    index('organizations_bin').on(table.bin),
    index('organizations_press')
      .on(table.id)
      .where(sql`is_press`),
    index('organizations_search').using('gin', sql`search gin_trgm_ops`),
    foldedIndex('organizations'),
  ],
)

export const users = pgTable(
  'users',
  {
    id: id(),
    version: version(),
    name: kazakhText('name').notNull(),
    /** The e-mail address in lower case. */
    email: text('email').notNull().unique(),
    /** The hash of the password. Null until the person sets a password with the link of their invitation. */
    password_hash: text('password_hash'),
    password_changed_at: timestamptz('password_changed_at'),
    role_id: smallint('role_id').notNull(),
    avatar_file_id: integer('avatar_file_id'),
    active: boolean('active').notNull().default(true),
    /** When the last link for setting the first password was sent. */
    invited_at: timestamptz('invited_at'),
    /** The account into which this account was merged. Lists do not show merged accounts. */
    merged_into: integer('merged_into'),
    /**
     * When the owner's personal data was removed. The account cannot sign in, and stays only because records that must be kept
     * refer to it.
     */
    removed_at: timestamptz('removed_at'),
    locale: text('locale', { enum: locales }).notNull().default('ru'),
    created_at: createdAt(),
    /**
     * The text that a search matches: the name as it is written, and with similar letters replaced, so that a Russian keyboard
     * finds Kazakh words. It never contains the e-mail address.
     */
    search: text('search').generatedAlwaysAs((): SQL => sql`press_search(name)`),
  },
  (table) => [
    index('users_role').on(table.role_id),
    index('users_search').using('gin', sql`search gin_trgm_ops`),
    foldedIndex('users'),
  ],
)

/** Merges of duplicate rows. They store what was moved, so that a merge can be undone. */
export const merges = pgTable(
  'merges',
  {
    id: id(),
    kind: text('kind', { enum: mergeKinds }).notNull(),
    kept_id: integer('kept_id').notNull(),
    gone_id: integer('gone_id').notNull(),
    /** For accounts: whether the merged account was active. */
    was_active: boolean('was_active').notNull(),
    /** The rows that were moved, grouped by the column that referenced the merged row. `keys` are the keys of the changed rows. */
    moved: jsonb('moved').$type<{ reference: string; what: MergedRow; keys: string[] }[]>().notNull(),
    by_id: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    at: timestamptz('at').notNull().defaultNow(),
    undone_at: timestamptz('undone_at'),
  },
  (table) => [index('merges_kept').on(table.kind, table.kept_id)],
)

/** The rows that were reassigned when an account was deactivated, so that this can be undone. */
export const userReassignments = pgTable(
  'user_handovers',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    by_id: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    at: timestamptz('at').notNull().defaultNow(),
    undone_at: timestamptz('undone_at'),
    /** The reassigned rows by kind, and their new owner. The owner is null for conversations that the person left. */
    handed: jsonb('handed').$type<{ kind: ReassignmentKind | 'chats'; to: number | null; ids: number[] }[]>().notNull(),
  },
  (table) => [index('user_handovers_user').on(table.user_id, table.id)],
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
  social_links: text('social_links').array().notNull().default([]),
  languages: text('languages').array().notNull().default([]),
  skills: text('skills').array().notNull().default([]),
  experience: jsonb('experience').$type<Experience[]>().notNull().default([]),
  education: jsonb('education').$type<Education[]>().notNull().default([]),
  address_registration: text('address_registration').notNull().default(''),
  address_residence: text('address_residence').notNull().default(''),
})

/**
 * Confidential data of people. The server's field cipher encrypts it, so that it is also confidential for people who can read the
 * database.
 */
export const confidentialData = pgTable(
  'confidential',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    field: text('field', { enum: [...confidentialFields, 'totp'] }).notNull(),
    sealed: text('sealed').notNull(),
    changed_at: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.field] })],
)

/** The second factor of a person. Its secret is in the table `confidentialData`. */
export const totps = pgTable('totps', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When the first code was confirmed. While it is null, the sign-in requires no code. */
  confirmed_at: timestamptz('confirmed_at'),
  /** The time step of the last accepted code, so that no code is accepted twice. */
  last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** One-time codes for people who have lost the second factor. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text('code_hash').notNull(),
    used_at: timestamptz('used_at'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
)

/** Passkeys of people (WebAuthn). A row has the public key, which verifies what the device's private key has signed. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The credential's id on the device, in base64url. */
    credential: text('credential').notNull().unique(),
    /** The public key in COSE format, in base64url. */
    public_key: text('public_key').notNull(),
    /** How often the key has signed, if the device counts. A counter that decreases reveals a copied key. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    synced: boolean('synced').notNull(),
    agent: text('agent').notNull(),
    created_at: createdAt(),
    used_at: timestamptz('used_at'),
  },
  (table) => [index('passkeys_user').on(table.user_id, table.id)],
)

/** Challenges that a device has to sign. A challenge is valid until it is used, and for five minutes at most. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  /** The person who creates a passkey; null for a sign-in. */
  user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  created_at: createdAt(),
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
    last_seen_at: timestamptz('last_seen_at').notNull().defaultNow(),
    /** When a page of the session was last known to be open. Unlike `last_seen_at`, this does not extend the session. */
    present_at: timestamptz('present_at'),
    expires_at: timestamptz('expires_at').notNull(),
    /** When the person last confirmed their identity. The confirmation is valid for a few minutes and for one sensitive action. */
    confirmed_at: timestamptz('confirmed_at'),
  },
  (table) => [index('sessions_user').on(table.user_id)],
)

/** Attempts that count against a limit: wrong passwords, requested reset letters. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    key: text('key').notNull(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('login_attempts_key').on(table.key, table.at)],
)

export const passwordResets = pgTable('password_resets', {
  token_hash: text('token_hash').primaryKey(),
  user_id: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  created_at: createdAt(),
  expires_at: timestamptz('expires_at').notNull(),
  used_at: timestamptz('used_at'),
})

/** New e-mail addresses that are not confirmed yet. An account has one at most. */
export const emailChanges = pgTable('email_changes', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The new e-mail address in lower case. */
  email: text('email').notNull(),
  /** The hash of the token in the letter's link. Null until the letter is composed. */
  token_hash: text('token_hash').unique(),
  by_id: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
  created_at: createdAt(),
  expires_at: timestamptz('expires_at').notNull(),
})

/** People who requested an account and have not confirmed their e-mail address yet. Until then, no one else sees them. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    /** The hash of the token in the letter's link. Null until the letter is composed. */
    token_hash: text('token_hash').unique(),
    role: text('role', { enum: ['author', 'partner'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    password_hash: text('password_hash').notNull(),
    organization: text('organization').notNull(),
    bin: text('bin').notNull(),
    /** The version of the consent to which the person agreed. Null for requests that are older than the consent. */
    consent: text('consent'),
    locale: text('locale', { enum: locales }).notNull(),
    created_at: createdAt(),
    expires_at: timestamptz('expires_at').notNull(),
  },
  (table) => [index('registrations_email').on(table.email)],
)

/** Requests to remove an account. A request is open until it is withdrawn or carried out. */
export const removals = pgTable(
  'removals',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    asked_at: timestamptz('asked_at').notNull().defaultNow(),
    /** The first day on which the removal may be carried out. */
    due: date('due').notNull(),
    withdrawn_at: timestamptz('withdrawn_at'),
    done_at: timestamptz('done_at'),
    /** Only after the removal: the last day on which the person's documents are kept. */
    papers_until: date('papers_until'),
    /** When the documents that had to be kept were deleted too, after their retention period. */
    outlived_at: timestamptz('outlived_at'),
  },
  (table) => [
    uniqueIndex('removals_open')
      .on(table.user_id)
      .where(sql`withdrawn_at is null and done_at is null`),
    index('removals_papers')
      .on(table.papers_until)
      .where(sql`papers_until is not null and outlived_at is null`),
  ],
)

/** Consents to personal data processing, with the exact words that people have read. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: consentKinds }).notNull(),
    version: text('version').notNull(),
    text: text('text').notNull(),
    agreed_at: timestamptz('agreed_at').notNull().defaultNow(),
  },
  (table) => [index('consents_user').on(table.user_id)],
)
