import { OfferStatus, shopOrderStatuses, type ShopOrderStatus } from '@press/domain'
import type { Tx } from '../database/database.ts'
import { events, offers, shopOrders } from '../database/schema.ts'
import type { Staff } from './people.ts'

const { inProcess, accepted, rejected, invoiceRequested, invoiceSent, printing, wap, stock, done, archived } =
  OfferStatus

/** The usual sequence of an offer's statuses. */
const statusPath: readonly OfferStatus[] = [
  inProcess,
  accepted,
  invoiceRequested,
  invoiceSent,
  printing,
  wap,
  stock,
  done,
  archived,
]

const getStatusPath = (status: OfferStatus): readonly OfferStatus[] =>
  status === rejected ? [inProcess, rejected] : statusPath.slice(0, statusPath.indexOf(status) + 1)

interface MovedRow {
  id: number
  created_at: Date
  status_since: Date
}

/** Returns the time of each step of a path. The steps are distributed evenly from the row's creation to its last status change. */
const createSteps = <Status>({ created_at, status_since }: MovedRow, path: readonly Status[]) =>
  path.slice(1).map((to, index) => ({
    from: path[index] as Status,
    to,
    at: new Date(
      created_at.getTime() + ((status_since.getTime() - created_at.getTime()) * (index + 1)) / (path.length - 1),
    ),
  }))

/**
 * Seeds the status changes of offers and shop orders, with the person and the time. The boards of past days are read from these
 * events.
 */
export async function seedStatusMoves(tx: Tx, staff: Staff): Promise<void> {
  const [clerk = null] = staff.withRole('accounting')
  const [printer = null] = staff.withRole('typography')
  const [keeper = null] = staff.withRole('stock')
  const getMoverId = (to: OfferStatus | ShopOrderStatus): number | null => {
    if (to === wap) return printer
    return to === stock || to === done ? keeper : clerk
  }
  const [offerRows, orderRows] = await Promise.all([tx.select().from(offers), tx.select().from(shopOrders)])
  const moves = [
    ...offerRows.flatMap((offer) =>
      createSteps(offer, getStatusPath(offer.status)).map(({ at, ...data }) => ({
        type: 'offer.moved' as const,
        resource: 'offer' as const,
        resource_id: offer.id,
        actor_id: data.to === accepted || data.to === rejected ? offer.decided_by : getMoverId(data.to),
        data: { ...data, number: offer.number },
        audience: offer.user_id === null ? [] : [offer.user_id],
        at,
      })),
    ),
    ...orderRows.flatMap((order) =>
      createSteps(order, shopOrderStatuses.slice(0, shopOrderStatuses.indexOf(order.status) + 1)).map(
        ({ at, ...data }) => ({
          type: 'shoporder.moved' as const,
          resource: 'shoporder' as const,
          resource_id: order.id,
          actor_id: getMoverId(data.to),
          data,
          audience: [],
          at,
        }),
      ),
    ),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  // Marks all events as handled, so that no one gets a letter about the past.
  await tx.insert(events).values(moves.map((move) => ({ ...move, handled_at: move.at })))
}
