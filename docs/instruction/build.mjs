// Prints docs/instruction/content.mjs as a PDF, with screenshots of the demo press. Writes it to `public/instruction.pdf` of each
// portal. Usage: node_modules/.bin/node docs/instruction/build.mjs [portal]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildPortals } from '../../scripts/build.mjs'
import { instruction } from './content.mjs'
import { locales, nameOf, sourceHash, withNames } from './source.mjs'

const root = join(import.meta.dirname, '../..')
const fontsFolder = join(root, 'packages/ui/node_modules/@fontsource-variable')
const basePort = Number(process.env.PRESS_PORT ?? 4500)
const ports = { staff: basePort, author: basePort + 1, partner: basePort + 2 }
const pathByRole = { pm: 'project-manager' }
const langByLocale = { ru: 'ru', kz: 'kk', en: 'en' }
const requestedLocale = process.argv[2]

const browser = await chromium.launch({
  executablePath: process.env.PRESS_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
})

await buildPortals()
const temporaryFolder = mkdtempSync(join(tmpdir(), 'press-instruction-'))
const pressProcess = spawn(
  join(root, 'node_modules/.bin/node'),
  ['--conditions=@press/source', 'packages/server/src/press.ts', 'serve'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PRESS_PORT: String(basePort), PRESS_DATA_DIR: join(temporaryFolder, 'data') },
  },
)
process.once('exit', () => pressProcess.kill())
const baseUrl = `http://localhost:${basePort}`
const isReady = () =>
  fetch(`${baseUrl}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isReady())) {
  if (pressProcess.exitCode !== null) throw new Error('The press did not start')
  await new Promise((resolve) => setTimeout(resolve, 500))
}
const sessions = new Map()
async function getSession(role) {
  if (!sessions.has(role)) {
    const answer = await fetch(`${baseUrl}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${role}@demo.press`, password: 'Press-demo-1' }),
    })
    if (!answer.ok) throw new Error(`${role} could not sign in: ${await answer.text()}`)
    sessions.set(role, await answer.json())
  }
  return sessions.get(role)
}

/** Takes a screenshot of a role's screen after its data has loaded. */
async function takeScreenshot(portal, { role, path }, locale) {
  const { user, token } = await getSession(role)
  const context = await browser.newContext({ viewport: { width: 1280, height: 760 }, reducedMotion: 'reduce' })
  await context.addInitScript(
    (storedValues) => Object.entries(storedValues).forEach(([key, value]) => localStorage.setItem(key, value)),
    { 'press.user': JSON.stringify(user), 'press.token': token, 'press.locale': locale, 'press.theme': 'light' },
  )
  const page = await context.newPage()
  await page.goto(`http://localhost:${ports[portal]}/app/${pathByRole[role] ?? role}/${path}`)
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => document.querySelectorAll('main output > [aria-hidden]').length === 0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(800)
  const screenshot = await page.screenshot({ type: 'jpeg', quality: 62 })
  await context.close()
  return `data:image/jpeg;base64,${screenshot.toString('base64')}`
}

const style = `@page{size:A4;margin:22mm 22mm}body{font:11pt/1.5 'Golos Text Variable';color:#141c28;margin:0}
section{break-after:page}section:last-child{break-after:auto}h1{font:500 22pt/1.25 'Literata Variable';margin:0 0 8mm}
h2{font:500 15pt/1.3 'Literata Variable';margin:6mm 0 2mm;break-after:avoid}article{break-inside:avoid;margin-bottom:7mm}
h3{font-size:12pt;margin:0}p{margin:1mm 0 3mm}img{width:86%;border:0.3mm solid #d9dce2;border-radius:2mm;display:block}`

async function renderManual(portal, locale) {
  const { title, tasks } = instruction[portal]
  const hasSeveralRoles = new Set(tasks.map(({ role }) => role)).size > 1
  let previousRole
  let body = ''
  for (const task of tasks) {
    const [name, text] = task[locale]
    if (hasSeveralRoles && task.role !== previousRole)
      body += `<h2>${nameOf(locale, 'domain', `role.${task.role}`)}</h2>`
    previousRole = task.role
    body += `<article><h3>${name}</h3><p>${withNames(locale, text)}</p><img alt="${name}" src="${await takeScreenshot(portal, task, locale)}"></article>`
  }
  return `<section lang="${langByLocale[locale]}"><h1>${title[locale]}</h1>${body}</section>`
}

try {
  const hashByPortal = JSON.parse(readFileSync(join(import.meta.dirname, 'made-of.json'), 'utf8'))
  for (const portal of Object.keys(instruction).filter((name) => !requestedLocale || name === requestedLocale)) {
    const sections = []
    for (const locale of locales) sections.push(await renderManual(portal, locale))
    const file = join(temporaryFolder, `${portal}.html`)
    writeFileSync(
      file,
      `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${instruction[portal].title.ru}</title>
<link rel="stylesheet" href="file://${fontsFolder}/golos-text/index.css"><link rel="stylesheet" href="file://${fontsFolder}/literata/opsz.css">
<style>${style}</style>${sections.join('')}`,
    )
    const tab = await browser.newPage()
    await tab.goto(`file://${file}`)
    await tab.evaluate(() => document.fonts.ready)
    await tab.pdf({
      path: join(root, `portals/${portal}/public/instruction.pdf`),
      preferCSSPageSize: true,
      tagged: true,
    })
    await tab.close()
    hashByPortal[portal] = sourceHash(portal)
    writeFileSync(join(import.meta.dirname, 'made-of.json'), `${JSON.stringify(hashByPortal, null, 2)}\n`)
  }
} finally {
  await browser.close()
  pressProcess.kill()
  await once(pressProcess, 'exit')
  rmSync(temporaryFolder, { recursive: true })
}
