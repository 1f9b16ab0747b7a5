// Generates src/entries/: one module for each folder that src/index.ts exports, so that `@press/ui/Button` is a stable import path.
import { readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'

const src = join(import.meta.dirname, 'src')

/** Returns the folders that an index re-exports entirely, including those that such a folder re-exports itself (the charts). */
const listReexports = (index) =>
  [...readFileSync(join(src, index), 'utf8').matchAll(/^export \* from '\.\/(.+\/index\.ts)'$/gm)]
    .map(([, path]) => posix.join(posix.dirname(index), path))
    .flatMap((path) => [path, ...listReexports(path)])

/** Returns file names and contents of src/entries. */
export const entries = () =>
  new Map(listReexports('index.ts').map((path) => [`${basename(dirname(path))}.ts`, `export * from '../${path}'\n`]))
