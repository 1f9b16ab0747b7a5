import type { AnswerOf } from '@press/contract'
import { contractKindKeys, type ContractKind, type TemplateVersion } from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { contractPress } from '../../database/press-side.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'

type FullTemplate = AnswerOf<'GET /api/contract-templates/{kind}'>
type Current = FullTemplate['template']

const made = sql`contract_templates.version, note, users.name as created_by, ${isoTimestampSql('contract_templates.created_at')} as created_at`
const templateSource = sql`contract_templates left join users on users.id = contract_templates.created_by`

/** Returns every contract kind with its template version in use, in the order of the kinds. */
export async function listTemplates(db: Db): Promise<Omit<Current, 'text'>[]> {
  const found = await queryRows<Omit<Current, 'text'>>(
    db,
    sql`select distinct on (kind) kind, ${made} from ${templateSource} order by kind, contract_templates.version desc`,
  )
  return contractKindKeys.flatMap((key) => found.filter(({ kind }) => kind === key))
}

export async function findVersion(db: Db, kind: ContractKind, version?: number): Promise<Current> {
  const [found] = await queryRows<Current>(
    db,
    sql`select kind, ${made}, template as text from ${templateSource}
      where kind = ${kind} and ${version ? sql`contract_templates.version = ${version}` : sql`true`}
      order by contract_templates.version desc limit 1`,
  )
  if (!found) throw new PressError('notFound')
  return found
}

export async function findFullTemplate(db: Db, kind: ContractKind): Promise<FullTemplate> {
  const [template, versions, press] = await Promise.all([
    findVersion(db, kind),
    queryRows<TemplateVersion>(
      db,
      sql`select ${made} from ${templateSource} where kind = ${kind} order by contract_templates.version desc`,
    ),
    contractPress(db, getToday()),
  ])
  return { template, versions, press }
}
