import { sumLines } from '../shared/money/tiyn.ts'
import { exchangeHead, readExchange } from './exchange.ts'
import { readCsv } from './csv.ts'
import { StatementParseError, type BankStatement } from './statement.ts'

/**
 * Reads a bank statement and verifies that the bank's total of incoming payments equals their sum. Throws a `StatementParseError`
 * for another format or a damaged file.
 */
export function parseBankStatement(text: string): BankStatement {
  const plain = text.replace(/^\uFEFF/, '')
  const [head = ''] = plain.split(/\r\n|\r|\n/, 1)
  const statement = head.trim().startsWith(exchangeHead) ? readExchange(plain) : readCsv(plain)
  const lines = plain.split(/\r\n|\r|\n/).length
  if (statement.payments.length === 0) throw new StatementParseError(lines, 'payments', '')
  const sum = sumLines(statement.payments.map(({ amount }) => ({ sum: amount })))
  if (statement.turnover !== null && statement.turnover !== sum)
    throw new StatementParseError(lines, 'turnover', `${tenge(statement.turnover)} ≠ ${tenge(sum)}`)
  return statement
}

const tenge = (tiyn: number): string =>
  `${String(Math.trunc(tiyn / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${String(tiyn % 100).padStart(2, '0')}`
