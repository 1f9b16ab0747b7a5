import { sql } from 'drizzle-orm'
import { toPressDay } from '../clock.ts'
import { OperatorError } from '../config.ts'
import type { Db } from '../database/database.ts'
import { users } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import { seedApplications, storeDocuments } from './applications.ts'
import { seedBooks } from './books.ts'
import { seedCalendar } from './calendar.ts'
import { seedChat } from './chat.ts'
import { planCards, seedCards } from './cards.ts'
import { cards as demoCards } from './data.ts'
import { seedSentContracts } from './sent-contracts.ts'
import { seedContracts } from './contracts.ts'
import { seedFormerBooks } from './former-books.ts'
import { seedHistory } from './history.ts'
import { seedMemoranda, storeMemoranda } from './memoranda.ts'
import { scaleDemoData } from './scale-data.ts'
import { seedLinks } from './tracking-links.ts'
import { seedDecisions } from './offer-decisions.ts'
import { seedOffers } from './offers.ts'
import { seedPeople } from './people.ts'
import { seedProjects } from './projects.ts'
import { createCalendar } from './random.ts'
import { seedPaper } from './paper.ts'
import { seedPress } from './press.ts'
import { seedPrintCosts } from './print-orders.ts'
import { seedPublications } from './publications.ts'
import { seedRealisation } from './realisation.ts'
import { seedRatings } from './ratings.ts'
import { extractRoundTexts } from './rounds.ts'
import { seedOfferDeliveries } from './offer-deliveries.ts'
import { seedTurnovers } from './turnovers.ts'
import { seedShopOrders } from './shop-orders.ts'
import { seedShortages } from './shortages.ts'
import { seedSupport } from './support.ts'
import { seedTime } from './time.ts'
import { seedTodos } from './todos.ts'
import { seedStock } from './stock.ts'
import { seedStatement } from './bank-statement.ts'
import { seedStatusMoves } from './status-moves.ts'
import { seedSignals, storeSignals } from './signals.ts'
import { storeResults } from './works.ts'

export interface DemoOptions {
  /** The factor by which the numbers of applications, tech cards and offers of a small press are multiplied. */
  scale: number
  /** Whether the copies are books of past years, which are delivered and paid for. */
  finished?: boolean
  files: Files
}

/**
 * Fills an empty database with a believable press: people, applications, books at every stage, and their history. The press is
 * always the same, with dates relative to now. Either everything is saved or nothing.
 */
export async function seedDemo(db: Db, { scale, finished: isFinished, files }: DemoOptions): Promise<void> {
  const [existingUser] = await db.select({ id: users.id }).from(users).limit(1)
  if (existingUser) throw new OperatorError('The database already has accounts; load the demo data into an empty one.')
  const calendar = createCalendar(new Date(), toPressDay)
  const documentFileIds = await storeDocuments(files)
  const resultFileIds = await storeResults(files)
  const memorandumFileIds = await storeMemoranda(files)
  const signalFileIds = await storeSignals(files, demoCards)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    const staff = await seedPeople(tx, calendar)
    await seedPress(tx, calendar.dayAgo(0))
    await seedContracts(tx, staff, calendar)
    const cards = planCards(staff, calendar)
    const applications = await seedApplications(tx, documentFileIds, staff, cards, calendar)
    await seedCards(tx, cards, staff, calendar)
    await seedFormerBooks(tx, staff, calendar)
    const remainingCopies = await seedBooks(tx, calendar)
    await seedRealisation(tx, staff, calendar, remainingCopies)
    await seedSentContracts(tx, files, staff, calendar)
    await seedProjects(tx, cards, resultFileIds, calendar)
    const offers = await seedOffers(tx, staff, calendar)
    await seedTurnovers(tx, staff, calendar)
    await seedDecisions(tx, files, offers, staff, calendar)
    await seedOfferDeliveries(tx, files, staff)
    await seedStatement(tx, staff, calendar)
    await seedShopOrders(tx, calendar)
    await seedStatusMoves(tx, staff)
    await seedCalendar(tx, staff, calendar)
    await seedSupport(tx, staff, calendar)
    await seedTodos(tx, staff, cards, calendar)
    await seedTime(tx, staff)
    await seedChat(tx, staff, cards, calendar)
    await seedMemoranda(tx, memorandumFileIds, staff, calendar)
    await extractRoundTexts(tx, files.store)
    await seedLinks(tx, cards, staff, calendar)
    await seedPublications(tx, cards, staff, calendar)
    await seedSignals(tx, cards, signalFileIds, staff, files)
    await seedRatings(tx)
    await seedShortages(tx, staff, calendar)
    await seedStock(tx, staff, remainingCopies)
    await seedPrintCosts(tx, staff)
    await seedPaper(tx, staff, calendar)
    await seedHistory(tx, applications, cards, staff, calendar)
    await scaleDemoData(tx, scale, isFinished)
    for (const table of ['applications', 'tech_cards', 'work_types', 'offers'])
      await tx.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`))
  })
  // Updates the planner's statistics after the many new rows, and makes index-only counts possible.
  await runWithoutTimeout(db, 'vacuum (analyze)')
}

/** Runs a statement without a timeout. Statements of requests have a timeout. */
async function runWithoutTimeout({ $client }: Db, statement: string): Promise<void> {
  const client = await $client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(statement)
  } finally {
    // Destroys the connection together with its setting, because the pool would give the connection to a request next.
    client.release(true)
  }
}
