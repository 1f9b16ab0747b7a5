// Hashes the sources of the manual, so that a test can tell when the printed PDF is outdated.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { instruction } from './content.mjs'

const root = join(import.meta.dirname, '../..')
export const locales = ['ru', 'kz', 'en']

const catalogs = new Map()
const getCatalog = (locale, feature) => {
  const name = `${locale}/${feature}`
  if (!catalogs.has(name))
    catalogs.set(name, JSON.parse(readFileSync(join(root, `packages/i18n/src/catalogs/${name}.json`), 'utf8')))
  return catalogs.get(name)
}

/** Returns an interface name from the catalogs. Throws if the catalogs do not have it. */
export function nameOf(locale, feature, key) {
  const interfaceName = key.split('.').reduce((node, segment) => node?.[segment], getCatalog(locale, feature))
  if (typeof interfaceName !== 'string')
    throw new Error(`${locale}: the instruction names ${feature}:${key}, which is no text`)
  return interfaceName
}

/** Replaces the [feature:key] references in a text with interface names. */
export const withNames = (locale, text) =>
  text.replace(/\[([\w-]+):([\w.]+)\]/g, (_all, feature, key) => nameOf(locale, feature, key))

const listSourceFiles = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => !/\.(?:test|stories|guide)\.tsx?$|^fixtures/.test(name))
        .toSorted()
        .flatMap((name) => listSourceFiles(join(path, name)))
    : [path]

/** Returns a hash that changes with the texts of a portal's manual and with the sources of its screens. */
export function sourceHash(portal) {
  const { title, tasks } = instruction[portal]
  const hash = createHash('sha256')
  hash.update(JSON.stringify(title))
  for (const { made, ...task } of tasks) {
    hash.update(
      JSON.stringify({
        ...task,
        ...Object.fromEntries(locales.map((one) => [one, task[one].map((text) => withNames(one, text))])),
      }),
    )
    for (const file of made.flatMap((folder) => listSourceFiles(join(root, folder)))) hash.update(readFileSync(file))
  }
  hash.update(readFileSync(join(import.meta.dirname, 'build.mjs')))
  return hash.digest('hex')
}
