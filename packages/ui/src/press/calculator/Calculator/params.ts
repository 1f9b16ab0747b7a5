import {
  blockColors,
  defaultBlockPaper,
  validateCalculatorInput,
  coverKinds,
  fitsCover,
  laminations,
  getMaterials,
  type BookParams,
  type PriceList,
} from '@press/domain'

/** A price list, with its number if it has one. */
export type NumberedPrices = PriceList & { number?: number }

/** The values of the fields. A number that the user is still typing may be missing. */
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
  paper_type: defaultBlockPaper,
  binding_method: null,
}

/** Returns the parameters as `BookParams` if they are valid and the list has their prices, otherwise null. */
export function getBook(params: CalculatorParams, prices?: PriceList): Required<BookParams> | null {
  const { pages, quantity } = params
  if (pages === null || quantity === null || Object.keys(validateCalculatorInput(params, prices)).length > 0)
    return null
  return { ...params, pages, quantity }
}

/** Returns the query string of a link to a calculation, with the wire names of its parameters. */
export const formatCalculatorSearch = ({ title, pages, quantity, ...rest }: CalculatorParams): string => {
  const search = new URLSearchParams()
  if (title) search.set('title', title)
  for (const [name, value] of Object.entries({ ...rest, pages, quantity }))
    if (value !== null) search.set(name, String(value))
  return search.toString()
}

const findOrDefault = <Value extends string>(values: readonly Value[], param: string | null, fallback: Value): Value =>
  values.find((value) => value === param) ?? fallback

const getKeys = (rows: readonly { key: string }[]): string[] => rows.map(({ key }) => key)

/** Parses a query string of `formatCalculatorSearch`. Missing or unknown parameters get the defaults of a new calculation. */
export function parseCalculatorParams(search: string): CalculatorParams {
  const searchParams = new URLSearchParams(search)
  const readCount = (name: string, fallback: number | null) => {
    const paramText = searchParams.get(name)
    return paramText !== null && /^\d{1,6}$/.test(paramText) ? Number(paramText) : fallback
  }
  const { format, binding, block_color, lamination, paper_type, pages, quantity } = defaultParams
  const { papers, formats, bindings } = getMaterials()
  const cover = findOrDefault(coverKinds, searchParams.get('binding'), binding)
  const method = getKeys(bindings).find((key) => key === searchParams.get('binding_method') && fitsCover(cover, key))
  const readParams: CalculatorParams = {
    title: searchParams.get('title') ?? '',
    format: findOrDefault(getKeys(formats), searchParams.get('format'), format),
    binding: cover,
    block_color: findOrDefault(blockColors, searchParams.get('block_color'), block_color),
    lamination: findOrDefault(laminations, searchParams.get('lamination'), lamination),
    paper_type: findOrDefault(getKeys(papers), searchParams.get('paper_type'), paper_type),
    binding_method: method ?? null,
    pages: readCount('pages', pages),
    quantity: readCount('quantity', quantity),
  }
  return getBook(readParams) ? readParams : { ...readParams, pages, quantity, binding_method: null }
}
