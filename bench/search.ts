import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { compareGrowth, type PressSize } from './support/growth.ts'
import { signIn, startPress, type Press } from './support/press-server.ts'
import { report } from './support/report.ts'

/**
 * The number of rows that are added to the demo press. `PRESS_BENCH_TINY=1` divides both numbers by a hundred, for a quick check
 * that the bench runs.
 */
const sizeDivisor = process.env['PRESS_BENCH_TINY'] ? 100 : 1
const sizes = {
  '1 000 books, 10 000 messages': { port: 4460, books: 1_000 / sizeDivisor, messages: 10_000 / sizeDivisor },
  '100 000 books, 1 000 000 messages': { port: 4470, books: 100_000 / sizeDivisor, messages: 1_000_000 / sizeDivisor },
} as const

/** Words of which titles and messages consist. Each row also has a part of a hash as a rare word, such as a surname. */
const titleWordsSql = `array['Қазақ','тарихы','негіздері','География','города','оқу','құралы','Химия','практикум','әдебиеті','Курс',
  'лекций','экономика','тілі','мәдениет','корпус','сигнал','обложка','вёрстка','қолжазба']`

async function insertRows({ dataDir }: Press, books: number, messages: number): Promise<void> {
  const client = new pg.Client({ connectionString: readFileSync(join(dataDir, 'database.url'), 'utf8') })
  await client.connect()
  try {
    await client.query(`
      insert into books (book_name, language, authors, "ISBN", year)
      select (${titleWordsSql})[1 + n % 20] || ' ' || (${titleWordsSql})[1 + (n / 20) % 20] || ' ' || md5(n::text), 'kz',
        'А. ' || initcap(substr(md5('a' || n % 5000), 1, 8)), '978-601-' || lpad(n::text, 7, '0'), 2000 + n % 26
      from generate_series(1, ${books}) n`)
    // Creates one conversation for every five hundred messages. The manager who searches is a member of every twentieth
    // conversation.
    await client.query(`
      with pm as (select id from users where email = 'pm@demo.press'),
        made as (insert into conversations (type, chat_name)
          select 'group', 'Разговор ' || n from generate_series(1, greatest(${messages} / 500, 20)) n returning id)
      insert into conversation_members (conversation_id, user_id)
      select made.id, pm.id from made, pm where made.id % 20 = 0`)
    await client.query(`
      insert into messages (conversation_id, user_id, client_id, content)
      select talks.id, 1, 'bench-' || n, (${titleWordsSql})[1 + n % 20] || ' ' || md5('m' || n) || ' '
        || (${titleWordsSql})[1 + (n / 7) % 20] || ', ' || (${titleWordsSql})[1 + (n / 140) % 20]
      from generate_series(1, ${messages}) n
      join lateral (select id from conversations where chat_name = 'Разговор ' || (1 + n % greatest(${messages} / 500, 20))) talks on true`)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const getSearchPath = (q: string): string => `/api/search?q=${encodeURIComponent(q)}`

async function preparePress(name: keyof typeof sizes): Promise<PressSize> {
  const { port, books, messages } = sizes[name]
  const press = await startPress(`search-${books}`, { port })
  await insertRows(press, books, messages)
  return {
    name,
    press,
    token: await signIn(press.url(), 'pm'),
    paths: {
      'a title': getSearchPath('экономика корпус'),
      'a word in many titles': getSearchPath('география'),
      'two letters': getSearchPath('ли'),
      'a card by number': getSearchPath('ТК-7'),
      'an ISBN': getSearchPath('978-601-0000777'),
      'a word without results': getSearchPath('стратосфера'),
      'a misspelled word': getSearchPath('геагрофия города'),
    },
  }
}

/** Compares a global search over a hundred thousand books and a million messages with a search over a hundredth of them. */
export async function run(): Promise<void> {
  const small = await preparePress('1 000 books, 10 000 messages')
  const large = await preparePress('100 000 books, 1 000 000 messages')
  try {
    report('search over everything, 32 connections (ratio at most 1.5)', await compareGrowth(small, large))
  } finally {
    await Promise.all([small, large].map(({ press }) => press.stop()))
  }
}
