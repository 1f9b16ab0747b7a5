import type { ContractDetails } from '@press/contract'
import type { ContractPress } from '@press/domain'
import { contractPaper, language, type ContractPaper } from '@press/i18n/node'
import { findContract, findPress } from './queries.ts'
import { factsOf } from './service.ts'
import type { Context } from '../context.ts'
import { PressError } from '../../errors.ts'

export const paperOfDraft = (contract: ContractDetails, press: ContractPress): ContractPaper =>
  contractPaper({ ...factsOf(contract), number: contract.number }, press)

/** The words of a contract: those that were sent, or of the draft as it is now. One that was signed outside has none here. */
export async function wordsOf(
  context: Context,
  id: number,
): Promise<{ contract: ContractDetails; paper: ContractPaper }> {
  const contract = await findContract(context, id)
  if (contract.paper) return { contract, paper: contract.paper }
  if (contract.status !== 'draft') throw new PressError('notFound', { message: 'contract.paperElsewhere' })
  return { contract, paper: paperOfDraft(contract, await findPress(context.db, contract.date)) }
}

/** The name of a contract's file, without its extension. */
export const fileNameOf = ({ title }: ContractPaper): string => title.ru.replaceAll(/[\s/\\:№,]+/gu, '_')

/** The language that readers announce; the other stands beside it. */
export const paperLanguage = language('ru')
