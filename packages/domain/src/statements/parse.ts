import { sumLines } from '../shared/money/tiyn.ts'
import { exchangeFirstLine, readExchange } from './exchange.ts'
import { readCsv } from './csv.ts'
import { StatementParseError, type BankStatement } from './statement.ts'

/**
 * Reads a bank statement and verifies that the bank's total of incoming payments equals their sum. Throws a `StatementParseError`
 * for another format or a damaged file.
 */
export function parseBankStatement(text: string): BankStatement {
  const textWithoutBom = text.replace(/^\uFEFF/, '')
  const [firstLine = ''] = textWithoutBom.split(/\r\n|\r|\n/, 1)
  const statement = firstLine.trim().startsWith(exchangeFirstLine)
    ? readExchange(textWithoutBom)
    : readCsv(textWithoutBom)
  const lines = textWithoutBom.split(/\r\n|\r|\n/).length
  if (statement.payments.length === 0) throw new StatementParseError(lines, 'payments', '')
  const sum = sumLines(statement.payments.map(({ amount }) => ({ sum: amount })))
  if (statement.turnover !== null && statement.turnover !== sum)
    throw new StatementParseError(lines, 'turnover', `${formatTenge(statement.turnover)} ≠ ${formatTenge(sum)}`)
  return statement
}

const formatTenge = (tiyn: number): string =>
  `${String(Math.trunc(tiyn / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${String(tiyn % 100).padStart(2, '0')}`
