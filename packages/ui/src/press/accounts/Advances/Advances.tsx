import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { Panel } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { lazyWithPreload } from '../../../private/lazy-with-preload.tsx'
import { Button } from '../../../primitives/Button/index.ts'
import * as styles from './Advances.css.ts'

/** An amount paid for an offer above its price, in tiyn. */
export interface FreeAdvance {
  offer_id: number
  offer_number: string
  amount: number
}

/** An offer of the same customer that is not fully paid; `rest` in tiyn. */
export interface UnpaidOffer {
  offer_id: number
  offer_number: string
  rest: number
}

export interface SetOff {
  from: number
  to: number
  amount: number
}

/** A refund; the amount is positive, in tiyn. A repeated refund with the same `key` is recorded only once. */
export interface Refund {
  offer: number
  key: string
  amount: number
  date: string
  document_number: string
}

export interface AdvancesProps {
  advances: readonly FreeAdvance[]
  unpaid: readonly UnpaidOffer[]
  /** Sets an advance off against an offer. A rejection with a `FormError` is shown on the fields of the dialog. */
  onSetOff: (change: SetOff) => Promise<void>
  onRefund: (refund: Refund) => Promise<void>
}

const SetOffDialog = lazyWithPreload(async () => (await import('./SetOffDialog.tsx')).SetOffDialog)
const RefundDialog = lazyWithPreload(async () => (await import('./RefundDialog.tsx')).RefundDialog)

/** Free advances of a customer; each can be set off against another offer or refunded. */
export function Advances({ advances, unpaid, onSetOff, onRefund }: AdvancesProps) {
  const { t } = useTranslation(['accounts', 'offer-words'])
  const { money } = useFormat()
  const [openAction, setOpenAction] = useState<{ what: 'setOff' | 'return'; advance: FreeAdvance }>()
  const nameOf = ({ offer_number }: FreeAdvance) => t('offer-words:number', { number: offer_number })
  const closeDialog = () => setOpenAction(undefined)
  if (advances.length === 0) return null
  return (
    <Panel title={t('advances.title')}>
      <Text as="p" variant="small" tone="muted">
        {t('advances.text')}
      </Text>
      <ul aria-label={t('advances.title')}>
        {advances.map((advance) => (
          <li key={advance.offer_id} className={styles.row}>
            <span className={styles.words}>
              {t('advances.of', { offer: nameOf(advance), sum: money(advance.amount) })}
            </span>
            <span className={styles.acts}>
              {(['setOff', 'return'] as const).map((action) => (
                <Button
                  key={action}
                  size="sm"
                  aria-label={`${t(`advances.${action}`)}: ${nameOf(advance)}`}
                  disabled={action === 'setOff' && unpaid.length === 0}
                  onClick={() => setOpenAction({ what: action, advance })}
                >
                  {t(`advances.${action}`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {unpaid.length === 0 && (
        <Text as="p" variant="small" tone="muted">
          {t('advances.none')}
        </Text>
      )}
      {openAction?.what === 'setOff' && (
        <SetOffDialog
          advance={openAction.advance}
          unpaid={unpaid}
          name={nameOf(openAction.advance)}
          onClose={closeDialog}
          onSave={onSetOff}
        />
      )}
      {openAction?.what === 'return' && (
        <RefundDialog
          advance={openAction.advance}
          name={nameOf(openAction.advance)}
          onClose={closeDialog}
          onSave={onRefund}
        />
      )}
    </Panel>
  )
}
