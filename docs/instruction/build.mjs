// Prints docs/instruction/content.mjs into portals/*/public/instruction.pdf. Run by hand after the content changes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { instruction } from './content.mjs'

const root = join(import.meta.dirname, '../..')
const fonts = join(root, 'packages/ui/node_modules/@fontsource-variable')
const page = (lang, [title, ...steps]) =>
  `<section lang="${lang}"><h1>${title}</h1><ol>${steps
    .map(([name, text]) => `<li><h2>${name}</h2><p>${text}</p></li>`)
    .join('')}</ol></section>`

const folder = mkdtempSync(join(tmpdir(), 'press-instruction-'))
const browser = await chromium.launch({
  executablePath: process.env.PRESS_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
})
for (const [portal, texts] of Object.entries(instruction)) {
  const file = join(folder, `${portal}.html`)
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>${String(texts.ru[0])}</title>
<link rel="stylesheet" href="file://${fonts}/golos-text/index.css"><link rel="stylesheet" href="file://${fonts}/literata/opsz.css">
<style>@page{size:A4;margin:26mm 24mm}body{font:11pt/1.5 'Golos Text Variable';color:#141c28}section{break-after:page}section:last-child{break-after:auto}
h1{font:500 22pt/1.25 'Literata Variable';margin:0 0 10mm}ol{margin:0;padding:0 0 0 7mm}li{margin-bottom:6mm}h2{font-size:12pt;margin:0}p{margin:1mm 0 0}</style>
${page('ru', texts.ru)}${page('kk', texts.kz)}${page('en', texts.en)}`,
  )
  const tab = await browser.newPage()
  await tab.goto(`file://${file}`)
  await tab.evaluate(() => document.fonts.ready)
  await tab.pdf({ path: join(root, `portals/${portal}/public/instruction.pdf`), preferCSSPageSize: true, tagged: true })
}
await browser.close()
rmSync(folder, { recursive: true })
