import { isAwaitingAnswer, isExpired, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { toFormError } from '../../../patterns/Form/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { useToast } from '../../../primitives/Toast/index.ts'
import { CoverStack } from '../../shared/BookCover/index.ts'
import { OfferRequestedBadge, OfferPaidBar, OfferStatusBadge, OfferValidity, useOfferLabels } from '../index.ts'
import { MyOfferFiles, type MyOfferFilesProps } from './MyOfferFiles.tsx'
import { useNextStep, type NextSteps } from './useNextStep.ts'
import * as styles from './MyOffers.css.ts'

export interface MyOfferIntents extends NextSteps, Pick<MyOfferFilesProps, 'hrefOf' | 'onDownload' | 'offerHref'> {
  /** Accepts or declines an offer as its recipient. Must resolve when `offers` contains the answer. */
  onDecide?: (decision: { offer: OfferRow; to: 'accept' | 'rejected' }) => Promise<void>
}

interface MyOfferProps extends MyOfferIntents {
  offer: OfferRow
  today: string
}

/** One offer as its recipient sees it. */
export function MyOffer({ offer, today, hrefOf, onDownload, offerHref, onDecide, ...steps }: MyOfferProps) {
  const { t } = useTranslation(['offers', 'offer-words'])
  const { date, money, number } = useFormat()
  const { nameOf } = useOfferLabels()
  const isPhone = useMedia('belowTablet')
  const nextStep = useNextStep(offer, steps, isPhone)
  const [firstItem, ...otherItems] = offer.items
  const lang = firstItem?.language && getBookLang(firstItem.language)
  const quantityText =
    otherItems.length > 0
      ? t('offer-words:others', { count: otherItems.length })
      : t('offer-words:copies', { count: firstItem?.quantity ?? 0, copies: number(firstItem?.quantity ?? 0) })
  const canDecide = onDecide && offer.status === 'in process' && !isExpired(offer, today) && !isAwaitingAnswer(offer)
  return (
    <li className={styles.row}>
      <span className={styles.covers}>
        <CoverStack width={40} books={offer.items.slice(0, 3).map(({ name }) => ({ title: name }))} />
      </span>
      <div className={styles.words}>
        <BookTitle as="h2" size="m" lines={isPhone ? 2 : 1} lang={lang ?? undefined}>
          {firstItem?.name ?? t('offer-words:noBooks')}
        </BookTitle>
        <p className={styles.about}>
          {isPhone
            ? `${quantityText} · ${nameOf(offer)}`
            : `${quantityText} · ${t('mine.from', { offer: nameOf(offer), date: date(offer.date) })}`}
        </p>
        <MyOfferFiles offer={offer} hrefOf={hrefOf} onDownload={onDownload} offerHref={offerHref} />
      </div>
      <div className={styles.status}>
        <OfferStatusBadge status={offer.status} />
        <OfferRequestedBadge offer={offer} isRecipient />
        <OfferValidity offer={offer} />
      </div>
      <div className={styles.paid}>
        {!isPhone && (
          <p className={styles.paidWords} aria-hidden>
            <span>{t(offer.progress === 100 ? 'mine.paid' : 'mine.payment')}</span>
            <span className={offer.progress === 100 ? styles.paidInFull : styles.paidPart}>
              {t('percent', { value: number(offer.progress) })}
            </span>
          </p>
        )}
        <OfferPaidBar progress={offer.progress} barOnly={!isPhone} />
      </div>
      <div className={styles.sum}>
        <strong className={styles.figure}>{money(offer.sum)}</strong>
        <span className={styles.terms}>
          {offer.discount > 0 ? t('mine.withDiscount', { percent: number(offer.discount) }) : t('mine.withVat')}
        </span>
      </div>
      <div className={styles.action}>
        {canDecide ? (
          <Decision offer={offer} onDecide={onDecide} phone={isPhone} />
        ) : (
          nextStep && (
            <Button
              size={isPhone ? 'md' : 'sm'}
              variant={isPhone && nextStep.variant === 'tinted' ? 'primary' : nextStep.variant}
              leading={nextStep.glyph}
              fullWidth={isPhone}
              onClick={nextStep.onClick}
            >
              {nextStep.label}
            </Button>
          )
        )}
      </div>
    </li>
  )
}

interface DecisionProps extends Required<Pick<MyOfferProps, 'offer' | 'onDecide'>> {
  phone: boolean
}

function Decision({ offer, onDecide, phone }: DecisionProps) {
  const { t } = useTranslation(['offers', 'offer-words'])
  const toast = useToast()
  const [busyDecision, setBusyDecision] = useState<'accept' | 'rejected'>()
  const decide = async (decision: 'accept' | 'rejected') => {
    setBusyDecision(decision)
    try {
      await onDecide({ offer, to: decision })
    } catch (error) {
      toast({ tone: 'danger', message: toFormError(error).message })
    }
    setBusyDecision(undefined)
  }
  return (
    <div className={styles.decision}>
      <Button
        size={phone ? 'md' : 'sm'}
        variant={phone ? 'primary' : 'tinted'}
        fullWidth={phone}
        busy={busyDecision === 'accept'}
        disabled={busyDecision === 'rejected'}
        onClick={() => void decide('accept')}
      >
        {t('mine.accept')}
      </Button>
      <Button
        size={phone ? 'md' : 'sm'}
        variant={phone ? 'secondary' : 'quiet'}
        fullWidth={phone}
        busy={busyDecision === 'rejected'}
        disabled={busyDecision === 'accept'}
        onClick={() => void decide('rejected')}
      >
        {t('offer-words:decline')}
      </Button>
    </div>
  )
}
