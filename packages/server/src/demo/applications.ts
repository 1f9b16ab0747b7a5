import { Readable } from 'node:stream'
import { requiredApplicationDocuments, joinShortNames, timings, type ApplicationDocument } from '@press/domain'
import { addDays, toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { applicationAuthors, applicationConclusions, applications as table, fileLinks } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { PlannedCard } from './cards.ts'
import { annotations, applications, type DemoApplication } from './data.ts'
import { createDocx, createPdf } from './documents.ts'
import { getAuthors, type Staff } from './people.ts'
import { getRounds, seedRounds } from './rounds.ts'
import { createRandom, type Calendar } from './random.ts'

/** An application with its dates, for the history. */
export interface SeededApplication extends DemoApplication {
  owner: number
  created_at: Date
  status_since: Date
}

const dayMs = 86_400_000

export async function seedApplications(
  tx: Tx,
  documents: Documents,
  staff: Staff,
  plannedCards: readonly PlannedCard[],
  calendar: Calendar,
): Promise<SeededApplication[]> {
  const seededApplications = applications.map((one) => ({
    ...one,
    owner: findOwner(one, staff),
    ...getMoments(
      one,
      plannedCards.find(({ id }) => id === one.card),
      calendar,
    ),
  }))
  await tx
    .insert(table)
    .overridingSystemValue()
    .values(seededApplications.map((one) => createRow(one, calendar)))
  await tx
    .insert(applicationAuthors)
    .values(
      seededApplications.flatMap(({ id, authors }) =>
        getAuthors(authors, staff).map((one) => ({ application_id: id, ...one })),
      ),
    )
  await tx.insert(applicationConclusions).values(seededApplications.flatMap(createConclusions))
  await seedRounds(tx, seededApplications, staff, calendar)
  await linkDocuments(tx, documents, seededApplications)
  return seededApplications
}

/**
 * Returns the first author with an account. If no author has an account, returns an author who submitted the application for them.
 */
function findOwner({ id, authors }: DemoApplication, staff: Staff): number {
  const [knownAuthorId] = authors.flatMap((name) => staff.findUserId(name) ?? [])
  const [, ...otherAuthorIds] = staff.withRole('author')
  return knownAuthorId ?? (otherAuthorIds[id % otherAuthorIds.length] as number)
}

function getMoments(
  { id, status, days = 0, rounds }: DemoApplication,
  card: PlannedCard | undefined,
  { ago }: Calendar,
) {
  const random = createRandom(id)
  const startedAt = card?.visits[0]?.entered_at
  const status_since = startedAt
    ? new Date(startedAt.getTime() - (0.2 + random() * 3) * dayMs)
    : ago(days + 0.1 + random() * 0.3)
  const requestedDaysAgo = rounds?.[0]?.asked
  const decidedAt = requestedDaysAgo === undefined ? status_since : ago(requestedDaysAgo)
  const waitDays = status === 'in process' && requestedDaysAgo === undefined ? 0 : 4 + random() * 6
  return { status_since, created_at: new Date(decidedAt.getTime() - waitDays * dayMs) }
}

function createRow(application: SeededApplication, calendar: Calendar) {
  const { id, book_name, language, field, budget_source, status, status_since, created_at, authors, reason, revision } =
    application
  const { ru, kz, en } = annotations[field]
  const [earliestDeadline = null] = (revision ?? []).map(({ until }) => until).sort((a, b) => a - b)
  const answerDue =
    application.due === undefined
      ? addDays(toPressDay(status_since), timings.applicationDays)
      : calendar.ahead(application.due)
  return {
    id,
    book_name,
    language,
    annotation_kz: kz,
    annotation_rus: ru,
    annotation_en: en,
    budget_source,
    agreed: true,
    status,
    status_since,
    due: status === 'in process' ? answerDue : earliestDeadline === null ? null : calendar.ahead(earliestDeadline),
    reason: reason ?? null,
    authors: joinShortNames(authors.map((name) => ({ name }))),
    created_by: application.owner,
    created_at,
    updated_at: status_since,
    version: status === 'in process' ? 1 : 2,
  }
}

/**
 * Returns the numbers and dates of the conclusions. The department approves a book first, then its reviewer, and the scientific
 * council last.
 */
function createConclusions({ id, created_at }: SeededApplication) {
  const random = createRandom(id * 7)
  const getDayBefore = (days: number) => toPressDay(new Date(created_at.getTime() - (days + random() * 9) * dayMs))
  const createNumber = () => String(1 + Math.floor(random() * 12))
  return [
    { application_id: id, document: 'department_conclusion' as const, number: createNumber(), date: getDayBefore(34) },
    { application_id: id, document: 'review_1' as const, number: null, date: getDayBefore(22) },
    {
      application_id: id,
      document: 'scientific_council_conclusion' as const,
      number: createNumber(),
      date: getDayBefore(5),
    },
  ]
}

/** The ids of uploaded files by application and field: the current documents, and the documents of the revision rounds. */
export type Documents = ReadonlyMap<number, Record<string, number>>

const documentNames: Record<ApplicationDocument, { ru: string; kz: string; title: string }> = {
  manuscript: { ru: 'Рукопись.docx', kz: 'Қолжазба.docx', title: 'Manuscript' },
  department_conclusion: {
    ru: 'Заключение_кафедры.pdf',
    kz: 'Кафедра_қорытындысы.pdf',
    title: 'Department conclusion',
  },
  scientific_council_conclusion: {
    ru: 'Выписка_учёного_совета.pdf',
    kz: 'Ғылыми_кеңес_үзіндісі.pdf',
    title: 'Scientific council',
  },
  review_1: { ru: 'Рецензия_1.pdf', kz: 'Пікір_1.pdf', title: 'Review 1' },
  methodological_council_conclusion: {
    ru: 'Заключение_методсовета.pdf',
    kz: 'Әдістемелік_кеңес.pdf',
    title: 'Methodological council',
  },
  umorums_conclusion: { ru: 'Гриф_УМО_РУМС.pdf', kz: 'ОӘБ_РОӘК_қорытындысы.pdf', title: 'UMO RUMS' },
  review_2: { ru: 'Рецензия_2.pdf', kz: 'Пікір_2.pdf', title: 'Review 2' },
  review_3: { ru: 'Рецензия_3.pdf', kz: 'Пікір_3.pdf', title: 'Review 3' },
  contract_file: { ru: 'Договор.pdf', kz: 'Шарт.pdf', title: 'Contract' },
}

/** Stores the files of every application. Rows reference the files later, because a file must be on disk before a row names it. */
export async function storeDocuments(files: Files): Promise<Documents> {
  const fileIdsByApplication = await Promise.all(
    applications.map(async (one) => {
      const ids = await Promise.all(
        listDocuments(one).map(async (document) => {
          const uploads = createVersions(one, document)
          const storedFiles = await Promise.all(
            uploads.map(({ name, content }) =>
              files.put({ name, purpose: 'document', owner_id: null, content: Readable.from([content]) }),
            ),
          )
          return uploads.flatMap(({ fields }, index) =>
            fields.map((field) => [field, storedFiles[index]?.id ?? 0] as const),
          )
        }),
      )
      return [one.id, Object.fromEntries(ids.flat())] as const
    }),
  )
  return new Map(fileIdsByApplication)
}

interface Version {
  name: string
  content: Buffer
  fields: string[]
}

/**
 * Returns the versions of a document: the first version and the versions of later rounds. The last version is the application's
 * current document.
 */
function createVersions(application: DemoApplication, document: ApplicationDocument): Version[] {
  const { ru, kz, title } = documentNames[document]
  const baseName = application.language === 'kz' ? kz : ru
  const getFileName = (upload: number) => (upload === 0 ? baseName : baseName.replace(/(\.\w+)$/, `_${upload + 1}$1`))
  const annotationTexts = Object.values(annotations[application.field])
  const createContent = (version: number): Buffer =>
    document === 'manuscript'
      ? createDocx([
          application.book_name,
          ...annotationTexts.slice(version),
          ...annotationTexts.toReversed().slice(0, version),
        ])
      : createPdf(
          `${title} of application ${application.id}`,
          `Minutes, page 2 of application ${application.id}`,
          ...(version > 0 ? [`Signatures, version ${version + 1}`] : []),
        )
  let version = 0
  let currentVersion: Version = { name: getFileName(0), content: createContent(0), fields: [] }
  const versions = [currentVersion]
  for (const [index, requests] of getRounds(application).entries()) {
    const request = requests.documents.find((entry) => entry.document === document)
    if (!request) continue
    currentVersion.fields.push(`asked.${index + 1}.${document}`)
    if (!request.came) continue
    if (request.came === 'new') version += 1
    currentVersion = {
      name: getFileName(versions.length),
      content: createContent(version),
      fields: [`came.${index + 1}.${document}`],
    }
    versions.push(currentVersion)
  }
  currentVersion.fields.push(document)
  return versions
}

/** Returns the documents that an application has. Textbooks need more documents, and accepted applications have a contract. */
const listDocuments = ({ id, status, field }: DemoApplication): ApplicationDocument[] => [
  ...requiredApplicationDocuments,
  ...(id % 3 === 0 ? (['review_2'] as const) : []),
  ...(field === 'nature' || field === 'teaching' ? (['methodological_council_conclusion'] as const) : []),
  ...(status === 'accepted' ? (['contract_file'] as const) : []),
]

async function linkDocuments(
  tx: Tx,
  documents: Documents,
  seededApplications: readonly SeededApplication[],
): Promise<void> {
  const links = seededApplications.flatMap(({ id }) =>
    Object.entries(documents.get(id) ?? {}).map(([field, file_id]) => ({
      file_id,
      resource: 'application',
      resource_id: id,
      field,
    })),
  )
  await tx.insert(fileLinks).values(links)
}
