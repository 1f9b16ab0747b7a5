import { createHash } from 'node:crypto'
import { matchPayments, type BankPayment, type PaymentMatch } from '@press/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { offers, organizations, statementLines, statements } from '../database/schema.ts'
import { insertLedgerEntries } from '../features/statements/ledger.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

type Invoice = typeof offers.$inferSelect
type DemoPayment = Omit<BankPayment, 'line' | 'number' | 'date'> & { days: number }

/**
 * Creates a payment for each of three invoices, and a payment that belongs to no invoice. The first payment is certain, and each of
 * the others is doubtful for a different reason.
 */
const createPayments = ([paidInvoice, underpaidInvoice, strangerInvoice]: readonly [
  Invoice,
  Invoice,
  Invoice,
]): readonly DemoPayment[] => [
  {
    ...getPayer(paidInvoice),
    days: 2.2,
    amount: paidInvoice.sum - paidInvoice.paid,
    purpose: `Оплата по счёту № ${paidInvoice.invoice_number}, в т. ч. НДС`,
  },
  // The payment is a little less than the invoice. The bank may have deducted its fee.
  {
    ...getPayer(underpaidInvoice),
    days: 2.1,
    amount: underpaidInvoice.sum - underpaidInvoice.paid - 150_000,
    purpose: `счет ${underpaidInvoice.invoice_number} за книги`,
  },
  {
    days: 1.3,
    amount: strangerInvoice.sum - strangerInvoice.paid,
    payer_name: 'ИП Сарсенов А. К.',
    payer_bin: '870314300215',
    payer_account: 'KZ58722C000033112244',
    purpose: `за ${strangerInvoice.recipient_name}, счёт № ${strangerInvoice.invoice_number}`,
  },
  {
    days: 1.2,
    amount: 1_500_000,
    payer_name: '«Тұран оқу үйі» ЖШС',
    payer_bin: '150640011938',
    payer_account: 'KZ21856B000044556677',
    purpose: 'Кітап үшін алдын ала төлем',
  },
]

const getPayer = ({ recipient_name, recipient_bin, recipient_account }: Invoice) => ({
  payer_name: recipient_name,
  payer_bin: recipient_bin,
  payer_account: recipient_account,
})

const unknownMatch: PaymentMatch = { state: 'unknown', reason: 'unknownPayer', parts: [] }

/** Seeds the statement of the last days. It is imported, but its payments are not decided yet. */
export async function seedStatement(tx: Tx, staff: Staff, { ago, dayAgo }: Calendar): Promise<void> {
  const [press] = await tx.select().from(organizations).where(eq(organizations.is_press, true)).limit(1)
  const invoices = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.status, 'Invoice and contract sent'), sql`${offers.paid} < ${offers.sum}`))
    .orderBy(desc(offers.created_at), desc(offers.id))
    .limit(3)
  const [first, second, third] = invoices
  const [clerk] = staff.withRole('accounting')
  if (!first || !second || !third || clerk === undefined) throw new Error('The demo press has too few invoices')
  const bankPayments = createPayments([first, second, third]).map(({ days, ...payment }, index) => ({
    ...payment,
    number: String(4_417 + index * 13),
    date: dayAgo(days),
  }))
  const matches = matchPayments(
    bankPayments,
    invoices.map((invoice) => ({ ...invoice, offer_id: invoice.id })),
  )
  const [insertedStatement] = await tx
    .insert(statements)
    .values({
      file_name: 'kl_to_1c.txt',
      format: '1c',
      bank: press?.bank ?? '',
      account: press?.account ?? '',
      date_from: dayAgo(2.5),
      date_to: dayAgo(1),
      turnover: bankPayments.reduce((sum, { amount }) => sum + amount, 0),
      known: 0,
      created_by: clerk,
      created_at: ago(0.2),
    })
    .returning({ id: statements.id })
  if (!insertedStatement) throw new Error('Insert returned no statement')
  const lines = await tx
    .insert(statementLines)
    .values(
      bankPayments.map((payment, index) => ({
        ...payment,
        ...(matches[index] ?? unknownMatch),
        statement_id: insertedStatement.id,
        fingerprint: createHash('sha256').update(JSON.stringify(payment)).digest('base64url'),
      })),
    )
    .returning()
  await insertLedgerEntries(
    tx,
    clerk,
    lines.filter(({ state }) => state === 'matched'),
  )
}
