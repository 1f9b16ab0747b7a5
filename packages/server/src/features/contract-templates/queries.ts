import type { AnswerOf } from '@press/contract'
import { contractKindKeys, type ContractKind, type TemplateVersion } from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { getContractPublisher } from '../../database/press-side.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'

type FullTemplate = AnswerOf<'GET /api/contract-templates/{kind}'>
type CurrentTemplate = FullTemplate['template']

const versionColumns = sql`contract_templates.version, note, users.name as created_by, ${isoTimestampSql('contract_templates.created_at')} as created_at`
const templateSource = sql`contract_templates left join users on users.id = contract_templates.created_by`

/** Returns every contract kind with its template version in use, in the order of the kinds. */
export async function listTemplates(db: Db): Promise<Omit<CurrentTemplate, 'text'>[]> {
  const templates = await queryRows<Omit<CurrentTemplate, 'text'>>(
    db,
    sql`select distinct on (kind) kind, ${versionColumns} from ${templateSource} order by kind, contract_templates.version desc`,
  )
  return contractKindKeys.flatMap((key) => templates.filter(({ kind }) => kind === key))
}

export async function findVersion(db: Db, kind: ContractKind, version?: number): Promise<CurrentTemplate> {
  const [template] = await queryRows<CurrentTemplate>(
    db,
    sql`select kind, ${versionColumns}, template as text from ${templateSource}
      where kind = ${kind} and ${version ? sql`contract_templates.version = ${version}` : sql`true`}
      order by contract_templates.version desc limit 1`,
  )
  if (!template) throw new PressError('notFound')
  return template
}

export async function findFullTemplate(db: Db, kind: ContractKind): Promise<FullTemplate> {
  const [template, versions, press] = await Promise.all([
    findVersion(db, kind),
    queryRows<TemplateVersion>(
      db,
      sql`select ${versionColumns} from ${templateSource} where kind = ${kind} order by contract_templates.version desc`,
    ),
    getContractPublisher(db, getToday()),
  ])
  return { template, versions, press }
}
