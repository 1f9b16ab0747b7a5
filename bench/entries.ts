import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { report, round, type Row } from './support/report.ts'

const root = join(import.meta.dirname, '../packages/ui')

/** What an application has anyway, once. */
const brought = /^(react|react-dom|react-i18next|i18next|@press\/i18n)($|\/)/

const kilobytes = (texts: readonly string[]) =>
  round(texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000, 2)

/** The chunks that come with one before it runs. */
function atOnce(chunk: Rolldown.OutputChunk, among: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set([chunk])
  for (const one of found)
    for (const name of one.imports) {
      const next = among.find(({ fileName }) => fileName === name)
      if (next) found.add(next)
    }
  return found
}

async function weigh(name: string, file: string): Promise<Row> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(root, 'dist', file),
        external: (id) => brought.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((one) => one.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`${file}: nothing was built`)
  const first = atOnce(entry, chunks)
  const styles = output.filter((one) => one.type === 'asset' && one.fileName.endsWith('.css'))
  return {
    entry: name,
    'js KB': kilobytes([...first].map(({ code }) => code)),
    'later js KB': kilobytes(chunks.filter((chunk) => !first.has(chunk)).map(({ code }) => code)),
    'css KB': kilobytes(styles.map((one) => String((one as Rolldown.OutputAsset).source))),
  }
}

/** What every address of @press/ui brings, minified and as gzip, beside React and the texts. */
export async function run(): Promise<void> {
  const pnpm = join(root, '../../node_modules/.bin/pnpm')
  const { status } = spawnSync(pnpm, ['--filter', '@press/ui', 'build'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`@press/ui: build ended with ${status}`)
  const folders = readdirSync(join(root, 'src/entries')).map((file) => basename(file, '.ts'))
  const entries = [
    ...['index', 'styles', 'print'].map((name) => [name === 'index' ? '.' : name, `${name}.js`] as const),
    ...folders.map((name) => [name, `entries/${name}.js`] as const),
  ]
  const rows: Row[] = []
  for (const [name, file] of entries) rows.push(await weigh(name, file))
  report('entries of @press/ui', rows)
}
