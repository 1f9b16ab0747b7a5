// What src/entries/ holds: one module for each folder that src/index.ts gives out, so that `@press/ui/Button` is a stable
// address of its own.
import { readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'

const src = join(import.meta.dirname, 'src')

/** The folders that an index gives out whole, and those that such a folder gives out in its turn (the charts). */
const given = (index) =>
  [...readFileSync(join(src, index), 'utf8').matchAll(/^export \* from '\.\/(.+\/index\.ts)'$/gm)]
    .map(([, path]) => posix.join(posix.dirname(index), path))
    .flatMap((path) => [path, ...given(path)])

/** File names and texts of src/entries. */
export const entries = () =>
  new Map(given('index.ts').map((path) => [`${basename(dirname(path))}.ts`, `export * from '../${path}'\n`]))
