import type { Signer } from '@press/domain'
import type { Content, TableCell } from 'pdfmake'
import type { Column } from 'pdfmake/interfaces.js'
import { colours } from './style.ts'

/** A thick rule across the page. */
export const ruleBlock = (width: number): Content => ({
  margin: [0, 0, 0, 10],
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 1.5, lineColor: colours.ink }],
})

const horizontalLine = (width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.6, lineColor: colours.ink }],
})

/** A text on a line with a small caption below, as in state forms. */
export const lineWithCaption = (text: string, caption: string, width: number): Column => ({
  width,
  stack: [
    { text: text || ' ', alignment: 'center' },
    horizontalLine(width),
    { text: caption, fontSize: 6.5, alignment: 'center', color: colours.muted },
  ],
})

/** Lays out the reference in a form's top right corner: the government order that defines the form, and the form's name there. */
export const annexBlock = (order: string, form: string): Content => ({
  alignment: 'right',
  fontSize: 7,
  margin: [380, 0, 0, 6],
  stack: [{ text: order }, { text: form, bold: true }],
})

/** A box with a column for each fact: the name above, the value below. */
export const boxBlock = (facts: readonly { term: string; value: string }[], width: number): Column => ({
  width: facts.length * width,
  layout: 'boxed',
  table: {
    widths: facts.map(() => width - 12),
    body: [
      facts.map(({ term }): TableCell => ({ text: term, fontSize: 7, alignment: 'center' })),
      facts.map(({ value }): TableCell => ({ text: value || ' ', bold: true, alignment: 'center' })),
    ],
  },
})

/** A party of a form, with the party's number at the end of the line; `width` is the width of the label. */
export const partyBlock = (
  term: string,
  value: string,
  hint: string,
  bin: { term: string; value: string },
  width = 74,
): Content => ({
  columnGap: 10,
  margin: [0, 0, 0, 4],
  columns: [
    { width, text: term, bold: true },
    {
      width: '*',
      stack: [
        { text: value || ' ' },
        horizontalLine(577 - width),
        { text: hint, fontSize: 6.5, alignment: 'center', color: colours.muted },
      ],
    },
    {
      width: 165,
      layout: 'boxed',
      table: {
        widths: [48, 92],
        body: [
          [
            { text: bin.term, fontSize: 7, alignment: 'center', margin: [0, 2, 0, 0] },
            { text: bin.value || ' ', bold: true, alignment: 'center' },
          ],
        ],
      },
    },
  ],
})

/** The header cell of a form's column. */
export const columnHead = (text: string, spans: Partial<Record<'rowSpan' | 'colSpan', number>> = {}): TableCell => ({
  text,
  fontSize: 7,
  alignment: 'center',
  ...spans,
})

/** An empty cell that the neighbouring cell's `colSpan` or `rowSpan` covers. */
export const emptySpanCell: TableCell = { text: '' }

export const centredCell = (text: string): TableCell => ({ text, alignment: 'center' })
export const numberCell = (text: string, bold = false): TableCell => ({ text, alignment: 'right', bold })

interface SignerWords {
  position?: string
  signature: string
  name: string
}

/**
 * A signer, with lines for the signature, the name, and the position if the form requires it. The position and the name are filled
 * in when they are known.
 */
export const signatureLine = (
  role: string,
  captions: SignerWords,
  { width = 86, who: signer = null }: { width?: number; who?: Omit<Signer, 'basis'> | null | undefined } = {},
): Content => ({
  margin: [0, 6, 0, 0],
  columnGap: 6,
  columns: [
    { width: 92, text: role, bold: true },
    ...(captions.position === undefined ? [] : [lineWithCaption(signer?.position ?? '', captions.position, width - 6)]),
    lineWithCaption('', captions.signature, width - 6),
    // The name has the widest line, because the name, and its caption in Kazakh, are the longest texts.
    lineWithCaption(signer?.name ?? '', captions.name, width + 12),
  ],
})
