// Builds everything that is served. A build is skipped when its sources have not changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bin, pnpm, root, runCommand } from './child-processes.mjs'

/** Returns a hash of the files in these folders, so that an unchanged build can be skipped. */
function hashSources(folders) {
  const hash = createHash('sha256')
  const hashFolder = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name === 'node_modules' || entry.name === 'dist') continue
      const file = join(path, entry.name)
      if (entry.isDirectory()) hashFolder(file)
      else hash.update(`${file}:${statSync(file).mtimeMs}:${statSync(file).size}\n`)
    }
  }
  for (const folder of folders) hashFolder(join(root, folder))
  for (const file of ['pnpm-lock.yaml', 'portal.vite.ts', 'vite.shared.ts']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Runs a build, unless the same sources were built before. */
async function build(name, folders, output, runBuild) {
  const file = join(root, '.cache', `${name}.stamp`)
  const stamp = hashSources(folders)
  if (existsSync(join(root, output)) && existsSync(file) && readFileSync(file, 'utf8') === stamp) return
  await runBuild()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stamp)
}

const sharedFolders = ['domain', 'i18n', 'ui', 'contract', 'client', 'shell'].map((name) => `packages/${name}`)
export const portals = ['staff', 'author', 'partner']
const buildPortal = (name) =>
  build(name, [...sharedFolders, `portals/${name}`], `portals/${name}/dist`, () =>
    pnpm('--filter', `@press/${name}`, 'build'),
  )
export const buildPortals = () => Promise.all(portals.map(buildPortal))
export const buildStorybook = () =>
  build('storybook', [...sharedFolders, 'portals', '.storybook'], 'storybook-static', () => pnpm('storybook:build'))

/**
 * Builds only the stories, with React's development build and without features for human viewers. `visual/` tests these stories.
 */
export const buildStories = () =>
  build('stories', [...sharedFolders, 'portals', '.storybook'], '.cache/stories', () =>
    runCommand(join(bin, 'storybook'), ['build', '--test', '--quiet', '--loglevel', 'warn', '-o', '.cache/stories'], {
      NODE_ENV: 'development',
      STORYBOOK_LEAN: '1',
    }),
  )
