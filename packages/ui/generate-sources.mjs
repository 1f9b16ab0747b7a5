// Generates the sources that are not checked in: src/entries/ and src/foundations/Icon/glyphs/. Runs with every install and before
// every build, and writes only files that differ.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entries } from './entries.mjs'

const resolveHere = (...path) => join(import.meta.dirname, ...path)

function write(folder, files) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name))
  for (const [name, text] of files) {
    const file = join(folder, name)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}

write(resolveHere('src/entries'), entries())

// Generating all icons takes two seconds, so it runs only when the icon list or a package version changes.
const drawings = createHash('sha256')
for (const file of ['icons.mjs', 'node_modules/@phosphor-icons/core/package.json', 'node_modules/svgo/package.json'])
  drawings.update(readFileSync(resolveHere(file)))
const folder = resolveHere('src/foundations/Icon/glyphs')
const stamp = resolveHere('.glyphs')
const now = drawings.digest('hex')
if (!existsSync(folder) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  const { glyphs } = await import('./icons.mjs')
  write(folder, glyphs())
  writeFileSync(stamp, now)
}
