import type { BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** The prices that hold today, and the next ones. */
export const usePriceList = () => useCall('GET /api/price-list', {})
/** Every price list, for who writes them. */
export const usePriceLists = () => useCall('GET /api/price-lists', {})
export const useCalculations = (query: QueryOf<'GET /api/calculations'>) => useCall('GET /api/calculations', { query })
export const useCalculation = (id: number) =>
  useCall('GET /api/calculations/{id}', { params: { id } }, { keepPreviousData: false })

export async function beginPriceList(body: BodyOf<'POST /api/price-list'>) {
  const { price_list } = await call('POST /api/price-list', { body })
  await changed('pricelist')
  return price_list
}

/** Writes into a draft; resolves with it as it is then. */
export async function editPriceList(id: number, body: BodyOf<'PATCH /api/price-list/{id}'>) {
  const { price_list } = await call('PATCH /api/price-list/{id}', { params: { id }, body })
  await changed('pricelist')
  return price_list
}

/** Enters a draft, or takes a list back that has not begun. */
export async function setPriceListStatus(id: number, body: BodyOf<'POST /api/price-list/{id}/status'>) {
  const { price_list } = await call('POST /api/price-list/{id}/status', { params: { id }, body })
  await changed('pricelist')
  return price_list
}

export async function removePriceList(id: number) {
  await call('DELETE /api/price-list/{id}', { params: { id } })
  await changed('pricelist')
}

export async function keepCalculation(body: BodyOf<'POST /api/calculations'>) {
  const { calculation } = await call('POST /api/calculations', { body })
  void changed('calculation')
  return calculation
}

export async function editCalculation(id: number, body: BodyOf<'PATCH /api/calculations/{id}'>) {
  const { calculation } = await call('PATCH /api/calculations/{id}', { params: { id }, body })
  await changed('calculation')
  return calculation
}

export async function copyCalculation(id: number) {
  const { calculation } = await call('POST /api/calculations/{id}/copy', { params: { id } })
  await changed('calculation')
  return calculation
}

export async function removeCalculation(id: number) {
  await call('DELETE /api/calculations/{id}', { params: { id } })
  await changed('calculation')
}
