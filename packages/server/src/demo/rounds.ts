import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { applicationRevisions, applicationRounds, fileLinks, documentTexts, files } from '../database/schema.ts'
import type { Store } from '../files/store.ts'
import type { DemoApplication, DemoRound } from './data.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

/** A revision round that the author may not have answered yet. */
export type PlannedRound = Omit<DemoRound, 'answered'> & { answered?: number }

/** Returns the revision rounds of an application, from first to last. */
export const getRounds = ({ rounds = [], revision, days = 0 }: DemoApplication): PlannedRound[] => [
  ...rounds,
  ...(revision ? [{ asked: days, documents: revision }] : []),
]

/** Returns the person who decides on an application in the demo press. */
export const getChief = (id: number, staff: Staff): number | undefined =>
  staff.withRole(id % 4 ? 'initiator' : 'deputy')[0]

/** Seeds the revision requests for applications, and the authors' answers. */
export async function seedRounds(
  tx: Tx,
  seededApplications: readonly (DemoApplication & { owner: number })[],
  staff: Staff,
  { ago, ahead }: Calendar,
): Promise<void> {
  const numberedRounds = seededApplications.flatMap((one) =>
    getRounds(one).map((round, index) => ({ ...round, number: index + 1, application: one })),
  )
  await tx.insert(applicationRounds).values(
    numberedRounds.map(({ application, number, asked: askedDaysAgo, answered: answeredDaysAgo }) => ({
      application_id: application.id,
      number,
      asked_at: ago(askedDaysAgo),
      asked_by: getChief(application.id, staff) ?? null,
      ...(answeredDaysAgo !== undefined && { answered_at: ago(answeredDaysAgo), answered_by: application.owner }),
    })),
  )
  await tx.insert(applicationRevisions).values(
    numberedRounds.flatMap(({ application, number, documents }) =>
      documents.map(({ document, reason, until: daysUntilDue, answer = '', verdict = null }) => ({
        application_id: application.id,
        round: number,
        document,
        reason,
        until: ahead(daysUntilDue),
        answer,
        verdict,
      })),
    ),
  )
}

/** Extracts and saves the text of all documents of revision rounds, as the press does when authors send documents. */
export async function extractRoundTexts(tx: Tx, store: Store): Promise<void> {
  // Imported here because the reader is large, and no other part of this process needs it.
  const { readDocument } = await import('../files/extract-text.ts')
  const documentFiles = await tx
    .selectDistinct({ id: files.id, key: files.key, mime: files.mime })
    .from(fileLinks)
    .innerJoin(files, eq(files.id, fileLinks.file_id))
    .where(sql`${fileLinks.resource} = 'application' and ${fileLinks.field} ~ '^(asked|came)[.]'`)
  for (const { id, key, mime } of documentFiles) {
    const reading = await store.lend(key, (path) => readDocument(path, mime))
    await tx.insert(documentTexts).values({ file_id: id, ...reading })
  }
}
