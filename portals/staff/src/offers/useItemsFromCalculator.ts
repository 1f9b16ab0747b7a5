import { validateCalculatorInput, calculateEstimate, createItemFromBook, type PriceList } from '@press/domain'
import { useSearchParams } from '@press/shell'
import { parseCalculatorParams } from '@press/ui'
import { useEffect, useState } from 'react'

/** Returns the item for the book that the calculator passed in the URL, and removes it from the URL. */
export function useItemsFromCalculator(prices: PriceList) {
  const [search, setSearch] = useSearchParams()
  const [items] = useState(() => {
    const { pages, quantity, ...book } = parseCalculatorParams(search.toString())
    if (!search.has('pages') || pages === null || quantity === null) return undefined
    const bookParams = { ...book, pages, quantity }
    if (Object.keys(validateCalculatorInput(bookParams, prices)).length > 0) return undefined
    return [createItemFromBook(bookParams, calculateEstimate(bookParams, prices, prices.from))]
  })
  useEffect(() => {
    if (search.has('pages')) setSearch({}, { replace: true })
  }, [search, setSearch])
  return items
}
