import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const packed = join(import.meta.dirname, '../../../../.cache/packed')

/** Returns the workspace's version of a dependency that the application must install itself. */
const versionOf = (name: string) =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../node_modules', name, 'package.json'), 'utf8')) as {
      version: string
    }
  ).version

/** Installs the packed packages into an application outside this workspace, together with the application's own dependencies. */
export function install(app: string, others: readonly string[], more: Readonly<Record<string, string>> = {}): void {
  const ownPackages = ['domain', 'i18n', 'ui'].map((name) => [
    `@press/${name}`,
    `file:${join(packed, `press-${name}.tgz`)}`,
  ])
  const otherPackages = others.map((name) => [name, versionOf(name)])
  const dependencies = { ...(Object.fromEntries([...ownPackages, ...otherPackages]) as object), ...more }
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: app,
    stdio: 'inherit',
  })
}
