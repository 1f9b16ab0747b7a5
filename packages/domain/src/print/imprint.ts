import type { BookFormat } from './formats.ts'
import type { Paper } from './materials.ts'
import { conventionalSheets, publisherSheets } from './sheets.ts'

/** What an imprint is made from. */
export interface ImprintFacts {
  /** The day the book was signed for print, `yyyy-mm-dd`. */
  signed: string | null
  format: BookFormat | null
  pages: number | null
  /** Conventional printed sheets counted by hand; null where they follow from pages and format. */
  volume: number | null
  /** Characters with spaces. */
  symbols: number | null
  paper: Paper | null
  copies: number | null
  /** The order of the printing house: the tech card's number. */
  order: string | null
}

/** One sentence of an imprint. */
export type ImprintPart =
  | { part: 'signed'; day: string }
  | { part: 'format'; format: string }
  | { part: 'paper'; paper: ImprintPaper }
  | { part: 'conventionalSheets' | 'publisherSheets'; sheets: number }
  | { part: 'copies'; copies: number }
  | { part: 'order'; order: string }

/** What an imprint says of paper: its kind, not its weight. */
export type ImprintPaper = 'offset' | 'coated' | 'colotech'

const kinds: Record<Paper, ImprintPaper> = {
  offset80: 'offset',
  offset120: 'offset',
  coated130: 'coated',
  colotech160: 'colotech',
}

/** A format as imprints write it: the share of the sheet stands as a fraction after it, «60×84 1/16». */
export const imprintFormat = (format: BookFormat): string => format.replace('/', ' 1/')

/**
 * The imprint line (выпускные данные) as its sentences, in the order of GOST R 7.0.4; what is not known is left out, as books do. The
 * sentences themselves stand in the catalogs.
 */
export function imprintOf({
  signed,
  format,
  pages,
  volume,
  symbols,
  paper,
  copies,
  order,
}: ImprintFacts): ImprintPart[] {
  const sheets = volume ?? (pages && format ? conventionalSheets(pages, format) : null)
  return [
    signed ? { part: 'signed' as const, day: signed } : null,
    format ? { part: 'format' as const, format: imprintFormat(format) } : null,
    paper ? { part: 'paper' as const, paper: kinds[paper] } : null,
    sheets ? { part: 'conventionalSheets' as const, sheets } : null,
    // Printed to a tenth or a hundredth; more would say what nobody counted.
    symbols ? { part: 'publisherSheets' as const, sheets: Math.round(publisherSheets(symbols) * 100) / 100 } : null,
    copies ? { part: 'copies' as const, copies } : null,
    order ? { part: 'order' as const, order } : null,
  ].filter((part) => part !== null)
}
