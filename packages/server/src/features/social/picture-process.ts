import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { getDrawnCover, cloths, motifs, getCoverTitleScale, type CoverLayer } from '@press/domain'
import { colours as documentColours } from '../../documents/style.ts'
import { answerJobs } from '../../processes/answer-jobs.ts'
import type { PictureAnswer, PictureJob } from './picture-renderer.ts'

/*
 * Runs in a separate process, started by `picture-renderer.ts`. Draws the book on a shelf with its text next to it, in the colors
 * of the portals.
 */
const { resolve } = createRequire(import.meta.url)
const registerFont = (family: string, name: string, weight: string) =>
  GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`), name)
registerFont('golos-text', 'GolosText', '500Medium')
registerFont('golos-text', 'GolosText', '600SemiBold')
registerFont('literata', 'Literata', '600SemiBold')

/** The side of Instagram's square picture in pixels. */
const pictureSidePx = 1080
const marginPx = 84
const shelfTopPx = 836
const bookBox = { x: marginPx, width: 430, height: 430 * 1.42 }
const textBox = { x: marginPx + bookBox.width + 66, width: pictureSidePx - marginPx - (marginPx + bookBox.width + 66) }
const colours = { ...documentColours, paper: '#f7f4ee', shelf: '#cfc7b8' } as const

/** Breaks text into lines that fit; a word that is too long for a line gets its own line. */
function breakIntoLines(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n\t]+/)) {
    const extendedLine = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && context.measureText(extendedLine).width <= width) lines[lines.length - 1] = extendedLine
    else lines.push(word)
  }
  return lines
}

/** Finds the largest font size at which the text fits the number of lines and no word is wider than a line. */
function fitText(
  context: SKRSContext2D,
  text: string,
  { sizes, width, height }: { sizes: readonly number[]; width: number; height: number },
): { size: number; lines: string[] } {
  const attempts = sizes.map((size) => {
    context.font = `600 ${size}px Literata`
    const lines = breakIntoLines(context, text, width)
    const fits = lines.length * size * 1.22 <= height && lines.every((line) => context.measureText(line).width <= width)
    return { size, lines, fits }
  })
  const best = attempts.find(({ fits }) => fits) ?? attempts.at(-1) ?? { size: 24, lines: [text] }
  const maxLines = Math.max(1, Math.floor(height / (best.size * 1.22)))
  return { size: best.size, lines: truncateLines(best.lines, maxLines) }
}

/** Keeps the first lines; the last kept line ends with an ellipsis if lines were cut. */
const truncateLines = (lines: readonly string[], maxLines: number): string[] =>
  lines.length <= maxLines
    ? [...lines]
    : [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]?.replace(/,$/, '')}…`]

function drawCloth(context: SKRSContext2D, { title, number, authors }: PictureJob): void {
  const { cloth, motif } = getDrawnCover(title, number)
  const { fill, stamp } = cloths[cloth]
  const { width, height } = bookBox
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
  const [left, top, textWidth] = motif === 'frame' ? [0.21, 0.115, 0.65] : [0.15, 0.08, 0.76]
  context.fillStyle = stamp
  context.textBaseline = 'top'
  context.globalAlpha = 0.86
  context.font = `500 ${Math.round(width * 0.055)}px GolosText`
  const [author = ''] = truncateLines(breakIntoLines(context, authors, width * textWidth), 1)
  context.fillText(author, width * left, height * top)
  context.globalAlpha = 1
  const size = Math.round(width * getCoverTitleScale(title, motif))
  context.font = `600 ${size}px Literata`
  truncateLines(breakIntoLines(context, title, width * textWidth), 4).forEach((line, index) =>
    context.fillText(line, width * left, height * (top + 0.09) + index * size * 1.2),
  )
}

/** Draws the highlight along the joint between spine and cover board. */
function drawJoint(context: SKRSContext2D): void {
  const gradient = context.createLinearGradient(0, 0, bookBox.width, 0)
  const stops: [number, string][] = [
    [0, 'rgba(255,255,255,.1)'], [0.022, 'rgba(0,0,0,.1)'], [0.04, 'rgba(0,0,0,0)'],
    [0.07, 'rgba(0,0,0,.13)'], [0.084, 'rgba(255,255,255,.1)'], [0.13, 'rgba(255,255,255,0)'],
  ] // prettier-ignore
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour)
  context.fillStyle = gradient
  context.fillRect(0, 0, bookBox.width, bookBox.height)
}

async function drawBook(context: SKRSContext2D, job: PictureJob): Promise<void> {
  context.save()
  context.translate(bookBox.x, shelfTopPx - bookBox.height)
  context.shadowColor = 'rgba(20,26,42,.3)'
  context.shadowBlur = 46
  context.shadowOffsetX = 10
  context.shadowOffsetY = 14
  context.fillStyle = cloths[getDrawnCover(job.title, job.number).cloth].fill
  context.fillRect(0, 0, bookBox.width, bookBox.height)
  context.shadowColor = 'transparent'
  context.beginPath()
  context.roundRect(0, 0, bookBox.width, bookBox.height, [4, 9, 9, 4])
  context.clip()
  if (job.cover) {
    const image = await loadImage(job.cover)
    const scale = Math.max(bookBox.width / image.width, bookBox.height / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    context.drawImage(image, (bookBox.width - width) / 2, (bookBox.height - height) / 2, width, height)
  } else drawCloth(context, job)
  drawJoint(context)
  context.restore()
}

async function drawPicture(job: PictureJob): Promise<PictureAnswer> {
  const canvas = createCanvas(pictureSidePx, pictureSidePx)
  const context = canvas.getContext('2d')
  context.fillStyle = colours.paper
  context.fillRect(0, 0, pictureSidePx, pictureSidePx)
  // The shelf is drawn first: the book's shadow falls on it.
  context.fillStyle = colours.shelf
  context.fillRect(0, shelfTopPx, pictureSidePx, 3)
  await drawBook(context, job)

  const top = shelfTopPx - bookBox.height
  context.textBaseline = 'top'
  context.fillStyle = colours.accent
  context.font = '600 30px GolosText'
  context.fillText(job.opening, textBox.x, top)
  const title = fitText(context, job.title, { sizes: [68, 60, 52, 46, 40, 34, 28], width: textBox.width, height: 400 })
  context.fillStyle = colours.text
  context.font = `600 ${title.size}px Literata`
  title.lines.forEach((line, index) => context.fillText(line, textBox.x, top + 62 + index * title.size * 1.22))
  const authorsTop = top + 62 + title.lines.length * title.size * 1.22 + 26
  context.fillStyle = colours.muted
  context.font = '500 30px GolosText'
  truncateLines(breakIntoLines(context, job.authors, textBox.width), 4).forEach((line, index) =>
    context.fillText(line, textBox.x, authorsTop + index * 40),
  )

  context.fillStyle = colours.text
  context.font = '600 34px Literata'
  context.fillText(job.press, marginPx, shelfTopPx + 92)
  return { jpeg: (await canvas.encode('jpeg', 90)).toString('base64') }
}

answerJobs((job: PictureJob) => drawPicture(job).catch((error: unknown): PictureAnswer => ({ problem: String(error) })))
