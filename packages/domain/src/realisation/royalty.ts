import { addDays, addMonths } from '../shared/dates/dates.ts'
import { getIncludedVat } from '../shared/money/vat.ts'

/** The sales channels: the press's shop, partners, and the press's university. */
export const saleChannels = ['shop', 'partners', 'university'] as const
export type SaleChannel = (typeof saleChannels)[number]

/** Copies that one channel sold at one VAT rate. Returned copies and their sum are negative. */
export interface Sale {
  channel: SaleChannel
  copies: number
  /** The sum in tiyn, including VAT. */
  sum: number
  /** The VAT rate in per cent. It is 0 for a sale that is exempt from VAT. */
  vat_rate: number
}

/** An author's share of the royalty of a contract, in per cent. */
export interface RoyaltyShare {
  name: string
  share: number
}

export interface ChannelSales {
  channel: SaleChannel
  copies: number
  sum: number
  /** The average price of a copy in tiyn; null when the copies add up to 0. */
  price: number | null
}

export interface Realisation {
  channels: ChannelSales[]
  copies: number
  /** The revenue, including VAT. All sums of this type are in tiyn. */
  sum: number
  vat: number
  net: number
}

const percentScale = 10_000n

/** Returns a part of a sum. `percent` has up to two decimals. Half a tiyn is rounded away from zero. */
function takePercent(tiyn: number, percent: number): number {
  const product = BigInt(Math.abs(tiyn)) * BigInt(Math.round(percent * 100))
  return Math.sign(tiyn) * Number((2n * product + percentScale) / (2n * percentScale)) || 0
}

/**
 * Sums up sales by channel and calculates the VAT that they include. VAT is calculated on the total of each VAT rate, and half a
 * tiyn is rounded up.
 */
export function sumSalesByChannel(sales: readonly Sale[]): Realisation {
  const sumField = (saleRows: readonly Sale[], key: 'copies' | 'sum') =>
    saleRows.reduce((sum, sale) => sum + sale[key], 0)
  const channels = saleChannels.map((channel): ChannelSales => {
    const channelSales = sales.filter((sale) => sale.channel === channel)
    const [copies, sum] = [sumField(channelSales, 'copies'), sumField(channelSales, 'sum')]
    return { channel, copies, sum, price: copies === 0 ? null : Math.round(sum / copies) }
  })
  const vat = [...new Set(sales.map(({ vat_rate }) => vat_rate))].reduce((vatTotal, rate) => {
    const gross = sumField(
      sales.filter(({ vat_rate }) => vat_rate === rate),
      'sum',
    )
    return vatTotal + Math.sign(gross) * getIncludedVat(Math.abs(gross), rate)
  }, 0)
  const sum = sumField(sales, 'sum')
  return { channels, copies: sumField(sales, 'copies'), sum, vat, net: sum - vat }
}

/** Calculates the royalty of a contract before tax: the revenue without VAT × the contract's rate in per cent. */
export const calculateRoyalty = (net: number, rate: number): number => takePercent(net, rate)

/**
 * Returns each author's amount, according to the author's share in per cent. The last author gets the remainder, so that the parts
 * add up exactly.
 */
export function splitRoyalty<Author extends RoyaltyShare>(
  owed: number,
  authors: readonly Author[],
): (Author & { sum: number })[] {
  let remainingSum = owed
  return authors.map((author, index) => {
    const sum = index === authors.length - 1 ? remainingSum : takePercent(owed, author.share)
    remainingSum -= sum
    return { ...author, sum }
  })
}

/** Returns the due date of royalties for a period: the end of the second month after it (picture n6). */
export const getRoyaltyDueDate = (to: string): string => addDays(addMonths(`${to.slice(0, 7)}-01`, 3), -1)
