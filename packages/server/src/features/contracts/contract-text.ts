import type { ContractPublisher, ContractDetails, ContractDocument } from '@press/domain'
import { renderContract, getLangAttribute } from '@press/i18n/node'
import type { Db } from '../../database/database.ts'
import { contractPress } from '../../database/press-side.ts'
import { findTemplate } from '../contract-templates/queries.ts'
import { findContract } from './queries.ts'
import { toRulesInput } from './service.ts'
import type { Context } from '../context.ts'
import { PressError } from '../../errors.ts'

/** The template of a draft: the version it was written with, or the one in use if it is older than templates. */
export async function buildDraftContract(
  db: Db,
  contract: ContractDetails,
  press: ContractPublisher,
): Promise<ContractDocument> {
  const { text } = await findTemplate(db, contract.kind, contract.template_version)
  return renderContract({ ...toRulesInput(contract), number: contract.number }, press, text)
}

/** The words of a contract: those that were sent, or of the draft as it is now. One that was signed outside has none here. */
export async function getContractText(
  context: Context,
  id: number,
): Promise<{ contract: ContractDetails; paper: ContractDocument }> {
  const contract = await findContract(context, id)
  if (contract.paper) return { contract, paper: contract.paper }
  if (contract.status !== 'draft') throw new PressError('notFound', { message: 'contract.paperElsewhere' })
  const press = await contractPress(context.db, contract.date)
  return { contract, paper: await buildDraftContract(context.db, contract, press) }
}

/** The name of a contract's file, without its extension. */
export const getFileName = ({ title }: ContractDocument): string => title.ru.replaceAll(/[\s/\\:№,]+/gu, '_')

/** The language that readers announce; the other stands beside it. */
export const getContractLanguage = getLangAttribute('ru')
