import { randomUUID } from 'node:crypto'
import { getToday } from '../../src/clock.ts'
import { contract, type Access, type CallName } from '@press/contract'
import {
  isAllowed,
  getContractKinds,
  defaultNorms,
  lawfulWithholding,
  emptyParty,
  emptyPressDetails,
  emptyTerms,
  toPressSide,
  roleByKey,
  roleKeys,
  getRoleOrDefault,
  vatRates,
  type Action,
  type Area,
  type ContractKind,
  type ContractStatus,
  type OfferStatus,
  type RoleKey,
  type WorkTypeStatus,
} from '@press/domain'
import { renderContract, firstContractTemplates } from '@press/i18n/node'
import { eq, sql } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { saveEncryptedField } from '../../src/auth/encrypted-fields.ts'
import { hashPassword } from '../../src/auth/passwords.ts'
import { openSession } from '../../src/auth/sessions.ts'
import { createFieldCipher } from '../../src/auth/field-cipher.ts'
import {
  emailChanges,
  bookSales,
  cardRemarks,
  books,
  conversationMembers,
  conversations,
  contractCodes,
  contracts,
  contractDeliveries,
  files as fileRows,
  memoranda,
  merges,
  messages,
  jobs,
  notifications,
  organizations,
  paperMovements,
  paperOrders,
  pressSetup,
  profiles,
  publications,
  sessions,
  testLetters,
  supportRequests,
  timeCorrections,
  todos,
  passkeys,
  totps,
  users,
} from '../../src/database/schema.ts'
import { demoPress } from '../../src/demo/press.ts'
import { createDemoIin } from '../../src/demo/requisites.ts'
import { openChannel } from '../channel.ts'
import type { Reader } from '../access-probes.ts'
import {
  insertAccrual,
  insertPaper,
  createApplicationForm,
  insertApplication,
  createBindingForm,
  insertBook,
  insertCalculation,
  insertCard,
  insertApplicationDraft,
  createFormatForm,
  getDateInDays,
  insertPriceList,
  createOfferForm,
  offerItem,
  insertOffer,
  createPaperForm,
  insertStartedRun,
  insertProject,
  calculatorExample,
  insertSignalRound,
  insertShopOrder,
  insertPerson,
  insertStatement,
  insertWaybill,
  createUnchangedEdit,
  upload,
  readVersion,
  type ProjectFacts,
  type TestPerson,
  insertRoyaltyContract,
  insertWorkContract,
  setCountedRun,
  insertShortage,
} from '../rows.ts'
import { openPress, type Press } from '../support.ts'

/**
 * Tests every call × every role × an own row and another person's row against the permission table. Granted calls must get a
 * response. All other calls must be refused without revealing anything about the row. A new call of the contract does not compile
 * here until it has a case.
 */
export let press: Press
export let db: Press['database']['db']
/** One person of every role, who owns no rows. Each person listens to the live channel throughout the tests. */
export let bystanders: { person: Reader; channel: Awaited<ReturnType<typeof openChannel>> }[]
let someManager: { id: number } | undefined

/** Opens the press for the cases. The test files of one worker share this module, so each file opens a press before its tests. */
export async function openAccessPress(): Promise<void> {
  // No server listens at these addresses: an allowed call queues something that is never delivered.
  press = await openPress({ PRESS_SHOP_URL: 'http://127.0.0.1:9/', PRESS_INSTAGRAM_URL: 'http://127.0.0.1:9/' })
  db = press.database.db
  readersById.clear()
  bystanders = await Promise.all(
    roleKeys.map(async (role) => {
      const person = { ...(await insertPerson(press, role)), role }
      return { person, channel: await openChannel(person) }
    }),
  )
  const [manager] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role_id, roleByKey('pm').id))
  someManager = manager
  afterAll(() => {
    for (const { channel } of bystanders) channel.stop()
  })
}

/** A text in every row that the matrix creates, so no refusal may contain it. */
export const secretText = 'Құпия қолжазба'

interface CaseRequest {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
}
/** Creates a row that belongs to `owner`, and returns what `asker` must send with the call. */
type Case = (asker: TestPerson, owner: TestPerson, role: RoleKey) => Promise<CaseRequest>

const createEmptyRequest: Case = async () => ({})
/** Marks the person's identity as just confirmed in all sessions. */
const confirmIdentity = (id: number) =>
  db.update(sessions).set({ confirmed_at: new Date() }).where(eq(sessions.user_id, id))
const createConfirmedRequest: Case = async ({ id }) => {
  await confirmIdentity(id)
  return {}
}
/** Returns a memorandum of cooperation with a unique number. */
const createMemorandumForm = () => ({
  number: randomUUID(),
  date: '2026-03-02',
  party_name: secretText,
  subject: secretText,
})
const insertMemorandum = async (): Promise<number> => {
  const [insertedMemorandum] = await db.insert(memoranda).values(createMemorandumForm()).returning({ id: memoranda.id })
  return insertedMemorandum?.id as number
}
const paperOrder = { paper: 'offset80' as const, sheets: 500, expected_on: getDateInDays(7), note: secretText }
const insertPaperOrder = async (): Promise<number> => {
  const [insertedOrder] = await db.insert(paperOrders).values(paperOrder).returning({ id: paperOrders.id })
  return insertedOrder?.id as number
}
const insertPaperUsingRun = async (): Promise<number> => {
  const id = await insertStartedRun(press)
  await db.insert(paperMovements).values({ paper: 'offset80', kind: 'used', sheets: -2_500, tech_card_id: id })
  return id
}
/** The form of a contract. */
const contractForm = {
  date: '2026-03-02',
  party_name: secretText,
  starts_on: '2026-03-02',
  ends_on: '2027-03-01',
  party_email: 'side@test.example',
}
const createContractTerms = (kind: ContractKind) => ({
  subject: secretText,
  book_name: kind === 'author' ? secretText : '',
  fee: 100_000,
  ...(kind === 'author' && { manuscript_on: '2026-09-01' }),
  subject_kz: secretText,
  payment_days: 10,
  ...(kind === 'itd' && {
    workplace: secretText,
    workplace_kz: secretText,
    week_hours: 40,
    work_hours: '09:00–18:00',
    break_hours: '13:00–14:00',
    leave_days: 24,
    pay_day: 10,
  }),
  months: 6,
  party_bin: '860314301271',
  party_account: 'KZ197220000000447182',
})
const createContractCase =
  (status: ContractStatus, body: object = {}): Case =>
  async (_asker, owner, role) => {
    const kind = getContractKinds(role)[0] ?? 'gph'
    const [insertedContract] = await db
      .insert(contracts)
      .values({ ...contractForm, ...createContractTerms(kind), kind, status, number: randomUUID(), party_id: owner.id })
      .returning({ id: contracts.id })
    return { params: { id: insertedContract?.id as number }, body }
  }
/** Creates a sent contract with its document. */
const createSentContractCase =
  (body: object = {}): Case =>
  async (asker, owner, role) => {
    const caseRequest = await createContractCase('sent', body)(asker, owner, role)
    const file = await upload(owner, 'contract.pdf', 'pdf')
    await db.insert(contractDeliveries).values({
      contract_id: Number(caseRequest.params?.['id']),
      file_id: file,
      email: 'side@test.example',
      language: 'kz',
      paper: renderContract(
        {
          ...emptyTerms,
          ...emptyParty,
          ...contractForm,
          ...createContractTerms('gph'),
          kind: 'gph',
          number: '1',
          note: '',
        },
        emptyPressSides,
        firstContractTemplates.gph,
      ),
    })
    return caseRequest
  }
const emptyPressSide = toPressSide(emptyPressDetails, { day: '2026-11-24', locale: 'ru' })
const emptyPressSides = { ru: emptyPressSide, kz: emptyPressSide }
const calendarEvent = {
  name: secretText,
  category: 'work',
  tag: 'current',
  dates: { start: '2026-11-24', end: '2026-11-24' },
  times: null,
}
const createEvent = async (owner: TestPerson): Promise<number> =>
  (await owner.call('POST /api/events', { body: { ...calendarEvent, category: 'work', tag: 'current' } })).body.event.id
const createTodo = async (owner: TestPerson): Promise<number> =>
  (await owner.call('POST /api/todos', { body: { title: secretText } })).body.todo.id
const createTodoRequest: Case = async (_asker, owner) => ({ params: { id: await createTodo(owner) } })
const helpRequest = { title: secretText, description: secretText, contact_info: '+7 701 555 00 00' }
const createHelpRequest = async (owner: TestPerson): Promise<number> =>
  (await owner.call('POST /api/support', { body: helpRequest })).body.request.id
/** If the asker is the owner, the asker reopens a closed request. Otherwise the asker takes an open request. */
const createSupportStatusRequest: Case = async (asker, owner) => {
  const id = await createHelpRequest(owner)
  if (asker.id !== owner.id) return { params: { id }, body: { status: 'in-progress' } }
  await db.update(supportRequests).set({ status: 'resolved' }).where(eq(supportRequests.id, id))
  return { params: { id }, body: { status: 'open' } }
}
/** Creates a conversation of the owner with a colleague, with one message. */
const insertConversation = async (owner: TestPerson): Promise<number> => {
  const [insertedConversation] = await db
    .insert(conversations)
    .values({ type: 'group', chat_name: secretText })
    .returning()
  const conversation_id = insertedConversation?.id as number
  await db.insert(conversationMembers).values({ conversation_id, user_id: owner.id })
  await owner.call('POST /api/messages', { body: { conversation_id, client_id: randomUUID(), content: secretText } })
  return conversation_id
}
const insertMessage = async (owner: TestPerson): Promise<number> => {
  const conversation_id = await insertConversation(owner)
  const [message] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversation_id, conversation_id))
  return message?.id as number
}
/** Creates a message about a book, in a conversation that also includes the asker. */
const insertBookMessage = async (asker: TestPerson, owner: TestPerson) => {
  const tech_card_id = await insertCard(press, { author: owner.id, book_name: secretText })
  const id = await insertMessage(owner)
  const [message] = await db.select().from(messages).where(eq(messages.id, id))
  const conversation_id = message?.conversation_id as number
  await db.update(conversations).set({ tech_card_id }).where(eq(conversations.id, conversation_id))
  await db.insert(conversationMembers).values({ conversation_id, user_id: asker.id }).onConflictDoNothing()
  return { id, tech_card_id }
}
const createConversationRequest = async (_asker: TestPerson, owner: TestPerson) => ({
  params: { id: await insertConversation(owner) },
})
const quarter = { from: '2026-07-01', to: '2026-09-30' }
const createRoyaltyTerms = (number: string) => ({
  number,
  date: '2025-01-10',
  rate: 10,
  authors: [{ name: 'А. Автор', share: 100 }],
  language: 'kz' as const,
})
const reportedSale = { channel: 'shop' as const, date: '2025-08-01', copies: 2, sum: 400_000 }
/** The number of the first bank account of the press. */
const pressAccountNumber = demoPress.accounts[0]?.account ?? ''
const insertAccrualFor = ({ id }: { id: number }) => insertAccrual(press, id, { name: secretText })
const createRoyaltyRequest: Case = async () => ({
  params: { id: (await insertRoyaltyContract(press, secretText)).contract_id },
  query: quarter,
})
/** Creates a channel's report of sold copies of a title. */
async function insertSale(): Promise<number> {
  const { book_id } = await insertRoyaltyContract(press, secretText)
  const [sale] = await db
    .insert(bookSales)
    .values({ ...reportedSale, book_id, note: secretText })
    .returning({ id: bookSales.id })
  return sale?.id as number
}
/**
 * Creates an account with which no caller signs in. Its role is manager, because a notification to a larger role would send
 * hundreds of letters.
 */
const insertUser = async (): Promise<number> => (await insertPerson(press, 'pm', secretText)).id
const createUserCase =
  (body: object = {}): Case =>
  async () => ({ params: { id: await insertUser() }, body })
const createUserForm = () => ({
  name: secretText,
  email: `${randomUUID()}@test.example`,
  role_id: roleByKey('stock').id,
})
const createDeactivatedUserRequest: Case = async () => {
  const id = await insertUser()
  await db.update(users).set({ active: false }).where(eq(users.id, id))
  return { params: { id }, body: {} }
}
const createEmailChangeRequest: Case = async () => {
  const id = await insertUser()
  await db
    .insert(emailChanges)
    .values({ user_id: id, email: `new-${id}@test.example`, expires_at: new Date('2040-01-01') })
  return { params: { id } }
}
const createUserSessionRequest: Case = async () => {
  const id = await insertUser()
  const { id: session } = await db.transaction((tx) => openSession(tx, id, 'test', false))
  return { params: { id, session } }
}
const insertOrganization = async (): Promise<number> => {
  const [insertedOrganization] = await db
    .insert(organizations)
    .values({ name: secretText })
    .returning({ id: organizations.id })
  return insertedOrganization?.id as number
}
/** Creates an organization with an account at the press; the owner belongs to it. */
const createOrganizationCase =
  (query: Record<string, string> = {}): Case =>
  async (_asker, owner) => {
    const [insertedOrganization] = await db
      .insert(organizations)
      .values({ name: secretText })
      .returning({ id: organizations.id })
    await db.update(profiles).set({ organization_id: insertedOrganization?.id }).where(eq(profiles.user_id, owner.id))
    return { params: { id: insertedOrganization?.id as number }, query, body: { name: secretText } }
  }
const createApplicationInserter =
  (status: 'in process' | 'accepted' = 'in process') =>
  (owner: TestPerson) =>
    insertApplication(press, { owner: owner.id, status, book_name: secretText })

/** Creates a card that belongs to the owner as its author or as an executor. */
export const insertOwnedCard = (owner: TestPerson, role: RoleKey, facts: Parameters<typeof insertCard>[1] = {}) =>
  insertCard(press, {
    book_name: secretText,
    ...(role === 'executor' ? { executor: owner.id } : { author: owner.id }),
    ...facts,
  })

const createCardCase =
  (facts: Parameters<typeof insertCard>[1], body: object = {}): Case =>
  async (_asker, owner, role) => {
    const id = await insertOwnedCard(owner, role, facts)
    return { params: { id }, body: { ...body, version: await readVersion(press, 'techcard', id) } }
  }

const createCardForm = () => ({
  book_name: 'Новая книга',
  edition_type: 'textbook',
  authors: [{ id: null, name: 'Анна Ким', email: '', phone: '' }],
  work_types: ['editing'],
  project_manager_id: someManager?.id,
  created_date: '2026-11-01',
  appointment_date: '2026-11-02',
})

const createProjectForm = () => ({
  name: 'Новый проект',
  manager_id: someManager?.id,
  start_date: '2026-11-01',
  deadline: '2027-02-01',
  description: '',
  budget: null,
  urgent: false,
  fname_gdisk: null,
  fname_print: null,
  fname_signal: null,
  editor_requirements: '',
  designer_requirements: '',
  templator_requirements: '',
  notes: '',
})
const product = {
  organization_id: 1,
  name: 'Новая книга',
  slug: 'novaya-kniga',
  publish_date: '2026-11-01',
  description: 'О степи',
  price_soft: 420_000,
  category_id: 3,
}
const topRating = { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 }
/** The status change of a work that a role may make. Roles without an entry try the first change. */
const workStatusChanges: Partial<Record<RoleKey, [from: WorkTypeStatus, to: WorkTypeStatus]>> = {
  accounting: ['approved', 'paid'],
}

const requestedHours = { day: getDateInDays(-2), spans: [{ from: 540, to: 1080 }], reason: secretText }
/** Creates a correction of a day's hours that a person requests. */
async function insertCorrection({ id }: TestPerson): Promise<number> {
  const [row] = await db
    .insert(timeCorrections)
    .values({ ...requestedHours, user_id: id, was: [] })
    .returning({ id: timeCorrections.id })
  return row?.id ?? 0
}

/** Creates a project with one work, assigned to the owner if the owner is an executor. */
const insertOwnedProject = async (owner: TestPerson, role: RoleKey, facts: ProjectFacts = {}) =>
  insertProject(press, {
    name: secretText,
    executor: role === 'executor' ? owner.id : (await insertPerson(press, 'executor')).id,
    ...facts,
  })

/** Creates a signal copy that is with its author, with one remark of the owner. */
const insertOwnedSignal = async (owner: TestPerson, role: RoleKey) => {
  const id = await insertOwnedCard(owner, role, { stages: ['author'] })
  return { card: id, ...(await insertSignalRound(press, id, { reader: owner.id, remark: secretText })) }
}

const createProjectCase =
  (facts: ProjectFacts, body: object = {}): Case =>
  async (_asker, owner, role) => ({ params: { id: (await insertOwnedProject(owner, role, facts)).id }, body })

const createWorkCase =
  ({ status }: { status?: WorkTypeStatus }, body: object): Case =>
  async (_asker, owner, role) => ({
    params: { id: (await insertOwnedProject(owner, role, { work: status })).work },
    body,
  })

const createCalculationCase =
  (body: object = {}): Case =>
  async (_asker, owner) => ({ params: { id: await insertCalculation(press, owner.id, secretText) }, body })
/** Creates a payment of a statement. A person who may see one payment may see all payments. */
const createPaymentCase =
  (body: object, facts: Parameters<typeof insertStatement>[1] = {}): Case =>
  async () => ({ params: { id: (await insertStatement(press, facts)).line }, body })
const createStatementRequest: Case = async () => ({ params: { id: (await insertStatement(press)).statement } })

/** Creates an offer to the owner. */
const createOfferCase =
  (body: object, facts: Parameters<typeof insertOffer>[1] = {}): Case =>
  async (_asker, owner) => {
    const id = await insertOffer(press, { user_id: owner.id, note: secretText, ...facts })
    return { params: { id, offerId: id }, body }
  }

const invoiceFacts = { status: 'done', invoice_number: '', invoice_date: '2026-11-20' } as const
/** Creates an offer to the owner, with an invoice. */
const createInvoicedOfferCase =
  (body: object): Case =>
  (asker, owner, role) =>
    createOfferCase(body, { ...invoiceFacts, invoice_number: randomUUID() })(asker, owner, role)

/** Creates an offer whose copies have been delivered with a waybill. */
const createDeliveredOfferCase =
  (body: object | undefined): Case =>
  async (_asker, owner) => {
    const id = await insertOffer(press, {
      user_id: owner.id,
      note: secretText,
      ...invoiceFacts,
      invoice_number: randomUUID(),
    })
    return { params: { id, turnover: await insertWaybill(press, id) }, ...(body && { body }) }
  }

/** Creates an advance of a customer, and another offer to this customer. */
const createAdvanceRequest: Case = async (_asker, owner) => {
  const [customer] = await db.insert(organizations).values({ name: secretText }).returning({ id: organizations.id })
  const facts = { user_id: owner.id, note: secretText, organization_id: customer?.id ?? 0, status: 'accept' } as const
  const targetOfferId = await insertOffer(press, facts)
  return {
    params: { id: await insertOffer(press, { ...facts, paid: 88_200_100 }) },
    body: { to: targetOfferId, amount: 100 },
  }
}

/** The status change of an offer that a role may make. Roles without an entry try the first change. */
const offerStatusChanges: Partial<Record<RoleKey, [from: OfferStatus, to: OfferStatus]>> = {
  typography: ['typo_finish', 'wap'],
  stock: ['wap', 'stock'],
}

/** The move of a card that a role may make. Roles without an entry try the first move. */
const cardMoves: Partial<Record<RoleKey, [from: string, to: string]>> = {
  pm: ['project', 'process'],
  accounting: ['account', 'stock'],
}

export const cases: Record<CallName, Case> = {
  'POST /api/login': async () => ({ body: { email: 'nobody@test.example', password: 'x' } }),
  'GET /api/login/demo': async () => ({ query: { portal: 'staff' } }),
  'POST /api/logout': createEmptyRequest,
  'GET /api/sessions': createEmptyRequest,
  'DELETE /api/sessions/{id}': async (_asker, owner) => {
    await db.transaction((tx) => openSession(tx, owner.id, 'another browser', false))
    const [session] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, owner.id))
    return { params: { id: session?.id ?? 0 } }
  },
  'POST /api/register': async () => ({ body: { role: 'author', name: '', email: '', password: '' } }),
  'POST /api/register/confirm': async () => ({ body: { token: 'x', password: 'x' } }),
  'POST /api/email/confirm': async () => ({ body: { token: 'x', password: 'x' } }),
  'POST /api/password/forgot': async () => ({ body: { email: 'nobody@test.example' } }),
  'POST /api/password/reset': async () => ({ body: { token: 'x', password: 'x' } }),
  'POST /api/password/change': async () => ({ body: { current: 'x', password: 'x' } }),
  'GET /api/userprofile': createEmptyRequest,
  'GET /api/userprofile/consents': createEmptyRequest,
  'GET /api/userprofile/data': createEmptyRequest,
  'GET /api/userprofile/removal': createEmptyRequest,
  'POST /api/userprofile/removal': createConfirmedRequest,
  'DELETE /api/userprofile/removal': createEmptyRequest,
  'GET /api/users/removals': createEmptyRequest,
  'GET /api/user/{id}': async (_asker, owner) => ({ params: { id: owner.id } }),
  'GET /api/search': async () => ({ query: { q: 'Құпия' } }),
  'POST /api/authorprofile/edit': async () => ({ body: { biography: 'Лингвист' } }),
  'POST /api/user/{id}/reveal': async (asker, owner) => {
    for (const { id } of [asker, owner]) await confirmIdentity(id)
    await db.transaction((tx) => saveEncryptedField(tx, createFieldCipher(press.config), owner.id, 'IIN', secretText))
    return { params: { id: owner.id }, body: { field: 'IIN' } }
  },
  'GET /api/security': createEmptyRequest,
  'POST /api/confirm': async () => ({ body: { password: 'x' } }),
  'POST /api/unlock': async () => ({ body: { password: 'x' } }),
  'POST /api/totp/setup': createConfirmedRequest,
  'POST /api/totp/confirm': async () => ({ body: { code: '000000' } }),
  'POST /api/totp/codes': async (asker) => {
    await db.insert(totps).values({ user_id: asker.id, confirmed_at: new Date() })
    return createConfirmedRequest(asker, asker, 'author')
  },
  'POST /api/totp/disable': createConfirmedRequest,
  'POST /api/login/passkey/options': async () => ({ body: { portal: 'author' } }),
  'POST /api/login/passkey': async () => ({
    body: {
      portal: 'author',
      credential: {
        id: 'eA',
        rawId: 'eA',
        type: 'public-key',
        response: { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' },
      },
    },
  }),
  'POST /api/passkeys/options': createConfirmedRequest,
  'POST /api/passkeys': async () => ({
    body: {
      credential: {
        id: 'eA',
        rawId: 'eA',
        type: 'public-key',
        response: { clientDataJSON: 'eA', attestationObject: 'eA' },
      },
    },
  }),
  'DELETE /api/passkeys/{id}': async (asker, owner) => {
    await confirmIdentity(asker.id)
    const [key] = await db
      .insert(passkeys)
      .values({
        user_id: owner.id,
        credential: randomUUID(),
        public_key: 'eA',
        counter: 0,
        synced: false,
        agent: secretText,
      })
      .returning({ id: passkeys.id })
    return { params: { id: key?.id ?? 0 } }
  },
  'DELETE /api/sessions': createEmptyRequest,
  'GET /api/menu-items': createEmptyRequest,
  'GET /api/notifications': createEmptyRequest,
  'POST /api/notifications/{id}/read': async (_asker, owner) => {
    const data = { message_ru: secretText, message_kz: secretText, message_en: secretText, kind: 'move' as const }
    const [row] = await db.insert(notifications).values({ user_id: owner.id, data }).returning({ id: notifications.id })
    return { params: { id: row?.id ?? 0 } }
  },
  'POST /api/notifications/read-all': createEmptyRequest,
  'GET /api/notification-settings': createEmptyRequest,
  'PUT /api/notification-settings': async () => ({ body: { choices: { stage: { mail: true } } } }),
  'GET /api/daily-letter': async () => ({ query: { language: 'ru' } }),
  'POST /api/daily-letter': createEmptyRequest,
  'GET /api/unsubscribe/{token}': async () => ({ params: { token: 'x' } }),
  'POST /api/unsubscribe/{token}': async () => ({ params: { token: 'x' } }),
  'GET /api/jobs': createEmptyRequest,
  'GET /api/events-log': createEmptyRequest,
  'GET /api/events-log/export': async () => ({ query: { format: 'jsonl' } }),
  'GET /api/events-log/seals': createEmptyRequest,
  'POST /api/events-log/check': createEmptyRequest,
  'POST /api/jobs/{id}/retry': async () => {
    const [row] = await db
      .insert(jobs)
      .values({
        kind: 'mail',
        data: { to: 'x@test.example', subject: secretText, text: '' },
        attempts: 1,
        last_error: 'refused',
        run_at: sql`'infinity'`,
      })
      .returning({ id: jobs.id })
    return { params: { id: row?.id ?? 0 } }
  },
  'POST /api/files': createEmptyRequest,
  'GET /api/files/{id}/text': async (_asker, owner) => ({ params: { id: await upload(owner, `${secretText}.pdf`) } }),
  'GET /api/files/{id}': async (_asker, owner) => ({ params: { id: await upload(owner, `${secretText}.pdf`) } }),
  'GET /api/images/{id}/{signature}': async () => ({ params: { id: 1, signature: 'x' } }),
  'GET /api/applications': createEmptyRequest,
  'GET /api/applications/create': createEmptyRequest,
  'POST /api/applications/create': async (asker) => ({ body: await createApplicationForm(asker) }),
  'GET /api/application-drafts': createEmptyRequest,
  'POST /api/application-drafts': async () => ({ body: { book_name: 'Новая книга' } }),
  'PATCH /api/application-drafts/{id}': async (_asker, owner) => ({
    params: { id: await insertApplicationDraft(press, owner.id, secretText) },
    body: { book_name: 'Другое название' },
  }),
  'DELETE /api/application-drafts/{id}': async (_asker, owner) => ({
    params: { id: await insertApplicationDraft(press, owner.id, secretText) },
  }),
  'GET /api/applications/{id}/edit': async (_asker, owner) => ({
    params: { id: await createApplicationInserter()(owner) },
  }),
  'POST /api/applications/{id}/edit': async (asker, owner) => {
    const id = await createApplicationInserter()(owner)
    const { version: _version, ...form } = createUnchangedEdit({ version: 0, book_name: 'Другое название', files: {} })
    return {
      params: { id },
      body: { ...(await createApplicationForm(asker)), ...form, version: await readVersion(press, 'application', id) },
    }
  },
  'POST /api/applications/{id}/status': async (_asker, owner) => {
    const id = await createApplicationInserter()(owner)
    return { params: { id }, body: { status: 'accepted', version: await readVersion(press, 'application', id) } }
  },
  'POST /api/applications/{id}/letter': async (_asker, owner) => ({
    params: { id: await createApplicationInserter()(owner) },
    body: { status: 'accepted' },
  }),
  'POST /api/applications/{id}/consent': async (asker, owner) => {
    const submitter = asker === owner ? await insertPerson(press, 'author') : owner
    const id = await insertApplication(press, {
      owner: submitter.id,
      book_name: secretText,
      pendingAuthors: asker === owner ? [asker.id] : [],
    })
    return { params: { id }, body: { agree: true } }
  },
  'GET /api/application/details/{id}': async (_asker, owner) => ({
    params: { id: await createApplicationInserter()(owner) },
  }),
  'GET /api/tech-cards': createEmptyRequest,
  'GET /api/tech-cards/board': createEmptyRequest,
  'GET /api/tech-cards/board/days': async () => ({ query: { from: '2026-09-01', to: '2026-11-22' } }),
  'GET /api/tech-cards/managers': createEmptyRequest,
  'GET /api/tech-cards/authors': createEmptyRequest,
  'GET /api/tech-cards/{id}': createCardCase({}),
  'GET /api/tech-cards/create': async (_asker, owner) => ({
    query: { applicationId: await createApplicationInserter('accepted')(owner) },
  }),
  'POST /api/tech-cards/create': async (_asker, owner) => ({
    body: { ...createCardForm(), application_id: await createApplicationInserter('accepted')(owner) },
  }),
  'GET /api/tech-cards/{id}/edit': createCardCase({}),
  'POST /api/tech-cards/{id}/edit': (asker, owner, role) => createCardCase({}, createCardForm())(asker, owner, role),
  'POST /api/tech-cards/{id}/archive': createCardCase({ stages: ['done'] }, { is_archieve: 1 }),
  'POST /api/tech-cards/kanban/{id}': async (asker, owner, role) => {
    const [from, to] = cardMoves[role] ?? ['editor', 'project']
    const body = { [`is_${from}`]: false, [`is_${to}`]: true, reason: 'Так нужно' }
    return createCardCase({ stages: [from as 'editor'] }, body)(asker, owner, role)
  },
  'POST /api/tech-cards/{id}/take-back': async (asker, owner, role) => {
    const [from = 'editor', to = 'project'] = cardMoves[role] ?? []
    const id = await insertOwnedCard(owner, role, { stages: [from as 'editor'], signed: true })
    const body = { [`is_${from}`]: false, [`is_${to}`]: true, reason: 'Так нужно' }
    await asker.call('POST /api/tech-cards/kanban/{id}', { params: { id }, body })
    return { params: { id }, body: {} }
  },
  'POST /api/tech-cards/{id}/signal-end-date': async (_asker, owner, role) => ({
    params: { id: (await insertOwnedSignal(owner, role)).card },
    body: { signalEndDate: '2026-11-20' },
  }),
  'POST /api/tech-cards/{id}/print-start-date': createCardCase(
    { stages: ['typography'] },
    { printStartDate: '2026-11-20' },
  ),
  'POST /api/tech-cards/{id}/delivery': createCardCase(
    { stages: ['stock'] },
    { delivery_address: 'Алматы', from_address: null, delivery_payment: null },
  ),
  'GET /api/tech-cards/{id}/score': createCardCase({ stages: ['signal'] }),
  'POST /api/tech-cards/{id}/score': createCardCase({ stages: ['signal'] }, { scores: topRating }),
  'POST /api/tech-cards/{id}/signal-copy': createCardCase({ stages: ['signal'] }),
  'POST /api/tech-cards/{id}/print-info': createCardCase({ stages: ['typography'] }, { work: 'print-run' }),
  'POST /api/tech-cards/{id}/receive': createCardCase({ stages: ['account'] }),
  'POST /api/tech-cards/{id}/deliver': async (_asker, owner, role) => ({
    params: { id: await setCountedRun(press, await insertOwnedCard(owner, role, { stages: ['stock'] })) },
    body: {},
  }),
  'POST /api/tech-cards/{id}/shortage': async (_asker, owner, role) => ({
    params: { id: await setCountedRun(press, await insertOwnedCard(owner, role, { stages: ['stock'] })) },
    body: { missing: { author: 0, university: 1, library: 0 }, reason: 'Брак переплёта' },
  }),
  'POST /api/tech-cards/{id}/shortage/settle': async (_asker, owner, role) => {
    const id = await insertOwnedCard(owner, role, { stages: ['stock'] })
    await insertShortage(press, await setCountedRun(press, id))
    return { params: { id }, body: { outcome: 'received' } }
  },
  'GET /api/tech-cards/{id}/history': createCardCase({}),
  'GET /api/tech-cards/{id}/documents/{kind}.pdf': async (_asker, owner, role) => ({
    params: { id: await insertOwnedCard(owner, role), kind: 'imprint' },
  }),
  'GET /api/book-tracking': createEmptyRequest,
  'GET /api/tech-cards/{id}/story': createCardCase({}),
  'GET /api/tech-cards/{id}/track': createCardCase({}),
  'POST /api/tech-cards/{id}/track': createCardCase({}),
  'DELETE /api/tech-cards/{id}/track': createCardCase({}),
  'GET /api/authorship/{token}': async () => ({ params: { token: 'nobodys' } }),
  'POST /api/authorship/{token}': async () => ({ params: { token: 'nobodys' }, body: { agree: true } }),
  'GET /api/track/{code}': async () => ({ params: { code: 'nobodys' } }),
  'GET /api/tech-cards/{id}/signal-rounds': createCardCase({}),
  'POST /api/tech-cards/{id}/signal-rounds': async (asker, owner, role) => ({
    params: { id: await insertOwnedCard(owner, role, { stages: ['signal'] }) },
    body: { file: await upload(asker, 'Сигнал.pdf', 'pdf') },
  }),
  'POST /api/tech-cards/{id}/signal-return': async (_asker, owner, role) => {
    const { card: id, round } = await insertOwnedSignal(owner, role)
    return { params: { id }, body: { round } }
  },
  'GET /api/signal-rounds/{id}/pages': async (_asker, owner, role) => ({
    params: { id: (await insertOwnedSignal(owner, role)).round },
  }),
  'POST /api/signal-rounds/{id}/opened': async (_asker, owner, role) => ({
    params: { id: (await insertOwnedSignal(owner, role)).round },
    body: { pages: [1] },
  }),
  'POST /api/signal-rounds/{id}/remarks': async (_asker, owner, role) => ({
    params: { id: (await insertOwnedSignal(owner, role)).round },
    body: { kind: 'text', page: 1, x: 0.5, y: 0.5, text: secretText },
  }),
  'PATCH /api/signal-remarks/{id}': async (_asker, owner, role) => ({
    params: { id: (await insertOwnedSignal(owner, role)).remark },
    body: { text: 'Иначе' },
  }),
  'DELETE /api/signal-remarks/{id}': async (_asker, owner, role) => ({
    params: { id: (await insertOwnedSignal(owner, role)).remark },
  }),
  'GET /api/projects': createEmptyRequest,
  'GET /api/project': createEmptyRequest,
  'GET /api/projects/monthly': createEmptyRequest,
  'GET /api/projects/monthlyEx': createEmptyRequest,
  'GET /api/projects/managers': createEmptyRequest,
  'GET /api/project/create/{techcardId}': async () => ({ params: { techcardId: await insertCard(press) } }),
  'POST /api/project/create/{techcardId}': async () => ({
    params: { techcardId: await insertCard(press) },
    body: createProjectForm(),
  }),
  'GET /api/project/allresponce': async (_asker, owner, role) => ({
    query: { project_id: (await insertOwnedProject(owner, role)).id },
  }),
  'GET /api/project/executors': createEmptyRequest,
  'GET /api/project/{id}': createProjectCase({}),
  'GET /api/project/edit/{id}': createProjectCase({}),
  'POST /api/project/edit/{id}': async (_asker, owner, role) => {
    const insertedProject = await insertOwnedProject(owner, role, { executor: null })
    return {
      params: { id: insertedProject.id },
      body: { ...createProjectForm(), tasks: [{ id: insertedProject.work, name: 'editing' }] },
    }
  },
  'POST /api/project/{id}/start': createProjectCase({}),
  'POST /api/project/{id}/finish': createProjectCase({ status: 'in progress' }),
  'POST /api/project/{id}/urgent': createProjectCase({}, { urgent: true }),
  'GET /api/project/{id}/work_types': createProjectCase({}),
  'GET /api/projects/{id}/work-types': createProjectCase({}),
  'POST /api/project/{id}/work_types': createProjectCase({}, { name: 'index' }),
  'PATCH /api/work-types/{id}': createWorkCase({}, { name: 'index' }),
  'POST /api/work-types/{id}/respond': createWorkCase({}, { agree: true }),
  'DELETE /api/work-types/{id}/respond': async (asker, owner, role) => {
    const { work: id } = await insertOwnedProject(owner, role, {})
    await asker.call('POST /api/work-types/{id}/respond', { params: { id }, body: { agree: true } })
    return { params: { id } }
  },
  'POST /api/work-types/{id}/status': async (asker, owner, role) => {
    const [from, to] = workStatusChanges[role] ?? ['offered', 'in progress']
    return createWorkCase({ status: from }, { status: to })(asker, owner, role)
  },
  'POST /api/work-types/{id}/score': createWorkCase({ status: 'approved' }, { scores: topRating }),
  'GET /api/my-works': createEmptyRequest,
  'GET /api/tech-cards/board/moves.csv': async () => ({ query: { from: '2026-11-01', to: '2026-11-02' } }),
  'GET /api/wallet': createEmptyRequest,
  'GET /api/wallet/works': createEmptyRequest,
  'GET /api/wallet/acts': createEmptyRequest,
  'GET /api/wallet/acts/{id}.pdf': async (_asker, owner, role) => {
    await insertOwnedProject(owner, role, { work: 'approved' })
    return { params: { id: await insertAccrualFor(owner) } }
  },
  'GET /api/shop-orders': createEmptyRequest,
  // This call requires the shop's token; a session is not enough.
  'POST /api/shop-orders': async () => ({
    body: { number: 'A-1', customer_name: secretText, items: [{ name: secretText, quantity: 1, price: 100 }] },
  }),
  'GET /api/shop-orders/import': createEmptyRequest,
  'POST /api/shop-orders/import': createEmptyRequest,
  'GET /api/shop-orders/token': createEmptyRequest,
  'POST /api/shop-orders/token': createEmptyRequest,
  'DELETE /api/shop-orders/token': createEmptyRequest,
  'GET /api/shop-orders/days': async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'POST /api/shop-orders/{id}/status': async () => ({
    params: { id: await insertShopOrder(press) },
    body: { status: 'in_progress' },
  }),
  'GET /api/offers': createEmptyRequest,
  'GET /api/offers-kanban': createEmptyRequest,
  'GET /api/offers-kanban/days': async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'GET /api/offers/create': createEmptyRequest,
  'GET /api/offers/{id}': createOfferCase({}),
  'GET /api/offers/{id}/history': createOfferCase({}),
  'GET /api/offers/{id}/versions': createOfferCase({}),
  'POST /api/offers': async () => ({ body: createOfferForm() }),
  'POST /api/offers/request': async () => ({
    body: {
      book: {
        title: 'Ұлы дала',
        pages: 200,
        format: 'A5',
        quantity: 100,
        binding: 'soft',
        block_color: 'black-white',
      },
    },
  }),
  'POST /api/offers/{id}/answer': createOfferCase({}, { asked_at: new Date() }),
  'POST /api/offers/{id}/change': createOfferCase({ note: 'Тираж вдвое больше' }),
  'POST /api/offers/{id}/receipt': createOfferCase({}, { status: 'done' }),
  'POST /api/offers/{id}': createOfferCase(createOfferForm()),
  'DELETE /api/offers/{id}': createOfferCase({}),
  'POST /api/offers/{id}/copy': createOfferCase({}),
  'POST /api/offers/{id}/revision': createOfferCase({}, { status: 'accept' }),
  'POST /api/offers/{id}/invoice': createOfferCase({}, { status: 'accept' }),
  'POST /api/offers/{offerId}/update-invoice': createOfferCase({ contract_number: '214-26' }),
  'POST /api/offers/{id}/turnovers': createInvoicedOfferCase({ kind: 'waybill' }),
  'POST /api/offers/{id}/turnovers/{turnover}/return': createDeliveredOfferCase({
    reason: 'Брак',
    lines: [{ item: 0, work: null, quantity: 1 }],
  }),
  'POST /api/offers/{id}/turnovers/{turnover}/correct': createDeliveredOfferCase({
    reason: 'Ошибка в количестве',
    date: '2026-11-21',
    lines: [{ item: 0, work: null, quantity: 1 }],
  }),
  'POST /api/offers/{id}/turnovers/{turnover}/cancel': createDeliveredOfferCase({ reason: 'Выписана дважды' }),
  'GET /api/offers/{id}/turnovers/{turnover}/document.pdf': createDeliveredOfferCase(undefined),
  'POST /api/offers/{id}/set-off': createAdvanceRequest,
  'GET /api/offers/{id}/documents/{kind}.pdf': async (asker, owner, role) => {
    const { params } = await createOfferCase({})(asker, owner, role)
    return { params: { id: Number(params?.['id']), kind: 'kp' } }
  },
  'GET /api/offers/{id}/sendings': createOfferCase({}),
  'POST /api/offers/{id}/send': createOfferCase({ kind: 'kp', language: 'kz', email: 'zakup@oblkitap.example' }),
  'POST /api/offers/{id}/files': async (asker, owner, role) =>
    createOfferCase({ document: 'act_file', file: await upload(asker, 'Акт.pdf') })(asker, owner, role),
  'POST /api/invoices/{offerId}/update-progress': createOfferCase({ progress: 30 }, { status: 'accept' }),
  'POST /api/offers/{id}/payments': createOfferCase({ amount: 100, date: getToday() }, { status: 'accept' }),
  'PUT /api/offers/{id}/instalments': createOfferCase({ instalments: [] }),
  'PATCH /api/offers/{id}/toggle-flag': createOfferCase({ key: 'has_act', value: true }),
  'PATCH /api/offers/{id}/items': createOfferCase({ items: [offerItem] }),
  'POST /api/offer/update-status': async (asker, owner, role) => {
    const [from, status] = offerStatusChanges[role] ?? (['in process', 'accept'] as const)
    const caseRequest = await createOfferCase({}, { status: from })(asker, owner, role)
    return { body: { offer_id: caseRequest.params?.['id'], status } }
  },
  'GET /api/organizations': createEmptyRequest,
  'GET /api/organizations/import': createEmptyRequest,
  'POST /api/organizations/import': createEmptyRequest,
  'POST /api/organizations': async () => ({ body: { name: secretText } }),
  'GET /api/organizations/{id}': createOrganizationCase(),
  'PUT /api/organizations/{id}': createOrganizationCase(),
  'GET /api/products/{id}': createCardCase({ stages: ['done'] }),
  'POST /api/products/sync': async (_asker, owner, role) => ({
    body: { ...product, external_techcard_id: await insertOwnedCard(owner, role, { stages: ['done'] }) },
  }),
  'POST /api/publications/{id}/resend': async (_asker, owner, role) => {
    const [row] = await db
      .insert(publications)
      .values({
        channel: 'shop',
        tech_card_id: await insertOwnedCard(owner, role, { stages: ['done'] }),
        status: 'failed',
        fields: { ...product, name: secretText, authors: [] },
        key: randomUUID(),
      })
      .returning({ id: publications.id })
    return { params: { id: row?.id ?? 0 } }
  },
  'GET /api/social/instagram/techcards/{id}': createCardCase({ stages: ['done'] }),
  'GET /api/social/instagram/techcards/{id}/picture': createCardCase({ stages: ['done'] }),
  'POST /api/social/instagram/publish/techcards/{id}': createCardCase({ stages: ['done'] }),
  'GET /api/books': createEmptyRequest,
  'GET /api/books/export': async () => ({ query: { format: 'csv' } }),
  'GET /api/books/import': createEmptyRequest,
  'POST /api/books/import': createEmptyRequest,
  'GET /api/stock': createEmptyRequest,
  'GET /api/books/{id}/stock': async () => ({ params: { id: await insertBook(press, { left: 5 }) } }),
  'GET /api/books/{id}/stock/export': async () => ({
    params: { id: await insertBook(press, { left: 5 }) },
    query: { format: 'csv' },
  }),
  'POST /api/books/{id}/stock/write-off': async () => ({
    params: { id: await insertBook(press, { left: 5 }) },
    body: { copies: 1, reason: 'Намокли' },
  }),
  'POST /api/stock/count': async () => ({
    body: { lines: [{ book_id: await insertBook(press, { left: 5 }), counted: 5 }] },
  }),
  'GET /api/shop-orders/{id}/stock': async () => ({ params: { id: await insertShopOrder(press) } }),
  'GET /api/offers/{id}/stock': createOfferCase({}),
  'GET /api/books/{id}': async (_asker, owner, role) => {
    const finishedCardId = await insertOwnedCard(owner, role, { stages: ['done'] })
    const [row] = await db.select({ id: books.id }).from(books).where(eq(books.tech_card_id, finishedCardId))
    return { params: { id: row?.id ?? 0 } }
  },
  'GET /api/statements': createEmptyRequest,
  'POST /api/statements': createEmptyRequest,
  'GET /api/statements/{id}': createStatementRequest,
  'GET /api/statements/{id}/lines': createStatementRequest,
  'POST /api/statements/{id}/close': async () => ({
    params: { id: (await insertStatement(press, { state: 'foreign' })).statement },
    body: {},
  }),
  'GET /api/statement-lines/{id}/invoices': createPaymentCase({}),
  'POST /api/statement-lines/{id}/decide': async () => {
    const { line } = await insertStatement(press)
    const parts = [{ offer_id: await insertOffer(press, { status: 'accept' }), amount: 100 }]
    return { params: { id: line }, body: { parts } }
  },
  'POST /api/statement-lines/{id}/foreign': createPaymentCase({}),
  'POST /api/statement-lines/{id}/undo': createPaymentCase({}, { state: 'foreign' }),
  'GET /api/print-plan': createEmptyRequest,
  'GET /api/print-plan/task.pdf': createEmptyRequest,
  'PUT /api/print-plan/day': async () => ({ body: { cards: null } }),
  'POST /api/print-plan/runs/{id}/printed': async () => ({
    params: { id: await insertStartedRun(press) },
    body: { printed: 40 },
  }),
  'GET /api/paper': createEmptyRequest,
  'POST /api/paper/orders': async () => ({ body: paperOrder }),
  'POST /api/paper/orders/{id}/receive': async () => ({
    params: { id: await insertPaperOrder() },
    body: { sheets: 500 },
  }),
  'POST /api/paper/orders/{id}/cancel': async () => ({ params: { id: await insertPaperOrder() }, body: {} }),
  'POST /api/paper/count': async () => ({ body: { paper: 'offset80', counted: 500, reason: secretText } }),
  'GET /api/paper/runs/{id}': async () => ({ params: { id: await insertPaperUsingRun() } }),
  'PUT /api/paper/runs/{id}': async () => ({
    params: { id: await insertPaperUsingRun() },
    body: { printed: 90, spoilt: {}, reason: secretText },
  }),
  'GET /api/materials': createEmptyRequest,
  'POST /api/materials/papers': async () => ({ body: createPaperForm() }),
  'POST /api/materials/formats': async () => ({ body: createFormatForm() }),
  'POST /api/materials/bindings': async () => ({ body: createBindingForm() }),
  'POST /api/materials/withdraw': async () => ({
    body: { kind: 'papers', key: await insertPaper(press), withdrawn: true },
  }),
  'GET /api/price-list': createEmptyRequest,
  'GET /api/press': createEmptyRequest,
  'GET /api/setup': createEmptyRequest,
  'GET /api/setup/{token}': async () => ({ params: { token: 'x' } }),
  'POST /api/setup': async () => ({ body: { token: 'x', name: '', email: '', password: '' } }),
  'POST /api/setup/steps/{step}': async () => {
    await insertPressSetup()
    return { params: { step: 'prices' }, body: { state: 'later' } }
  },
  'PUT /api/setup/people': async () => {
    await insertPressSetup()
    return { body: { people: [] } }
  },
  'POST /api/setup/finish': async () => {
    await insertPressSetup()
    return {}
  },
  'GET /api/settings': createEmptyRequest,
  'GET /api/settings/in-force': createEmptyRequest,
  'GET /api/settings/{section}/history': async () => ({ params: { section: 'vat' } }),
  // Sends all details, because concurrent cases create documents that need them.
  'PUT /api/settings/requisites': async () => ({ body: { ...demoPress, name_ru: secretText } }),
  'PUT /api/settings/identity': async () => ({ body: { name_ru: secretText } }),
  'PUT /api/settings/letters': async () => ({ body: { name: secretText } }),
  'GET /api/settings/letters/domain': async () => ({ query: { address: 'press@press.invalid' } }),
  'POST /api/settings/letters/test': async () => ({ body: { to: 'supervisor@demo.press' } }),
  'GET /api/settings/letters/test/{id}': async () => {
    const [row] = await db.insert(testLetters).values({ to: 'supervisor@demo.press', locale: 'ru' }).returning()
    return { params: { id: row?.id ?? 0 } }
  },
  'POST /api/settings/letters/arrived': async () => ({ body: { token: 'x'.repeat(43) } }),
  'PUT /api/settings/numbering': async () => ({ body: { kinds: {} } }),
  'PUT /api/settings/norms': async () => ({ body: defaultNorms }),
  'PUT /api/settings/company': async () => ({ body: { name: secretText } }),
  'PUT /api/settings/vat': async () => ({ body: { rates: [...vatRates, { from: getDateInDays(40), rate: 17 }] } }),
  'PUT /api/settings/withholding': async () => ({ body: { rates: [...lawfulWithholding] } }),
  'PUT /api/settings/days': async () => ({ body: { days: [{ date: getDateInDays(400), kind: 'own' }] } }),
  'GET /api/settings/days/effect': async () => ({ query: { off: getDateInDays(400) } }),
  'PUT /api/settings/columns': async () => ({ body: { limits: { editor: 9 } } }),
  'GET /api/price-lists': createEmptyRequest,
  'POST /api/price-list': async () => ({ body: { from: getDateInDays(40) } }),
  'PATCH /api/price-list/{id}': async () => ({
    params: { id: await insertPriceList(press) },
    body: { from: getDateInDays(50) },
  }),
  'POST /api/price-list/{id}/status': async () => ({
    params: { id: await insertPriceList(press) },
    body: { status: 'entered' },
  }),
  'DELETE /api/price-list/{id}': async () => ({ params: { id: await insertPriceList(press) } }),
  'GET /api/calculations': createEmptyRequest,
  'POST /api/calculations': async () => ({ body: { ...calculatorExample, name: 'Новый расчёт' } }),
  'GET /api/calculations/{id}': createCalculationCase(),
  'PATCH /api/calculations/{id}': createCalculationCase({ name: 'Другое название' }),
  'POST /api/calculations/{id}/copy': createCalculationCase(),
  'DELETE /api/calculations/{id}': createCalculationCase(),
  'GET /api/queue': createEmptyRequest,
  'GET /api/queue/others': createEmptyRequest,
  'GET /api/statistics/stages': createEmptyRequest,
  'GET /api/statistics/load': createEmptyRequest,
  'GET /api/statistics/people': createEmptyRequest,
  'GET /api/statistics/money': createEmptyRequest,
  'GET /api/statistics/risks': createEmptyRequest,
  'GET /api/statistics/report.pdf': createEmptyRequest,
  'GET /api/statistics/figures': createEmptyRequest,
  'GET /api/statistics/published': createEmptyRequest,
  'GET /api/statistics/stage-times': createEmptyRequest,
  'GET /api/statistics/cash': createEmptyRequest,
  'GET /api/statistics/flow': createEmptyRequest,
  'GET /api/statistics/promises': createEmptyRequest,
  'GET /api/statistics/stage-trend': createEmptyRequest,
  'GET /api/statistics/satisfaction': createEmptyRequest,
  'GET /api/statistics/printing': createEmptyRequest,
  'GET /api/statistics/export': async () => ({ query: { format: 'csv' } }),
  'GET /api/statistics/deliveries': createEmptyRequest,
  'GET /api/statistics/accounting/bill': createEmptyRequest,
  'GET /api/statistics/accounting/late': createEmptyRequest,
  'GET /api/statistics/accounting/answer': createEmptyRequest,
  'GET /api/statistics/accounting/lacking': createEmptyRequest,
  'GET /api/statistics/accounting/income': createEmptyRequest,
  'GET /api/accounts': createEmptyRequest,
  'GET /api/accounts/export': async () => ({ query: { format: 'csv' } }),
  'GET /api/accounts/{id}': createOrganizationCase(),
  'GET /api/accounts/{id}/export': createOrganizationCase({ format: 'csv' }),
  'GET /api/accounts/{id}/reconciliation.pdf': createOrganizationCase(),
  'GET /api/invoices': createEmptyRequest,
  'GET /api/invoices/export': async () => ({ query: { format: 'csv' } }),
  'GET /api/events': async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'GET /api/events/people': createEmptyRequest,
  'GET /api/events/free-time': async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'POST /api/events': async () => ({ body: calendarEvent }),
  'POST /api/events/import': createEmptyRequest,
  'PUT /api/events/{id}': async (_asker, owner) => ({ params: { id: await createEvent(owner) }, body: calendarEvent }),
  'DELETE /api/events/{id}': async (_asker, owner) => ({ params: { id: await createEvent(owner) } }),
  'GET /api/calendar/feed': createEmptyRequest,
  'POST /api/calendar/feed': createEmptyRequest,
  'DELETE /api/calendar/feed': createEmptyRequest,
  'GET /api/calendar/{secret}.ics': async () => ({ params: { secret: 'x' } }),
  'GET /api/todos': createEmptyRequest,
  'POST /api/todos': async () => ({ body: { title: secretText } }),
  'PUT /api/todos/{id}': async (_asker, owner) => ({
    params: { id: await createTodo(owner) },
    body: { title: secretText },
  }),
  'DELETE /api/todos/{id}': createTodoRequest,
  'PATCH /api/todos/{id}/toggle-done': createTodoRequest,
  'PATCH /api/todos/{id}/toggle-fav': createTodoRequest,
  // Only the assignee may answer, so another person assigns a task to each asker.
  'POST /api/todos/{id}/answer': async (asker, owner) => {
    const giver = asker.id === owner.id ? await insertPerson(press, 'supervisor') : owner
    const id = await createTodo(giver)
    if (asker.id === owner.id)
      await db.update(todos).set({ assignee_id: owner.id, answer: 'asked' }).where(eq(todos.id, id))
    return { params: { id }, body: { answer: 'accepted' } }
  },
  'POST /api/todos/{id}/place': async (_asker, owner) => ({
    params: { id: await createTodo(owner) },
    body: { before: null },
  }),
  'GET /api/contracts': createEmptyRequest,
  'GET /api/contracts/export': async () => ({ query: { format: 'csv' } }),
  'GET /api/contracts/create': async (_asker, _owner, role) => ({
    query: { kind: getContractKinds(role)[0] ?? 'gph' },
  }),
  'GET /api/contracts/parties': async () => ({ query: { search: 'кітап' } }),
  'POST /api/contracts': async (_asker, _owner, role) => {
    const kind = getContractKinds(role)[0] ?? 'gph'
    return { body: { ...contractForm, ...createContractTerms(kind), kind } }
  },
  'GET /api/contract-templates': createEmptyRequest,
  'GET /api/contract-templates/{kind}': async () => ({ params: { kind: 'gph' } }),
  'GET /api/contract-templates/{kind}/versions/{version}': async () => ({ params: { kind: 'gph', version: 1 } }),
  'POST /api/contract-templates/{kind}': async () => {
    const text = firstContractTemplates.personal
    return {
      params: { kind: 'personal' },
      body: { text: { ...text, title: { ...text.title, ru: `${randomUUID()} {{contract.number}}` } } },
    }
  },
  'GET /api/contracts/{id}': createSentContractCase(),
  'PUT /api/contracts/{id}': async (asker, owner, role) =>
    createContractCase('draft', { ...contractForm, ...createContractTerms(getContractKinds(role)[0] ?? 'gph') })(
      asker,
      owner,
      role,
    ),
  // A role that manages contracts recalls the sent contract. The other party signs it with the code sent to the asker.
  'POST /api/contracts/{id}/status': async (asker, owner, role) => {
    if (getContractKinds(role).length > 0) return createSentContractCase({ status: 'draft' })(asker, owner, role)
    const { params } = await createSentContractCase()(asker, owner, role)
    const contract_id = Number(params?.['id'])
    const code = { code_hash: await hashPassword('000000'), expires_at: new Date(Date.now() + 600_000) }
    await db.insert(contractCodes).values({ contract_id, user_id: asker.id, ...code })
    const [sentFile] = await db
      .select({ sha256: fileRows.sha256 })
      .from(contractDeliveries)
      .innerJoin(fileRows, eq(fileRows.id, contractDeliveries.file_id))
      .where(eq(contractDeliveries.contract_id, contract_id))
    return { params: { id: contract_id }, body: { status: 'signed', code: '000000', sha256: sentFile?.sha256 } }
  },
  'POST /api/contracts/{id}/code': createSentContractCase(),
  'GET /api/contracts/{id}/documents/contract.pdf': createSentContractCase(),
  'GET /api/contracts/{id}/documents/contract.docx': createSentContractCase(),
  'POST /api/time/clock': async () => ({ body: { step: 'in' } }),
  'GET /api/time/today': createEmptyRequest,
  'GET /api/time/export': createEmptyRequest,
  'GET /api/time/users/{id}': async (_asker, owner) => {
    await insertCorrection(owner)
    return { params: { id: owner.id } }
  },
  'POST /api/time/corrections': async () => ({ body: requestedHours }),
  'DELETE /api/time/corrections/{id}': async (_asker, owner) => ({ params: { id: await insertCorrection(owner) } }),
  // No one may decide on their own correction.
  'POST /api/time/corrections/{id}/decide': async () => ({
    params: { id: await insertCorrection(await insertPerson(press, 'stock')) },
    body: { status: 'approved' },
  }),
  'GET /api/support': createEmptyRequest,
  'POST /api/support': async () => ({ body: helpRequest }),
  'POST /api/support-request/{id}': createSupportStatusRequest,
  'POST /api/edit-request/{id}': async (_asker, owner) => ({
    params: { id: await createHelpRequest(owner) },
    body: helpRequest,
  }),
  'GET /api/conversations': createEmptyRequest,
  'GET /api/contacts': createEmptyRequest,
  'POST /api/conversations': async () => ({
    body: { type: 'private', user_ids: [(await insertPerson(press, 'supervisor')).id] },
  }),
  'PUT /api/conversations/{id}': async (_asker, owner) => ({
    params: { id: await insertConversation(owner) },
    body: { chat_name: 'Наборщики', user_ids: [] },
  }),
  'POST /api/conversations/{id}/leave': createConversationRequest,
  'POST /api/conversations/{id}/read': createConversationRequest,
  'POST /api/conversations/{id}/typing': createConversationRequest,
  'GET /api/messages/{conversationId}': async (_asker, owner) => ({
    params: { conversationId: await insertConversation(owner) },
  }),
  'POST /api/messages': async (_asker, owner) => ({
    body: { conversation_id: await insertConversation(owner), client_id: randomUUID(), content: 'Здравствуйте' },
  }),
  'PUT /api/messages/{id}': async (_asker, owner) => ({
    params: { id: await insertMessage(owner) },
    body: { content: 'Добрый день' },
  }),
  'POST /api/messages/{id}/remark': async (asker, owner) => ({
    params: { id: (await insertBookMessage(asker, owner)).id },
  }),
  'DELETE /api/tech-cards/{id}/remarks/{remark}': async (asker, owner) => {
    const { id, tech_card_id } = await insertBookMessage(asker, owner)
    const remarkValues = { content: secretText, author_id: owner.id, said_at: new Date(), recorded_by: owner.id }
    const [insertedRemark] = await db
      .insert(cardRemarks)
      .values({ tech_card_id, message_id: id, ...remarkValues })
      .returning()
    return { params: { id: tech_card_id, remark: insertedRemark?.id as number } }
  },
  'DELETE /api/messages/{id}': async (_asker, owner) => ({ params: { id: await insertMessage(owner) } }),
  'GET /api/users': createEmptyRequest,
  'GET /api/users/{id}/merge': async () => ({
    params: { id: await insertUser() },
    query: { with: await insertUser() },
  }),
  'POST /api/users/{id}/merge': async () => ({
    params: { id: await insertUser() },
    body: { with: await insertUser() },
  }),
  'GET /api/users/{id}/merges': createUserCase(),
  'POST /api/users/{id}/unmerge': async () => {
    const [id, mergedId] = [await insertUser(), await insertUser()]
    await db.insert(merges).values({ kind: 'user', kept_id: id, gone_id: mergedId, was_active: true, moved: [] })
    return { params: { id } }
  },
  'GET /api/organizations/{id}/merge': async () => ({
    params: { id: await insertOrganization() },
    query: { with: await insertOrganization() },
  }),
  'POST /api/organizations/{id}/merge': async () => ({
    params: { id: await insertOrganization() },
    body: { with: await insertOrganization() },
  }),
  'GET /api/organizations/{id}/merges': async () => ({ params: { id: await insertOrganization() } }),
  'POST /api/organizations/{id}/unmerge': async () => {
    const [id, mergedId] = [await insertOrganization(), await insertOrganization()]
    await db
      .insert(merges)
      .values({ kind: 'organization', kept_id: id, gone_id: mergedId, was_active: true, moved: [] })
    return { params: { id } }
  },
  'GET /api/users/import': createEmptyRequest,
  'POST /api/users/import': createEmptyRequest,
  'POST /api/users': async () => ({ body: createUserForm() }),
  'GET /api/users/organizations': createEmptyRequest,
  'GET /api/users/{id}': createUserCase(),
  'PUT /api/users/{id}': async () => ({ params: { id: await insertUser() }, body: createUserForm() }),
  'GET /api/users/{id}/overview': createUserCase(),
  'DELETE /api/users/{id}/email': createEmailChangeRequest,
  'POST /api/users/{id}/invite': createUserCase({}),
  'GET /api/users/{id}/sessions': createUserCase(),
  'DELETE /api/users/{id}/sessions/{session}': createUserSessionRequest,
  'GET /api/users/{id}/open': createUserCase(),
  'POST /api/users/{id}/deactivate': createUserCase({ surname: secretText.split(' ')[1] }),
  'POST /api/users/{id}/activate': createDeactivatedUserRequest,
  'GET /api/memoranda': createEmptyRequest,
  'GET /api/memoranda/export': async () => ({ query: { format: 'csv' } }),
  'POST /api/memoranda': async () => ({ body: createMemorandumForm() }),
  'PUT /api/memoranda/{id}': async () => ({ params: { id: await insertMemorandum() }, body: createMemorandumForm() }),
  'DELETE /api/memoranda/{id}': async () => ({ params: { id: await insertMemorandum() } }),
  'GET /api/payouts': createEmptyRequest,
  'GET /api/payouts/export': async () => ({ query: { format: 'xlsx' } }),
  'POST /api/payouts': async (asker) => {
    return {
      body: { key: randomUUID(), number: '1', date: getToday(), accruals: [{ id: await insertAccrualFor(asker) }] },
    }
  },
  'GET /api/payouts/withheld/export': async () => ({ query: { ...quarter, format: 'csv' } }),
  'GET /api/payouts/accruals/{id}.pdf': async (asker) => ({ params: { id: await insertAccrualFor(asker) } }),
  'GET /api/payouts/orders.txt': async (asker) => ({
    query: {
      accruals: String(await insertAccrualFor(asker)),
      account: pressAccountNumber,
      number: 1,
      date: getToday(),
      knp: '859',
    },
  }),
  'POST /api/payouts/acts': async (asker) => {
    await insertWorkContract(press, { id: asker.id, name: secretText })
    const { work: id } = await insertProject(press, { executor: asker.id, work: 'approved', name: secretText })
    return { body: { date: getToday(), works: [{ id }] } }
  },
  'POST /api/payouts/accruals/{id}/cancel': async (asker) => ({
    params: { id: await insertAccrualFor(asker) },
    body: { reason: secretText },
  }),
  'GET /api/print-orders': createEmptyRequest,
  'GET /api/print-orders/export': async () => ({ query: { format: 'csv' } }),
  'PUT /api/print-orders/{id}/cost': async () => ({
    params: { id: await insertStartedRun(press) },
    body: { cost: 100 },
  }),
  'GET /api/realisation': async () => ({ query: quarter }),
  'GET /api/realisation/export': async () => ({ query: { ...quarter, format: 'csv' } }),
  'GET /api/realisation/contracts/{id}': createRoyaltyRequest,
  'GET /api/realisation/contracts/{id}/statement.pdf': createRoyaltyRequest,
  'POST /api/realisation/contracts/{id}/accrue': async () => {
    const facts = { authors: [{ name: secretText, share: 100, iin: createDemoIin(7) }], starts_on: '2020-01-15' }
    const { book_id, contract_id } = await insertRoyaltyContract(press, secretText, facts)
    await db.insert(bookSales).values({ book_id, channel: 'shop', date: quarter.from, copies: 1, sum: 1_000_000 })
    return { params: { id: contract_id }, body: { ...quarter, date: getToday() } }
  },
  'POST /api/realisation/contracts/{id}/send': async () => ({
    params: { id: (await insertRoyaltyContract(press, secretText)).contract_id },
    body: { from: '2024-07-01', to: '2024-09-30' },
  }),
  'GET /api/realisation/books/{id}': async () => ({
    params: { id: (await insertRoyaltyContract(press, secretText)).book_id },
    query: quarter,
  }),
  'POST /api/realisation/books/{id}/terms': async () => {
    const { book_id, number } = await insertRoyaltyContract(press, secretText)
    return { params: { id: book_id }, body: createRoyaltyTerms(`${number}-1`) }
  },
  'PUT /api/realisation/contracts/{id}/terms': async () => {
    const { contract_id, number } = await insertRoyaltyContract(press, secretText)
    return { params: { id: contract_id }, body: createRoyaltyTerms(`${number}-2`) }
  },
  'DELETE /api/realisation/contracts/{id}/terms': async () => ({
    params: { id: (await insertRoyaltyContract(press, secretText)).contract_id },
  }),
  'POST /api/realisation/books/{id}/sales': async () => ({
    params: { id: (await insertRoyaltyContract(press, secretText)).book_id },
    body: reportedSale,
  }),
  'PUT /api/realisation/sales/{id}': async () => ({ params: { id: await insertSale() }, body: reportedSale }),
  'DELETE /api/realisation/sales/{id}': async () => ({ params: { id: await insertSale() } }),
  'GET /api/live': createEmptyRequest,
  'POST /api/client-errors': async () => ({ body: { message: 'x', path: '/', release: 'x' } }),
}

/** Calls that are not about a particular row. For lists, another person's rows are simply not shown. */
export const callNames = Object.keys(contract) as CallName[]
/** Adds the setup that these calls need. The demo press was not set up by a one-time link. */
async function insertPressSetup(): Promise<void> {
  await db.insert(pressSetup).values({}).onConflictDoNothing()
}

export const isRowCall = (name: CallName): boolean => /\{id\}/.test(name)
/** Anyone who is signed in may see any public profile. */
const publicRowCalls: readonly CallName[] = ['GET /api/user/{id}']
/** Calls for organizations only. An author also reads their own invoices, but represents no organization. */
const partnerCalls: readonly CallName[] = ['GET /api/accounts/{id}/reconciliation.pdf']
/** Calls for which the matrix cannot send valid data: they are allowed and then fail validation. */
const callsWithInvalidForms: readonly CallName[] = [
  'POST /api/password/change',
  'POST /api/confirm',
  'POST /api/unlock',
  'POST /api/totp/confirm',
  'POST /api/passkeys',
  'POST /api/files',
  'POST /api/books/import',
  'POST /api/organizations/import',
  'POST /api/shop-orders/import',
  'POST /api/users/import',
  'POST /api/statements',
  'POST /api/events/import',
]

export async function sendCall(
  name: CallName,
  asker: TestPerson | null,
  { params = {}, query = {}, body }: CaseRequest,
): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ')
  const filledPath = path.replace(/\{(\w+)\}/g, (_match, key: string) => String(params[key]))
  const searchParams = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const request = asker?.fetch ?? (await press.as(null)).fetch
  const abortController = new AbortController()
  const response = await request(`${filledPath}?${searchParams}`, {
    method,
    signal: abortController.signal,
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
  })
  if (name === 'GET /api/live' && response.ok) {
    // This response is a stream that never ends by itself.
    abortController.abort()
    return { status: response.status, text: '' }
  }
  return { status: response.status, text: await response.text() }
}

/** The kinds of access that need no session. */
const sessionlessAccess = ['public', 'anybody', 'signed', 'byToken'] as const
const isOpen = (access: Access): access is (typeof sessionlessAccess)[number] =>
  sessionlessAccess.some((one) => one === access)

const readersById = new Map<number, Promise<Reader>>()

/** Returns a person by id, with a session. */
export function getReader(id: number): Promise<Reader> {
  const cachedReader = readersById.get(id) ?? openReader(id)
  readersById.set(id, cachedReader)
  return cachedReader
}

async function openReader(id: number): Promise<Reader> {
  const [user] = await db.select({ role_id: users.role_id }).from(users).where(eq(users.id, id))
  const { token } = await db.transaction((tx) => openSession(tx, id, 'a reader', false))
  return { ...press.withToken(token), id, role: getRoleOrDefault(user?.role_id ?? 0).key }
}

/** Whether the permission table grants the call to the role. */
export function isCallGranted(name: CallName, role: RoleKey, isOwn: boolean): boolean {
  const access: Access = contract[name].access
  if (isOpen(access)) return true
  if (access === 'session') return isOwn || !isRowCall(name) || publicRowCalls.includes(name)
  if (role === 'author' && partnerCalls.includes(name)) return false
  return isAllowed(role, access.area, access.action as Action<Area>, isOwn || !isRowCall(name))
}

interface Answer {
  status: number
  text: string
}

/** Classifies a response. A refusal that reveals anything about the row does not count as a refusal. */
export function classifyAnswer(name: CallName, { status, text }: Answer): string {
  if (status < 300 || (callsWithInvalidForms.includes(name) && [415, 422].includes(status))) return 'answered'
  if (![401, 403, 404].includes(status) || text.includes(secretText)) return `${status} ${text}`
  const { error, ...rest } = JSON.parse(text) as { error: object }
  return [...Object.keys(rest), ...Object.keys(error)].sort().join() === 'code,message' ? 'refused' : text
}

export const sessionCalls = callNames.filter((name) => !isOpen(contract[name].access))
