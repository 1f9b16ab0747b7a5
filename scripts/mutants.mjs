// `npm run test:all -- mutants`: breaks the product in one place at a time, in a worktree of the last commit, and runs the part of
// the gate that must detect it. A mutant that the gate does not detect, or that the final report does not name, is an error. `node
// scripts/mutants.mjs toast route` runs only these two mutants.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child-processes.mjs'
import { checkOut } from './worktree.mjs'

/**
 * The mutants. `from` occurs once in the file and is replaced with `to`. `run` is a step of `npm test` with a filter; its final
 * report must contain `named`.
 */
const mutants = [
  {
    of: 'a permission',
    file: 'packages/domain/src/shared/permissions.ts',
    from: "users: defineArea<'read' | 'write'>({ supervisor: writeAll, hr: writeAll, director: readAll })",
    to: "users: defineArea<'read' | 'write'>({ supervisor: writeAll, hr: writeAll, director: writeAll })",
    run: 'unit=shared/permissions',
    named: 'permissions.test.ts',
  },
  {
    of: 'a transition',
    file: 'packages/domain/src/offers/statuses.ts',
    from: '{ from: printing, to: stock, roles: printerRoles }',
    to: '{ from: printing, to: done, roles: printerRoles }',
    run: 'unit=offers/statuses',
    named: 'statuses.test.ts',
  },
  {
    of: 'a total',
    file: 'packages/domain/src/offers/totals.ts',
    from: 'const sum = sumLines(chargedLines)',
    to: 'const sum = gross',
    run: 'unit=domain/src/offers',
    named: 'offers/',
  },
  {
    of: 'a colour',
    file: 'packages/ui/src/themes/light.ts',
    from: "muted: '#5d6572'",
    to: "muted: '#9aa0a8'",
    run: 'unit=themes/contrast',
    named: 'contrast.test.ts',
  },
  {
    of: 'a live event',
    file: 'packages/server/src/events/record-event.ts',
    from: '  await tx.execute(sql`select pg_notify(${eventChannel}, ${String(insertedEvent.id)})`)\n',
    to: '',
    run: 'unit=server/test/live',
    named: 'live.test.ts',
  },
  {
    of: 'a letter',
    file: 'packages/server/src/mail/letters.ts',
    from: "subject: t('letters:reset.subject')",
    to: "subject: t('letters:registered.subject')",
    run: 'unit=server/test/mail',
    named: 'mail.test.ts',
  },
  {
    of: 'a document',
    file: 'packages/server/src/features/offers/documents/invoice.ts',
    from: 'stack: [totalsTable(paper.totals), ...closingBlock(paper)]',
    to: 'stack: closingBlock(paper)',
    run: 'unit=features/offers-documents',
    named: 'offers-documents.test.ts',
  },
  {
    of: 'a migration',
    file: 'packages/server/src/database/migrations/0048_baseline.sql',
    from: 'CREATE UNIQUE INDEX "messages_client"',
    to: 'CREATE INDEX "messages_client"',
    run: 'unit=features/chat.test',
    named: 'chat.test.ts',
  },
  {
    of: 'a label',
    file: 'packages/ui/src/press/chat/Chat/Composer.tsx',
    from: "        aria-label={t('composer.send')}\n",
    to: '',
    run: 'stories=Chat',
    named: 'button-name',
  },
  {
    of: 'a toast',
    file: 'packages/shell/src/screens/todos/TodoScreen.tsx',
    from: "          toast({ message: t('toast.added') })\n",
    to: '',
    run: 'journeys=todos.spec',
    named: 'todos.spec.ts',
  },
  {
    of: 'a route',
    file: 'packages/shell/src/start/screen-routes.tsx',
    from: '...[...routes, ...sharedRoutes].map(',
    to: '...sharedRoutes.map(',
    run: 'journeys=Every screen of partner',
    named: 'all-screens.spec.ts',
  },
  {
    of: 'an unhandled rejection',
    file: 'portals/partner/src/home/HomeScreen.tsx',
    from: '  const [payingOfferId, setPayingOfferId] = useState<number | null>(null)\n',
    to: "  const [payingOfferId, setPayingOfferId] = useState<number | null>(() => {\n    void Promise.reject(new Error('Unhandled by the mutant'))\n    return null\n  })\n",
    run: 'journeys=Every screen of partner',
    named: 'Unhandled by the mutant',
  },
]

const worktreeFolder = join(root, '.cache', 'mutants')
/** Turns off retries, and runs only the gate's tests. */
const env = { ...process.env, CI: '', PRESS_TEST_ALL: '' }

/** Returns what is wrong with the gate's reaction to a mutant. Returns undefined if the gate fails and names the mutant. */
function describeProblem({ file, from, to, run, named }) {
  const path = join(worktreeFolder, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2) return `${file} must contain the text to replace exactly once`
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'test', run], {
    cwd: worktreeFolder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  writeFileSync(path, source)
  const finalReport = stdout.slice(stdout.lastIndexOf('\nnpm test   '))
  if (status === 0) return 'no test failed'
  return finalReport.includes('FAILED') && finalReport.includes(named)
    ? undefined
    : `the final report does not contain ${named}:${finalReport}`
}

checkOut(worktreeFolder, 'HEAD')
const requestedWords = process.argv.slice(2)
const selectedMutants = mutants.filter(
  ({ of }) => requestedWords.length === 0 || requestedWords.some((word) => of.includes(word)),
)
const survivors = []
for (const mutant of selectedMutants) {
  const problem = describeProblem(mutant)
  console.log(`${problem ? '✗' : '✓'} ${mutant.of} (${mutant.run})`)
  if (!problem) continue
  console.log(problem)
  survivors.push(mutant.of)
}
console.log(
  survivors.length === 0 ? `${selectedMutants.length} mutants detected` : `Not detected: ${survivors.join(', ')}`,
)
process.exit(survivors.length)
