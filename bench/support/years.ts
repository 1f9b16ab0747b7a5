import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stageKeys } from '@press/domain'
import pg from 'pg'
import { startPress, type Press } from './press-server.ts'

/** The factor by which the demo press is multiplied. It turns about sixty titles into fifty thousand, spread over ten years. */
const scale = 835
const eventCount = 2_000_000
/** The highest possible id of an original row. Copied rows have higher ids. */
const maxOriginalId = 2000

/** `PRESS_BENCH_TINY=1` uses a hundredth of the data, for a quick check that the bench runs. */
const sizeDivisor = process.env['PRESS_BENCH_TINY'] ? 100 : 1

/** Event types of books and offers, about as frequent as in a real log. */
const eventTypesSql = `array['techcard.moved','techcard.updated','offer.moved','offer.updated','application.updated','account.signedIn']`

/**
 * Starts a press with ten years of data: fifty thousand books with all stages, as many offers with invoices and payments, and two
 * million events.
 */
export async function startPressWithHistory(name: string, port: number): Promise<Press> {
  const press = await startPress(name, { port, scale: Math.ceil(scale / sizeDivisor), finished: true })
  const client = new pg.Client({ connectionString: readFileSync(join(press.dataDir, 'database.url'), 'utf8').trim() })
  await client.connect()
  try {
    await client.query(`
      create temporary table way as
        select id, now() - interval '110 days' - (row_number() over (order by id)) * interval '10 years' / count(*) over () as began,
          90 + id % 40 as days from tech_cards where is_done and id > ${maxOriginalId}`)
    await client.query('delete from tech_card_stages using way where tech_card_id = way.id')
    // The last stage is still open; each earlier stage gets an equal share of the time.
    await client.query(`
      insert into tech_card_stages (tech_card_id, stage, entered_at, left_at)
      select id, stage, began + days * (place - 1) / 9.0 * interval '1 day',
        case when place < 10 then began + days * place / 9.0 * interval '1 day' end
      from way, unnest(array['${stageKeys.join("','")}'])
        with ordinality stages (stage, place)`)
    await client.query(`
      update tech_cards set created_at = began, due = (began + (days + 10 - tech_cards.id % 23) * interval '1 day')::date
      from way where way.id = tech_cards.id`)
    await client.query(`
      update offers set invoice_date = invoice_date - (id % 3650) where id > ${maxOriginalId} and invoice_date is not null`)
    await client.query(`
      insert into offer_payments (offer_id, amount, date)
      select id, paid, invoice_date + (id % 60)::int from offers where id > ${maxOriginalId} and invoice_date is not null and paid > 0`)
    await client.query(`
      insert into events (type, resource, resource_id, actor_id, data, audience, at, handled_at)
      select (${eventTypesSql})[1 + n % 6], (array['techcard','techcard','offer','offer','application','account'])[1 + n % 6], n % 50000,
        1 + n % 40, jsonb_build_object('from', 'editor', 'to', 'layout', 'address', '10.0.0.' || n % 250), '{}',
        now() - (${eventCount / sizeDivisor} - n) * interval '10 years' / ${eventCount / sizeDivisor}, now()
      from generate_series(1, ${eventCount / sizeDivisor}) n`)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  return press
}
