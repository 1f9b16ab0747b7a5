import { randomUUID } from 'node:crypto'
import type { Publication, shopCalls } from '@press/contract'
import { productProblems } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import type { HandlersOf } from '../../app/handler.ts'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../../database/database.ts'
import { iso, rows } from '../../database/rows.ts'
import { publications } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { record } from '../../events/record.ts'
import { enqueue } from '../../jobs/jobs.ts'
import type { Context } from '../context.ts'
import { lock } from '../tech-cards/row.ts'
import { fieldsOf, findCard, productOf, type ProductFields } from './product.ts'

const columns = sql`publications.id, publications.version, channel, status, attempts, fields->>'name' as name, sha256, size,
  answer_status, answer, fault, sent_at, next_at, ${iso('publications.created_at')} as created_at, users.name as created_by`

const publicationsOf = (db: Db, card: number): Promise<Publication[]> =>
  rows<Publication>(
    db,
    sql`select ${columns} from publications left join users on users.id = created_by
      where tech_card_id = ${card} order by publications.id desc limit 20`,
  )

async function publicationOf(db: Db, id: number): Promise<Publication> {
  const [found] = await rows<Publication>(
    db,
    sql`select ${columns} from publications left join users on users.id = created_by where publications.id = ${id}`,
  )
  if (!found) throw new PressError('notFound')
  return found
}

/** Nothing is queued for a shop that nobody has named. */
function assertShop(shop: Config['shop']): void {
  if (!shop) throw new PressError('moveRefused', { message: 'shop.notConfigured' })
}

export const shopHandlers = ({ shop }: Pick<Config, 'shop'>): HandlersOf<typeof shopCalls> => ({
  'GET /api/products/{id}': async ({ db, files, params }) => {
    const card = await findCard(db, params.id)
    if (!card) throw new PressError('notFound')
    return {
      shop: shop ? new URL(shop.url).host : null,
      product: productOf(card, files),
      publications: await publicationsOf(db, params.id),
    }
  },

  'POST /api/products/sync': async (call) => {
    assertShop(shop)
    const { db, body, person } = call
    const card = await findCard(db, body.external_techcard_id)
    if (!card) throw new PressError('validation', { fields: { external_techcard_id: 'choice' } })
    const given = fieldsOf(body)
    const avatars = card.authors.map(({ avatar_file_id }) => avatar_file_id)
    const fields: ProductFields = {
      ...given,
      src_cover: given.src_cover ?? card.cover_file_id,
      src_fpage: given.src_fpage ?? card.fpage_file_id,
    }
    const problems: Record<string, FieldProblem> = {
      ...productProblems({ ...fields, authors: fields.authors.map((author) => ({ ...author, id: null })) }),
    }
    fields.authors.forEach(({ src_avatar }, index) => {
      // Of the press's files only the pictures of these very people go out.
      if (src_avatar !== null && !avatars.includes(src_avatar)) problems[`authors.${index}.src_avatar`] = 'unknownFile'
    })
    const accounts = card.authors.map(({ id }) => id)
    if (fields.author_ids.some((id) => !accounts.includes(id))) problems['author_ids'] = 'unknownPerson'
    if (Object.keys(problems).length > 0) throw new PressError('validation', { fields: problems })
    const id = await db.transaction(async (tx) => {
      await lock(tx, { person, scope: 'all' }, card.id)
      await takeFiles(tx, call, card, given)
      const [row] = await tx
        .insert(publications)
        .values({
          channel: 'shop',
          tech_card_id: card.id,
          fields: { ...fields },
          key: randomUUID(),
          created_by: person.id,
        })
        .returning({ id: publications.id })
      if (!row) throw new Error('A publication was not written')
      await queue(tx, call, row.id, card.id)
      return row.id
    })
    return { publication: await publicationOf(db, id) }
  },

  'POST /api/publications/{id}/resend': async (call) => {
    assertShop(shop)
    const { db, params } = call
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(publications).where(eq(publications.id, params.id)).for('update')
      if (!row) throw new PressError('notFound')
      // What waits is sent anyway, and what was taken is not sent twice.
      if (row.status !== 'failed') return
      await tx
        .update(publications)
        .set({ status: 'waiting', attempts: 0, next_at: null, version: sql`${publications.version} + 1` })
        .where(eq(publications.id, row.id))
      await queue(tx, call, row.id, row.tech_card_id)
    })
    return { publication: await publicationOf(db, params.id) }
  },
})

async function queue(tx: Tx, { person }: Pick<Context, 'person'>, publication: number, card: number): Promise<void> {
  await enqueue(tx, 'publish', { publication })
  await record(tx, {
    type: 'book.publishAsked',
    resource: 'book',
    resource_id: card,
    actor_id: person.id,
    data: { publication },
  })
}

/** Uploads of the form belong to the card from now on; its own pictures do already. */
const takeFiles = (
  tx: Tx,
  { files, person }: Pick<Context, 'files' | 'person'>,
  card: { id: number; cover_file_id: number | null; fpage_file_id: number | null },
  { image, src_cover, src_fpage }: ProductFields,
): Promise<void> =>
  files.link(tx, person, 'techcard', card.id, {
    ...(image !== null && { image }),
    ...(src_cover !== null && src_cover !== card.cover_file_id && { src_cover }),
    ...(src_fpage !== null && src_fpage !== card.fpage_file_id && { src_fpage }),
  })
