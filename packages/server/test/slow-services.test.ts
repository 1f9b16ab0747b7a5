import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { enqueue } from '../src/jobs/jobs.ts'
import { mailJob } from '../src/jobs/mail.ts'
import { readFilesJob } from '../src/jobs/read-files.ts'
import { insertCard, insertPerson, uploadContent } from './rows.ts'
import { createSlowPdf } from './slow-pdf.ts'
import { openPress, pollOptions } from './support.ts'

const listenOnFreePort = async (server: Server | ReturnType<typeof createTcpServer>): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  return (server.address() as AddressInfo).port
}

const acceptedAddresses: string[] = []
/** A mail server that never confirms letters to one address. */
const smtp = new SMTPServer({
  // A machine without a name server would wait for the lookup before the greeting.
  disableReverseLookup: true,
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (address === 'slow@example.kz') return
    acceptedAddresses.push(address)
    done()
  },
  onData(stream, _session, done) {
    stream.on('end', () => done()).resume()
  },
})
// A client that times out closes the connection in the middle of a command.
smtp.on('error', () => undefined)
/** A shop server that never responds. */
const shop = createServer(() => undefined)

const product = {
  organization_id: 2,
  name: 'Қазақ тілі',
  isbn: '',
  slug: 'qazaq-tili',
  publish_date: '2026-11-01',
  description: 'Оқулық',
  price_soft: 420_050,
  category_id: 3,
  content: 'Мазмұны',
}

it('a reset letter is sent while the shop, mail server and reader are busy', async () => {
  const [smtpPort, shopPort] = [await listenOnFreePort(smtp.server), await listenOnFreePort(shop)]
  const press = await openPress({
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    PRESS_SHOP_URL: `http://127.0.0.1:${shopPort}/books`,
    PRESS_SHOP_TIMEOUT_SECONDS: '20',
  })
  const { db } = press.database
  const card = await insertCard(press, { stages: ['done'] })
  const pm = await press.as('pm')
  await pm.call('POST /api/products/sync', { body: { ...product, external_techcard_id: card } })
  for (let count = 0; count < 6; count += 1)
    await enqueue(db, mailJob, { to: 'slow@example.kz', subject: 'Кітап', text: 'Дайын' })
  const file = await uploadContent(await insertPerson(press, 'author'), createSlowPdf('slow services'))
  await enqueue(db, readFilesJob, { files: [file] })
  const listClaimedJobs = async () => {
    const { rows } = await db.execute<{ kind: string; count: number }>(
      sql`select kind, count(*)::int from jobs where locked_until > now() and attempts = 1 group by kind order by kind`,
    )
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
  }
  await expect.poll(listClaimedJobs, pollOptions).toMatchObject({ mail: 2, publish: 1, 'read-files': 1 })

  const anonymous = await press.as(null)
  await anonymous.call('POST /api/password/forgot', { body: { email: 'author@demo.press' } })
  await expect.poll(() => acceptedAddresses, pollOptions).toContain('author@demo.press')
  expect(await listClaimedJobs()).toMatchObject({ mail: 2, publish: 1, 'read-files': 1 })
  shop.closeAllConnections()
  await press.close()
})
