import { formatPhone } from '@press/domain/identifiers/phone'
import type { ShopOrder } from './ShopOrderTile.tsx'

/** The contact data of a customer, each on its own line. */
export function CustomerContact({ phone, email, address }: NonNullable<ShopOrder['contact']>) {
  const lines = [phone && formatPhone(phone), email, address].filter(Boolean)
  return lines.map((line) => <div key={line}>{line}</div>)
}
