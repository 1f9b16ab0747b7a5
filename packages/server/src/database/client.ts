import pg from 'pg'

/** Milliseconds that a server may take to let somebody in: an address that swallows everything must not be waited for. */
const patience = 5_000

/** A connection that stands by itself; its loss shows in the next query, and not as an error that nobody catches. */
export function newClient(url: string, settings: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, ...settings })
  client.on('error', () => undefined)
  return client
}

/** Does one piece of work on a connection of its own. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = newClient(url)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
