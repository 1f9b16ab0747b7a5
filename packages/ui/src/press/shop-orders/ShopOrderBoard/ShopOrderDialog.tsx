import {
  shopOrderStatuses,
  shopOrderTransitions,
  getTargetStatuses,
  type RoleKey,
  type ShopOrderStatus,
  type LineStock,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { lazy, Suspense, useState } from 'react'
import { toFormError } from '../../../patterns/Form/refusal.ts'
import { DescriptionList, Inline, Stack } from '../../../foundations/layout/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import type { ShopOrder } from './ShopOrderTile.tsx'
import * as styles from './ShopOrderDialog.css.ts'

export interface ShopOrderDialogProps {
  order: ShopOrder
  /** The role of the user, which determines the allowed steps. */
  role: RoleKey
  /** Copies in stock by the item's position in the order. The stock of books without an entry is not tracked. */
  stock?: readonly LineStock[] | undefined
  /** Saves the status. If it rejects, the dialog stays open and shows the error. */
  onStatus: (status: ShopOrderStatus) => Promise<void>
  onClose: () => void
}

const noStock: readonly LineStock[] = []

/** Returns whether any contact data of the customer is known. */
const hasContact = (order: ShopOrder): order is ShopOrder & { contact: NonNullable<ShopOrder['contact']> } =>
  Object.values(order.contact ?? {}).some(Boolean)

// Loaded separately, because the phone number formats are larger than the code of the board.
const CustomerContact = lazy(async () => ({ default: (await import('./CustomerContact.tsx')).CustomerContact }))

const getStatusRank = (status: ShopOrderStatus) => shopOrderStatuses.indexOf(status)

/** A dialog with one order: its books and its next step. Only here an order can be marked as printed, because no drop does this. */
export function ShopOrderDialog({ order, role, stock = noStock, onStatus, onClose }: ShopOrderDialogProps) {
  const { t } = useTranslation(['shop-orders', 'offers', 'offer-words'])
  const { date, money, number } = useFormat()
  const [pendingStatus, setPendingStatus] = useState<ShopOrderStatus>()
  const [failure, setFailure] = useState<string>()
  const getCopiesLeft = (itemIndex: number): number | null => stock.find(({ item }) => item === itemIndex)?.left ?? null
  const lacksStock = order.items.some(({ quantity }, itemIndex) => quantity > (getCopiesLeft(itemIndex) ?? quantity))
  const nextStatuses = getTargetStatuses(shopOrderTransitions, { role, own: false }, order.status)

  const applyStatus = async (status: ShopOrderStatus) => {
    setPendingStatus(status)
    setFailure(undefined)
    try {
      await onStatus(status)
      onClose()
    } catch (error) {
      setFailure(toFormError(error).message)
      setPendingStatus(undefined)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!pendingStatus}
      title={t('number', { id: order.id })}
      footer={
        nextStatuses.length > 0 &&
        nextStatuses
          .toSorted((a, b) => getStatusRank(a) - getStatusRank(b))
          .map((status) => (
            <Button
              key={status}
              variant={getStatusRank(status) > getStatusRank(order.status) ? 'primary' : 'quiet'}
              busy={pendingStatus === status}
              disabled={pendingStatus !== undefined && pendingStatus !== status}
              disabledReason={status === 'done' && lacksStock ? t('lacks') : undefined}
              onClick={() => void applyStatus(status)}
            >
              {t(getStatusRank(status) > getStatusRank(order.status) ? `to.${status}` : `back.${status as 'new'}`)}
            </Button>
          ))
      }
    >
      <Stack gap={4}>
        {failure && <Alert tone="danger">{failure}</Alert>}
        <DescriptionList
          items={[
            { term: t('field.status'), value: t(`status.${order.status}`) },
            { term: t('field.number'), value: order.number },
            { term: t('field.customer_name'), value: order.customer_name },
            {
              term: t('field.contact'),
              value: hasContact(order) && (
                <Suspense>
                  <CustomerContact {...order.contact} />
                </Suspense>
              ),
            },
            { term: t('field.created_at'), value: date(order.created_at, 'dateTime') },
            { term: t('field.sum'), value: money(order.sum) },
          ]}
        />
        <ul className={styles.books} aria-label={t('offers:books')}>
          {order.items.map(({ name, quantity, language }, index) => (
            <li key={`${index} ${name}`}>
              <Inline gap={3} wrap={false}>
                <BookCover title={name} width={30} />
                <Inline grow>
                  <BookTitle lines={2} lang={language ? getBookLang(language) : undefined}>
                    {name}
                  </BookTitle>
                </Inline>
                <span className={styles.copies}>
                  {t('offer-words:copies', { count: quantity, copies: number(quantity) })}
                  {getCopiesLeft(index) !== null && order.status !== 'done' && (
                    <>
                      {', '}
                      <span className={quantity > (getCopiesLeft(index) ?? 0) ? styles.short : undefined}>
                        {t('inStock', { left: number(getCopiesLeft(index) ?? 0) })}
                      </span>
                    </>
                  )}
                </span>
              </Inline>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
