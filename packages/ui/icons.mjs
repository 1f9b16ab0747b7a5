// Generates src/foundations/Icon/glyphs/ from Phosphor icons: only the names below, only the weights the design uses. One module
// per icon, so that a screen loads only the icons it shows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { optimize } from 'svgo'

const iconNames =
  `archive arrow-clockwise arrow-counter-clockwise arrow-left arrow-right arrow-square-out arrows-left-right arrows-merge bank bell
book-bookmark book-open books buildings calculator calendar-blank caret-down caret-left caret-right caret-up caret-up-down chart-bar
chat-circle check check-circle check-square circle-notch clipboard-text clock clock-counter-clockwise copy dots-six-vertical dots-three
download-simple envelope-simple eye eye-slash file file-doc file-image file-pdf file-text file-xls files flag folder-open funnel
gear-six globe handshake hourglass house info kanban key keyboard lifebuoy link list lock-simple magnifying-glass map-trifold minus
moon note-pencil notebook paperclip pause pen-nib pencil-line pencil-simple phone play plus printer prohibit question receipt rows
scissors scroll seal-check sidebar-simple sign-out signature sort-ascending squares-four stack star storefront sun sun-horizon
text-align-left translate trash truck upload-simple user user-circle users tag warehouse warning warning-circle wifi-slash x x-circle
moon-stars tray
arrow-down checks image paper-plane-right smiley users-three
arrow-up arrow-elbow-down-left arrow-elbow-down-right command image-broken magnifying-glass-minus
magnifying-glass-plus quotes wrench
airplane-tilt briefcase confetti lightning ruler share-network
map-pin table wallet
credit-card desktop device-mobile identification-card password shield-check
ghost skip-back skip-forward
bookmark-simple circle-dashed clock-clockwise user-plus
circle columns push-pin push-pin-slash sort-descending arrows-horizontal`.split(/\s+/)

/** Icons that can show an active entry, a stage or a status. Only these icons include the filled weight. */
const iconsWithFill = new Set(
  `archive arrow-right bank bell chart-bar book-bookmark books check-circle clipboard-text clock clock-counter-clockwise files handshake house info kanban
list lock-simple note-pencil pen-nib pencil-line printer prohibit question receipt rows scissors seal-check signature squares-four stack star
tag user user-circle warehouse warning warning-circle wifi-slash x-circle
book-open calendar-blank chat-circle check-square flag paper-plane-right users-three wallet`.split(/\s+/),
)

const iconPackageFolder = join(import.meta.dirname, 'node_modules/@phosphor-icons/core')
/**
 * Reduces an icon to one path with whole units. At the sizes in use a unit is a tenth of a pixel, and icons are a large part of the
 * first download.
 */
const buildIconPath = (name, weight) => {
  const file = join(iconPackageFolder, 'assets', weight, weight === 'regular' ? `${name}.svg` : `${name}-${weight}.svg`)
  const plugins = [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    { name: 'mergePaths', params: { force: true } },
    { name: 'convertPathData', params: { floatPrecision: 0, smartArcRounding: false } },
  ]
  const { data } = optimize(readFileSync(file, 'utf8'), { plugins })
  return [...data.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('')
}
const toCamelCase = (name) => name.replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase())

const generatedNote = '// Written by icons.mjs from Phosphor Icons (MIT).'

const renderIconModule = (name) => {
  const fill = iconsWithFill.has(name) ? `,\n  fill: '${buildIconPath(name, 'fill')}'` : ''
  const bold = name === 'check' ? `,\n  bold: '${buildIconPath(name, 'bold')}'` : ''
  return `${generatedNote}
import type { Glyph } from '../Glyph.ts'

export const ${toCamelCase(name)}: Glyph = {
  regular: '${buildIconPath(name, 'regular')}'${fill}${bold},
}
`
}

/** Returns file names and contents of src/foundations/Icon/glyphs. */
export function glyphs() {
  const sortedNames = [...new Set(iconNames)].toSorted()
  const index = `${generatedNote}\n${sortedNames.map((name) => `export { ${toCamelCase(name)} } from './${toCamelCase(name)}.ts'\n`).join('')}`
  return new Map([
    ['index.ts', index],
    ...sortedNames.map((name) => [`${toCamelCase(name)}.ts`, renderIconModule(name)]),
  ])
}
