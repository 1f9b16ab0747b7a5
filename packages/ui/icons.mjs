// Writes src/foundations/Icon/glyphs.ts from Phosphor's drawings: only the names below, only the weights the design uses.
// `pnpm --filter @press/ui icons` after a change here.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names =
  `archive arrow-clockwise arrow-counter-clockwise arrow-left arrow-right arrow-square-out arrows-left-right bell
book-bookmark book-open books buildings calculator calendar-blank caret-down caret-left caret-right caret-up caret-up-down chart-bar
chat-circle check check-circle check-square circle-notch clipboard-text clock clock-counter-clockwise copy dots-six-vertical dots-three
download-simple envelope-simple eye eye-slash file file-doc file-image file-pdf file-text file-xls files flag folder-open funnel
gear-six globe handshake hourglass house info kanban key keyboard lifebuoy link list lock-simple magnifying-glass map-trifold minus
moon note-pencil notebook paperclip pause pen-nib pencil-line pencil-simple phone play plus printer prohibit question receipt rows
scissors scroll seal-check sidebar-simple sign-out signature sort-ascending squares-four stack star storefront sun sun-horizon
text-align-left translate trash truck upload-simple user user-circle users warehouse warning warning-circle wifi-slash x x-circle
moon-stars tray`.split(/\s+/)

const core = join(import.meta.dirname, 'node_modules/@phosphor-icons/core')
const path = (name, weight) => {
  const file = join(core, 'assets', weight, weight === 'regular' ? `${name}.svg` : `${name}-${weight}.svg`)
  return [...readFileSync(file, 'utf8').matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('')
}
const camel = (name) => name.replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase())

const glyphs = [...new Set(names)].toSorted().map((name) => {
  const bold = name === 'check' ? `, bold: '${path(name, 'bold')}'` : ''
  return `export const ${camel(name)}: Glyph = { regular: '${path(name, 'regular')}', fill: '${path(name, 'fill')}'${bold} }`
})
const out = join(import.meta.dirname, 'src/foundations/Icon/glyphs.ts')
writeFileSync(
  out,
  `// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
/** Path data on a 256 × 256 field, by weight: regular for controls, fill for what is active, a stage or a status. */
export interface Glyph {
  regular: string
  fill: string
  bold?: string
}

${glyphs.join('\n')}
`,
)
