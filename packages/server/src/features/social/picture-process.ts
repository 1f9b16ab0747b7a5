import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { getDrawnCover, cloths, motifs, getCoverTitleScale, type CoverLayer } from '@press/domain'
import { answerJobs } from '../../processes/answer-jobs.ts'
import type { PictureAnswer, PictureJob } from './picture-renderer.ts'

/*
 * Runs in a separate process, started by `picture-renderer.ts`. Draws the book on a shelf with its text next to it, in the colors
 * of the portals.
 */
const { resolve } = createRequire(import.meta.url)
const font = (family: string, name: string, weight: string) =>
  GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`), name)
font('golos-text', 'GolosText', '500Medium')
font('golos-text', 'GolosText', '600SemiBold')
font('literata', 'Literata', '600SemiBold')

/** The side of Instagram's square picture in pixels. */
const pictureSidePx = 1080
const edge = 84
const shelf = 836
const book = { x: edge, width: 430, height: 430 * 1.42 }
const words = { x: edge + book.width + 66, width: pictureSidePx - edge - (edge + book.width + 66) }
const colours = { paper: '#f7f4ee', text: '#20283a', muted: '#5b6577', accent: '#086573', line: '#cfc7b8' } as const

/** Breaks text into lines that fit; a word that is too long for a line gets its own line. */
function linesOf(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n\t]+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Finds the largest font size at which the text fits the number of lines and no word is wider than a line. */
function fitted(
  context: SKRSContext2D,
  text: string,
  { sizes, width, height }: { sizes: readonly number[]; width: number; height: number },
): { size: number; lines: string[] } {
  const tries = sizes.map((size) => {
    context.font = `600 ${size}px Literata`
    const lines = linesOf(context, text, width)
    const fits = lines.length * size * 1.22 <= height && lines.every((line) => context.measureText(line).width <= width)
    return { size, lines, fits }
  })
  const found = tries.find(({ fits }) => fits) ?? tries.at(-1) ?? { size: 24, lines: [text] }
  const maxLines = Math.max(1, Math.floor(height / (found.size * 1.22)))
  return { size: found.size, lines: cut(found.lines, maxLines) }
}

/** Keeps the first lines; the last kept line ends with an ellipsis if lines were cut. */
const cut = (lines: readonly string[], maxLines: number): string[] =>
  lines.length <= maxLines
    ? [...lines]
    : [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]?.replace(/,$/, '')}…`]

function drawCloth(context: SKRSContext2D, { title, number, authors }: PictureJob): void {
  const { cloth, motif } = getDrawnCover(title, number)
  const { fill, stamp } = cloths[cloth]
  const { width, height } = book
  context.fillStyle = fill
  context.fillRect(0, 0, width, height)
  context.save()
  const scale = width / 120
  context.scale(scale, scale)
  context.strokeStyle = stamp
  context.fillStyle = stamp
  context.lineCap = 'round'
  const layers: readonly CoverLayer[] = motifs[motif]
  for (const { d, stroke, opacity } of layers) {
    const path = new Path2D(d)
    context.globalAlpha = opacity
    if (stroke) {
      context.lineWidth = stroke
      context.stroke(path)
    } else {
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a drawing, and no array
      context.fill(path)
    }
  }
  context.restore()
  const [left, top, room] = motif === 'frame' ? [0.21, 0.115, 0.65] : [0.15, 0.08, 0.76]
  context.fillStyle = stamp
  context.textBaseline = 'top'
  context.globalAlpha = 0.86
  context.font = `500 ${Math.round(width * 0.055)}px GolosText`
  const [author = ''] = cut(linesOf(context, authors, width * room), 1)
  context.fillText(author, width * left, height * top)
  context.globalAlpha = 1
  const size = Math.round(width * getCoverTitleScale(title, motif))
  context.font = `600 ${size}px Literata`
  cut(linesOf(context, title, width * room), 4).forEach((line, index) =>
    context.fillText(line, width * left, height * (top + 0.09) + index * size * 1.2),
  )
}

/** Draws the highlight along the joint between spine and cover board. */
function drawJoint(context: SKRSContext2D): void {
  const light = context.createLinearGradient(0, 0, book.width, 0)
  const stops: [number, string][] = [
    [0, 'rgba(255,255,255,.1)'], [0.022, 'rgba(0,0,0,.1)'], [0.04, 'rgba(0,0,0,0)'],
    [0.07, 'rgba(0,0,0,.13)'], [0.084, 'rgba(255,255,255,.1)'], [0.13, 'rgba(255,255,255,0)'],
  ] // prettier-ignore
  for (const [at, colour] of stops) light.addColorStop(at, colour)
  context.fillStyle = light
  context.fillRect(0, 0, book.width, book.height)
}

async function drawBook(context: SKRSContext2D, job: PictureJob): Promise<void> {
  context.save()
  context.translate(book.x, shelf - book.height)
  context.shadowColor = 'rgba(20,26,42,.3)'
  context.shadowBlur = 46
  context.shadowOffsetX = 10
  context.shadowOffsetY = 14
  context.fillStyle = cloths[getDrawnCover(job.title, job.number).cloth].fill
  context.fillRect(0, 0, book.width, book.height)
  context.shadowColor = 'transparent'
  context.beginPath()
  context.roundRect(0, 0, book.width, book.height, [4, 9, 9, 4])
  context.clip()
  if (job.cover) {
    const image = await loadImage(job.cover)
    const scale = Math.max(book.width / image.width, book.height / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    context.drawImage(image, (book.width - width) / 2, (book.height - height) / 2, width, height)
  } else drawCloth(context, job)
  drawJoint(context)
  context.restore()
}

async function paint(job: PictureJob): Promise<PictureAnswer> {
  const canvas = createCanvas(pictureSidePx, pictureSidePx)
  const context = canvas.getContext('2d')
  context.fillStyle = colours.paper
  context.fillRect(0, 0, pictureSidePx, pictureSidePx)
  // The shelf is drawn first: the book's shadow falls on it.
  context.fillStyle = colours.line
  context.fillRect(0, shelf, pictureSidePx, 3)
  await drawBook(context, job)

  const top = shelf - book.height
  context.textBaseline = 'top'
  context.fillStyle = colours.accent
  context.font = '600 30px GolosText'
  context.fillText(job.opening, words.x, top)
  const title = fitted(context, job.title, { sizes: [68, 60, 52, 46, 40, 34, 28], width: words.width, height: 400 })
  context.fillStyle = colours.text
  context.font = `600 ${title.size}px Literata`
  title.lines.forEach((line, index) => context.fillText(line, words.x, top + 62 + index * title.size * 1.22))
  const under = top + 62 + title.lines.length * title.size * 1.22 + 26
  context.fillStyle = colours.muted
  context.font = '500 30px GolosText'
  cut(linesOf(context, job.authors, words.width), 4).forEach((line, index) =>
    context.fillText(line, words.x, under + index * 40),
  )

  context.fillStyle = colours.text
  context.font = '600 34px Literata'
  context.fillText(job.press, edge, shelf + 92)
  return { jpeg: (await canvas.encode('jpeg', 90)).toString('base64') }
}

answerJobs((job: PictureJob) => paint(job).catch((error: unknown): PictureAnswer => ({ problem: String(error) })))
