import {
  contractRights,
  contractStatuses,
  contractTerritories,
  identityDocuments,
  signingMethods,
  workConditions,
  workSchedules,
  type ContractKind,
  type DeliveryState,
  type ContractCertificate,
  type ContractDocument,
} from '@press/domain'
import { locales } from '@press/i18n/node'
import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, updatedAt, version, kazakhText } from '../columns.ts'
import { contractTemplates } from './contract-templates.ts'
import { files } from './files.ts'
import { organizations, users } from './people.ts'
import { techCards } from './tech-cards.ts'

/**
 * Contracts with people and organizations. A contract without an end date is valid until someone ends it. Scans and signatures are
 * linked as `scan` and `signature`.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    version: version(),
    kind: text('kind').$type<ContractKind>().notNull(),
    status: text('status', { enum: contractStatuses }).notNull().default('draft'),
    number: text('number').notNull(),
    date: date('date').notNull(),
    /** The version of the template that the contract uses. Null for contracts that are older than the templates. */
    template_version: integer('template_version'),
    /** The account of the other party, if that party has an account. */
    party_id: integer('party_id').references(() => users.id),
    organization_id: integer('organization_id').references(() => organizations.id),
    party_name: kazakhText('party_name').notNull(),
    party_bin: text('party_bin').notNull().default(''),
    party_email: text('party_email').notNull().default(''),
    party_phone: text('party_phone').notNull().default(''),
    party_address: text('party_address').notNull().default(''),
    party_account: text('party_account').notNull().default(''),
    party_bank: text('party_bank').notNull().default(''),
    party_bic: text('party_bic').notNull().default(''),
    party_kbe: text('party_kbe').notNull().default(''),
    /** The person who signs for an organization, and the basis of the right to sign. */
    party_signer: text('party_signer').notNull().default(''),
    party_basis: text('party_basis').notNull().default(''),
    party_position: text('party_position').notNull().default(''),
    party_position_kz: text('party_position_kz').notNull().default(''),
    party_basis_kz: text('party_basis_kz').notNull().default(''),
    /** The identity document of a person. */
    party_document: text('party_document', { enum: identityDocuments }).notNull().default('idCard'),
    party_document_number: text('party_document_number').notNull().default(''),
    party_document_issuer: text('party_document_issuer').notNull().default(''),
    party_document_date: date('party_document_date'),
    starts_on: date('starts_on'),
    ends_on: date('ends_on'),
    tech_card_id: integer('tech_card_id').references(() => techCards.id, { onDelete: 'set null' }),
    book_name: text('book_name').notNull().default(''),
    subject: text('subject').notNull().default(''),
    subject_kz: text('subject_kz').notNull().default(''),
    manuscript_on: date('manuscript_on'),
    fee: bigint('fee', { mode: 'number' }),
    royalty: doublePrecision('royalty'),
    rights: text('rights', { enum: contractRights }).notNull().default('exclusive'),
    territory: text('territory', { enum: contractTerritories }).notNull().default('kazakhstan'),
    print_run: integer('print_run'),
    author_copies: integer('author_copies'),
    ebook: boolean('ebook').notNull().default(false),
    translation: boolean('translation').notNull().default(false),
    discount: doublePrecision('discount'),
    payment_days: integer('payment_days'),
    months: integer('months'),
    workplace: text('workplace').notNull().default(''),
    workplace_kz: text('workplace_kz').notNull().default(''),
    schedule: text('schedule', { enum: workSchedules }).notNull().default('fiveDays'),
    week_hours: integer('week_hours'),
    work_hours: text('work_hours').notNull().default(''),
    break_hours: text('break_hours').notNull().default(''),
    leave_days: integer('leave_days'),
    pay_day: integer('pay_day'),
    conditions: text('conditions', { enum: workConditions }).notNull().default('normal'),
    note: text('note').notNull().default(''),
    /** The contract that this contract renews. */
    renews_id: integer('renews_id').references((): AnyPgColumn => contracts.id),
    /** The threshold of the last reminder that was sent, in days before the end of the contract. */
    reminded: smallint('reminded'),
    created_by: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: text('search').generatedAlwaysAs(
      (): SQL =>
        sql`press_search(number || ' ' || party_name || ' ' || party_bin || ' ' || book_name || ' ' || subject || ' ' || subject_kz)`,
    ),
  },
  (table) => [
    foreignKey({
      name: 'contracts_template',
      columns: [table.kind, table.template_version],
      foreignColumns: [contractTemplates.kind, contractTemplates.version],
    }),
    index('contracts_party').on(table.party_id),
    index('contracts_organization').on(table.organization_id),
    index('contracts_date').on(table.date, table.id),
    index('contracts_renews').on(table.renews_id),
    index('contracts_ends')
      .on(table.ends_on)
      .where(sql`status = 'signed'`),
    // A number is unique within its kind and year.
    uniqueIndex('contracts_number').on(table.kind, table.number, sql`extract(year from ${table.date})`),
  ],
)

/** Contracts that were sent to be signed. Rows are only added. Their file has exactly the bytes that were sent. */
export const contractDeliveries = pgTable(
  'contract_sendings',
  {
    id: id(),
    contract_id: integer('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** The exact text of the contract, because templates may change later. */
    paper: jsonb('paper').$type<ContractDocument>().notNull(),
    file_id: integer('file_id')
      .notNull()
      .references(() => files.id),
    email: text('email').notNull(),
    language: text('language', { enum: locales }).notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('queued'),
    /** The mail server's answer, if it refused the letter. */
    problem: text('problem'),
    sent_by: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    delivered_at: timestamptz('delivered_at'),
    /** When the document was recalled. A recalled document cannot be signed. */
    recalled_at: timestamptz('recalled_at'),
  },
  (table) => [
    index('contract_sendings_contract').on(table.contract_id, table.id),
    uniqueIndex('contract_sendings_standing')
      .on(table.contract_id)
      .where(sql`recalled_at is null`),
  ],
)

/**
 * The other party's signature on the document that was sent. While the contract has the status `sent`, the person who prepared it
 * has to confirm this signature.
 */
export const contractSignatures = pgTable('contract_signatures', {
  contract_id: integer('contract_id')
    .primaryKey()
    .references(() => contracts.id, { onDelete: 'cascade' }),
  /** The sent document that was signed. Null if the document was not generated by the platform. */
  sending_id: integer('sending_id').references(() => contractDeliveries.id),
  method: text('method', { enum: signingMethods }).notNull(),
  signer_name: kazakhText('signer_name').notNull(),
  /** The person who confirmed the signature, or who entered a signature made outside the platform. */
  user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** The SHA-256 hash of the document, in hexadecimal. */
  sha256: text('sha256').notNull(),
  /** The certificate data of a signature file. */
  certificate: jsonb('certificate').$type<ContractCertificate>(),
  created_at: createdAt(),
  /** The person who confirmed a signature that could not be fully verified. Until then, the contract does not count as signed. */
  confirmed_by: integer('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
  confirmed_at: timestamptz('confirmed_at'),
})

/** Codes with which people sign a contract. A new letter replaces the code of the previous letter. */
export const contractCodes = pgTable(
  'contract_codes',
  {
    contract_id: integer('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text('code_hash').notNull(),
    expires_at: timestamptz('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contract_id, table.user_id] })],
)
