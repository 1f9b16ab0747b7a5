// Packs @press/ui and the workspace packages it depends on as a release would, and checks each with publint and attw. test/package/
// installs the same tarballs.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '..')

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

for (const name of ['domain', 'i18n', 'ui']) {
  const tarball = join(packages, '../.cache/packed', `press-${name}.tgz`)
  run('pnpm', ['pack', '--out', tarball], join(packages, name))
  run('publint', ['run', tarball, '--strict'], import.meta.dirname)
  run('attw', [tarball, '--profile', 'esm-only', '--quiet'], import.meta.dirname)
}
