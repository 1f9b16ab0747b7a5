import { getIncludedVat } from '../money/vat.ts'

/** Where copies are sold: the press's shop, partners, the university of the press. */
export const saleChannels = ['shop', 'partners', 'university'] as const
export type SaleChannel = (typeof saleChannels)[number]

/** Copies sold by one channel at one rate of VAT. What came back is sold less: negative copies and a negative sum. */
export interface Sale {
  channel: SaleChannel
  copies: number
  /** In tiyn, VAT included. */
  sum: number
  /** Per cent; 0 where the sale is free of it. */
  vat_rate: number
}

/** An author's part of what a contract gives, per cent. */
export interface RoyaltyShare {
  name: string
  share: number
}

export interface ChannelSales {
  channel: SaleChannel
  copies: number
  sum: number
  /** What a copy brought on average, in tiyn; null where as many came back as were sold. */
  price: number | null
}

export interface Realisation {
  channels: ChannelSales[]
  copies: number
  /** What was sold for, VAT included; tiyn, like all sums here. */
  sum: number
  vat: number
  net: number
}

const hundred = 10_000n

/** A part of a sum in hundredths of a per cent, half a tiyn rounded up; of a negative one as of the positive. */
function partOf(tiyn: number, percent: number): number {
  const whole = BigInt(Math.abs(tiyn)) * BigInt(Math.round(percent * 100))
  return Math.sign(tiyn) * Number((2n * whole + hundred) / (2n * hundred)) || 0
}

/** What was sold by channel, and the VAT in it: of each rate's sales together, half a tiyn rounded up. */
export function sumSalesByChannel(sales: readonly Sale[]): Realisation {
  const total = (of: readonly Sale[], key: 'copies' | 'sum') => of.reduce((sum, sale) => sum + sale[key], 0)
  const channels = saleChannels.map((channel): ChannelSales => {
    const own = sales.filter((sale) => sale.channel === channel)
    const [copies, sum] = [total(own, 'copies'), total(own, 'sum')]
    return { channel, copies, sum, price: copies === 0 ? null : Math.round(sum / copies) }
  })
  const vat = [...new Set(sales.map(({ vat_rate }) => vat_rate))].reduce((all, rate) => {
    const gross = total(
      sales.filter(({ vat_rate }) => vat_rate === rate),
      'sum',
    )
    return all + Math.sign(gross) * getIncludedVat(Math.abs(gross), rate)
  }, 0)
  const sum = total(sales, 'sum')
  return { channels, copies: total(sales, 'copies'), sum, vat, net: sum - vat }
}

/** What a contract gives its authors before tax: revenue without VAT × its rate in per cent. */
export const calculateRoyalty = (net: number, rate: number): number => partOf(net, rate)

/** What each author gets: their share in per cent, and the last of them what is left, so that the parts add up to the tiyn. */
export function royaltyShares<Author extends RoyaltyShare>(
  owed: number,
  authors: readonly Author[],
): (Author & { sum: number })[] {
  let left = owed
  return authors.map((author, index) => {
    const sum = index === authors.length - 1 ? left : partOf(owed, author.share)
    left -= sum
    return { ...author, sum }
  })
}
