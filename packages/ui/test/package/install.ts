import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const tarballFolder = join(import.meta.dirname, '../../../../.cache/packed')

/** Returns the workspace's version of a dependency that the application must install itself. */
const readInstalledVersion = (name: string) =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../node_modules', name, 'package.json'), 'utf8')) as {
      version: string
    }
  ).version

/** Installs the packed packages into an application outside this workspace, together with the application's own dependencies. */
export function installPackages(
  app: string,
  otherPackageNames: readonly string[],
  extraDependencies: Readonly<Record<string, string>> = {},
): void {
  const ownPackages = ['domain', 'i18n', 'ui'].map((name) => [
    `@press/${name}`,
    `file:${join(tarballFolder, `press-${name}.tgz`)}`,
  ])
  const otherPackages = otherPackageNames.map((name) => [name, readInstalledVersion(name)])
  const dependencies = { ...(Object.fromEntries([...ownPackages, ...otherPackages]) as object), ...extraDependencies }
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: app,
    stdio: 'inherit',
  })
}
