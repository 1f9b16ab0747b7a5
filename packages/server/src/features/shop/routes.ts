import type { shopCalls } from '@press/contract'
import { validateProduct } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { assertFields, PressError, type FieldProblem } from '../../errors.ts'
import {
  enqueuePublication,
  assertEndpoint,
  getHost,
  getPublication,
  getPublications,
  retryPublication,
} from '../shared/publications/publications.ts'
import { isIsbnTaken } from '../shared/tech-cards/isbn.ts'
import { lockCard } from '../shared/tech-cards/row.ts'
import { getFields, ownPictures } from './product.ts'
import { findCard, getPictures, buildProductForm, type ProductFields } from '../shared/publications/product.ts'

export const handlers = ({ config: endpoints }: Services): HandlersOf<typeof shopCalls> => ({
  'GET /api/products/{id}': async ({ db, files, params }) => {
    const card = await findCard(db, params.id)
    if (!card) throw new PressError('notFound')
    return {
      shop: getHost(endpoints, 'shop'),
      product: await buildProductForm(db, card, files),
      publications: await getPublications(db, params.id, 'shop'),
    }
  },

  'POST /api/products/sync': async (call) => {
    assertEndpoint(endpoints, 'shop')
    const { db, body, person } = call
    const card = await findCard(db, body.external_techcard_id)
    if (!card) throw new PressError('validation', { fields: { external_techcard_id: 'choice' } })
    const bodyFields = getFields(body)
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
    const own = ownPictures(card)
    // Only pictures of this book and its people may be published from the press's files. Any other file must be the person's own
    // upload.
    const uploads = Object.fromEntries(Object.entries(getPictures(fields)).filter(([, file]) => !own.has(file)))
    const id = await db.transaction(async (tx) => {
      await lockCard(tx, { person, scope: 'all' }, card.id)
      const isbnProblem = fields.isbn && fields.isbn !== card.ISBN && (await isIsbnTaken(tx, fields.isbn, card.id))
      if (isbnProblem) throw new PressError('validation', { fields: { isbn: isbnProblem } })
      return enqueuePublication(tx, call, { channel: 'shop', card: card.id, fields: { ...fields }, files: uploads })
    })
    return { publication: await getPublication(db, id) }
  },

  'POST /api/publications/{id}/resend': async (call) => {
    await retryPublication(call.db, endpoints, call.params.id)
    return { publication: await getPublication(call.db, call.params.id) }
  },
})
