import type { ParsedQuery } from '@press/contract'
import {
  contractKinds,
  type ContractStatus,
  type ContractRow,
  contractStatuses,
  type ContractDetails,
  getContractKinds,
  type Scope,
  type ContractPartyOption,
} from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { addDays, getToday } from '../../clock.ts'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db, Queryable } from '../../database/database.ts'
import { queryRows, isoTimestampSql } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { isPartyClause, type Viewer, visibleContractsClause, buildTextListSql } from '../shared/contracts.ts'

type Query = ParsedQuery<'GET /api/contracts'>

const buildRowColumns = (
  person: Person,
): SQL => sql`contracts.id, contracts.version, kind, status, number, contracts.date::text, party_name, book_name,
  subject, fee, royalty, starts_on::text, ends_on::text, ${isPartyClause(person)} as own`

const sorts: Record<Query['sort_by'], SQL> = {
  date: sql`contracts.date`,
  number: sql`number`,
  party_name: sql`party_name`,
  ends_on: sql`coalesce(ends_on, 'infinity')`,
  fee: sql`coalesce(fee, 0)`,
}

const orderClause = ({ sort_by, sort_dir }: Pick<Query, 'sort_by' | 'sort_dir'>): SQL => {
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  return sql`order by ${sorts[sort_by]} ${direction}, contracts.id ${direction}`
}

function searchClause(
  viewer: Viewer,
  { search, kind, group, ends: daysUntilEnd }: Omit<Query, 'page' | 'per_page' | 'sort_by' | 'sort_dir'>,
): SQL {
  const kinds = contractKinds.filter((one) => one.group === group).map(({ key }) => key)
  const lastDay = daysUntilEnd && addDays(getToday(), Number(daysUntilEnd))
  return sql.join(
    [
      visibleContractsClause(viewer),
      ...(search ? [buildSearchCondition(sql`contracts.search`, search)] : []),
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(group ? [sql`kind in ${buildTextListSql(kinds)}`] : []),
      ...(lastDay ? [sql`status = 'signed' and ends_on <= ${lastDay}::date`] : []),
    ],
    sql` and `,
  )
}
const statusClause = (status: ContractStatus | undefined): SQL => (status ? sql`status = ${status}` : sql`true`)

export async function listContracts({ db, ...viewer }: Viewer & { db: Db }, query: Query) {
  const { page, per_page, status } = query
  const [contracts, statusCounts] = await Promise.all([
    queryRows<ContractRow>(
      db,
      sql`select ${buildRowColumns(viewer.person)} from contracts where ${searchClause(viewer, query)} and ${statusClause(status)}
        ${orderClause(query)} ${pageClause(page, per_page)}`,
    ),
    queryRows<{ status: ContractStatus; count: number }>(
      db,
      sql`select status, count(*) from contracts where ${searchClause(viewer, query)} group by 1`,
    ),
  ])
  const getCount = (key: ContractStatus) => statusCounts.find((one) => one.status === key)?.count ?? 0
  const counts = Object.fromEntries(contractStatuses.map((key) => [key, getCount(key)])) as Record<
    ContractStatus,
    number
  >
  const total = status ? counts[status] : contractStatuses.reduce((sum, key) => sum + counts[key], 0)
  return { contracts, total, counts }
}

/** Returns all results of a search, for export as a table. */
export const listAllContracts = (
  { db, ...viewer }: Viewer & { db: Db },
  query: Omit<Query, 'page' | 'per_page'>,
): Promise<ContractRow[]> =>
  queryRows<ContractRow>(
    db,
    sql`select ${buildRowColumns(viewer.person)} from contracts where ${searchClause(viewer, query)} and ${statusClause(query.status)}
      ${orderClause(query)}`,
  )

const linkJsonSql = (where: SQL): SQL =>
  sql`select json_build_object('id', other.id, 'number', other.number, 'date', other.date) from contracts other where ${where}`

const fileJsonSql = (
  field: string,
): SQL => sql`(select json_build_object('id', files.id, 'name', files.name, 'size', files.size,
    'mime', files.mime) from file_links join files on files.id = file_links.file_id
  where resource = 'contract' and resource_id = contracts.id and field = ${field})`

const deliveriesColumn = sql`(select coalesce(json_agg(json_build_object('id', sent.id, 'sha256', files.sha256, 'email', sent.email,
    'state', sent.state, 'problem', sent.problem, 'sent_by', users.name, 'created_at', ${isoTimestampSql('sent.created_at')},
    'recalled_at', ${isoTimestampSql('sent.recalled_at')}, 'file', json_build_object('id', files.id, 'name', files.name,
    'size', files.size, 'mime', files.mime)) order by sent.id desc), '[]')
  from contract_sendings sent join files on files.id = sent.file_id left join users on users.id = sent.sent_by
  where sent.contract_id = contracts.id)`

const signatureJsonSql = sql`(select json_build_object('method', method, 'name', signer_name, 'sha256', sha256,
    'certificate', certificate, 'created_at', ${isoTimestampSql('made.created_at')}, 'confirmed_by', users.name,
    'confirmed_at', ${isoTimestampSql('confirmed_at')})
  from contract_signatures made left join users on users.id = made.confirmed_by where contract_id = contracts.id)`

/** Returns a complete contract; throws `notFound` when the person may not see it. */
export async function findContract({ db, ...viewer }: Viewer & { db: Db }, id: number): Promise<ContractDetails> {
  const { person } = viewer
  const [contract] = await queryRows<ContractDetails>(
    db,
    sql`select ${buildRowColumns(person)}, party_id, organization_id, party_bin, party_email, party_phone, party_address, party_account,
        party_bank, party_bic, party_kbe, party_signer, party_position, party_position_kz, party_basis, party_basis_kz, party_document,
        party_document_number, party_document_issuer, coalesce(party_document_date::text, '') as party_document_date, template_version,
        tech_card_id, subject_kz, coalesce(manuscript_on::text, '') as manuscript_on, rights, territory, print_run, author_copies, ebook,
        translation, discount, payment_days, months, workplace, workplace_kz, schedule, week_hours, work_hours, break_hours, leave_days,
        pay_day, conditions, note, (${linkJsonSql(sql`other.id = contracts.renews_id`)}) as renews,
        array(${linkJsonSql(sql`other.renews_id = contracts.id`)} order by other.id desc) as renewals,
        (select paper from contract_sendings sent where sent.contract_id = contracts.id and recalled_at is null) as paper,
        ${deliveriesColumn} as sendings, case when contracts.status <> 'sent' then ${signatureJsonSql} end as signature,
        case when contracts.status = 'sent' then ${signatureJsonSql} end as pending_signature, ${fileJsonSql('scan')} as scan, ${fileJsonSql('signature')} as signature_file,
        (select price from books where books.tech_card_id = contracts.tech_card_id) as book_price
      from contracts where contracts.id = ${id} and ${visibleContractsClause(viewer)}`,
  )
  if (!contract) throw new PressError('notFound')
  if (getContractKinds(person.role).includes(contract.kind)) return contract
  // Only staff who manage this kind of contract see recalled deliveries and internal notes.
  return {
    ...contract,
    note: '',
    sendings: contract.sendings.filter(({ recalled_at }) => recalled_at === null),
    renewals: [],
  }
}

const hasMatchingContract = async (db: Queryable, where: SQL): Promise<boolean> =>
  (await db.execute(sql`select from contracts where ${where}`)).rows.length > 0

export const canReadContract = (db: Db, scope: Scope, person: Person, id: number): Promise<boolean> =>
  hasMatchingContract(db, sql`contracts.id = ${id} and ${visibleContractsClause({ scope, person })}`)

/**
 * Whether a person may read a delivery: everyone who may read its contract. Only staff who manage this kind of contract may read
 * recalled deliveries.
 */
export async function canReadDelivery(db: Db, scope: Scope, person: Person, id: number): Promise<boolean> {
  const isManagedKind = sql`kind in ${buildTextListSql([...getContractKinds(person.role), ''])}`
  return hasMatchingContract(
    db,
    sql`contracts.id = (select contract_id from contract_sendings sent where sent.id = ${id}
        and (recalled_at is null or ${isManagedKind})) and ${visibleContractsClause({ scope, person })}`,
  )
}

/** Finds people and organizations by a part of their name. Returns the details from the last contract with each. */
export const findParties = (db: Db, search: string): Promise<ContractPartyOption[]> =>
  queryRows<ContractPartyOption>(
    db,
    sql`select party_id, organization_id, name as party_name, coalesce(nullif(bin, ''), party_bin, '') as party_bin,
        coalesce(nullif(email, ''), party_email, '') as party_email, coalesce(nullif(phone, ''), party_phone, '') as party_phone,
        coalesce(nullif(address, ''), party_address, '') as party_address,
        coalesce(nullif(account, ''), party_account, '') as party_account,
        coalesce(nullif(bank, ''), party_bank, '') as party_bank, coalesce(nullif(bic, ''), party_bic, '') as party_bic,
        coalesce(nullif(kbe, ''), party_kbe, '') as party_kbe,
        coalesce(party_signer, '') as party_signer, coalesce(party_position, '') as party_position,
        coalesce(party_position_kz, '') as party_position_kz, coalesce(party_basis, '') as party_basis,
        coalesce(party_basis_kz, '') as party_basis_kz, coalesce(party_document, 'idCard') as party_document,
        coalesce(party_document_number, '') as party_document_number, coalesce(party_document_issuer, '') as party_document_issuer,
        coalesce(party_document_date::text, '') as party_document_date
      from (
        (select id as party_id, null::int as organization_id, name, '' as bin, email, coalesce(phone, '') as phone, '' as address,
            '' as account, '' as bank, '' as bic, '' as kbe
          from users left join profiles on profiles.user_id = users.id
          where active and ${buildSearchCondition(sql`users.search`, search)} order by name, id limit 25)
        union all
        (select null, id, name, bin, email, phone, address, account, bank, bic, kbe
          from organizations where not is_press and ${buildSearchCondition(sql`organizations.search`, search)} order by name, id limit 25)
      ) sides left join lateral (
        select party_bin, party_email, party_phone, party_address, party_account, party_bank, party_bic, party_kbe,
          party_signer, party_position, party_position_kz, party_basis, party_basis_kz, party_document, party_document_number,
          party_document_issuer, party_document_date
        from contracts before where before.party_id = sides.party_id or before.organization_id = sides.organization_id
        order by (party_bin <> '') desc, before.id desc limit 1
      ) last on true
      order by name, party_id, organization_id`,
  )

/** Returns the key of a stored file; empty when there is none. */
export async function findFileKey(db: Db, id: number): Promise<string> {
  const [storedFile] = await queryRows<{ key: string }>(db, sql`select key from files where id = ${id}`)
  return storedFile?.key ?? ''
}
