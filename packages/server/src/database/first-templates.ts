import { contractKindKeys } from '@press/domain'
import { firstContractTemplates } from '@press/i18n/node'
import type pg from 'pg'

/** Saves the first version of the template of each kind of contract, unless the kind already has a template. */
export async function writeFirstTemplates(client: pg.Client): Promise<void> {
  for (const kind of contractKindKeys)
    await client.query(
      `insert into contract_templates (kind, version, template) values ($1, 1, $2) on conflict (kind, version) do nothing`,
      [kind, JSON.stringify(firstContractTemplates[kind])],
    )
}
