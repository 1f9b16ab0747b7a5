import { useCall } from '@press/client'
import type { EditablePriceList } from '@press/domain'
import { useStaff } from '../shared/useStaff.ts'

export interface PricesProps {
  /** All lists, by number. */
  lists: readonly EditablePriceList[]
  /** The displayed list. */
  shown: EditablePriceList
}

/** The number of sample books that show the effect of prices. */
const sampleCount = 5

/** Returns additional props for the editor. The user's saved calculations serve as samples that show the effect of prices. */
export function usePriceListSamples() {
  const { to } = useStaff()
  const { data } = useCall('GET /api/calculations', { query: { per_page: sampleCount } })
  return {
    samples: data?.calculations ?? [],
    samplesHref: to.calculator,
    hrefOf: ({ id }: { id: number }) => `${to.priceList}?list=${id}`,
  }
}
