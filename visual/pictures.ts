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
import { hashTitles } from './support/changed.ts'
import { requestReload } from './support/page.ts'
import { takePictures } from './support/picture.ts'
import { serveStories } from './support/server.ts'
import { renderSheet, type Pair } from './support/sheet.ts'
import { findRepresentative, readStories, type Story } from './support/stories.ts'
import { newPage } from './support/test.ts'

const root = join(import.meta.dirname, '..')
const picturesFolder = join(root, '.cache', 'pictures')
const cliArgs = process.argv.slice(2)
const baseRevision = cliArgs.find((word) => !word.startsWith('--')) ?? 'origin/main'

interface StoryBuild {
  built: string
  stories: readonly Story[]
  hashes: Map<string, string>
}

/** Builds the stories of a tree. */
function buildSide(name: 'base' | 'head', tree: string): StoryBuild {
  const built = join(picturesFolder, `${name}-stories`)
  execFileSync(
    join(tree, 'node_modules', '.bin', 'storybook'),
    ['build', '--test', '--quiet', '--loglevel', 'warn', '--stats-json', '-o', built],
    { cwd: tree, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development', STORYBOOK_LEAN: '1' } },
  )
  const stories = readStories(pathToFileURL(`${built}/`))
  return { built, stories, hashes: hashTitles(tree, built, stories) }
}

/** Checks out the sources of the base into a separate folder and installs their packages. */
function checkOutBase(): string {
  const tree = join(picturesFolder, 'tree')
  checkOut(tree, baseRevision)
  return tree
}

/** Renders one story of each title and returns the pictures by name. */
async function renderPictures({ built, stories }: StoryBuild, titles: readonly string[]): Promise<Map<string, Buffer>> {
  const { url, close } = await serveStories(built)
  const browser = await playwright.launch(chromium)
  const pictures = new Map<string, Buffer>()
  try {
    const page = await newPage(browser, { baseURL: url, locale: 'ru-RU', timezoneId: 'Asia/Almaty' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const title of titles) {
      const story = findRepresentative(stories, title)
      if (!story) continue
      console.log(story.id)
      for (const [theme, picture] of await takePictures(page, story)) pictures.set(`${story.id}-${theme}`, picture)
    }
  } finally {
    requestReload()
    await browser.close()
    await close()
  }
  return pictures
}

const [baseBuild, headBuild] = [buildSide('base', checkOutBase()), buildSide('head', root)]
const changedTitles = [...new Set([...baseBuild.hashes.keys(), ...headBuild.hashes.keys()])].filter(
  (title) => baseBuild.hashes.get(title) !== headBuild.hashes.get(title),
)
console.log(`${changedTitles.length} of ${headBuild.hashes.size} titles have changed since ${baseRevision}`)
const [basePictures, headPictures] = [
  await renderPictures(baseBuild, changedTitles),
  await renderPictures(headBuild, changedTitles),
]

rmSync(join(picturesFolder, 'sheet'), { recursive: true, force: true })
mkdirSync(join(picturesFolder, 'sheet'), { recursive: true })
const savePicture = (side: string, name: string, picture: Buffer | undefined) => {
  if (!picture) return undefined
  writeFileSync(join(picturesFolder, 'sheet', `${name}-${side}.png`), picture)
  return `sheet/${name}-${side}.png`
}
const pairs: Pair[] = [...new Set([...basePictures.keys(), ...headPictures.keys()])]
  .filter((name) => !basePictures.get(name)?.equals(headPictures.get(name) ?? Buffer.of()))
  .map((name) => ({
    name,
    base: savePicture('base', name, basePictures.get(name)),
    head: savePicture('head', name, headPictures.get(name)),
  }))
writeFileSync(join(picturesFolder, 'index.html'), renderSheet(baseRevision, pairs))
for (const { name } of pairs) console.log(`differs: ${name}`)
console.log(`${pairs.length} of ${headPictures.size} pictures differ: .cache/pictures/index.html`)
process.exitCode = cliArgs.includes('--strict') && pairs.length > 0 ? 1 : 0
