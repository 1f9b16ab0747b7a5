import { isAwaitingAnswer, isExpired, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { toFormError } from '../../../patterns/Form/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { bookLang } from '../../../private/book-lang.ts'
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
  const phone = useMedia('belowTablet')
  const step = useNextStep(offer, steps, phone)
  const [first, ...others] = offer.items
  const lang = first?.language && bookLang(first.language)
  const many =
    others.length > 0
      ? t('offer-words:others', { count: others.length })
      : t('offer-words:copies', { count: first?.quantity ?? 0, copies: number(first?.quantity ?? 0) })
  const decides = onDecide && offer.status === 'in process' && !isExpired(offer, today) && !isAwaitingAnswer(offer)
  return (
    <li className={styles.row}>
      <span className={styles.covers}>
        <CoverStack width={40} books={offer.items.slice(0, 3).map(({ name }) => ({ title: name }))} />
      </span>
      <div className={styles.words}>
        <BookTitle as="h2" size="m" lines={phone ? 2 : 1} {...(lang && { lang })}>
          {first?.name ?? t('offer-words:noBooks')}
        </BookTitle>
        <p className={styles.about}>
          {phone
            ? `${many} · ${nameOf(offer)}`
            : `${many} · ${t('mine.from', { offer: nameOf(offer), date: date(offer.date) })}`}
        </p>
        <MyOfferFiles offer={offer} hrefOf={hrefOf} onDownload={onDownload} offerHref={offerHref} />
      </div>
      <div className={styles.status}>
        <OfferStatusBadge status={offer.status} />
        <OfferRequestedBadge offer={offer} own />
        <OfferValidity offer={offer} />
      </div>
      <div className={styles.paid}>
        {!phone && (
          <p className={styles.paidWords} aria-hidden>
            <span>{t(offer.progress === 100 ? 'mine.paid' : 'mine.payment')}</span>
            <span className={offer.progress === 100 ? styles.paidInFull : styles.paidPart}>
              {t('percent', { value: number(offer.progress) })}
            </span>
          </p>
        )}
        <OfferPaidBar progress={offer.progress} bare={!phone} />
      </div>
      <div className={styles.sum}>
        <strong className={styles.figure}>{money(offer.sum)}</strong>
        <span className={styles.terms}>
          {offer.discount > 0 ? t('mine.withDiscount', { percent: number(offer.discount) }) : t('mine.withVat')}
        </span>
      </div>
      <div className={styles.action}>
        {decides ? (
          <Decision offer={offer} onDecide={onDecide} phone={phone} />
        ) : (
          step && (
            <Button
              size={phone ? 'md' : 'sm'}
              variant={phone && step.variant === 'tinted' ? 'primary' : step.variant}
              leading={step.glyph}
              fullWidth={phone}
              onClick={step.onClick}
            >
              {step.label}
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
  const [busy, setBusy] = useState<'accept' | 'rejected'>()
  const decide = async (to: 'accept' | 'rejected') => {
    setBusy(to)
    try {
      await onDecide({ offer, to })
    } catch (refusal) {
      toast({ tone: 'danger', message: toFormError(refusal).message })
    }
    setBusy(undefined)
  }
  return (
    <div className={styles.decision}>
      <Button
        size={phone ? 'md' : 'sm'}
        variant={phone ? 'primary' : 'tinted'}
        fullWidth={phone}
        busy={busy === 'accept'}
        disabled={busy === 'rejected'}
        onClick={() => void decide('accept')}
      >
        {t('mine.accept')}
      </Button>
      <Button
        size={phone ? 'md' : 'sm'}
        variant={phone ? 'secondary' : 'quiet'}
        fullWidth={phone}
        busy={busy === 'rejected'}
        disabled={busy === 'accept'}
        onClick={() => void decide('rejected')}
      >
        {t('offer-words:decline')}
      </Button>
    </div>
  )
}
