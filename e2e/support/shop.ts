import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a fake shop responds to requests. */
export type FakeShopBehaviour = 'well' | 'badly' | 'slowly' | 'not at all'

/** A fake shop that receives books. It also acts as the service that receives social media posts. It records the requests. */
export interface FakeShop {
  url: string
  host: string
  setBehaviour: (next: FakeShopBehaviour) => void
  submittedForms: FormData[]
  stop: () => void
}

const respondByBehaviour: Record<FakeShopBehaviour, (answer: ServerResponse) => void> = {
  well: (answer) => void answer.setHeader('content-type', 'application/json').end('{"id":71}'),
  badly: (answer) => void answer.writeHead(422).end('{"error":"category_id"}'),
  slowly: (answer) => void setTimeout(() => answer.end('{}'), 5_000).unref(),
  'not at all': (answer) => void answer.destroy(),
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const contentType = request.headers['content-type'] ?? ''
  return new Response(new Uint8Array(Buffer.concat(chunks)), { headers: { 'content-type': contentType } }).formData()
}

export async function startFakeShop(): Promise<FakeShop> {
  let behaviour: FakeShopBehaviour = 'well'
  const receivedForms: FormData[] = []
  const server = createServer((request, answer) => {
    void readForm(request).then((form) => {
      receivedForms.push(form)
      respondByBehaviour[behaviour](answer)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}/api/products/sync`,
    host,
    submittedForms: receivedForms,
    setBehaviour: (next) => {
      behaviour = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
