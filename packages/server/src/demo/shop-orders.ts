import { fromTenge, type ShopOrderStatus } from '@press/domain'
import type { Tx } from '../database/database.ts'
import { shopOrders } from '../database/schema.ts'
import orderData from './data/shop-orders.json' with { type: 'json' }
import type { Calendar } from './random.ts'

interface DemoOrder {
  /** Days since the order was placed. */
  days: number
  customer_name: string
  status: ShopOrderStatus
  items: {
    name: string
    language: 'ru' | 'kz'
    quantity: number
    /** The price of a copy, in tenge. */
    price: number
  }[]
}

export const demoShopOrders = orderData as unknown as DemoOrder[]

/** Seeds twenty-five orders of the shop, in every status. The oldest order is first. */
export async function seedShopOrders(tx: Tx, { ago }: Calendar): Promise<void> {
  await tx.insert(shopOrders).values(
    demoShopOrders
      .toSorted((one, other) => other.days - one.days)
      .map(({ days, items, ...order }) => ({
        ...order,
        items: items.map((item) => ({ ...item, price: fromTenge(item.price) })),
        titles: items.map(({ name }) => name).join('\n'),
        sum: items.reduce((sum, { quantity, price }) => sum + quantity * fromTenge(price), 0),
        created_at: ago(days),
        status_since: ago(order.status === 'new' ? days : days * 0.4),
        updated_at: ago(order.status === 'new' ? days : days * 0.4),
      })),
  )
}
