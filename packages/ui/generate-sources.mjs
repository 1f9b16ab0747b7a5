// Generates the sources that are not checked in: src/entries/ and src/foundations/Icon/glyphs/. Runs with every install and before
// every build, and writes only files that differ.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entries } from './entries.mjs'

const resolveHere = (...path) => join(import.meta.dirname, ...path)

function syncFolder(folder, files) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name))
  for (const [name, text] of files) {
    const file = join(folder, name)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}

syncFolder(resolveHere('src/entries'), entries())

// Generating all icons takes two seconds, so it runs only when the icon list or a package version changes.
const iconInputsHash = createHash('sha256')
for (const file of ['icons.mjs', 'node_modules/@phosphor-icons/core/package.json', 'node_modules/svgo/package.json'])
  iconInputsHash.update(readFileSync(resolveHere(file)))
const folder = resolveHere('src/foundations/Icon/glyphs')
const hashFile = resolveHere('.glyphs')
const currentHash = iconInputsHash.digest('hex')
if (!existsSync(folder) || !existsSync(hashFile) || readFileSync(hashFile, 'utf8') !== currentHash) {
  const { glyphs } = await import('./icons.mjs')
  syncFolder(folder, glyphs())
  writeFileSync(hashFile, currentHash)
}
