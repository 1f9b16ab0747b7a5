// Writes src/entries/: one module for each folder that src/index.ts gives out, so that `@press/ui/Button` is a stable
// address of its own. `pnpm --filter @press/ui entries` after a new line in src/index.ts; test/entries.test.ts reminds.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'

const src = join(import.meta.dirname, 'src')
const folder = join(src, 'entries')

/** The folders that an index gives out whole, and those that such a folder gives out in its turn (the charts). */
const given = (index) =>
  [...readFileSync(join(src, index), 'utf8').matchAll(/^export \* from '\.\/(.+\/index\.ts)'$/gm)]
    .map(([, path]) => posix.join(posix.dirname(index), path))
    .flatMap((path) => [path, ...given(path)])

/** File names and texts of src/entries. */
export const entries = () =>
  new Map(given('index.ts').map((path) => [`${basename(dirname(path))}.ts`, `export * from '../${path}'\n`]))

if (import.meta.main) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [name, text] of entries()) writeFileSync(join(folder, name), text)
}
