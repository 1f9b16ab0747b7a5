import { sql, type SQL } from 'drizzle-orm'

/** The address of somebody who is there no more: nobody can be reached at it, and no two have the same. */
const noAddress = (id: number): string => `removed-${id}@removed.invalid`

/** Tables of which a person's rows go with the account, by the column that names them. */
const theirs: readonly [table: string, column: string][] = [
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

/** What is taken away when somebody is removed: all that the press need not keep. `called` stands in the place of the name. */
export const blanks = (id: number, called: string): SQL[] => [
  ...theirs.map(([table, column]) => sql`delete from ${sql.raw(table)} where ${sql.raw(column)} = ${id}`),
  // What a colleague was given goes on; what was theirs alone, or is done, does not.
  sql`delete from todos where created_by = ${id} and (assignee_id is null or assignee_id = ${id} or is_done)`,
  sql`update todos set assignee_id = null, answer = null where assignee_id = ${id}`,
  sql`delete from registrations where email = (select email from users where id = ${id})`,
  sql`delete from file_links where resource = 'user' and resource_id = ${id}`,
  sql`delete from merges where kind = 'user' and ${id} in (kept_id, gone_id)`,
  sql`update support_requests set contact_info = '' where created_by = ${id}`,
  // Conversations of two stay with the other one; of several they are a member no more.
  sql`delete from conversation_members using conversations
    where conversations.id = conversation_id and type = 'group' and user_id = ${id}`,
  // Who wrote a book is part of it; how to reach them is not.
  sql`update application_authors set email = '', phone = '' where user_id = ${id}`,
  sql`update tech_card_authors set email = '', phone = '' where user_id = ${id}`,
  // A draft is no paper yet.
  sql`update contracts set party_name = ${called}, party_bin = '', party_email = '', party_phone = '', party_address = '',
    party_account = '', party_bank = '', party_bic = '', party_kbe = '', party_signer = '', party_position = '', party_position_kz = '',
    party_basis = '', party_basis_kz = '', party_document_number = '', party_document_issuer = '', party_document_date = null where party_id = ${id} and status = 'draft'`,
  sql`update profiles set phone = null, birthday = null, biography = null, specialization = null, organization_id = null,
    social_links = '{}', languages = '{}', skills = '{}', experience = '[]', education = '[]',
    address_registration = '', address_residence = '', version = version + 1 where user_id = ${id}`,
  sql`update users set name = ${called}, email = ${noAddress(id)}, password_hash = null, password_changed_at = null, invited_at = null,
    avatar_file_id = null, active = false, removed_at = now(), version = version + 1 where id = ${id}`,
]

const contractsOf = (id: number): SQL => sql`(select id from contracts where party_id = ${id})`
const offersOf = (id: number): SQL => sql`(select id from offers where user_id = ${id} and organization_id is null)`
/** Letters that a paper went out with, and the files of them: the clean-up of files takes what no row names. */
const sendings = (table: string, column: string, papers: SQL): SQL[] => {
  const which = sql`from ${sql.raw(table)} where ${sql.raw(column)} in ${papers}`
  return [sql`delete from file_links where file_id in (select file_id ${which})`, sql`delete ${which}`]
}

/** What is taken away of somebody who was removed once the papers have outlived their years: sums and numbers stay in the press's books. */
export const outlivedBlanks = (id: number, called: string): SQL[] => [
  sql`update contract_signatures set signer_name = ${called}, certificate = null, sending_id = null where contract_id in ${contractsOf(id)}`,
  ...sendings('contract_sendings', 'contract_id', contractsOf(id)),
  ...sendings('royalty_sendings', 'contract_id', contractsOf(id)),
  ...sendings('offer_sendings', 'offer_id', offersOf(id)),
  ...sendings('offer_decisions', 'offer_id', offersOf(id)),
  sql`delete from file_links where resource = 'contract' and resource_id in ${contractsOf(id)}`,
  sql`delete from file_links where resource = 'offer' and resource_id in ${offersOf(id)}`,
  sql`delete from offer_revisions where offer_id in ${offersOf(id)}`,
  sql`update contracts set party_name = ${called}, party_bin = '', party_email = '', party_phone = '', party_address = '',
    party_account = '', party_bank = '', party_bic = '', party_kbe = '', party_signer = '', party_position = '', party_position_kz = '',
    party_basis = '', party_basis_kz = '', party_document_number = '', party_document_issuer = '', party_document_date = null, note = '' where party_id = ${id}`,
  sql`update accruals set party = jsonb_build_object('name', ${called}::text, 'bin', '', 'address', '', 'account', '', 'bank', '', 'bic', '', 'kbe', '')
    where payee_id = ${id}`,
  sql`update offers set recipient_name = ${called}, recipient_phone = '', recipient_address = '', recipient_bank = '', recipient_bic = '',
    recipient_bin = '', recipient_account = '', recipient_email = '', note = '' where user_id = ${id} and organization_id is null`,
  sql`delete from application_letters where sent_to = ${id}`,
  sql`delete from time_spans where user_id = ${id}`,
  sql`delete from time_corrections where user_id = ${id}`,
  sql`delete from consents where user_id = ${id}`,
]
