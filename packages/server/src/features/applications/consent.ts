import type { Locale } from '@press/i18n/node'
import { eq, and, isNotNull } from 'drizzle-orm'
import { applications, applicationAuthors, consents } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { updateAuthorNames } from './authors.ts'
import { versionBump } from './row.ts'
import { newestConsent } from '@press/domain'
import type { Tx } from '../../database/database.ts'
import { getTranslator } from '../../texts.ts'

/** Answers a request to join an application: a person who agrees becomes an author, a person who declines is removed. */
export const answerConsentRequest = (context: Context, locale: Locale, id: number, hasAgreed: boolean): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { person } = context
    const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
    const ownInvitation = and(
      eq(applicationAuthors.application_id, id),
      eq(applicationAuthors.user_id, person.id),
      isNotNull(applicationAuthors.asked_at),
    )
    const answeredRows = hasAgreed
      ? await tx.update(applicationAuthors).set({ asked_at: null }).where(ownInvitation).returning()
      : await tx.delete(applicationAuthors).where(ownInvitation).returning()
    if (!application || !answeredRows.length) throw new PressError('notFound')
    if (hasAgreed) await saveAuthorshipConsent(tx, { id: person.id, locale })
    await updateAuthorNames(tx, id)
    await tx.update(applications).set(versionBump).where(eq(applications.id, id))
    const { created_by } = application
    await recordEvent(tx, hasAgreed ? 'application.joined' : 'application.declined', application, {
      name: person.name,
      submitter: created_by,
    })
  })

/** Saves a person's consent to be named as the author of a book. */
export async function saveAuthorshipConsent(tx: Tx, { id, locale }: { id: number; locale: Locale }): Promise<void> {
  const version = newestConsent.authorship
  const text = getTranslator(locale)(`privacy:wording.${version}.authorship`)
  await tx.insert(consents).values({ user_id: id, kind: 'authorship', version, text })
}
