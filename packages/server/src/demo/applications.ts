import { Readable } from 'node:stream'
import { requiredApplicationDocuments, shortNames, timings, type ApplicationDocument } from '@press/domain'
import { addDays, toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { applicationAuthors, applicationConclusions, applications as table, fileLinks } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { PlannedCard } from './cards.ts'
import { annotations, applications, type DemoApplication } from './data.ts'
import { docx, pdf } from './documents.ts'
import { getAuthors, type Staff } from './people.ts'
import { getRounds, seedRounds } from './rounds.ts'
import { randomFrom, type Calendar } from './random.ts'

/** An application with its dates, for the history. */
export interface SeededApplication extends DemoApplication {
  owner: number
  created_at: Date
  status_since: Date
}

const day = 86_400_000

export async function seedApplications(
  tx: Tx,
  documents: Documents,
  staff: Staff,
  planned: readonly PlannedCard[],
  calendar: Calendar,
): Promise<SeededApplication[]> {
  const seeded = applications.map((one) => ({
    ...one,
    owner: ownerOf(one, staff),
    ...momentsOf(
      one,
      planned.find(({ id }) => id === one.card),
      calendar,
    ),
  }))
  await tx
    .insert(table)
    .overridingSystemValue()
    .values(seeded.map((one) => rowOf(one, calendar)))
  await tx
    .insert(applicationAuthors)
    .values(
      seeded.flatMap(({ id, authors }) => getAuthors(authors, staff).map((one) => ({ application_id: id, ...one }))),
    )
  await tx.insert(applicationConclusions).values(seeded.flatMap(conclusionsOf))
  await seedRounds(tx, seeded, staff, calendar)
  await linkDocuments(tx, documents, seeded)
  return seeded
}

/**
 * Returns the first author with an account. If no author has an account, returns an author who submitted the application for them.
 */
function ownerOf({ id, authors }: DemoApplication, staff: Staff): number {
  const [known] = authors.flatMap((name) => staff.idOf(name) ?? [])
  const [, ...others] = staff.withRole('author')
  return known ?? (others[id % others.length] as number)
}

function momentsOf(
  { id, status, days = 0, rounds }: DemoApplication,
  card: PlannedCard | undefined,
  { ago }: Calendar,
) {
  const random = randomFrom(id)
  const started = card?.visits[0]?.entered_at
  const status_since = started
    ? new Date(started.getTime() - (0.2 + random() * 3) * day)
    : ago(days + 0.1 + random() * 0.3)
  const requestedDaysAgo = rounds?.[0]?.asked
  const decided = requestedDaysAgo === undefined ? status_since : ago(requestedDaysAgo)
  const waitDays = status === 'in process' && requestedDaysAgo === undefined ? 0 : 4 + random() * 6
  return { status_since, created_at: new Date(decided.getTime() - waitDays * day) }
}

function rowOf(one: SeededApplication, calendar: Calendar) {
  const { id, book_name, language, field, budget_source, status, status_since, created_at, authors, reason, revision } =
    one
  const { ru, kz, en } = annotations[field]
  const [soonest = null] = (revision ?? []).map(({ until }) => until).sort((a, b) => a - b)
  const answer =
    one.due === undefined ? addDays(toPressDay(status_since), timings.applicationDays) : calendar.ahead(one.due)
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
    due: status === 'in process' ? answer : soonest === null ? null : calendar.ahead(soonest),
    reason: reason ?? null,
    authors: shortNames(authors.map((name) => ({ name }))),
    created_by: one.owner,
    created_at,
    updated_at: status_since,
    version: status === 'in process' ? 1 : 2,
  }
}

/**
 * Returns the numbers and dates of the conclusions. The department approves a book first, then its reviewer, and the scientific
 * council last.
 */
function conclusionsOf({ id, created_at }: SeededApplication) {
  const random = randomFrom(id * 7)
  const before = (days: number) => toPressDay(new Date(created_at.getTime() - (days + random() * 9) * day))
  const number = () => String(1 + Math.floor(random() * 12))
  return [
    { application_id: id, document: 'department_conclusion' as const, number: number(), date: before(34) },
    { application_id: id, document: 'review_1' as const, number: null, date: before(22) },
    { application_id: id, document: 'scientific_council_conclusion' as const, number: number(), date: before(5) },
  ]
}

/** The ids of uploaded files by application and field: the current documents, and the documents of the revision rounds. */
export type Documents = ReadonlyMap<number, Record<string, number>>

const names: Record<ApplicationDocument, { ru: string; kz: string; title: string }> = {
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
  const stored = await Promise.all(
    applications.map(async (one) => {
      const ids = await Promise.all(
        documentsOf(one).map(async (document) => {
          const uploads = versionsOf(one, document)
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
  return new Map(stored)
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
function versionsOf(one: DemoApplication, document: ApplicationDocument): Version[] {
  const { ru, kz, title } = names[document]
  const plain = one.language === 'kz' ? kz : ru
  const getFileName = (upload: number) => (upload === 0 ? plain : plain.replace(/(\.\w+)$/, `_${upload + 1}$1`))
  const words = Object.values(annotations[one.field])
  const createContent = (version: number): Buffer =>
    document === 'manuscript'
      ? docx([one.book_name, ...words.slice(version), ...words.toReversed().slice(0, version)])
      : pdf(
          `${title} of application ${one.id}`,
          `Minutes, page 2 of application ${one.id}`,
          ...(version > 0 ? [`Signatures, version ${version + 1}`] : []),
        )
  let version = 0
  let currentVersion: Version = { name: getFileName(0), content: createContent(0), fields: [] }
  const versions = [currentVersion]
  for (const [index, requests] of getRounds(one).entries()) {
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
const documentsOf = ({ id, status, field }: DemoApplication): ApplicationDocument[] => [
  ...requiredApplicationDocuments,
  ...(id % 3 === 0 ? (['review_2'] as const) : []),
  ...(field === 'nature' || field === 'teaching' ? (['methodological_council_conclusion'] as const) : []),
  ...(status === 'accepted' ? (['contract_file'] as const) : []),
]

async function linkDocuments(tx: Tx, documents: Documents, seeded: readonly SeededApplication[]): Promise<void> {
  const links = seeded.flatMap(({ id }) =>
    Object.entries(documents.get(id) ?? {}).map(([field, file_id]) => ({
      file_id,
      resource: 'application',
      resource_id: id,
      field,
    })),
  )
  await tx.insert(fileLinks).values(links)
}
