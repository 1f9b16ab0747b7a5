import pg from 'pg'
import { vi } from 'vitest'

export interface Statement {
  text: string
  values: unknown[]
}

export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Subplan Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** Records every statement of this process in order, except those of the `explainer` connection. */
export function recordStatements(explainer?: pg.Client): Statement[] {
  const sentStatements: Statement[] = []
  const query = Reflect.get(pg.Client.prototype, 'query') as (this: pg.Client, ...queryArgs: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function record(this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [string | Partial<Statement>, unknown[] | undefined]
    const text = typeof config === 'string' ? config : (config.text ?? '')
    if (this !== explainer)
      sentStatements.push({ text, values: (typeof config === 'string' ? values : (config.values ?? values)) ?? [] })
    return query.apply(this, args)
  })
  return sentStatements
}

export const isReadStatement = ({ text }: Statement): boolean => /^\s*(select|with)/i.test(text)

/** Returns the plan of a statement; with `analyze`, runs it and includes the actual counts. */
export async function explainStatement(
  explainer: pg.Client,
  { text, values }: Statement,
  analyze = false,
): Promise<Plan> {
  const { rows } = await explainer.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (${analyze ? 'analyze, timing off, ' : ''}format json) ${text}`,
    values,
  )
  const [plan] = rows
  if (!plan) throw new Error('A statement has no plan')
  return plan['QUERY PLAN'][0].Plan
}

/**
 * Returns the nodes of a plan without hashed subplans. The planner hashes the table of an `exists` only while the table is small;
 * for a large table it uses the index.
 */
export function flattenPlan(
  plan: Plan,
  hashedSubplans = new Set(JSON.stringify(plan).match(/(?<=hashed )SubPlan \d+/g)),
): Plan[] {
  if (hashedSubplans.has(plan['Subplan Name'] ?? '')) return []
  return [plan, ...(plan.Plans ?? []).flatMap((part) => flattenPlan(part, hashedSubplans))]
}
