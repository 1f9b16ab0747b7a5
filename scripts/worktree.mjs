import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from './child-processes.mjs'

const runIn = (cwd, command, ...args) => execFileSync(command, args, { cwd, stdio: 'inherit' })

export function checkOut(tree, revision) {
  const commit = execFileSync('git', ['rev-parse', `${revision}^{commit}`], { cwd: root, encoding: 'utf8' }).trim()
  if (existsSync(tree)) runIn(tree, 'git', 'checkout', '--quiet', '--force', '--detach', commit)
  else runIn(root, 'git', 'worktree', 'add', '--force', '--detach', tree, commit)
  runIn(tree, join(bin, 'pnpm'), 'install', '--frozen-lockfile', '--reporter=silent')
  runIn(tree, process.execPath, 'packages/ui/generate-sources.mjs')
}
