import { getFormatSpec, type PrintingMethod } from './materials.ts'
import type { BookFormat, Paper } from './material-types.ts'
import { calculateConventionalSheets, calculatePublisherSheets } from './sheets.ts'

/** A publisher or printing house, as an imprint names it. An unknown address is empty. */
export interface ImprintFirm {
  name: string
  address: string
}

/** The data from which an imprint is built. */
export interface ImprintInput {
  /** Codes of the Universal Decimal Classification and the Library Bibliographical Classification. */
  udc: string | null
  bbk: string | null
  /** The day on which the book was approved for printing, `yyyy-mm-dd`. */
  signed: string | null
  format: BookFormat | null
  pages: number | null
  /** The number of conventional printed sheets, if it was entered manually. Null when it is calculated from pages and format. */
  volume: number | null
  /** The number of characters, including spaces. */
  symbols: number | null
  paper: Paper | null
  /** The typeface of the main text. */
  typeface: string | null
  method: PrintingMethod | null
  copies: number | null
  /** The printing house's order number, which is the number of the tech card. */
  order: string | null
  publisher: ImprintFirm | null
  /** The printing house; null if it is unknown. */
  printer: ImprintFirm | null
}

/** One sentence of an imprint. */
export type ImprintPart =
  | { part: 'udc' | 'bbk'; code: string }
  | { part: 'signed'; day: string }
  | { part: 'format'; format: string }
  | { part: 'paper'; paper: Paper }
  | { part: 'typeface'; typeface: string }
  | { part: 'method'; method: PrintingMethod }
  | { part: 'conventionalSheets' | 'publisherSheets'; sheets: number }
  | { part: 'copies'; copies: number }
  | { part: 'order'; order: string }
  | { part: 'published' | 'printed' | 'publishedAndPrinted'; firm: ImprintFirm }

/**
 * The names of the built-in papers in an imprint: the kind of paper without its weight. Other papers appear with the name that the
 * press gave them.
 */
export const imprintPapers = {
  offset80: 'offset',
  offset120: 'offset',
  coated130: 'coated',
  colotech160: 'colotech',
} as const satisfies Record<string, string>

/** Formats a book format for imprints. The share of the sheet is a fraction: «60×84 1/16». ISO formats keep their names. */
export function formatForImprint(format: BookFormat): string {
  const spec = getFormatSpec(format)
  return spec && !/^[AB]\d$/.test(format) ? `${spec.sheet} 1/${spec.share}` : format
}

/**
 * Builds the imprint line (выпускные данные) as its sentences. Date, format, volume, number of copies, order, publisher and
 * printing house follow the order of GOST R 7.0.4-2006. That standard leaves the place of paper, typeface and printing method to
 * the publisher, so they are between format and volume, as in GOST 7.4-95. The classification codes, which are printed on the back
 * of the title page, come first. Unknown data is omitted, as is usual in books. The texts of the sentences are in the catalogs.
 */
export function buildImprint({
  udc,
  bbk,
  signed,
  format,
  pages,
  volume,
  symbols,
  paper,
  typeface,
  method,
  copies,
  order,
  publisher,
  printer,
}: ImprintInput): ImprintPart[] {
  const sheets = volume ?? (pages && format ? calculateConventionalSheets(pages, format) : null)
  return [
    udc ? { part: 'udc' as const, code: udc } : null,
    bbk ? { part: 'bbk' as const, code: bbk } : null,
    signed ? { part: 'signed' as const, day: signed } : null,
    format ? { part: 'format' as const, format: formatForImprint(format) } : null,
    paper ? { part: 'paper' as const, paper } : null,
    typeface ? { part: 'typeface' as const, typeface } : null,
    method ? { part: 'method' as const, method } : null,
    sheets ? { part: 'conventionalSheets' as const, sheets } : null,
    // The number is rounded to a hundredth, because more digits would suggest false precision.
    symbols
      ? { part: 'publisherSheets' as const, sheets: Math.round(calculatePublisherSheets(symbols) * 100) / 100 }
      : null,
    copies ? { part: 'copies' as const, copies } : null,
    order ? { part: 'order' as const, order } : null,
    ...buildFirmParts(publisher, printer),
  ].filter((part) => part !== null)
}

/** Returns the sentences about publisher and printing house. If both are the same firm, returns a single sentence. */
function buildFirmParts(publisher: ImprintFirm | null, printer: ImprintFirm | null): ImprintPart[] {
  const isSameFirm = publisher !== null && printer?.name === publisher.name && printer.address === publisher.address
  if (isSameFirm) return [{ part: 'publishedAndPrinted', firm: publisher }]
  return [
    ...(publisher ? [{ part: 'published' as const, firm: publisher }] : []),
    ...(printer ? [{ part: 'printed' as const, firm: printer }] : []),
  ]
}

/** Returns the printing house of a tech card's print run: the press itself, unless the card names another printing house. */
export const getPrinter = (
  { printer_name, printer_address }: { printer_name: string | null; printer_address: string | null },
  press: ImprintFirm | null,
): ImprintFirm | null => (printer_name ? { name: printer_name, address: printer_address ?? '' } : press)
