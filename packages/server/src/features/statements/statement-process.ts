import { isBinary, parseBankStatement, StatementParseError, decodeStatement, type BankStatement } from '@press/domain'
import { readFile } from 'node:fs/promises'
import { answerJobs } from '../../processes/answer-jobs.ts'

export type StatementAnswer =
  | { statement: BankStatement }
  | { problem: 'binary' }
  | { problem: Pick<StatementParseError, 'line' | 'expected' | 'found'> }

/* Runs in a separate process, started by `read-file.ts`, so that a malicious statement blocks only this process. */

answerJobs(async ({ path }: { path: string }): Promise<StatementAnswer> => {
  const bytes = await readFile(path)
  if (isBinary(bytes)) return { problem: 'binary' }
  try {
    return { statement: parseBankStatement(decodeStatement(bytes)) }
  } catch (problem) {
    if (!(problem instanceof StatementParseError)) throw problem
    const { line, expected, found } = problem
    return { problem: { line, expected, found } }
  }
})
