import { formatPhone } from '@press/domain/identifiers/phone'
import type { ShopOrder } from './ShopOrderTile.tsx'

/** How to reach a customer, a line each. */
export function CustomerContact({ phone, email, address }: NonNullable<ShopOrder['contact']>) {
  const lines = [phone && formatPhone(phone), email, address].filter(Boolean)
  return lines.map((line) => <div key={line}>{line}</div>)
}
