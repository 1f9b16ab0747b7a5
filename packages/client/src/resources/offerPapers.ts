import type { BodyOf, ParamsOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'
import { session } from '../session.ts'
import { MissingToken } from './offers.ts'

type Kind = ParamsOf<'GET /api/offers/{id}/documents/{kind}.pdf'>['kind']
type Language = BodyOf<'POST /api/offers/{id}/send'>['language']

/** The papers of an offer that were sent by letter, the latest first. */
export const useOfferSendings = (id: number) => useCall('GET /api/offers/{id}/sendings', { params: { id } })

/** Hands a paper of an offer to the browser, set as PDF in a language; of an earlier version, where one is named. */
export const saveOfferPaper = (
  id: number,
  kind: Kind,
  { lang, revision, name }: { lang: Language; revision?: number | undefined; name: string },
): Promise<void> =>
  save(
    urlOf('GET /api/offers/{id}/documents/{kind}.pdf', {
      params: { id, kind },
      query: { lang, ...(revision && { revision }) },
    }),
    name,
  )

/** Sends a paper by letter. */
export async function sendOfferPaper(id: number, body: BodyOf<'POST /api/offers/{id}/send'>) {
  await call('POST /api/offers/{id}/send', { params: { id }, body })
  await changed('offer')
}

/** Keeps number, day and file of the electronic tax invoice; throws `MissingToken` without a session. */
export async function saveEsf(
  offerId: number,
  body: Pick<BodyOf<'POST /api/offers/{offerId}/update-invoice'>, 'esf_number' | 'esf_date' | 'esf_file'>,
) {
  if (!session.get().token) throw new MissingToken()
  await call('POST /api/offers/{offerId}/update-invoice', { params: { offerId }, body })
  await changed('offer')
}
