import type { BankStatement, StatementParseError } from '@press/domain'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { FieldProblem } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { refuseFile } from '../../files/inspect.ts'
import { createProcessWorker } from '../../processes/worker.ts'
import type { StatementAnswer } from './statement-process.ts'

/** The maximum size of a statement in bytes. Five thousand payments are about four megabytes. */
const maxStatementBytes = 20 * 1024 ** 2

/** Reads statements, with a timeout of 30 seconds each. */
const statementReader = createProcessWorker<{ path: string }, StatementAnswer>(
  fileURLToPath(new URL('statement-process.ts', import.meta.url)),
  { timeoutMs: 30_000, isReusable: false },
)

const fieldProblemByParseError = {
  format: 'statementFormat',
  letter: 'statementLetter',
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
} as const satisfies Record<StatementParseError['expected'], FieldProblem>

/**
 * Reads a bank statement. For an invalid or damaged file, throws a file error with the line and the content that was expected in
 * that line.
 */
export async function readStatementFile(files: Pick<Files, 'store'>, content: Readable): Promise<BankStatement> {
  const upload = await files.store.receive(content, maxStatementBytes, () => true)
  try {
    if (upload.size === 0) throw refuseFile('empty')
    if (upload.tooLarge) throw refuseFile({ problem: 'tooLarge', params: { limit: maxStatementBytes / 1024 ** 2 } })
    const answer = await statementReader.run({ path: upload.path })
    if (answer && 'statement' in answer) return answer.statement
    if (!answer || answer.problem === 'binary')
      throw refuseFile({ problem: 'contentDiffers', params: { kinds: 'TXT, CSV' } })
    const { line, expected, found } = answer.problem
    throw refuseFile({ problem: fieldProblemByParseError[expected], params: { line, found } })
  } finally {
    await files.store.discard(upload)
  }
}
