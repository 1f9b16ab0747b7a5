import type { BodyOf } from '@press/contract'
import {
  applicationDocumentKeys,
  calculateEstimate,
  getFlag,
  createPrintForm,
  requiredApplicationDocuments,
  roleByKey,
  type ApplicationDocument,
  type ApplicationStatus,
  type FilePurposeKey,
  type OfferStatus,
  type PrintFormValues,
  type ProjectStatus,
  type RoleKey,
  type ShopOrderStatus,
  type StageKey,
  type WorkTypeStatus,
} from '@press/domain'
import { Readable } from 'node:stream'
import { desc, eq, sql } from 'drizzle-orm'
import { createToken, hashToken } from '../src/auth/tokens.ts'
import { addDays, getToday } from '../src/clock.ts'
import {
  applicationAuthors,
  applicationDrafts,
  applications,
  books,
  calculations,
  contracts,
  fileLinks,
  offers,
  priceLists,
  projects,
  royaltyTerms,
  signalOpenings,
  signalRemarks,
  shopOrders,
  signalRounds,
  statementLines,
  statements,
  stockMovements,
  techCardAuthors,
  techCards,
  turnovers,
  techCardStages,
  workTypes,
  shortages,
} from '../src/database/schema.ts'
import { queryRows } from '../src/database/rows.ts'
import { createDocx, createPdf } from '../src/demo/documents.ts'
import { createDemoAccount, createDemoIin } from '../src/demo/requisites.ts'
import { createAccrual } from '../src/features/shared/payouts/accrue.ts'
import { createFiles } from '../src/files/files.ts'
import type { Person, Press } from './support.ts'

/**
 * Functions that create rows for tests that start in the middle of a workflow. Journey tests create their rows with calls instead.
 */
export interface TestPerson extends Person {
  id: number
  name: string
}

let count = 0

/** Creates a signed-in person of a role, unknown to other tests. Uses one statement, because tests create thousands of people. */
export async function insertPerson(
  { database: { db }, withToken }: Press,
  role: RoleKey,
  name = '',
): Promise<TestPerson> {
  const number = (count += 1)
  const personName = name || `Somebody ${number}`
  const token = createToken()
  const [user] = await queryRows<{ id: number }>(
    db,
    sql`with person as (
        insert into users (name, email, role_id)
        values (${personName}, ${`somebody-${number}@test.example`}, ${roleByKey(role).id})
        returning id
      ), profile as (
        insert into profiles (user_id) select id from person
      ), session as (
        insert into sessions (user_id, token_hash, agent, expires_at)
        select id, ${hashToken(token)}, 'test', now() + interval '1 day' from person
      )
      select id from person`,
  )
  if (!user) throw new Error('nobody was made')
  return { ...withToken(token), id: user.id, name: personName }
}

interface ApplicationFacts {
  owner: number
  status?: ApplicationStatus
  book_name?: string
  authors?: number[]
  /** Authors who have not consented yet. */
  pendingAuthors?: number[]
}

export async function insertApplication(
  { database: { db } }: Press,
  { owner, status = 'in process', book_name = 'Стилистика', authors = [], pendingAuthors = [] }: ApplicationFacts,
): Promise<number> {
  const [row] = await db
    .insert(applications)
    .values({
      book_name,
      language: 'ru',
      budget_source: 'self',
      agreed: true,
      status,
      created_by: owner,
      authors: 'А. Автор',
    })
    .returning({ id: applications.id })
  const application_id = row?.id as number
  const authorIds = [owner, ...authors, ...pendingAuthors]
  await db.insert(applicationAuthors).values(
    authorIds.map((user_id, position) => ({
      application_id,
      position,
      user_id,
      name: 'Анна Автор',
      email: 'a@test.example',
      asked_at: pendingAuthors.includes(user_id) ? new Date() : null,
    })),
  )
  return application_id
}

/** Creates a draft of an application. */
export async function insertApplicationDraft(
  { database: { db } }: Press,
  owner_id: number,
  book_name: string,
): Promise<number> {
  const [row] = await db
    .insert(applicationDrafts)
    .values({ owner_id, values: { book_name } })
    .returning({ id: applicationDrafts.id })
  return row?.id as number
}

/** Returns the date a number of days from now. */
export const getDateInDays = (days: number): string => addDays(getToday(), days)

/** The calculator example of decisions §6. */
export const calculatorExample = {
  title: '',
  pages: 200,
  format: 'A5',
  quantity: 100,
  binding: 'soft',
  block_color: 'black-white',
  lamination: 'matte',
  paper_type: 'offset80',
  binding_method: null,
} as const

/** Creates a saved calculation with the price by the first price list. */
export async function insertCalculation({ database: { db } }: Press, owner_id: number, name: string): Promise<number> {
  const [list] = await db.select().from(priceLists).where(eq(priceLists.number, 1))
  if (!list) throw new Error('The press has no price list')
  const { unit_price, total, vat } = calculateEstimate(
    calculatorExample,
    { from: list.from, ...list.prices },
    getToday(),
  )
  const [row] = await db
    .insert(calculations)
    .values({
      owner_id,
      name,
      book: calculatorExample,
      price_list_id: list.id,
      date: getToday(),
      unit_price,
      sum: total,
      vat,
    })
    .returning({ id: calculations.id })
  return row?.id as number
}

let materialCount = 0
const createNames = () => {
  materialCount += 1
  return { kz: `Қағаз ${materialCount}`, ru: `Бумага ${materialCount}`, en: `Test paper ${materialCount}` }
}

/** The bodies of calls that add a new paper, format and binding. */
export const createPaperForm = () => ({ name: createNames(), grammage: 100, caliper: 0.13 })
export const createFormatForm = () => ({
  key: `60×70/16 ${(materialCount += 1)}`,
  width: 140,
  height: 165,
  sheet_width: 60,
  sheet_height: 70,
  share: 16,
})
export const createBindingForm = () => ({
  name: createNames(),
  cover: 'hard' as const,
  min: 48,
  max: 1_000,
  multiple: 1,
  sewn: true,
})

/** Adds a paper to the press and returns its key. */
export async function insertPaper(press: Press): Promise<string> {
  const { status, body } = await (
    await press.as('supervisor')
  ).call('POST /api/materials/papers', { body: createPaperForm() })
  if (status !== 200) throw new Error(`A paper was not added: ${status}`)
  return body.key
}

let lastDayOffset = 400

/** Creates a future price list that starts on a unique date. */
export async function insertPriceList(
  { database: { db } }: Press,
  {
    from = getDateInDays((lastDayOffset += 1)),
    status = 'draft',
  }: { from?: string; status?: 'draft' | 'entered' } = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    // Another test may create a price list at the same moment.
    await tx.execute(sql`lock table ${priceLists} in share row exclusive mode`)
    const [lastPriceList] = await tx.select().from(priceLists).orderBy(desc(priceLists.number)).limit(1)
    if (!lastPriceList) throw new Error('The press has no price list')
    const [row] = await tx
      .insert(priceLists)
      .values({ number: lastPriceList.number + 1, from, status, prices: lastPriceList.prices })
      .returning({ id: priceLists.id })
    return row?.id as number
  })
}

interface CardFacts {
  stages?: StageKey[]
  author?: number
  executor?: number
  application?: number
  book_name?: string
  signed?: boolean
  manager?: number
  due?: string | null
  archived?: boolean
}

export async function insertCard(
  { database: { db } }: Press,
  {
    stages = ['editor'],
    author,
    executor,
    application,
    book_name = 'Стилистика',
    signed = false,
    manager,
    due = null,
    archived = false,
  }: CardFacts = {},
): Promise<number> {
  const [row] = await db
    .insert(techCards)
    .values({
      book_name,
      due,
      application_id: application,
      project_manager_id: manager,
      signalEndDate: signed ? '2026-11-01' : null,
      is_archieve: archived,
      authors: 'А. Автор',
      ...Object.fromEntries(stages.map((stage) => [getFlag(stage), true])),
    })
    .returning({ id: techCards.id })
  const tech_card_id = row?.id as number
  await db.insert(techCardStages).values(stages.map((stage) => ({ tech_card_id, stage })))
  if (author)
    await db
      .insert(techCardAuthors)
      .values({ tech_card_id, position: 0, user_id: author, name: 'Анна Автор', email: 'a@test.example' })
  if (executor) await db.insert(workTypes).values({ tech_card_id, name: 'editing', executor_id: executor })
  return tech_card_id
}

/** Sets the card's run to a hundred copies, split and counted. */
export async function setCountedRun({ database: { db } }: Press, id: number): Promise<number> {
  const split = { quantity: 100, circulation_author: 10, circulation_university: 80, circulation_library: 10 }
  await db
    .update(techCards)
    .set({ ...split, received: { author: 10, university: 80, library: 10 } })
    .where(eq(techCards.id, id))
  return id
}

/** Creates a book of the catalogue; `left` is its counted stock, if given. */
export async function insertBook(
  { database: { db } }: Press,
  { left, ...facts }: Partial<typeof books.$inferInsert> & { left?: number } = {},
): Promise<number> {
  const [row] = await db
    .insert(books)
    .values({ book_name: `Дала кітабы ${(count += 1)}`, language: 'kz', authors: 'Ә. Төлеу', ...facts })
    .returning({ id: books.id })
  const book_id = row?.id as number
  if (left !== undefined)
    await db.insert(stockMovements).values({ book_id, kind: 'counted', copies: left, date: getToday() })
  return book_id
}

/** Creates an open shortage of a card: five copies of the university's share. */
export async function insertShortage({ database: { db } }: Press, tech_card_id: number): Promise<number> {
  const missing = { author: 0, university: 5, library: 0 }
  const [row] = await db
    .insert(shortages)
    .values({ tech_card_id, missing, reason: 'Недовложение' })
    .returning({ id: shortages.id })
  return row?.id as number
}

/** Creates the card of a run that the printing house has started: 100 copies of 200 pages A5, black and white, softcover. */
export async function insertStartedRun(
  press: Press,
  work: Partial<PrintFormValues> = {},
  book_name?: string,
): Promise<number> {
  const id = await insertCard(press, { stages: ['typography'], ...(book_name && { book_name }) })
  const print_form: PrintFormValues = {
    ...createPrintForm({ quantity: 100, pages: 200, format: 'A5', print_info: { binding: 'KBS' } }, 'print'),
    status: 'in progress',
    start_date: '2026-11-02',
    ...work,
  }
  await press.database.db.update(techCards).set({ print_form }).where(eq(techCards.id, id))
  return id
}

export interface ProjectFacts {
  name?: string
  manager?: number
  executor?: number | null
  status?: ProjectStatus
  /** The status of the project's only work. */
  work?: WorkTypeStatus | undefined
}

/** Creates a project of a book with one editing work. Returns the ids of the project, the work and the card. */
export async function insertProject(
  press: Press,
  { name = 'Стилистика', manager, executor = null, status = 'new', work = 'offered' }: ProjectFacts = {},
): Promise<{ id: number; work: number; card: number }> {
  const { db } = press.database
  const card = await insertCard(press, { book_name: name, ...(manager && { manager }) })
  const [project] = await db
    .insert(projects)
    .values({
      tech_card_id: card,
      name,
      manager_id: manager,
      status,
      created_date: '2026-11-01',
      deadline: '2027-02-01',
    })
    .returning({ id: projects.id })
  const [row] = await db
    .insert(workTypes)
    .values({ tech_card_id: card, name: 'editing', executor_id: executor, status: work, price: 4_800_000 })
    .returning({ id: workTypes.id })
  return { id: project?.id as number, work: row?.id as number, card }
}

export interface OfferFacts extends Partial<Omit<typeof offers.$inferInsert, 'status'>> {
  status?: OfferStatus
}

/** Creates an offer of one title, 300 copies at 2 940 tenge each. The recipient has an account only if `user_id` is given. */
export async function insertOffer({ database: { db } }: Press, facts: OfferFacts = {}): Promise<number> {
  const [row] = await db
    .insert(offers)
    .values({
      number: `Т-${(count += 1)}`,
      date: '2026-11-20',
      recipient_name: 'КГУ «Областная библиотека»',
      items: [offerItem],
      titles: offerItem.name,
      sum: 88_200_000,
      vat: 12_165_517,
      vat_rate: 16,
      ...facts,
    })
    .returning({ id: offers.id })
  return row?.id as number
}

/** Creates a waybill of an offer with a sum in tiyn, and saves the totals in the offer. */
export async function insertWaybill(
  { database: { db } }: Press,
  offer_id: number,
  facts: Partial<typeof turnovers.$inferInsert> = {},
): Promise<number> {
  const { sum = 88_200_000, date = '2026-11-20' } = facts
  const line = { item: 0, work: null, quantity: 300, price: sum / 300, sum, vat: 0, exempt: false }
  const [row] = await db
    .insert(turnovers)
    .values({
      offer_id,
      kind: 'waybill',
      number: `Н-${(count += 1)}`,
      date,
      year: Number(date.slice(0, 4)),
      vat_rate: 16,
      lines: [line],
      vat: 0,
      ...facts,
      sum,
    })
    .returning({ id: turnovers.id })
  await db.execute(sql`update offers set delivered = (select coalesce(sum(sum), 0) from turnovers where offer_id = offers.id
    and cancelled_at is null) where id = ${offer_id}`)
  return row?.id as number
}

/** Creates a statement with one payment of one tenge. */
export async function insertStatement(
  { database: { db } }: Press,
  facts: Partial<typeof statementLines.$inferInsert> = {},
) {
  const day = '2026-11-20'
  const statementFields = { file_name: 'kl_to_1c.txt', format: '1c', bank: '', account: '', known: 0 } as const
  const [insertedStatement] = await db
    .insert(statements)
    .values({ ...statementFields, date_from: day, date_to: day })
    .returning({ id: statements.id })
  const statement = insertedStatement?.id as number
  const payer = { payer_name: 'ТОО «Сарыарқа Логистик»', payer_bin: '', payer_account: '', purpose: 'за книги' }
  const [line] = await db
    .insert(statementLines)
    .values({
      ...payer,
      statement_id: statement,
      fingerprint: `тест ${statement}`,
      number: '1',
      date: day,
      amount: 100,
      state: 'unknown',
      reason: 'unknownPayer',
      parts: [],
      ...facts,
    })
    .returning({ id: statementLines.id })
  return { statement, line: line?.id as number }
}

/** Creates a shop order of two copies at 2 900 tenge each. */
export async function insertShopOrder({ database: { db } }: Press, status: ShopOrderStatus = 'new'): Promise<number> {
  const [row] = await db
    .insert(shopOrders)
    .values({
      status,
      customer_name: 'Дина Ким',
      items: [{ name: 'Қазіргі қазақ поэзиясы', language: 'kz', quantity: 2, price: 290_000 }],
      titles: 'Қазіргі қазақ поэзиясы',
      sum: 580_000,
    })
    .returning({ id: shopOrders.id })
  return row?.id as number
}

export const offerItem = {
  name: 'Ұлы дала философиясы',
  language: 'kz' as const,
  quantity: 300,
  price: 294_000,
  color_pages: null,
  bw_pages: 320,
  format: '60×90/16' as const,
  binding: '7BC' as const,
  paper_type: 'offset80' as const,
  vat: 'included' as const,
  work_types: [],
}

/** Returns the body of a civil-law contract's form. */
export const createContractForm = (
  overrides: Partial<BodyOf<'POST /api/contracts'>> = {},
): BodyOf<'POST /api/contracts'> => ({
  kind: 'gph',
  date: getToday(),
  starts_on: getToday(),
  ends_on: addDays(getToday(), 90),
  subject: 'корректура учебника',
  subject_kz: 'оқулық корректурасы',
  fee: 18_000_000,
  payment_days: 10,
  party_name: 'Әлия Сейіт',
  party_bin: '860314301271',
  party_email: 'aliya@mail.example',
  party_address: 'Алматы, Абай даңғылы, 10',
  party_account: 'KZ197220000000447182',
  party_bank: 'АО «Kaspi Bank»',
  party_document_number: '034567890',
  party_document_issuer: 'МВД РК',
  party_document_date: '2019-05-12',
  ...overrides,
})

/** The signer of an organization that is party to a contract. */
export const representative = {
  party_signer: 'Сейіт Ә.',
  party_position: 'Директор',
  party_position_kz: 'Директор',
  party_basis: 'Устава',
  party_basis_kz: 'Жарғы',
}

/** Returns the body of an offer's form. */
export const createOfferForm = (overrides: Partial<BodyOf<'POST /api/offers'>> = {}): BodyOf<'POST /api/offers'> => ({
  date: '2026-11-22',
  recipient_name: 'КГУ «Областная библиотека»',
  recipient_bin: '930540000823',
  items: [offerItem],
  ...overrides,
})

interface RoundFacts {
  /** The person who has opened the round's file and written the remark. */
  reader?: number
  remark?: string
}

/** Creates a round of a card's signal copy: a PDF of one page. */
export async function insertSignalRound(
  { database: { db }, config }: Press,
  card: number,
  { reader, remark }: RoundFacts = {},
): Promise<{ round: number; remark: number }> {
  const files = createFiles(db, config)
  const content = Readable.from([createPdf(`Signal ${(count += 1)}`)])
  const { id } = await files.put({ name: 'Сигнал.pdf', purpose: 'pdf', owner_id: null, content })
  const [{ before } = { before: 0 }] = await db
    .select({ before: sql<number>`count(*)::int` })
    .from(signalRounds)
    .where(eq(signalRounds.tech_card_id, card))
  const [round] = await db
    .insert(signalRounds)
    .values({ tech_card_id: card, number: before + 1, file_id: id, pages: 1 })
    .returning({ id: signalRounds.id })
  const round_id = round?.id as number
  await db.insert(fileLinks).values({ file_id: id, resource: 'signal', resource_id: round_id, field: 'file' })
  if (reader) await db.insert(signalOpenings).values({ round_id, user_id: reader, pages: [1] })
  if (!remark || !reader) return { round: round_id, remark: 0 }
  const [remarkRow] = await db
    .insert(signalRemarks)
    .values({ round_id, author_id: reader, kind: 'text', page: 1, x: 0.5, y: 0.5, text: remark })
    .returning({ id: signalRemarks.id })
  return { round: round_id, remark: remarkRow?.id as number }
}

export const readVersion = async (
  { database: { db } }: Press,
  table: 'application' | 'techcard',
  id: number,
): Promise<number> => {
  const source = table === 'application' ? applications : techCards
  const [row] = await db.select({ version: source.version }).from(source).where(eq(source.id, id))
  return row?.version as number
}

/** Uploads bytes as a person and returns the file's id. */
export async function uploadContent(
  person: Person,
  content: Buffer,
  name = 'Рецензия.pdf',
  purpose: FilePurposeKey = 'document',
): Promise<number> {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const { status, body } = await person.call('POST /api/files', { body: form })
  if (status !== 200) throw new Error(`upload: ${status} ${JSON.stringify(body)}`)
  return body.file.id
}

/** Uploads one file as a person and returns the file's id. */
export const upload = (person: Person, name = 'Рукопись.docx', purpose: FilePurposeKey = 'document'): Promise<number> =>
  uploadContent(
    person,
    name.endsWith('.pdf') ? createPdf(encodeURIComponent(name)) : createDocx(['Рукопись']),
    name,
    purpose,
  )

const isPdf = (document: ApplicationDocument): boolean => document !== 'manuscript'

/** Returns the body of an application's form, with its required files uploaded. */
export async function createApplicationForm(
  person: Person,
  overrides: Partial<BodyOf<'POST /api/applications/create'>> = {},
): Promise<BodyOf<'POST /api/applications/create'>> {
  const files: Partial<Record<ApplicationDocument, number>> = {}
  for (const document of requiredApplicationDocuments)
    files[document] = await upload(person, isPdf(document) ? `${document}.pdf` : 'Рукопись.docx')
  return {
    book_name: 'Стилистика научного текста',
    language: 'ru',
    budget_source: 'publisher',
    agreed: true,
    ...files,
    ...overrides,
  }
}

/** Returns the body of an edit that changes nothing: the application's values and its version. */
export const createUnchangedEdit = (application: {
  version: number
  book_name: string
  files: Partial<Record<ApplicationDocument, { id: number }>>
}) => ({
  book_name: application.book_name,
  version: application.version,
  language: 'ru' as const,
  budget_source: 'publisher' as const,
  agreed: true,
  ...Object.fromEntries(
    applicationDocumentKeys.flatMap((key) => (application.files[key] ? [[key, application.files[key].id]] : [])),
  ),
})

let contractCount = 0

interface RoyaltyFacts {
  rate?: number
  authors?: { name: string; share: number; iin?: string; account?: string }[]
  status?: 'draft' | 'signed' | 'ended'
  starts_on?: string
  ends_on?: string
}

/** Creates a title of the catalogue whose authors have a royalty contract. */
export async function insertRoyaltyContract(
  { database: { db } }: Press,
  book_name: string,
  { rate = 12, authors = [{ name: 'А. Автор', share: 100 }], status = 'signed', ...days }: RoyaltyFacts = {},
): Promise<{ book_id: number; contract_id: number; number: string }> {
  const [book] = await db
    .insert(books)
    .values({ book_name, language: 'kz', authors: 'А. Автор' })
    .returning({ id: books.id })
  const number = `АД-${(contractCount += 1)}/т`
  const [contract] = await db
    .insert(contracts)
    .values({ kind: 'author', status, number, date: '2020-01-15', party_name: 'А. Автор', ...days })
    .returning({ id: contracts.id })
  const [book_id, contract_id] = [book?.id as number, contract?.id as number]
  await db.insert(royaltyTerms).values({ contract_id, book_id, rate, authors, email: 'author@test.example' })
  return { book_id, contract_id, number }
}

interface WorkContractFacts {
  kind?: 'gph' | 'author'
  bin?: string
  account?: string
  date?: string
  ends_on?: string
}

/** Creates the signed contract of an executor, with everything that documents and payments need. */
export async function insertWorkContract(
  { database: { db } }: Press,
  { id, name }: Pick<TestPerson, 'id' | 'name'>,
  {
    kind = 'gph',
    bin = createDemoIin(id),
    account = createDemoAccount(id).account,
    date = '2025-01-10',
    ...days
  }: WorkContractFacts = {},
): Promise<{ id: number; number: string; bin: string; account: string }> {
  const number = `Д-${(contractCount += 1)}`
  const [row] = await db
    .insert(contracts)
    .values({
      kind,
      status: 'signed',
      number,
      date,
      party_id: id,
      party_name: name,
      party_bin: bin,
      party_address: 'Алматы, Абай даңғылы, 90',
      party_account: account,
      ...days,
    })
    .returning({ id: contracts.id })
  return { id: row?.id as number, number, bin, account }
}

/** Creates an unpaid act. */
export async function insertAccrual(
  { database: { db } }: Press,
  payee_id: number,
  { name = 'А. Орындаушы', date = getToday() }: { name?: string; date?: string } = {},
): Promise<number> {
  const { account, bank, bic } = createDemoAccount(payee_id)
  const party = { name, bin: createDemoIin(payee_id), address: '', account, bank, bic, kbe: '19' }
  const { id } = await db.transaction((tx) =>
    createAccrual(tx, { kind: 'works', date, payee_id, party, contract_id: null, gross: 4_800_000, made_by: null }),
  )
  return id
}

/** Creates an executor with a signed work contract. */
export async function insertExecutorWithContract(
  press: Press,
  name?: string,
  facts?: WorkContractFacts,
): Promise<TestPerson> {
  const executor = await insertPerson(press, 'executor', name)
  await insertWorkContract(press, executor, facts)
  return executor
}
