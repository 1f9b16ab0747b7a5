import pg from 'pg'

/** The connection timeout in milliseconds. Without it, an address that drops packets would block for minutes. */
const connectTimeoutMs = 5_000

/** Creates a standalone connection. A lost connection causes an error in the next query instead of an unhandled error. */
export function createClient(url: string, settings: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, ...settings })
  client.on('error', () => undefined)
  return client
}

/** Runs `callback` on a separate connection and closes it afterwards. */
export async function withClient<Result>(
  url: string,
  callback: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = createClient(url)
  try {
    await client.connect()
    return await callback(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
