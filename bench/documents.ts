import { createInvoicedOffer, createCaller, createOffer, type Caller } from './support/api-client.ts'
import { startPress, type Press } from './support/press-server.ts'
import { median, percentile, report, round, type Row } from './support/report.ts'

const lineCounts = [1, 10, 60]
const rounds = 30
/** The number of payments and invoices in the bank statement. */
const paymentCount = 5_000
const invoiceCount = 500

/** Measures the time to create each document, in ms. The first document loads the fonts and is not counted. */
async function measureDocuments(caller: Caller): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of lineCounts) {
    const id = await createOffer(caller, count)
    await createInvoicedOffer(caller, id)
    for (const kind of ['kp', 'invoice']) {
      const times: number[] = []
      let bytes = 0
      for (let turn = 0; turn <= rounds; turn += 1) {
        const startedAt = performance.now()
        const answer = await caller.send(`/api/offers/${id}/documents/${kind}.pdf?lang=kz`)
        bytes = (await answer.arrayBuffer()).byteLength
        if (turn > 0) times.push(performance.now() - startedAt)
      }
      rows.push({
        paper: kind,
        lines: count,
        KB: round(bytes / 1000),
        'p50, ms': round(median(times)),
        'p95, ms': round(percentile(times, 95)),
      })
    }
  }
  return rows
}

/**
 * The bank account of the demo press, and today's date. The import asks for confirmation if a statement has another account or
 * distant dates.
 */
const pressAccount = 'KZ21601A231000001445'
const today = new Date().toISOString().slice(0, 10)

const createStatement = (numbers: readonly string[]): string =>
  [
    '1CClientBankExchange',
    `ДатаНачала=${today}`,
    `ДатаКонца=${today}`,
    `РасчСчет=${pressAccount}`,
    ...Array.from({ length: paymentCount }, (_none, index) => [
      'СекцияДокумент=Платежное поручение',
      `Номер=${index + 1}`,
      `Дата=${today}`,
      'Сумма=100.00',
      'Плательщик=Университет',
      'ПлательщикБИН_ИИН=960440000381',
      `ПолучательСчет=${pressAccount}`,
      `НазначениеПлатежа=Оплата по счёту № ${numbers[index % numbers.length]}, часть ${Math.floor(index / numbers.length) + 1}`,
      'КонецДокумента',
    ]).flat(),
    'КонецФайла',
  ].join('\r\n')

/** Requests the list of offers until stopped. The returned function stops and returns the time of each answer. */
function watchOfferList(caller: Caller): () => Promise<number[]> {
  const stopController = new AbortController()
  const times: number[] = []
  const pollLoop = (async () => {
    while (!stopController.signal.aborted) {
      const startedAt = performance.now()
      await (await caller.send('/api/offers?per_page=50')).arrayBuffer()
      times.push(performance.now() - startedAt)
    }
  })()
  return async () => {
    stopController.abort()
    await pollLoop
    return times
  }
}

async function measureStatementImport(caller: Caller): Promise<Row[]> {
  const numbers: string[] = []
  for (let index = 0; index < invoiceCount; index += 1)
    numbers.push(await createInvoicedOffer(caller, await createOffer(caller, 1)))
  const form = new FormData()
  form.append('file', new File([createStatement(numbers)], 'kl_to_1c.txt'))
  const stopWatching = watchOfferList(caller)
  const startedAt = performance.now()
  const answer = await caller.send('/api/statements', { method: 'POST', body: form })
  const durationMs = performance.now() - startedAt
  const listTimesMs = await stopWatching()
  const { statement: importedStatement } = (await answer.json()) as {
    statement: { tallies: { matched: { count: number } } }
  }
  return [
    {
      payments: paymentCount,
      matched: importedStatement.tallies.matched.count,
      'import, s': round(durationMs / 1000, 2),
      'payments per second': round(paymentCount / (durationMs / 1000), 0),
      'offer list during the import, p50 ms': round(median(listTimesMs)),
      'offer list during the import, slowest ms': round(Math.max(...listTimesMs)),
    },
  ]
}

/**
 * Measures PDF documents of one, ten and sixty lines. Imports a statement of five thousand payments, and measures how much it slows
 * other requests.
 */
export async function run(): Promise<void> {
  const press: Press = await startPress('documents', { port: 4460 })
  try {
    const caller = await createCaller(press, 'accounting')
    report('documents as PDF', await measureDocuments(caller))
    report('import of a bank statement', await measureStatementImport(caller))
  } finally {
    await press.stop()
  }
}
