import {
  isAwaitingAnswer,
  canRequestChange,
  findMissingOfferDetails,
  OfferStatus,
  type Actor,
  type Offer,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { toFormError } from '../../patterns/Form/index.ts'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { useToast } from '../../primitives/Toast/index.ts'
import { getMissingDetailReason, useMissingDetailLabels } from '../shared/MissingDetails/useMissingDetailLabels.ts'
import { listOfferActions, type OfferAction } from './offer-actions.ts'
import type { OfferIntents } from './offer-intents.ts'
import * as styles from './OfferNextActions.css.ts'

export interface OfferNextActionsProps extends Pick<
  OfferIntents,
  'onStatus' | 'onAnswer' | 'onAskChange' | 'onInvoiceRequest' | 'onPayment'
> {
  offer: Offer
  actor: Actor
}

/** Statuses to which an offer can be returned. */
type BackTo = 'in process' | 'typo_finish' | 'wap'

/** Shows the pending actions of the user, then the status changes they may make. An unavailable change shows its reason. */
export function OfferNextActions({
  offer,
  actor,
  onStatus,
  onAnswer,
  onAskChange,
  onInvoiceRequest,
  onPayment,
}: OfferNextActionsProps) {
  const { t } = useTranslation('offers')
  const { date } = useFormat()
  const toast = useToast()
  const [busyAction, setBusyAction] = useState<OfferStatus | 'answer'>()

  const missingDetailReason = getMissingDetailReason(
    useMissingDetailLabels('invoice', findMissingOfferDetails('invoice', offer)),
  )
  const getReason = ({ to, refusal }: OfferAction): string | undefined => {
    if (refusal) return t(`refusal.${refusal}`)
    return to === OfferStatus.invoiceSent ? missingDetailReason : undefined
  }

  const canRun = ({ to }: OfferAction) =>
    (to === OfferStatus.invoiceRequested ? onInvoiceRequest : onStatus) !== undefined
  const actions = listOfferActions(offer, actor).filter(canRun)
  const runAction = async (action: OfferStatus | 'answer', change: () => Promise<void> | undefined) => {
    setBusyAction(action)
    try {
      await change()
    } catch (error) {
      toast({ tone: 'danger', message: toFormError(error).message })
    }
    setBusyAction(undefined)
  }
  const changeStatus = (to: OfferStatus) =>
    to === OfferStatus.invoiceRequested ? onInvoiceRequest?.(offer) : runAction(to, () => onStatus?.({ offer, to }))
  const isAwaiting = isAwaitingAnswer(offer)
  const answerHandler = isAwaiting && onAnswer
  const asksForChange = offer.decisions?.at(-1)?.decision === 'change'
  const { status, progress, status_since } = offer
  const awaitsPayment = status === OfferStatus.invoiceSent && progress < 100 && onPayment
  const sinceParams = { date: date((isAwaiting && offer.asked_at) || status_since, 'dayMonth') }
  const waitText = awaitsPayment
    ? t('next.payment', sinceParams)
    : isAwaiting && (answerHandler || actor.own)
      ? t(
          actor.own
            ? asksForChange
              ? 'next.awaitsChange'
              : 'next.awaitsAnswer'
            : asksForChange
              ? 'next.answerChange'
              : 'next.answer',
          sinceParams,
        )
      : actions.length === 0
        ? undefined
        : status === OfferStatus.inProcess && actor.own
          ? t('next.decide', sinceParams)
          : status === OfferStatus.accepted && actor.own
            ? t('next.askInvoice')
            : status === OfferStatus.invoiceRequested && !actor.own
              ? t('next.sendInvoice', sinceParams)
              : undefined
  /** The primary step forward: an expected payment, otherwise the first possible change. */
  const primaryStatus =
    awaitsPayment || answerHandler
      ? undefined
      : actions.find((action) => !action.isBackward && !getReason(action) && action.to !== OfferStatus.rejected)?.to
  const buttons = actions
    .map((action) => ({ ...action, reason: getReason(action) }))
    .map(({ to, isBackward, reason }) => (
      <Button
        key={to}
        size="sm"
        variant={to === OfferStatus.rejected ? 'dangerOutline' : to === primaryStatus ? 'primary' : 'secondary'}
        busy={busyAction === to}
        disabledReason={reason}
        onClick={() => void changeStatus(to)}
      >
        {t(isBackward ? `back.${to as BackTo}` : `to.${to}`)}
      </Button>
    ))

  if (!waitText && buttons.length === 0) return null
  return (
    <div className={waitText ? styles.next : styles.actions}>
      {waitText && (
        <p className={styles.nextWords}>
          <span className={styles.nextIcon}>
            <Icon glyph={glyphs.lightning} size={18} />
          </span>
          {waitText}
        </p>
      )}
      <div className={styles.buttons} role="group" aria-label={t('next.label')}>
        {awaitsPayment && (
          <Button size="sm" variant="primary" onClick={() => onPayment(offer)}>
            {t('next.changePayment')}
          </Button>
        )}
        {answerHandler && (
          <Button
            size="sm"
            variant="primary"
            busy={busyAction === 'answer'}
            onClick={() => void runAction('answer', () => answerHandler(offer))}
          >
            {t('next.sendAnswer')}
          </Button>
        )}
        {buttons}
        {onAskChange && canRequestChange(offer, actor) && (
          <Button size="sm" variant="quiet" onClick={() => onAskChange(offer)}>
            {t('next.askChange')}
          </Button>
        )}
      </div>
    </div>
  )
}
