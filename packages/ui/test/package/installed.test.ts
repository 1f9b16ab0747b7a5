import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromium as launchOptions } from '../../../../chromium.ts'
import { installPackages } from './install.ts'

const app = mkdtempSync(join(tmpdir(), 'press-app-'))
const installedDist = join(app, 'node_modules/@press/ui/dist')

/** Returns the joined contents of all files of a built page that have the given extension. */
const readBuiltFiles = (page: string, extension: string) =>
  readdirSync(join(app, 'dist', page), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(join(app, 'dist', page, file), 'utf8'))
    .join('\n')
const readModules = (page: string) =>
  JSON.parse(readFileSync(join(app, 'dist', page, 'modules.json'), 'utf8')) as string[]

beforeAll(() => {
  cpSync(join(import.meta.dirname, 'app'), app, { recursive: true })
  installPackages(app, ['react', 'react-dom', 'react-hook-form', 'vite', '@vitejs/plugin-react'])
  // NODE_ENV is set, because Vitest's value would include React's development build.
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, ['build.mjs'], { cwd: app, stdio: 'inherit', env })
}, 300_000)

afterAll(() => rmSync(app, { recursive: true, force: true }))

test('another application shows a themed board with the published package', async () => {
  const server = await preview({
    root: app,
    logLevel: 'warn',
    build: { outDir: 'dist/board' },
    preview: { port: 6109, host: '127.0.0.1' },
  })
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const pageErrors: string[] = []
    page.on('pageerror', ({ message }) => pageErrors.push(message))
    page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()))
    await page.goto(new URL('board.html', server.resolvedUrls?.local[0]).href)
    await page.getByRole('link', { name: 'Ұлы дала философиясы' }).waitFor()
    await page.getByText('Г. Мұқанова').waitFor()
    expect(await page.getByRole('region', { name: 'Канбан тех. карт' }).count()).toBe(1)
    const getStyles = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { color, backgroundColor, colorScheme, fontFamily } = getComputedStyle(element)
          return { color, backgroundColor, colorScheme, fontFamily }
        })
    // The values of canvas.bg and text.primary in the dark theme.
    expect(await getStyles('body')).toMatchObject({
      backgroundColor: 'rgb(15, 22, 32)',
      color: 'rgb(236, 233, 228)',
      colorScheme: 'dark',
    })
    expect((await getStyles('body')).fontFamily).toContain('Golos Text')
    expect(pageErrors).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
}, 60_000)

test('importing only the button loads no boards, tables, dates or charts', () => {
  const heavyModulePattern = /\/(KanbanBoard|Calendar|Table|DataTable|DateField|DateRangeField|charts|Combobox)\//
  const modules = readModules('button')
  expect(modules.filter((id) => id.includes('/Button/'))).not.toEqual([])
  expect(modules.filter((id) => heavyModulePattern.test(id))).toEqual([])
  expect(
    modules.filter((id) => /react-aria|react-stately|react-virtual|react-hook-form|@vanilla-extract\/css\//.test(id)),
  ).toEqual([])
  expect(readModules('board').filter((id) => heavyModulePattern.test(id))).not.toEqual([])

  const css = readBuiltFiles('button', '.css')
  const readClasses = (file: string) =>
    readFileSync(join(installedDist, file), 'utf8').match(/(?<=\.)[a-z_][\w-]*(?=[^{}]*\{)/gi) ?? []
  const files = readdirSync(installedDist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const findClasses = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(`/${file}`))
      .flatMap(readClasses)
      .filter((name) => css.includes(`.${name}`))
  expect(findClasses(/\/Button\//)).not.toEqual([])
  expect(findClasses(heavyModulePattern)).toEqual([])
})

test('the button alone stays small', () => {
  const ownModules = readModules('button').filter((id) => id.includes('@press/'))
  expect(ownModules.length).toBeLessThan(40)
  const [js, css] = ['.js', '.css'].map(
    (extension) => gzipSync(readBuiltFiles('button', extension), { level: 9 }).length,
  )
  console.log(
    `Button with React: ${js} bytes of scripts, ${css} of styles (gzip), ${ownModules.length} modules of ours`,
  )
  // React takes 68 KB of this size. Another 13 KB belong to the tooltip and load only when a tooltip opens.
  expect(js).toBeLessThan(92_000)
  expect(css).toBeLessThan(4_000)
})

test('stories and fixtures are not published', () => {
  const files = readdirSync(installedDist, { recursive: true, encoding: 'utf8' })
  // `Story.` marks a story file. The word «history» in a file name does not match.
  expect(
    files.filter((file) => /stories|fixture|guide|\.test\.|(^|\/)docs\//i.test(file) || /Story\./.test(file)),
  ).toEqual([])
  expect(files.filter((file) => file.endsWith('.css.ts'))).toEqual([])
})

test('each package contains its documents and no file names that differ only in case', () => {
  for (const name of ['domain', 'i18n', 'ui']) {
    const folder = join(app, 'node_modules/@press', name)
    const packageFiles = ['README.md', 'LICENSE', 'CHANGELOG.md']
    expect(packageFiles.filter((fileName) => !existsSync(join(folder, fileName)))).toEqual([])
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length)
  }
})
