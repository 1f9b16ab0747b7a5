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
import { offerActions, type OfferAction } from './offer-actions.ts'
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
  const [busy, setBusy] = useState<OfferStatus | 'answer'>()

  const incomplete = getMissingDetailReason(
    useMissingDetailLabels('invoice', findMissingOfferDetails('invoice', offer)),
  )
  const reasonOf = ({ to, refusal }: OfferAction): string | undefined => {
    if (refusal) return t(`refusal.${refusal}`)
    return to === OfferStatus.invoiceSent ? incomplete : undefined
  }

  const can = ({ to }: OfferAction) => (to === OfferStatus.invoiceRequested ? onInvoiceRequest : onStatus) !== undefined
  const actions = offerActions(offer, actor).filter(can)
  const carryOut = async (what: OfferStatus | 'answer', change: () => Promise<void> | undefined) => {
    setBusy(what)
    try {
      await change()
    } catch (refusal) {
      toast({ tone: 'danger', message: toFormError(refusal).message })
    }
    setBusy(undefined)
  }
  const go = (to: OfferStatus) =>
    to === OfferStatus.invoiceRequested ? onInvoiceRequest?.(offer) : carryOut(to, () => onStatus?.({ offer, to }))
  const isAwaiting = isAwaitingAnswer(offer)
  const answer = isAwaiting && onAnswer
  const changes = offer.decisions?.at(-1)?.decision === 'change'
  const { status, progress, status_since } = offer
  const awaitsPayment = status === OfferStatus.invoiceSent && progress < 100 && onPayment
  const since = { date: date((isAwaiting && offer.asked_at) || status_since, 'dayMonth') }
  const waitText = awaitsPayment
    ? t('next.payment', since)
    : isAwaiting && (answer || actor.own)
      ? t(
          actor.own
            ? changes
              ? 'next.awaitsChange'
              : 'next.awaitsAnswer'
            : changes
              ? 'next.answerChange'
              : 'next.answer',
          since,
        )
      : actions.length === 0
        ? undefined
        : status === OfferStatus.inProcess && actor.own
          ? t('next.decide', since)
          : status === OfferStatus.accepted && actor.own
            ? t('next.askInvoice')
            : status === OfferStatus.invoiceRequested && !actor.own
              ? t('next.sendInvoice', since)
              : undefined
  /** The primary step forward: an expected payment, otherwise the first possible change. */
  const primary =
    awaitsPayment || answer
      ? undefined
      : actions.find((action) => !action.back && !reasonOf(action) && action.to !== OfferStatus.rejected)?.to
  const buttons = actions
    .map((action) => ({ ...action, reason: reasonOf(action) }))
    .map(({ to, back, reason }) => (
      <Button
        key={to}
        size="sm"
        variant={to === OfferStatus.rejected ? 'dangerOutline' : to === primary ? 'primary' : 'secondary'}
        busy={busy === to}
        disabledReason={reason}
        onClick={() => void go(to)}
      >
        {t(back ? `back.${to as BackTo}` : `to.${to}`)}
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
        {answer && (
          <Button
            size="sm"
            variant="primary"
            busy={busy === 'answer'}
            onClick={() => void carryOut('answer', () => answer(offer))}
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
