import type { BookParams, Estimate } from '../shared/prices/estimate.ts'
import { defaultBlockPaper } from '../shared/print/materials.ts'
import type { PrintedItem } from './prices.ts'

/** Creates an offer line from a calculator estimate. The line has the estimate's paper and its price per copy. */
export const createItemFromBook = (
  { title = '', pages, quantity, format, block_color, paper_type = defaultBlockPaper }: BookParams,
  { binding, unit_price }: Pick<Estimate, 'binding' | 'unit_price'>,
) =>
  ({
    name: title,
    quantity,
    price: unit_price,
    color_pages: block_color === 'colored' ? pages : null,
    bw_pages: block_color === 'colored' ? null : pages,
    format,
    binding,
    paper_type,
    vat: 'included',
    work_types: [],
  }) satisfies PrintedItem & { name: string }
