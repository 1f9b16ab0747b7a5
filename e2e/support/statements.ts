import type { Page } from '@playwright/test'
import { portalUrl } from './addresses.ts'
import { formatDateInDays } from './dates.ts'
import { getTranslator } from './browsers.ts'

const t = getTranslator('ru')

interface StatementPayment {
  /** The amount in tenge, as banks write it: `300.00`. */
  amount: string
  /** The payer's BIN; empty if the bank does not know it. */
  payer: string
  name: string
  purpose: string
}

/**
 * The number of the last payment order. Every payment order gets a new number, because the press treats a repeated number as the
 * same payment.
 */
let lastNumber = 5000

/** The bank account of the demo press. */
const pressAccount = 'KZ21601A231000001445'

/** Builds a bank statement in 1C's exchange format with these payments. */
export const buildStatementFile = (payments: readonly StatementPayment[], account = pressAccount): string =>
  [
    '1CClientBankExchange',
    `ДатаНачала=${formatDateInDays(-7)}`,
    `ДатаКонца=${formatDateInDays(-3)}`,
    `РасчСчет=${account}`,
    ...payments.flatMap(({ amount, payer, name, purpose }) => [
      'СекцияДокумент=Платежное поручение',
      `Номер=${(lastNumber += 1)}`,
      `Дата=${formatDateInDays(-3)}`,
      `Сумма=${amount}`,
      `Плательщик=${name}`,
      `ПлательщикБИН_ИИН=${payer}`,
      `ПолучательСчет=${account}`,
      `НазначениеПлатежа=${purpose}`,
      'КонецДокумента',
    ]),
    'КонецФайла',
  ].join('\r\n')

/** Imports a bank statement as an accountant. */
export async function importStatement(page: Page, text: string): Promise<void> {
  await page.goto(`${portalUrl('staff')}/app/accounting/statements`)
  await page
    .getByRole('button', { name: t('statements:take.open') })
    .first()
    .click()
  const file = { name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
}
