import { blankLine } from '@press/i18n/node'
import type { Content, TableCell } from 'pdfmake'
import type { Column } from 'pdfmake/interfaces.js'
import { colours, sizes } from './style.ts'

/** The width of an A4 page between its margins, in points. */
const contentWidth = 505

/** The default logo of a press: a letter with a folded page corner. */
const defaultLogo = `<svg viewBox="0 0 26 26" width="34" height="34"><rect width="26" height="26" rx="6.5" fill="${colours.accent}"/>
<path d="M8 6.2h6.1c2.9 0 4.9 1.8 4.9 4.5s-2 4.5-4.9 4.5H11v5.2H8z" fill="#ffffff"/>
<path d="M11 8.9h2.8c1.3 0 2.1.7 2.1 1.8s-.8 1.8-2.1 1.8H11z" fill="${colours.accent}"/>
<path d="M11 20.4l4.6-3.3v3.3z" fill="#e0a63c"/></svg>`

/** The picture of a yurt's crown, for letters to customers. */
export const shanyrak = `<svg viewBox="0 0 40 40" width="38" height="38"><g fill="none" stroke="${colours.accent}">
<circle cx="20" cy="20" r="18.8" stroke-width="1.8"/><circle cx="20" cy="20" r="15.6" stroke-width="1"/>
<path stroke-width="1.1" d="M11 7.6Q20 20 11 32.4M15.5 5.4Q24.5 20 15.5 34.6M29 7.6Q20 20 29 32.4M24.5 5.4Q15.5 20 24.5 34.6M7.6 11Q20 20 32.4 11M5.4 15.5Q20 24.5 34.6 15.5M7.6 29Q20 20 32.4 29M5.4 24.5Q20 15.5 34.6 24.5"/></g></svg>`

/** Returns the footer text of every page: the organization, if it is known, and the document. */
export const getFooterText = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ')

/**
 * Lays out the head of a letter: the logo and the organization on the left, `sideLines` on the right, and a double line below.
 * `mark` is the picture that is used when the press has no logo.
 */
export const letterhead = (
  press: { name: string; about: string; logo?: string | undefined },
  sideLines: readonly string[] = [],
  mark = defaultLogo,
): Content => ({
  stack: [
    {
      columns: [
        press.logo ? { image: press.logo, fit: [34, 34] } : { svg: mark, width: 34 },
        {
          width: '*',
          margin: [4, 1, 0, 0],
          stack: [
            { text: press.name || blankLine, font: 'Literata', fontSize: 17, color: colours.text, lineHeight: 1.1 },
            { text: press.about, fontSize: sizes.caption + 1, color: colours.muted },
          ],
        },
        {
          width: 'auto',
          margin: [0, 4, 0, 0],
          alignment: 'right',
          stack: sideLines.map((text) => ({ text, fontSize: sizes.caption + 0.5, color: colours.muted })),
        },
      ],
      columnGap: 8,
    },
    {
      margin: [0, 12, 0, 0],
      canvas: [
        { type: 'line', x1: 0, y1: 0, x2: contentWidth, y2: 0, lineWidth: 1.1, lineColor: colours.accent },
        { type: 'line', x1: 0, y1: 4, x2: contentWidth, y2: 4, lineWidth: 0.6, lineColor: colours.accentLine },
      ],
    },
  ],
  margin: [0, 0, 0, 16],
})

/** Lays out the title of the document and the text below it. Titles also appear in the PDF reader's outline. */
export const heading = (title: string, subtitle: string): Content => ({
  stack: [
    { text: title, font: 'Literata', fontSize: sizes.title, lineHeight: 1.1, color: colours.text, outline: true },
    { text: subtitle, fontSize: sizes.text + 0.5, color: colours.muted, margin: [0, 3, 0, 0] },
  ],
  margin: [0, 0, 0, 14],
})

/** Lays out the title and authors of a book in the style of the press's documents. */
export const bookBlock = (title: string, authors: string): Content => ({
  stack: [
    { text: title, font: 'Literata', fontSize: 15, lineHeight: 1.2, color: colours.text },
    ...(authors
      ? [{ text: authors, color: colours.muted, margin: [0, 2, 0, 0] as [number, number, number, number] }]
      : []),
  ],
  margin: [0, 0, 0, 12],
})

export const sectionBlock = (title: string): Content => ({
  text: title,
  font: 'Literata',
  fontSize: sizes.section,
  color: colours.text,
  margin: [0, 12, 0, 6],
  headlineLevel: 1,
  outline: true,
})

export interface Fact {
  term: string
  /** The value of the fact. A fact without a value is left out and takes no space. */
  value: string | number | null | undefined | false
}

const isKnown = (fact: Fact): boolean =>
  fact.value !== null && fact.value !== undefined && fact.value !== false && fact.value !== ''

/** Lays out several facts per line, each with its name above its value. */
export function factsBlock(facts: readonly Fact[], perLine = 3): Content[] {
  const knownFacts = facts.filter(isKnown)
  const lines = Array.from({ length: Math.ceil(knownFacts.length / perLine) }, (_none, line) =>
    knownFacts.slice(line * perLine, (line + 1) * perLine),
  )
  return lines.map((line) => ({
    unbreakable: true,
    columnGap: 14,
    margin: [0, 0, 0, 8],
    columns: Array.from({ length: perLine }, (_none, index) => {
      const fact = line[index]
      return { width: '*', stack: fact ? [termBlock(fact.term), { text: String(fact.value) }] : [] }
    }),
  }))
}

/** Lays out one fact that may take many lines. */
export const noteBlock = ({ term: name, value }: Fact): Content[] =>
  isKnown({ term: name, value }) ? [{ stack: [termBlock(name), { text: String(value) }], margin: [0, 0, 0, 8] }] : []

const termBlock = (text: string): Content => ({ text, fontSize: sizes.caption, color: colours.muted })

/** Lays out a table whose head is repeated on every page. Columns with `end` contain numbers and are aligned right. */
export const tableBlock = (
  columns: readonly { head: string; width: number | '*' | 'auto'; end?: boolean }[],
  rows: readonly (readonly string[])[],
): Content => ({
  layout: 'rows',
  margin: [0, 0, 0, 8],
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: columns.map((column) => column.width),
    body: [
      columns.map(({ head, end }): TableCell => ({
        text: head,
        fontSize: sizes.caption,
        color: colours.muted,
        alignment: end ? 'right' : 'left',
      })),
      ...rows.map((row) =>
        columns.map(({ end }, index): TableCell => ({ text: row[index] ?? '', alignment: end ? 'right' : 'left' })),
      ),
    ],
  },
})

interface TextStyle {
  bold?: boolean
  fontSize?: number
  color?: string
  margin?: [number, number, number, number]
}

/** Lays out a label, with its value at the end of the line. */
export const labelValueLine = (
  label: string,
  value: string,
  { margin = [0, 1, 0, 1], ...textStyle }: TextStyle,
): Content => ({
  margin,
  columns: [
    { width: '*', text: label, ...textStyle },
    { width: 'auto', text: value, alignment: 'right', ...textStyle },
  ],
})

/** Keeps content on one page. The content must fit on a page, because pdfmake draws nothing of a block that is higher. */
export const keepTogether = (...stack: Content[]): Content => ({ unbreakable: true, stack })

/** Lays out the signers, and the place and date of signing. They are kept on one page. */
export const signaturesBlock = (people: readonly { role: string; name: string }[], date: string): Content => ({
  unbreakable: true,
  margin: [0, 12, 0, 0],
  stack: people.map(({ role, name }) => ({
    margin: [0, 0, 0, 8],
    columnGap: 14,
    columns: [
      { width: 190, stack: [termBlock(role), { text: name || ' ', bold: true }] },
      {
        width: '*',
        margin: [0, 20, 0, 0],
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: 190, y2: 0, lineWidth: 0.75, lineColor: colours.strong }],
      },
      {
        width: 90,
        stack: [
          termBlock(date),
          {
            margin: [0, 10, 0, 0],
            canvas: [{ type: 'line', x1: 0, y1: 0, x2: 90, y2: 0, lineWidth: 0.75, lineColor: colours.strong }],
          },
        ],
      },
    ],
  })),
})

/** Lays out a link for a printed document: a QR code, and the title of its target below. */
export const qrCodeBlock = (href: string, title: string): Column => ({
  width: 'auto',
  stack: [
    { qr: href, fit: 76, eccLevel: 'M' },
    { text: title, link: href, fontSize: sizes.caption, color: colours.accent, margin: [0, 4, 0, 0] },
  ],
})

/** Lays out a short emphasized text, such as an imprint line exactly as the book contains it. */
export const quoteBlock = (text: string): Content => ({
  layout: 'noBorders',
  margin: [0, 0, 0, 8],
  table: {
    widths: ['*'],
    body: [[{ text, font: 'Literata', fontSize: 11, lineHeight: 1.4, margin: [14, 12, 14, 12], fillColor: '#f7f5f0' }]],
  },
})
