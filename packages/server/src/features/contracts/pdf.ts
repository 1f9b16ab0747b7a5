import type { InBoth, ContractClause, ContractDocument, ContractPiece, ContractSide } from '@press/domain'
import { clauseText } from '@press/i18n/node'
import type { Content, TableCell } from 'pdfmake'
import type { PressDocument } from '../../documents/document.ts'
import { colours, sizes } from '../../documents/style.ts'
import type { Translate } from '../../texts.ts'
import { contractLanguageTag } from './contract-text.ts'

/** The width of the signature line in points. */
const lineWidth = 110

/** The number of characters per line of a column. */
const lineLength = 46
/** The maximum number of lines that a block keeps together. */
const maxBlockLines = 24
/** The number of lines of a page. */
const pageLines = 44

/** A row with the Russian and the Kazakh text side by side; `lines` is its largest possible number of lines. */
interface Row {
  lines: number
  content: Content
}

/** Renders a contract: the Russian and Kazakh clauses side by side, and below them the parties with their signature lines. */
export function buildContractDocument(paper: ContractDocument, t: Translate): PressDocument {
  const blocks = paper.sections.flatMap(({ title: sectionTitle, clauses }) =>
    splitIntoBlocks(buildHeadingRow(sectionTitle), clauses.map(buildClauseRow)),
  )
  const [lastBlock = []] = blocks.slice(-1)
  const signatureRow = buildSignatureRow(paper)
  // The signatures never have a page to themselves: they stay with their heading and the last clauses.
  const fitsWithLastBlock = countLines([...lastBlock, signatureRow]) <= pageLines
  return {
    title: paper.title.ru,
    lang: contractLanguageTag,
    content: [
      buildTwoColumns(
        { text: paper.title.ru, ...titleStyle, outline: true },
        { text: paper.title.kz, ...titleStyle },
        [0, 0, 0, 2],
      ),
      buildTwoColumns(
        buildPlaceAndDateLine(paper.place.ru, paper.date.ru),
        buildPlaceAndDateLine(paper.place.kz, paper.date.kz),
        [0, 0, 0, 8],
      ),
      ...paper.preamble.map(({ ru, kz }) => buildBlock([buildTextRow('', { ru, kz })])),
      ...(fitsWithLastBlock ? blocks.slice(0, -1) : blocks).map((rows) => buildBlock(rows)),
      buildBlock(fitsWithLastBlock ? [...lastBlock, signatureRow] : [signatureRow], pageLines),
    ],
    foot: {
      words: `${paper.title.ru} / ${paper.title.kz}`,
      pages: t('documents:pages', { page: '{page}', pages: '{pages}' }),
    },
  }
}

const buildClauseRow = ({ number, ru, kz }: ContractClause): Row => buildTextRow(`${number}. `, { ru, kz })

const countLines = (rows: readonly Row[]): number => rows.reduce((sum, { lines }) => sum + lines, 0)

/**
 * Splits the rows of a section into blocks without page breaks. The heading stays with the first two clauses, and the last clause
 * stays with the previous clause. So no clause is alone at the bottom or the top of a page.
 */
function splitIntoBlocks(sectionHeading: Row, clauses: readonly Row[]): (readonly Row[])[] {
  const headClauseCount = clauses.length > 3 ? 2 : clauses.length
  const lastBlockStart = Math.max(headClauseCount, clauses.length - 2)
  return [
    [sectionHeading, ...clauses.slice(0, headClauseCount)],
    ...clauses.slice(headClauseCount, lastBlockStart).map((one) => [one]),
    ...(lastBlockStart < clauses.length ? [clauses.slice(lastBlockStart)] : []),
  ].flatMap((rows) => splitToFit(rows))
}

/** Keeps rows in one block if they fit. Otherwise splits off the last row and tries again with the remaining rows. */
const splitToFit = (rows: readonly Row[]): (readonly Row[])[] =>
  rows.length < 2 || countLines(rows) <= maxBlockLines ? [rows] : [...splitToFit(rows.slice(0, -1)), rows.slice(-1)]

/** A block that is higher than a page may be split by a page break. */
const buildBlock = (rows: readonly Row[], maxLines = maxBlockLines): Content => ({
  ...(countLines(rows) <= maxLines && { unbreakable: true }),
  stack: rows.map(({ content }) => content),
})

const countRequisiteLines = ({ role, name, lines }: ContractSide): number =>
  [role, name, ...lines].reduce((sum, line) => sum + Math.ceil(line.length / lineLength), 0)

/** Renders the parties: the details of each party above its signature line. */
function buildSignatureRow({ requisites, sides: [press, party] }: ContractDocument): Row {
  const partiesHeading = buildHeadingRow(requisites)
  return {
    // The 6 lines are the position, the signature line and the text below it.
    lines: partiesHeading.lines + Math.max(countRequisiteLines(press), countRequisiteLines(party)) + 6,
    content: {
      stack: [
        partiesHeading.content,
        buildTwoColumns(buildPartyDetails(press), buildPartyDetails(party)),
        buildTwoColumns(buildSignatureLine(press), buildSignatureLine(party)),
      ],
    },
  }
}

const titleStyle = { font: 'Literata', fontSize: 14, lineHeight: 1.15, color: colours.text } as const

const buildTwoColumns = (
  left: Content,
  right: Content,
  margin: [number, number, number, number] = [0, 0, 0, 4],
): Content => ({
  layout: 'noBorders',
  margin,
  table: { widths: ['*', '*'], body: [[buildCell(left, 6), buildCell(right, 0)]] },
})
const buildCell = (content: Content, rightGap: number): TableCell => ({ stack: [content], margin: [0, 0, rightGap, 0] })

const buildPlaceAndDateLine = (start: string, end: string): Content => ({
  fontSize: sizes.caption + 0.5,
  color: colours.muted,
  columns: [
    { width: 'auto', text: start },
    { width: '*', text: end, alignment: 'right' },
  ],
})

const buildHeadingRow = ({ ru, kz }: InBoth): Row => ({
  lines: 3,
  content: buildTwoColumns({ text: ru, bold: true }, { text: kz, bold: true }, [0, 8, 0, 3]),
})

function buildTextRow(number: string, { ru, kz }: InBoth<ContractPiece[]>): Row {
  const length = Math.max(...[ru, kz].map((pieces) => number.length + clauseText(pieces).length))
  return {
    lines: Math.ceil(length / lineLength) + 1,
    content: buildTwoColumns(buildClause(number, ru), buildClause(number, kz)),
  }
}

/** Agreed terms are bold, to distinguish them from the template's text. */
const buildClause = (number: string, pieces: readonly ContractPiece[]): Content => ({
  text: [{ text: number }, ...pieces.map(({ text, field }) => ({ text, bold: Boolean(field) }))],
})

const buildPartyDetails = ({ role, name, lines }: ContractSide): Content => ({
  stack: [
    { text: role, bold: true },
    { text: name },
    ...lines.map((text): Content => ({ text, color: colours.strong })),
  ],
})

const buildSignatureLine = ({ position, signer, sign }: ContractSide): Content => ({
  stack: [
    { text: position || ' ', margin: [0, 6, 0, 0] },
    {
      columns: [
        {
          width: lineWidth,
          margin: [0, 24, 0, 2],
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: lineWidth, y2: 0, lineWidth: 0.75, lineColor: colours.strong }],
        },
        { width: '*', text: signer, margin: [8, 12, 0, 0] },
      ],
    },
    { text: sign, fontSize: sizes.caption, color: colours.muted },
  ],
})
