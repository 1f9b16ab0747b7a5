import type { BodyOf } from '@press/contract'
import type { ContractKind } from '@press/domain'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** The kinds of contracts with their versions, without the texts. */
export const useContractTemplates = () => useCall('GET /api/contract-templates', {})

export const useContractTemplate = (kind: ContractKind) =>
  useCall('GET /api/contract-templates/{kind}', { params: { kind } })

/** One version of a template. */
export const findTemplateVersion = async (kind: ContractKind, version: number) =>
  (await call('GET /api/contract-templates/{kind}/versions/{version}', { params: { kind, version } })).template

/** Saves the next version. */
export async function saveContractTemplate(kind: ContractKind, body: BodyOf<'POST /api/contract-templates/{kind}'>) {
  const { template } = await call('POST /api/contract-templates/{kind}', { params: { kind }, body })
  await changed('contracttemplate')
  return template
}
