import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import pdfmake, { type TableLayout } from 'pdfmake'
import type { PressDocument } from './document.ts'
import { colours, frameLayouts, tableLayouts, pageLayouts, sizes } from './style.ts'

/*
 * This file runs in a separate thread that `pdf.ts` starts. The layout of a long document takes seconds, in which the server could
 * not answer other requests.
 */
const { resolve } = createRequire(import.meta.url)
const getFontPath = (family: string, weight: string, name: string): string =>
  resolve(`@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`)
const getGolosPath = (weight: string) => getFontPath('golos-text', weight, 'GolosText')
const getLiterataPath = (weight: string) => getFontPath('literata', weight, 'Literata')
const fonts = {
  Golos: {
    normal: getGolosPath('400Regular'),
    bold: getGolosPath('600SemiBold'),
    // The font Golos has no italics, so the upright fonts are used.
    italics: getGolosPath('400Regular'),
    bolditalics: getGolosPath('600SemiBold'),
  },
  Literata: {
    normal: getLiterataPath('500Medium'),
    bold: getLiterataPath('600SemiBold'),
    italics: getLiterataPath('500Medium_Italic'),
    bolditalics: getLiterataPath('600SemiBold_Italic'),
  },
}
const fontFolders = [...new Set(Object.values(fonts).flatMap((family) => Object.values(family).map(dirname)))]

pdfmake.setFonts(fonts)
// Forbids URLs and all files except fonts, so that no user input can make the server read them.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fontFolders.some((folder) => path.startsWith(folder)))

const ruledLayouts: Record<string, TableLayout> = Object.fromEntries(
  Object.entries(tableLayouts).map(([name, { head, between, last, gap }]) => [
    name,
    {
      hLineWidth: (line, { table }) => {
        if (line === 0) return 0
        if (line === table.headerRows) return head
        return line === table.body.length ? last : between
      },
      hLineColor: (line, { table }) => (line === table.headerRows ? colours.strong : colours.line),
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 6),
      paddingTop: () => gap,
      paddingBottom: () => gap,
    },
  ]),
)

const boxedLayouts: Record<string, TableLayout> = Object.fromEntries(
  Object.entries(frameLayouts).map(([name, { outer, inner }]) => [
    name,
    {
      hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? outer : inner),
      vLineWidth: (line, { table }) => (line === 0 || line === (table.widths?.length ?? 0) ? outer : inner),
      hLineColor: () => colours.ink,
      vLineColor: () => colours.ink,
      paddingLeft: () => 5,
      paddingRight: () => 5,
      paddingTop: () => 3.5,
      paddingBottom: () => 3.5,
    },
  ]),
)
const bookColumns = {
  vLineWidth: () => 0,
  paddingLeft: (column: number) => (column === 0 ? 0 : 6),
  paddingRight: (column: number) => (column === 3 ? 0 : 6),
}
/**
 * The lines of the table of books in a letter. There is a line under the head and above each book, but none between the lines of
 * the same book.
 */
const booksLayout: TableLayout = {
  hLineWidth: (line, { table }) => {
    if (line === 0) return 0
    if (line === 1) return 0.75
    return line === table.body.length || startsBook(table.body[line]) ? 0.5 : 0
  },
  hLineColor: (line) => (line === 1 ? colours.strong : colours.line),
  ...bookColumns,
  paddingTop: (row, { table }) => (startsBook(table.body[row]) ? 8 : 2.5),
  paddingBottom: (row, { table }) =>
    row === 0 || row === table.body.length - 1 || startsBook(table.body[row + 1]) ? 8 : 2.5,
}
const startsBook = (row: unknown): boolean =>
  Array.isArray(row) && typeof row[0] === 'object' && 'table' in (row[0] as object)
/** The layout of a row that contains a book and its first line. */
const bookHeadLayout: TableLayout = {
  hLineWidth: () => 0,
  ...bookColumns,
  paddingTop: (row) => (row === 0 ? 0 : 5),
  paddingBottom: () => 0,
}
pdfmake.setTableLayouts({ ...ruledLayouts, ...boxedLayouts, books: booksLayout, bookHead: bookHeadLayout })

function createPdf({ title, lang, content, foot, page: pageKind = 'letter' }: PressDocument): Promise<Buffer> {
  const { orientation, margins } = pageLayouts[pageKind]
  const [leftMargin, , rightMargin] = margins
  return pdfmake
    .createPdf({
      content,
      info: { title, creator: 'Press', producer: 'Press' },
      language: lang,
      // Makes PDF readers show the title in their title bar instead of the file name.
      displayTitle: true,
      pageSize: 'A4',
      pageOrientation: orientation,
      pageMargins: [...margins],
      // Moves a title to the next page if it would be the last line of its page.
      pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
        headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
      defaultStyle: { font: 'Golos', fontSize: sizes.text, lineHeight: 1.25, color: colours.text },
      footer: (page, pageCount) => ({
        margin: [leftMargin, 14, rightMargin, 0],
        fontSize: sizes.foot,
        color: colours.muted,
        columns: [
          { width: '*', text: foot.words },
          {
            width: 'auto',
            text: foot.pages.replace('{page}', String(page)).replace('{pages}', String(pageCount)),
          },
        ],
      }),
    })
    .getBuffer()
}

function postResult(result: { pdf: Buffer } | { problem: string }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(result)
}

parentPort?.on('message', (document: PressDocument) => {
  createPdf(document).then(
    (pdf) => postResult({ pdf }),
    (error: unknown) => postResult({ problem: String(error) }),
  )
})
