import type { ContractPaper, ContractPiece, ContractSide } from '@press/i18n/node'
import type { Content, TableCell } from 'pdfmake'
import type { PressDocument } from '../../documents/document.ts'
import { colours, sizes } from '../../documents/style.ts'
import type { Translator } from '../../texts.ts'
import { paperLanguage } from './paper.ts'

/** Half of the page, less half of the gap between the columns. */
const half = 241

/** A contract: Russian and Kazakh side by side, clause by clause, and under them the sides with their lines to sign on. */
export const contractDocument = (paper: ContractPaper, t: Translator): PressDocument => ({
  title: paper.title.ru,
  lang: paperLanguage,
  content: [
    pair({ text: paper.title.ru, ...title, outline: true }, { text: paper.title.kz, ...title }, [0, 0, 0, 2]),
    pair(ends(paper.place.ru, paper.date.ru), ends(paper.place.kz, paper.date.kz), [0, 0, 0, 8]),
    ...paper.sections.flatMap(({ title: head, clauses }) => {
      const [first, ...rest] = clauses.map(({ number, ru, kz }) => pair(clause(number, ru), clause(number, kz)))
      // A heading never stands alone at the foot of a page.
      return [{ unbreakable: true, stack: [headed(head.ru, head.kz), ...(first ? [first] : [])] }, ...rest]
    }),
    {
      unbreakable: true,
      stack: [
        headed(paper.requisites.ru, paper.requisites.kz),
        pair({ stack: sideOf(paper.sides[0]) }, { stack: sideOf(paper.sides[1]) }),
      ],
    },
  ],
  foot: {
    words: `${paper.title.ru} / ${paper.title.kz}`,
    pages: t('documents:pages', { page: '{page}', pages: '{pages}' }),
  },
})

const title = { font: 'Literata', fontSize: 14, lineHeight: 1.15, color: colours.text } as const

const pair = (left: Content, right: Content, margin: [number, number, number, number] = [0, 0, 0, 4]): Content => ({
  layout: 'noBorders',
  margin,
  table: { widths: [half, half], body: [[cell(left), cell(right)]] },
})
const cell = (content: Content): TableCell => ({ stack: [content], margin: [0, 0, 6, 0] })

const ends = (start: string, end: string): Content => ({
  fontSize: sizes.caption + 0.5,
  color: colours.muted,
  columns: [
    { width: 'auto', text: start },
    { width: '*', text: end, alignment: 'right' },
  ],
})

const headed = (ru: string, kz: string): Content =>
  pair({ text: ru, bold: true }, { text: kz, bold: true }, [0, 8, 0, 3])

/** What was agreed on stands out among what every contract says. */
const clause = (number: string, pieces: readonly ContractPiece[]): Content => ({
  text: [{ text: `${number}. ` }, ...pieces.map(({ text, field }) => ({ text, bold: Boolean(field) }))],
})

const sideOf = ({ role, name, lines, sign }: ContractSide): Content[] => [
  { text: role, bold: true },
  { text: name },
  ...lines.map((text): Content => ({ text, color: colours.strong })),
  {
    margin: [0, 34, 0, 2],
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: half - 24, y2: 0, lineWidth: 0.75, lineColor: colours.strong }],
  },
  { text: sign, fontSize: sizes.caption, color: colours.muted },
]
