import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const packed = join(import.meta.dirname, '../../../../.cache/packed')

/** The workspace's own version of what an application brings along. */
const versionOf = (name: string) =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../node_modules', name, 'package.json'), 'utf8')) as {
      version: string
    }
  ).version

/** Installs what was packed into an application that knows nothing of this workspace, beside what it brings along itself. */
export function install(app: string, others: readonly string[], more: Readonly<Record<string, string>> = {}): void {
  const ours = ['domain', 'i18n', 'ui'].map((name) => [`@press/${name}`, `file:${join(packed, `press-${name}.tgz`)}`])
  const theirs = others.map((name) => [name, versionOf(name)])
  const dependencies = { ...(Object.fromEntries([...ours, ...theirs]) as object), ...more }
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: app,
    stdio: 'inherit',
  })
}
