import pg from 'pg'

/** Connection timeout in milliseconds: an address that drops packets would otherwise block for minutes. */
const connectTimeoutMs = 5_000

/** A standalone connection. A lost connection surfaces in the next query, not as an unhandled error. */
export function createClient(url: string, settings: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, ...settings })
  client.on('error', () => undefined)
  return client
}

/** Runs `work` on its own connection. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = createClient(url)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
