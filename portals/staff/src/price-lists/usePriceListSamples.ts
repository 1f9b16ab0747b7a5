import { useCall } from '@press/client'
import type { EditablePriceList } from '@press/domain'
import { toPressDay } from '@press/i18n'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'

export interface PricesProps {
  /** All of them, by number. */
  lists: readonly EditablePriceList[]
  /** The one that is looked at. */
  shown: EditablePriceList
}

/** The day at the press when the screen was opened. */
export const useToday = (): string => useState(() => toPressDay(new Date()))[0]

/** How many books show what prices do. */
const samples = 5

/** What the editor is given beside the lists: the books that the person has kept show what prices do. */
export function usePriceListSamples() {
  const { to } = useStaff()
  const { data } = useCall('GET /api/calculations', { query: { per_page: samples } })
  return {
    samples: data?.calculations ?? [],
    samplesHref: to.calculator,
    hrefOf: ({ id }: { id: number }) => `${to.priceList}?list=${id}`,
  }
}
