import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openPress } from './support.ts'

const readDeployFile = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../deploy', name), 'utf8')
const token = 'for-prometheus-only'
const press = await openPress({ PRESS_METRICS_TOKEN: token })
const fetchMetrics = async (): Promise<string> => (await press.withToken(token).fetch('/metrics')).text()

it.each(['alerts.yml', 'dashboard.json'])('every metric used by %s is exported', async (name) => {
  const metricNames = new Set(readDeployFile(name).match(/\b(press|process|nodejs)_[a-z0-9_]+(?=[{[)\s"' ,]|$)/gm))
  expect(metricNames.size).toBeGreaterThan(4)
  // A call that no one has made has no metrics.
  await press.withToken(token).fetch('/api/health')
  const metricsText = await fetchMetrics()
  for (const metric of metricNames) expect(metricsText).toMatch(new RegExp(`^${metric}(\\{| )`, 'm'))
})

it('metrics report failing background jobs and their delay', async () => {
  await press.database.pool.query(
    "insert into jobs (kind, data, run_at, last_error) values ('nobody does this', '{}', now() - interval '1 hour', 'no')",
  )
  const metricsText = await fetchMetrics()
  expect(metricsText).toMatch(/^press_database_up 1$/m)
  expect(metricsText).toMatch(/^press_jobs\{state="failing"\} [1-9]/m)
  expect(Number(/^press_jobs_late_seconds (.+)$/m.exec(metricsText)?.[1])).toBeGreaterThanOrEqual(3600)
})

it('systemd and the proxy use the start command and ports of the press', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(readDeployFile('press.service')).toContain('ExecStart=/usr/bin/npm start')
  expect(scripts).toHaveProperty('start')
  // The ports of the staff, author and partner portals, counted from PRESS_PORT.
  expect(readDeployFile('Caddyfile').match(/127\.0\.0\.1:\d+/g)).toEqual([
    '127.0.0.1:4100',
    '127.0.0.1:4101',
    '127.0.0.1:4102',
  ])
})
