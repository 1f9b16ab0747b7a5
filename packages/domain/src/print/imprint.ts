import { formatSpec, type PrintingMethod } from './materials.ts'
import type { BookFormat, Paper } from './material-types.ts'
import { conventionalSheets, publisherSheets } from './sheets.ts'

/** A publisher or a printing house as an imprint names it; an address that is not known is empty. */
export interface ImprintFirm {
  name: string
  address: string
}

/** What an imprint is made from. */
export interface ImprintInput {
  /** Classes of the Universal Decimal and of the Library Bibliographical Classification. */
  udc: string | null
  bbk: string | null
  /** The day the book was signed for print, `yyyy-mm-dd`. */
  signed: string | null
  format: BookFormat | null
  pages: number | null
  /** Conventional printed sheets counted by hand; null where they follow from pages and format. */
  volume: number | null
  /** Characters with spaces. */
  symbols: number | null
  paper: Paper | null
  /** Of the main text. */
  typeface: string | null
  method: PrintingMethod | null
  copies: number | null
  /** The order of the printing house: the tech card's number. */
  order: string | null
  publisher: ImprintFirm | null
  /** Null where nobody knows who printed it. */
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

/** What an imprint says of the first papers: their kind, not their weight. Of others it says the name. */
export const imprintPapers = {
  offset80: 'offset',
  offset120: 'offset',
  coated130: 'coated',
  colotech160: 'colotech',
} as const satisfies Record<string, string>

/** A format as imprints write it: the share of the sheet stands as a fraction after it, «60×84 1/16»; ISO formats by their names. */
export function imprintFormat(format: BookFormat): string {
  const spec = formatSpec(format)
  return spec && !/^[AB]\d$/.test(format) ? `${spec.sheet} 1/${spec.share}` : format
}

/**
 * The imprint line (выпускные данные) as its sentences: date, format, volume, run, order, publisher and printing house in the order of
 * GOST R 7.0.4-2006; paper, typeface and printing method, which it leaves to the publisher, between format and volume, where GOST 7.4-95
 * has them. The classes, which stand on the back of the title page, come first. What is not known is left out, as books do. The
 * sentences themselves stand in the catalogs.
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
  const sheets = volume ?? (pages && format ? conventionalSheets(pages, format) : null)
  return [
    udc ? { part: 'udc' as const, code: udc } : null,
    bbk ? { part: 'bbk' as const, code: bbk } : null,
    signed ? { part: 'signed' as const, day: signed } : null,
    format ? { part: 'format' as const, format: imprintFormat(format) } : null,
    paper ? { part: 'paper' as const, paper } : null,
    typeface ? { part: 'typeface' as const, typeface } : null,
    method ? { part: 'method' as const, method } : null,
    sheets ? { part: 'conventionalSheets' as const, sheets } : null,
    // Printed to a tenth or a hundredth; more would say what nobody counted.
    symbols ? { part: 'publisherSheets' as const, sheets: Math.round(publisherSheets(symbols) * 100) / 100 } : null,
    copies ? { part: 'copies' as const, copies } : null,
    order ? { part: 'order' as const, order } : null,
    ...firmsOf(publisher, printer),
  ].filter((part) => part !== null)
}

/** Who published and who printed it: one sentence where they are one. */
function firmsOf(publisher: ImprintFirm | null, printer: ImprintFirm | null): ImprintPart[] {
  const isOne = publisher !== null && printer?.name === publisher.name && printer.address === publisher.address
  if (isOne) return [{ part: 'publishedAndPrinted', firm: publisher }]
  return [
    ...(publisher ? [{ part: 'published' as const, firm: publisher }] : []),
    ...(printer ? [{ part: 'printed' as const, firm: printer }] : []),
  ]
}

/** Who prints a card's run: the press itself, unless the card names another. */
export const printerOf = (
  { printer_name, printer_address }: { printer_name: string | null; printer_address: string | null },
  press: ImprintFirm | null,
): ImprintFirm | null => (printer_name ? { name: printer_name, address: printer_address ?? '' } : press)
