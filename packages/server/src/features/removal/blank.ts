import { sql, type SQL } from 'drizzle-orm'

/** A placeholder e-mail address for a removed account: unique and undeliverable. */
const buildPlaceholderAddress = (id: number): string => `removed-${id}@removed.invalid`

/** Tables whose rows are deleted with the account, with the column that refers to the person. */
const ownedTables: readonly [table: string, column: string][] = [
  ['sessions', 'user_id'],
  ['confidential', 'user_id'],
  ['totps', 'user_id'],
  ['recovery_codes', 'user_id'],
  ['passkeys', 'user_id'],
  ['passkey_challenges', 'user_id'],
  ['password_resets', 'user_id'],
  ['contract_codes', 'user_id'],
  ['notifications', 'user_id'],
  ['notice_settings', 'user_id'],
  ['calendar_feeds', 'user_id'],
  ['calendar_guests', 'user_id'],
  ['calendar_events', 'created_by'],
  ['application_drafts', 'owner_id'],
  ['calculations', 'owner_id'],
  ['todo_marks', 'user_id'],
  ['user_handovers', 'user_id'],
  ['email_changes', 'user_id'],
]

/**
 * Returns the statements that delete the personal data of a removed person, except what the press must keep. `replacement` replaces the
 * name.
 */
export const buildRemovalStatements = (id: number, replacement: string): SQL[] => [
  ...ownedTables.map(([table, column]) => sql`delete from ${sql.raw(table)} where ${sql.raw(column)} = ${id}`),
  // Tasks given to a colleague stay. Tasks that concern only this person, or are done, are deleted.
  sql`delete from todos where created_by = ${id} and (assignee_id is null or assignee_id = ${id} or is_done)`,
  sql`update todos set assignee_id = null, answer = null where assignee_id = ${id}`,
  sql`delete from registrations where email = (select email from users where id = ${id})`,
  sql`delete from file_links where resource = 'user' and resource_id = ${id}`,
  sql`delete from merges where kind = 'user' and ${id} in (kept_id, gone_id)`,
  sql`update support_requests set contact_info = '' where created_by = ${id}`,
  // A conversation between two people stays with the other person. The person leaves group conversations.
  sql`delete from conversation_members using conversations
    where conversations.id = conversation_id and type = 'group' and user_id = ${id}`,
  // The author's name is part of the book and stays; the contact details are deleted.
  sql`update application_authors set email = '', phone = '' where user_id = ${id}`,
  sql`update tech_card_authors set email = '', phone = '' where user_id = ${id}`,
  // A draft contract is not a document that must be kept.
  sql`update contracts set party_name = ${replacement}, party_bin = '', party_email = '', party_phone = '', party_address = '',
    party_account = '', party_bank = '', party_bic = '', party_kbe = '', party_signer = '', party_position = '', party_position_kz = '',
    party_basis = '', party_basis_kz = '', party_document_number = '', party_document_issuer = '', party_document_date = null where party_id = ${id} and status = 'draft'`,
  sql`update profiles set phone = null, birthday = null, biography = null, specialization = null, organization_id = null,
    social_links = '{}', languages = '{}', skills = '{}', experience = '[]', education = '[]',
    address_registration = '', address_residence = '', version = version + 1 where user_id = ${id}`,
  sql`update users set name = ${replacement}, email = ${buildPlaceholderAddress(id)}, password_hash = null, password_changed_at = null, invited_at = null,
    avatar_file_id = null, active = false, removed_at = now(), version = version + 1 where id = ${id}`,
]

const contractIdsSql = (id: number): SQL => sql`(select id from contracts where party_id = ${id})`
const offerIdsSql = (id: number): SQL => sql`(select id from offers where user_id = ${id} and organization_id is null)`
/** Deletes deliveries of documents by e-mail. The file cleanup then deletes their files, which no row uses any more. */
const deleteDeliveries = (table: string, column: string, ownerIds: SQL): SQL[] => {
  const fromClause = sql`from ${sql.raw(table)} where ${sql.raw(column)} in ${ownerIds}`
  return [sql`delete from file_links where file_id in (select file_id ${fromClause})`, sql`delete ${fromClause}`]
}

/**
 * Returns the statements that delete a removed person's remaining data after the documents' retention period. Sums and numbers stay
 * in the press's accounts.
 */
export const buildRetentionEndStatements = (id: number, replacement: string): SQL[] => [
  sql`update contract_signatures set signer_name = ${replacement}, certificate = null, sending_id = null where contract_id in ${contractIdsSql(id)}`,
  ...deleteDeliveries('contract_sendings', 'contract_id', contractIdsSql(id)),
  ...deleteDeliveries('royalty_sendings', 'contract_id', contractIdsSql(id)),
  ...deleteDeliveries('offer_sendings', 'offer_id', offerIdsSql(id)),
  ...deleteDeliveries('offer_decisions', 'offer_id', offerIdsSql(id)),
  sql`delete from file_links where resource = 'contract' and resource_id in ${contractIdsSql(id)}`,
  sql`delete from file_links where resource = 'offer' and resource_id in ${offerIdsSql(id)}`,
  sql`delete from offer_revisions where offer_id in ${offerIdsSql(id)}`,
  sql`update contracts set party_name = ${replacement}, party_bin = '', party_email = '', party_phone = '', party_address = '',
    party_account = '', party_bank = '', party_bic = '', party_kbe = '', party_signer = '', party_position = '', party_position_kz = '',
    party_basis = '', party_basis_kz = '', party_document_number = '', party_document_issuer = '', party_document_date = null, note = '' where party_id = ${id}`,
  sql`update accruals set party = jsonb_build_object('name', ${replacement}::text, 'bin', '', 'address', '', 'account', '', 'bank', '', 'bic', '', 'kbe', '')
    where payee_id = ${id}`,
  sql`update offers set recipient_name = ${replacement}, recipient_phone = '', recipient_address = '', recipient_bank = '', recipient_bic = '',
    recipient_bin = '', recipient_account = '', recipient_email = '', note = '' where user_id = ${id} and organization_id is null`,
  sql`delete from application_letters where sent_to = ${id}`,
  sql`delete from time_spans where user_id = ${id}`,
  sql`delete from time_corrections where user_id = ${id}`,
  sql`delete from consents where user_id = ${id}`,
]
