import type { ContractPublisher, ContractDetails, ContractDocument } from '@press/domain'
import { renderContract, getLangAttribute } from '@press/i18n/node'
import type { Db } from '../../database/database.ts'
import { getContractPublisher } from '../../database/press-side.ts'
import { findTemplate } from '../shared/contract-templates.ts'
import { findContract } from './queries.ts'
import { toRulesInput } from './commands.ts'
import type { Context } from '../shared/context.ts'
import { PressError } from '../../errors.ts'

/** Builds the document of a draft from its own template version. A draft that is older than templates uses the version in use. */
export async function buildDraftContract(
  db: Db,
  contract: ContractDetails,
  press: ContractPublisher,
): Promise<ContractDocument> {
  const { text } = await findTemplate(db, contract.kind, contract.template_version)
  return renderContract({ ...toRulesInput(contract), number: contract.number }, press, text)
}

/**
 * Returns the document of a contract: the sent document, or the current document of a draft. Throws `notFound` for a contract
 * signed outside the platform.
 */
export async function getContractText(
  context: Context,
  id: number,
): Promise<{ contract: ContractDetails; paper: ContractDocument }> {
  const contract = await findContract(context, id)
  if (contract.paper) return { contract, paper: contract.paper }
  if (contract.status !== 'draft') throw new PressError('notFound', { message: 'contract.paperElsewhere' })
  const press = await getContractPublisher(context.db, contract.date)
  return { contract, paper: await buildDraftContract(context.db, contract, press) }
}

/** Returns the name of a contract's file, without its extension. */
export const getFileName = ({ title }: ContractDocument): string => title.ru.replaceAll(/[\s/\\:№,]+/gu, '_')

/** The language that screen readers announce for the document; the other language is in the second column. */
export const contractLanguageTag = getLangAttribute('ru')
