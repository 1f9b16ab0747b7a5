import { signIn, type Press } from './press-server.ts'

interface CallOptions {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | FormData
}

/**
 * Creates a client that calls the API as a demo account. `send` returns the response, and `post` the parsed JSON answer. Both throw
 * if the server refuses the request.
 */
export async function createCaller(press: Press, role: string) {
  const token = await signIn(press.url(), role)
  const headers = { authorization: `Bearer ${token}` }
  const send = async (path: string, init: CallOptions = {}): Promise<Response> => {
    const answer = await fetch(press.url() + path, { ...init, headers: { ...headers, ...init.headers } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  return {
    token,
    send,
    /** Sends the body as JSON and returns the parsed answer. */
    post: async (path: string, body: unknown): Promise<unknown> => {
      const jsonHeaders = { 'content-type': 'application/json' }
      return (await send(path, { method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) })).json()
    },
  }
}
export type Caller = Awaited<ReturnType<typeof createCaller>>

/** Creates an offer with the given number of titles and returns the offer's id. */
export async function createOffer(caller: Caller, titles: number, otherFields: object = {}): Promise<number> {
  const items = Array.from({ length: titles }, (_none, index) => ({
    name: `Ұлы дала әңгімелері, ${index + 1}-том`,
    quantity: 100 + index,
    price: 294_000 + index,
    bw_pages: 320,
    format: '60×90/16',
    binding: '7BC',
    paper_type: 'offset80',
  }))
  const body = {
    date: '2026-11-20',
    recipient_name: 'Университет',
    recipient_bin: '960440000381',
    items,
    ...otherFields,
  }
  const { offer } = (await caller.post('/api/offers', body)) as { offer: { id: number } }
  return offer.id
}

/** Accepts an offer and creates its invoice. Returns the invoice number. */
export async function createInvoicedOffer(caller: Caller, id: number): Promise<string> {
  await caller.post('/api/offer/update-status', { offer_id: id, status: 'accept' })
  const answer = await caller.post(`/api/offers/${id}/invoice`, {})
  const { offer } = answer as { offer: { invoice_number: string } }
  return offer.invoice_number
}
