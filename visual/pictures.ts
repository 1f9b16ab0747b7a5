// `npm run pictures [base] [--strict]`: renders the stories of `base` (origin/main by default) and of the working tree in one
// browser. The pictures that differ are collected on one page, .cache/pictures/index.html. Only titles with changed sources are
// rendered.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../chromium.ts'
import { checkOut } from '../scripts/worktree.mjs'
import { hashesOf } from './support/changed.ts'
import { leave } from './support/page.ts'
import { picturesOf } from './support/picture.ts'
import { serveStories } from './support/server.ts'
import { sheetOf, type Pair } from './support/sheet.ts'
import { representative, storiesOf, type Story } from './support/stories.ts'
import { newPage } from './support/test.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', 'pictures')
const cliArgs = process.argv.slice(2)
const base = cliArgs.find((word) => !word.startsWith('--')) ?? 'origin/main'

interface Side {
  built: string
  stories: readonly Story[]
  hashes: Map<string, string>
}

/** Builds the stories of a tree. */
function sideOf(name: 'base' | 'head', tree: string): Side {
  const built = join(folder, `${name}-stories`)
  execFileSync(
    join(tree, 'node_modules', '.bin', 'storybook'),
    ['build', '--test', '--quiet', '--loglevel', 'warn', '--stats-json', '-o', built],
    { cwd: tree, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development', STORYBOOK_LEAN: '1' } },
  )
  const stories = storiesOf(pathToFileURL(`${built}/`))
  return { built, stories, hashes: hashesOf(tree, built, stories) }
}

/** Checks out the sources of the base into a separate folder and installs their packages. */
function treeOfBase(): string {
  const tree = join(folder, 'tree')
  checkOut(tree, base)
  return tree
}

/** Renders one story of each title and returns the pictures by name. */
async function draw({ built, stories }: Side, titles: readonly string[]): Promise<Map<string, Buffer>> {
  const { url, close } = await serveStories(built)
  const browser = await playwright.launch(chromium)
  const pictures = new Map<string, Buffer>()
  try {
    const page = await newPage(browser, { baseURL: url, locale: 'ru-RU', timezoneId: 'Asia/Almaty' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const title of titles) {
      const story = representative(stories, title)
      if (!story) continue
      console.log(story.id)
      for (const [theme, picture] of await picturesOf(page, story)) pictures.set(`${story.id}-${theme}`, picture)
    }
  } finally {
    leave()
    await browser.close()
    await close()
  }
  return pictures
}

const [before, after] = [sideOf('base', treeOfBase()), sideOf('head', root)]
const changed = [...new Set([...before.hashes.keys(), ...after.hashes.keys()])].filter(
  (title) => before.hashes.get(title) !== after.hashes.get(title),
)
console.log(`${changed.length} of ${after.hashes.size} titles have changed since ${base}`)
const [old, now] = [await draw(before, changed), await draw(after, changed)]

rmSync(join(folder, 'sheet'), { recursive: true, force: true })
mkdirSync(join(folder, 'sheet'), { recursive: true })
const save = (side: string, name: string, picture: Buffer | undefined) => {
  if (!picture) return undefined
  writeFileSync(join(folder, 'sheet', `${name}-${side}.png`), picture)
  return `sheet/${name}-${side}.png`
}
const pairs: Pair[] = [...new Set([...old.keys(), ...now.keys()])]
  .filter((name) => !old.get(name)?.equals(now.get(name) ?? Buffer.of()))
  .map((name) => ({ name, base: save('base', name, old.get(name)), head: save('head', name, now.get(name)) }))
writeFileSync(join(folder, 'index.html'), sheetOf(base, pairs))
for (const { name } of pairs) console.log(`differs: ${name}`)
console.log(`${pairs.length} of ${now.size} pictures differ: .cache/pictures/index.html`)
process.exitCode = cliArgs.includes('--strict') && pairs.length > 0 ? 1 : 0
