import type { ParsedBody } from '@press/contract'
import { validateProduct } from '@press/domain'
import { assertFields, PressError, type FieldProblem } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { findCard, getPictures, type ProductFields } from '../shared/publications/product.ts'
import { enqueuePublication } from '../shared/publications/publications.ts'
import { findIsbnProblem } from '../shared/tech-cards/isbn.ts'
import { lockCard } from '../shared/tech-cards/row.ts'
import { toProductFields, getReusablePictures } from './product.ts'

/** Queues the data of a book for the shop. Returns the id of the publication. */
export async function publishProduct(
  context: Pick<Context, 'db' | 'files' | 'person'>,
  body: ParsedBody<'POST /api/products/sync'>,
): Promise<number> {
  const { db, person } = context
  const card = await findCard(db, body.external_techcard_id)
  if (!card) throw new PressError('validation', { fields: { external_techcard_id: 'choice' } })
  const bodyFields = toProductFields(body)
  const fields: ProductFields = {
    ...bodyFields,
    src_cover: bodyFields.src_cover ?? card.cover_file_id,
    src_fpage: bodyFields.src_fpage ?? card.fpage_file_id,
  }
  const problems: Record<string, FieldProblem> = {
    ...validateProduct({ ...fields, authors: fields.authors.map((author) => ({ ...author, id: null })) }),
  }
  const accounts = card.authors.map(({ id }) => id)
  if (fields.author_ids.some((id) => !accounts.includes(id))) problems['author_ids'] = 'unknownPerson'
  assertFields(problems)
  const reusablePictures = getReusablePictures(card)
  // Only pictures of this book and its people may be published from the press's files. Any other file must be the person's own
  // upload.
  const uploads = Object.fromEntries(
    Object.entries(getPictures(fields)).filter(([, file]) => !reusablePictures.has(file)),
  )
  return db.transaction(async (tx) => {
    await lockCard(tx, { person, scope: 'all' }, card.id)
    const isbnProblem = fields.isbn && fields.isbn !== card.ISBN && (await findIsbnProblem(tx, fields.isbn, card.id))
    if (isbnProblem) throw new PressError('validation', { fields: { isbn: isbnProblem } })
    return enqueuePublication(tx, context, { channel: 'shop', card: card.id, fields: { ...fields }, files: uploads })
  })
}
