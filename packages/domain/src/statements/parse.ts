import { sumOf } from '../money/tiyn.ts'
import { exchangeHead, readExchange } from './exchange.ts'
import { readCsv } from './csv.ts'
import { StatementProblem, type BankStatement } from './statement.ts'

/**
 * Reads a bank's statement, and proves it: what the bank says came in is what its payments come to. Throws a `StatementProblem` for
 * what is none, or damaged.
 */
export function readStatement(text: string): BankStatement {
  const plain = text.replace(/^\uFEFF/, '')
  const [head = ''] = plain.split(/\r\n|\r|\n/, 1)
  const statement = head.trim().startsWith(exchangeHead) ? readExchange(plain) : readCsv(plain)
  const lines = plain.split(/\r\n|\r|\n/).length
  if (statement.payments.length === 0) throw new StatementProblem(lines, 'payments', '')
  const sum = sumOf(statement.payments.map(({ amount }) => ({ sum: amount })))
  if (statement.turnover !== null && statement.turnover !== sum)
    throw new StatementProblem(lines, 'turnover', `${tenge(statement.turnover)} ≠ ${tenge(sum)}`)
  return statement
}

const tenge = (tiyn: number): string =>
  `${String(Math.trunc(tiyn / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${String(tiyn % 100).padStart(2, '0')}`
