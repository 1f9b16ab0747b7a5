import type { shopCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { PressError } from '../../errors.ts'
import {
  assertEndpoint,
  getHost,
  getPublication,
  getPublications,
  retryPublication,
} from '../shared/publications/publications.ts'
import { findCard, buildProductForm } from '../shared/publications/product.ts'
import { publishProduct } from './commands.ts'

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
    const id = await publishProduct(call, call.body)
    return { publication: await getPublication(call.db, id) }
  },

  'POST /api/publications/{id}/resend': async (call) => {
    await retryPublication(call.db, endpoints, call.params.id)
    return { publication: await getPublication(call.db, call.params.id) }
  },
})
