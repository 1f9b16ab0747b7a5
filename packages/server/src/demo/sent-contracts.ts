import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  findBankOfAccount,
  calculateEndDate,
  fromTenge,
  emptyTerms,
  toPressSide,
  pickTermsOfKind,
  defaultTerms,
  type ContractKind,
  type ContractStatus,
  type ContractTerms,
  type ContractDocument,
} from '@press/domain'
import { renderContract, firstContractTemplates } from '@press/i18n/node'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import {
  contracts,
  contractDeliveries,
  contractSignatures,
  documentNumbers,
  fileLinks,
  organizations,
  techCards,
  users,
} from '../database/schema.ts'
import { makePdf } from '../documents/pdf.ts'
import { buildContractDocument } from '../features/contracts/pdf.ts'
import { getYear } from '../features/shared/document-numbers.ts'
import type { Files } from '../files/files.ts'
import { getTranslator } from '../texts.ts'
import type { Staff } from './people.ts'
import { demoPress } from './press.ts'
import type { Calendar } from './random.ts'

interface DemoContract {
  kind: ContractKind
  status: ContractStatus
  /** The name of a person, or a part of an organization's name. */
  party: string
  terms: Partial<ContractTerms>
  /**
   * How many days ago the contract was prepared, and how many whole years or days it lasts. Without years and days, it has no end
   * date.
   */
  begun: number
  years?: number
  days?: number
  /** The title of the book, for an author contract. */
  book?: string
  renews?: true
}

interface ContactDetails {
  bin: string
  address: string
  account?: string
  /** The number and the date of the identity document. */
  document: readonly [number: string, day: string]
}

/** Contact details of people, and the bank accounts of people who are paid. */
const contactDetails: Readonly<Record<string, ContactDetails>> = {
  'Тимур Ли': {
    bin: '860314301271',
    address: 'Алматы, ул. Тимирязева, 42, кв. 8',
    account: 'KZ197220000000447182',
    document: ['038214571', '2018-04-02'],
  },
  'Нұрлан Абай': {
    bin: '900521400186',
    address: 'Алматы, Абай даңғылы, 90-12',
    account: 'KZ057220000000512230',
    document: ['041907233', '2019-11-18'],
  },
  'Сәуле Тоқтар': {
    bin: '851107300229',
    address: 'Алматы, Сәтбаев көшесі, 11-40',
    account: 'KZ617220000000699014',
    document: ['037455120', '2017-06-30'],
  },
  'Жанар Байжан': {
    bin: '930215400554',
    address: 'Алматы, Жандосов көшесі, 7-3',
    account: 'KZ497220000000715526',
    document: ['044812906', '2021-02-11'],
  },
  'Светлана Чен': {
    bin: '840614401235',
    address: 'Алматы, ул. Розыбакиева, 105, кв. 31',
    account: 'KZ147220000000733810',
    document: ['039660482', '2018-09-24'],
  },
  'Елена Ким': {
    bin: '880209401127',
    address: 'Алматы, ул. Жибек Жолы, 54, кв. 17',
    account: 'KZ877220000000748103',
    document: ['040118765', '2019-03-15'],
  },
}

/** The person who signs for all organizations in the demo's contracts. */
const organizationSigner = {
  party_signer: 'Әбенов Қ. М.',
  party_position: 'Директор',
  party_position_kz: 'Директор',
  party_basis: 'Устава',
  party_basis_kz: 'Жарғы',
}

/** The terms that all employment contracts of the demo share. */
const employmentTerms = {
  ...defaultTerms.itd,
  workplace: 'Алматы, пр. аль-Фараби, 71',
  workplace_kz: 'Алматы, әл-Фараби даңғылы, 71',
} as const

const demoContracts: readonly DemoContract[] = [
  {
    kind: 'author',
    status: 'draft',
    party: 'Тимур Ли',
    begun: 2,
    years: 5,
    terms: { fee: fromTenge(480_000), royalty: 8, author_copies: 10, print_run: 250, ebook: true, payment_days: 10 },
  },
  {
    kind: 'author',
    status: 'sent',
    party: 'Тимур Ли',
    begun: 6,
    years: 3,
    terms: { fee: fromTenge(220_000), royalty: 6, author_copies: 5, print_run: 150, payment_days: 10 },
  },
  {
    kind: 'author',
    status: 'signed',
    party: 'Жанар Байжан',
    book: 'Экономика устойчивого развития',
    begun: 60,
    years: 5,
    terms: { fee: fromTenge(350_000), royalty: 10, author_copies: 10, print_run: 300, ebook: true, payment_days: 10 },
  },
  {
    kind: 'op',
    status: 'signed',
    party: 'Кітап әлемі',
    begun: 200,
    years: 1,
    terms: {
      subject: 'учебники и монографии по прайс-листу',
      subject_kz: 'прайс-парақ бойынша оқулықтар мен монографиялар',
      discount: 12,
      payment_days: 10,
    },
  },
  {
    kind: 'biz',
    status: 'ended',
    party: 'Областная библиотека',
    begun: 400,
    days: 180,
    terms: {
      subject: 'подготовка и печать каталога редких книг',
      subject_kz: 'сирек кітаптар каталогын дайындау және басып шығару',
      fee: fromTenge(1_850_000),
      payment_days: 10,
    },
  },
  {
    kind: 'biz',
    status: 'draft',
    party: 'Областная библиотека',
    begun: 1,
    days: 240,
    renews: true,
    terms: {
      subject: 'второй выпуск каталога редких книг',
      subject_kz: 'сирек кітаптар каталогының екінші шығарылымы',
      fee: fromTenge(2_100_000),
      payment_days: 10,
    },
  },
  {
    kind: 'gph',
    status: 'sent',
    party: 'Нұрлан Абай',
    begun: 3,
    days: 120,
    terms: {
      subject: 'научное редактирование учебника',
      subject_kz: 'оқулықты ғылыми редакциялау',
      fee: fromTenge(180_000),
      payment_days: 10,
    },
  },
  {
    kind: 'gph',
    status: 'signed',
    party: 'Сәуле Тоқтар',
    begun: 20,
    days: 90,
    terms: {
      subject: 'вёрстка монографии',
      subject_kz: 'монографияны беттеу',
      fee: fromTenge(140_000),
      payment_days: 10,
    },
  },
  {
    kind: 'itd',
    status: 'draft',
    party: 'Светлана Чен',
    begun: 1,
    terms: {
      subject: 'бухгалтер отдела продаж',
      subject_kz: 'сату бөлімінің бухгалтері',
      fee: fromTenge(420_000),
      ...employmentTerms,
    },
  },
  {
    kind: 'neconc',
    status: 'signed',
    party: 'Елена Ким',
    begun: 90,
    terms: { months: 12, fee: fromTenge(60_000) },
  },
  {
    kind: 'confidence',
    status: 'sent',
    party: 'Нұрлан Абай',
    begun: 3,
    terms: {
      subject: 'рукописи до выхода книги, цены договоров',
      subject_kz: 'кітап шыққанға дейінгі қолжазбалар, шарттардың бағалары',
      months: 36,
    },
  },
  {
    kind: 'personal',
    status: 'signed',
    party: 'Сәуле Тоқтар',
    begun: 20,
    terms: { subject: 'заключение и оплата договоров', subject_kz: 'шарттар жасасу және олардың ақысын төлеу' },
  },
]

/**
 * Seeds contracts of every kind and in every state, with the documents that were sent. Their numbers continue those of the existing
 * contracts.
 */
export async function seedSentContracts(tx: Tx, files: Files, staff: Staff, calendar: Calendar): Promise<void> {
  const writerIds = { op: staff.withRole('accounting')[0], hr: staff.withRole('hr')[0] }
  const lastNumbers = new Map<string, { kind: ContractKind; year: number; count: number }>()
  let previousContractId: number | null = null
  for (const {
    kind,
    status,
    party,
    terms,
    begun: begunDaysAgo,
    years,
    days,
    book,
    renews: isRenewal,
  } of demoContracts) {
    const date = calendar.dayAgo(begunDaysAgo)
    const year = getYear(date)
    const count = (lastNumbers.get(`${kind} ${year}`)?.count ?? 0) + 1
    lastNumbers.set(`${kind} ${year}`, { kind, year, count })
    const [card] = book ? await tx.select().from(techCards).where(eq(techCards.book_name, book)) : []
    const contractTerms = pickTermsOfKind(kind, {
      ...emptyTerms,
      ...terms,
      tech_card_id: card?.id ?? null,
      manuscript_on: kind === 'author' ? calendar.ahead(60 - begunDaysAgo) : '',
      book_name: card?.book_name ?? (kind === 'author' ? titlesByStatus[status] : ''),
    })
    const ends_on = years
      ? calculateEndDate(date, years)
      : days === undefined
        ? null
        : calendar.ahead(days - begunDaysAgo)
    const partyFields = await getPartyFields(tx, staff, party)
    const template = firstContractTemplates[kind]
    const [row]: (typeof contracts.$inferSelect)[] = await tx
      .insert(contracts)
      .values({
        ...partyFields,
        ...contractTerms,
        manuscript_on: contractTerms.manuscript_on || null,
        template_version: 1,
        kind,
        status,
        number: `${count}-${String(year).slice(-2)}`,
        date,
        starts_on: date,
        ends_on,
        renews_id: isRenewal ? previousContractId : null,
        reminded: 30,
        created_by: (kind === 'author' || kind === 'op' || kind === 'biz' ? writerIds.op : writerIds.hr) ?? null,
        created_at: calendar.ago(begunDaysAgo),
        updated_at: calendar.ago(begunDaysAgo),
      })
      .returning()
    if (!row) throw new Error('Insert returned no contract')
    previousContractId = row.id
    if (status === 'draft') continue
    const renderedContract = renderContract(
      {
        ...row,
        starts_on: date,
        ends_on: ends_on ?? '',
        manuscript_on: contractTerms.manuscript_on,
        party_document_date: row.party_document_date ?? '',
      },
      {
        ru: toPressSide(demoPress, { day: date, locale: 'ru', signs: 'contracts' }),
        kz: toPressSide(demoPress, { day: date, locale: 'kz', signs: 'contracts' }),
      },
      template,
    )
    await seedDelivery(tx, files, row, renderedContract, calendar.ago(begunDaysAgo - 0.5))
  }
  await tx
    .insert(documentNumbers)
    .values([...lastNumbers.values()].map(({ kind, year, count }) => ({ kind: `contract.${kind}`, year, last: count })))
}

/** Titles of books that have no tech card yet, by the status of their contract. */
const titlesByStatus: Readonly<Record<ContractStatus, string>> = {
  draft: 'Введение в корпусную лингвистику',
  sent: 'Корпус текстов: практикум',
  signed: '',
  ended: '',
}

async function getPartyFields(tx: Tx, staff: Staff, party: string) {
  const details = contactDetails[party]
  const id = staff.findUserId(party)
  if (id !== null) {
    const [person] = await tx.select().from(users).where(eq(users.id, id))
    const bank = findBankOfAccount(details?.account ?? '')
    return {
      party_id: id,
      party_name: party,
      party_email: person?.email ?? '',
      party_bin: details?.bin ?? '',
      party_address: details?.address ?? '',
      party_account: details?.account ?? '',
      party_bank: bank?.name ?? '',
      party_bic: bank?.BIK ?? '',
      party_kbe: details?.account ? '19' : '',
      party_document_number: details?.document[0] ?? '',
      party_document_issuer: details ? 'МВД РК' : '',
      party_document_date: details?.document[1] ?? null,
    }
  }
  const allOrganizations = await tx.select().from(organizations).where(eq(organizations.is_press, false))
  const organization = allOrganizations.find(({ name }) => name.includes(party))
  if (!organization) throw new Error(`The demo data has no party «${party}»`)
  return {
    ...organizationSigner,
    organization_id: organization.id,
    party_name: organization.name,
    party_bin: organization.bin ?? '',
    party_email: organization.email ?? '',
    party_phone: organization.phone ?? '',
    party_address: organization.address ?? '',
    party_account: organization.account ?? '',
    party_bank: organization.bank ?? '',
    party_bic: organization.bic ?? '',
    party_kbe: organization.kbe ?? '',
  }
}

/** Seeds the sent document and its signature. */
async function seedDelivery(
  tx: Tx,
  files: Files,
  row: typeof contracts.$inferSelect,
  renderedContract: ContractDocument,
  sentAt: Date,
): Promise<void> {
  const content = await makePdf(buildContractDocument(renderedContract, getTranslator('ru')))
  const name = `${row.kind}_${row.number}.pdf`
  const file = await files.put({ name, purpose: 'pdf', owner_id: null, content: Readable.from([content]) })
  const [insertedDelivery] = await tx
    .insert(contractDeliveries)
    .values({
      contract_id: row.id,
      paper: renderedContract,
      file_id: file.id,
      email: row.party_email,
      language: 'ru',
      state: 'sent',
      sent_by: row.created_by,
      created_at: sentAt,
      delivered_at: new Date(sentAt.getTime() + 4_000),
    })
    .returning({ id: contractDeliveries.id })
  if (!insertedDelivery) throw new Error('Insert returned no delivery')
  await tx
    .insert(fileLinks)
    .values({ file_id: file.id, resource: 'contract-sending', resource_id: insertedDelivery.id, field: 'file' })
  if (row.status === 'sent') return
  await tx.insert(contractSignatures).values({
    contract_id: row.id,
    sending_id: insertedDelivery.id,
    method: 'code',
    signer_name: row.party_name,
    user_id: row.party_id,
    sha256: createHash('sha256').update(content).digest('hex'),
    created_at: new Date(sentAt.getTime() + 3_600_000 * 5),
  })
}
