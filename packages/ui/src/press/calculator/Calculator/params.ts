import {
  blockColors,
  bookFormatKeys,
  calculatorProblems,
  coverKinds,
  laminations,
  type BookFormat,
  type BookParams,
  type PriceList,
} from '@press/domain'

/** A price list, and its number where it has one. */
export type NumberedPrices = PriceList & { number?: number }

/** What stands in the fields: a number that is being typed may be missing. */
export interface CalculatorParams extends Required<Omit<BookParams, 'pages' | 'quantity'>> {
  pages: number | null
  quantity: number | null
}

export const defaultParams: CalculatorParams = {
  title: '',
  format: 'A5',
  pages: 200,
  quantity: 100,
  binding: 'soft',
  block_color: 'black-white',
  lamination: 'matte',
}

/** The parameters as `BookParams` when nothing is wrong with them, else null. */
export function bookOf(params: CalculatorParams): Required<BookParams> | null {
  const { pages, quantity } = params
  if (pages === null || quantity === null || Object.keys(calculatorProblems(params)).length > 0) return null
  return { ...params, pages, quantity }
}

/** The query string of a link to a calculation, by the wire names of its parameters. */
export const calculatorSearch = ({ title, pages, quantity, ...rest }: CalculatorParams): string => {
  const search = new URLSearchParams()
  if (title) search.set('title', title)
  for (const [name, value] of Object.entries({ ...rest, pages, quantity }))
    if (value !== null) search.set(name, String(value))
  return search.toString()
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null, otherwise: Value): Value =>
  values.find((value) => value === given) ?? otherwise

/** Reads such a query string back; what is missing or unknown is as in a new calculation. */
export function calculatorParams(search: string): CalculatorParams {
  const given = new URLSearchParams(search)
  const count = (name: string, otherwise: number | null) => {
    const read = given.get(name)
    return read !== null && /^\d{1,6}$/.test(read) ? Number(read) : otherwise
  }
  const { format, binding, block_color, lamination, pages, quantity } = defaultParams
  const read: CalculatorParams = {
    title: given.get('title') ?? '',
    format: oneOf<BookFormat>(bookFormatKeys, given.get('format'), format),
    binding: oneOf(coverKinds, given.get('binding'), binding),
    block_color: oneOf(blockColors, given.get('block_color'), block_color),
    lamination: oneOf(laminations, given.get('lamination'), lamination),
    pages: count('pages', pages),
    quantity: count('quantity', quantity),
  }
  return bookOf(read) ? read : { ...read, pages, quantity }
}
