// The process that farm.ts starts once per worker. It loads the server's modules once, and opens a press on a fresh copy of the
// template for each test.
import { createApp } from '../../../packages/server/src/app.ts'
import { readConfig } from '../../../packages/server/src/config.ts'
import { createPool } from '../../../packages/server/src/database/database.ts'
import { listen } from '../../../packages/server/src/http/listen.ts'
import { dataDir, port } from '../addresses.ts'
import { clonePress } from './clone.ts'
import type { Order } from './farm.ts'
import { addLatency } from './lag.ts'

const log: string[] = []
let closePress = async (): Promise<void> => undefined

async function openPress(): Promise<void> {
  const url = await clonePress(`worker_${process.env['TEST_PARALLEL_INDEX'] ?? 0}`, dataDir)
  const config = readConfig({ PRESS_DATA_DIR: dataDir, PRESS_PORT: String(port), PRESS_LOG: 'warn' })
  const database = createPool(url, { connectTimeoutMs: 30_000 })
  const app = await createApp({ config, database, portals: true, log: { write: (line) => void log.push(line) } })
  const seed = process.env['PRESS_TEST_LAG']
  if (seed) addLatency(app, seed)
  const listener = await listen(app, port, 4, { perAddress: 0 })
  closePress = async () => {
    await Promise.all([listener.close(), app.close()])
    await database.close()
    closePress = async () => undefined
  }
}

const orderHandlers: Record<Order, () => Promise<void>> = {
  open: async () => {
    await closePress()
    log.length = 0
    await openPress()
  },
  close: () => closePress(),
  log: async () => undefined,
}

process.on('message', (order: Order) => {
  orderHandlers[order]().then(
    () => process.send?.({ log: log.join('') }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  )
})
process.once('disconnect', () => process.exit(0))
