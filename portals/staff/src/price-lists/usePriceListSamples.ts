import { useCall } from '@press/client'
import type { EditablePriceList } from '@press/domain'
import { useStaff } from '../shared/useStaff.ts'

export interface PricesProps {
  /** All lists, by number. */
  lists: readonly EditablePriceList[]
  /** The displayed list. */
  currentList: EditablePriceList
}

/** The number of sample books that show the effect of prices. */
const sampleCount = 5

/** Returns additional props for the editor. The user's saved calculations serve as samples that show the effect of prices. */
export function usePriceListSamples() {
  const { paths } = useStaff()
  const { data } = useCall('GET /api/calculations', { query: { per_page: sampleCount } })
  return {
    samples: data?.calculations ?? [],
    samplesHref: paths.calculator,
    hrefOf: ({ id }: { id: number }) => `${paths.priceList}?list=${id}`,
  }
}
