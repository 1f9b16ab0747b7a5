import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')

/** The packages that every application installs itself, so their size is not counted. */
const excludedPackages = /^(react|react-dom|react-i18next|i18next|@press\/i18n)($|\/)/

/** Returns the chunks that must load before a chunk can run, and the chunk itself. */
function listStaticChunks(
  chunk: Rolldown.OutputChunk,
  chunksByName: ReadonlyMap<string, Rolldown.OutputChunk>,
): Rolldown.OutputChunk[] {
  const staticChunks = new Set([chunk])
  for (const one of staticChunks)
    for (const name of one.imports) {
      const importedChunk = chunksByName.get(name)
      if (importedChunk) staticChunks.add(importedChunk)
    }
  return [...staticChunks]
}

/**
 * Returns the size of each entry of @press/ui: its minified script with everything it imports statically, gzipped, in units of 1000
 * bytes. React and the catalogs are not counted.
 */
export async function measureEntrySizes(): Promise<Record<string, number>> {
  const entries = readdirSync(join(root, 'src/entries')).map((file) => basename(file, '.ts'))
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    // Vitest sets NODE_ENV to `test`, which would keep the libraries' development messages.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          index: join(root, 'dist/index.js'),
          ...Object.fromEntries(entries.map((name) => [name, join(root, `dist/entries/${name}.js`)])),
        },
        external: (id) => excludedPackages.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
  const entrySizes = [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .map((entry) => {
      const code = listStaticChunks(entry, chunks).map((chunk) => chunk.code)
      return [entry.name, gzipSync(code.join('\n'), { level: 9 }).length / 1000] as const
    })
  return Object.fromEntries(entrySizes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
