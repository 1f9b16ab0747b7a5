import { isBinary, readStatement, StatementProblem, statementText, type BankStatement } from '@press/domain'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FieldProblem } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { refuseFile } from '../../files/inspect.ts'

/** Bytes of a statement: five thousand payments are about four megabytes. */
const mostBytes = 20 * 1024 ** 2

const problems = {
  format: 'statementFormat',
  pair: 'statementPair',
  documentEnd: 'statementDocumentEnd',
  accountEnd: 'statementAccountEnd',
  fileEnd: 'statementFileEnd',
  date: 'statementDate',
  sum: 'statementSum',
  columns: 'statementColumns',
  quote: 'statementQuote',
  payments: 'statementPayments',
  turnover: 'statementTurnover',
} as const satisfies Record<StatementProblem['expected'], FieldProblem>

/** Reads a bank's statement. Refused as an error of the file when it is none, or damaged: in which line, and what was expected there. */
export async function readStatementFile(files: Pick<Files, 'store'>, content: Readable): Promise<BankStatement> {
  const received = await files.store.receive(content, mostBytes, () => true)
  try {
    if (received.size === 0) throw refuseFile('empty')
    if (received.tooLarge) throw refuseFile({ problem: 'tooLarge', params: { limit: mostBytes / 1024 ** 2 } })
    const bytes = await readFile(received.path)
    if (isBinary(bytes)) throw refuseFile({ problem: 'contentDiffers', params: { kinds: 'TXT, CSV' } })
    return readStatement(statementText(bytes))
  } catch (problem) {
    if (!(problem instanceof StatementProblem)) throw problem
    const { line, expected, found } = problem
    throw refuseFile({ problem: problems[expected], params: { line, found } })
  } finally {
    await files.store.discard(received)
  }
}
