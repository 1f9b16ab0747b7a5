import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import pg from 'pg'
import { signIn, startPress } from './support/press-server.ts'
import { median, report, round, type Row } from './support/report.ts'

const runSeconds = 5
const rounds = 3
const connections = 8

/** Measures the requests per second of one URL. */
async function measureRequests(url: string, token: string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: runSeconds,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.non2xx) throw new Error(`${url}: ${result.non2xx} answers were errors`)
  return result.requests.average
}

/**
 * Measures how often per second the bare driver runs all `statements` of one API call. Uses as many connections as the API test.
 */
async function measureQueries(pool: pg.Pool, name: string, statements: readonly string[]): Promise<number> {
  const deadline = performance.now() + runSeconds * 1000
  let count = 0
  const runWorker = async () => {
    while (performance.now() < deadline) {
      for (const [index, text] of statements.entries()) await pool.query({ name: `${name} ${index}`, text })
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, runWorker))
  return count / runSeconds
}

/** The SQL behind each API call, to measure the database alone. It reads the same rows, columns and counts. */
const bareStatements = {
  list: [
    `select t.id, t.version, t.book_name, t.language, t.edition_type, t.cover_file_id, t.quantity, t.due, t."signalEndDate",
    t.is_editor, t.is_project, t.is_process, t.is_signal, t.is_author, t.is_typography, t.is_wap, t.is_account, t.is_stock, t.is_done,
    t.is_archieve, t.application_id, t.created_at, u.id as manager_id, u.name as manager_name,
    (select string_agg(a.name, ', ' order by a.position) from tech_card_authors a where a.tech_card_id = t.id) as authors
    from tech_cards t left join users u on u.id = t.project_manager_id where not t.is_archieve order by t.created_at desc limit 50`,
    `select count(*) from tech_cards where not is_archieve`,
  ],
  board: [
    `select t.id, t.version, t.book_name, t.language, t.quantity, t.due, t."signalEndDate",
    t.is_editor, t.is_project, t.is_process, t.is_signal, t.is_author, t.is_typography, t.is_wap, t.is_account, t.is_stock, t.is_done,
    u.name as project_manager,
    (select string_agg(a.name, ', ' order by a.position) from tech_card_authors a where a.tech_card_id = t.id) as authors,
    (select count(*) from work_types w where w.tech_card_id = t.id) as works_total
    from tech_cards t left join users u on u.id = t.project_manager_id where not t.is_archieve order by t.due, t.id limit 1000`,
    `select count(*) filter (where is_editor), count(*) filter (where is_editor and due < current_date), count(*) filter (where is_project), count(*) filter (where is_project and due < current_date), count(*) filter (where is_process), count(*) filter (where is_process and due < current_date), count(*) filter (where is_signal), count(*) filter (where is_signal and due < current_date), count(*) filter (where is_author), count(*) filter (where is_author and due < current_date), count(*) filter (where is_typography), count(*) filter (where is_typography and due < current_date), count(*) filter (where is_wap), count(*) filter (where is_wap and due < current_date), count(*) filter (where is_account), count(*) filter (where is_account and due < current_date), count(*) filter (where is_stock), count(*) filter (where is_stock and due < current_date), count(*) filter (where is_done), count(*) filter (where is_done and due < current_date) from tech_cards where not is_archieve`,
  ],
}

/**
 * Compares two API calls with the bare driver's queries: the list of 50 tech cards and the board of 1 000 cards. The measurements
 * alternate in the same run.
 */
export async function run(): Promise<void> {
  const press = await startPress('api', { port: 4410, scale: 25 })
  const pool = new pg.Pool({
    connectionString: readFileSync(`${press.dataDir}/database.url`, 'utf8').trim(),
    max: connections,
  })
  try {
    const token = await signIn(press.url(), 'supervisor')
    const rows: Row[] = []
    for (const [call, path, statements] of [
      ['list of 50', '/api/tech-cards?per_page=50', bareStatements.list],
      ['board, 1 000 cards', '/api/tech-cards/board', bareStatements.board],
    ] as const) {
      const apiRates: number[] = []
      const driverRates: number[] = []
      for (let turn = 0; turn < rounds; turn += 1) {
        driverRates.push(await measureQueries(pool, call, statements))
        apiRates.push(await measureRequests(press.url() + path, token))
      }
      const body = await (await fetch(press.url() + path, { headers: { authorization: `Bearer ${token}` } })).text()
      rows.push({
        call,
        'cards or rows': (JSON.parse(body) as { techcards: unknown[] }).techcards.length,
        'response KB': round(body.length / 1000),
        'API, requests/s': round(median(apiRates)),
        'bare driver, responses/s': round(median(driverRates)),
        ratio: round(median(apiRates) / median(driverRates), 2),
      })
    }
    report('API compared with the bare driver', rows)
  } finally {
    await pool.end()
    await press.stop()
  }
}
