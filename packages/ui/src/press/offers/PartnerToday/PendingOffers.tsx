import { getRecipientAction, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { CoverStack } from '../../shared/BookCover/index.ts'
import { OfferValidity, useOfferLabels } from '../index.ts'
import type { PartnerTodayIntents, PartnerTodayLinks } from './types.ts'
import * as styles from './PartnerToday.css.ts'

interface PendingOffersProps extends Pick<PartnerTodayIntents, 'onDecline' | 'onReceive' | 'onDiffer'> {
  offers: readonly OfferRow[]
  today: string
  links: Pick<PartnerTodayLinks, 'kp' | 'offer'>
}

/** The offers with a pending action of the partner. Renders nothing if the list is empty. */
export function PendingOffers({ offers, today, links, onDecline, onReceive, onDiffer }: PendingOffersProps) {
  const { t } = useTranslation(['partner-home', 'offer-words'])
  const { money } = useFormat()
  const { nameOf } = useOfferLabels()
  const id = useId()
  const pendingOffers = offers.flatMap((offer) => {
    const step = getRecipientAction(offer, today)
    return step ? [{ offer, step }] : []
  })
  if (pendingOffers.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 className={styles.title} id={id}>
          {t('waiting')}
        </h2>
      </div>
      <ul className={styles.rows}>
        {pendingOffers.map(({ offer, step }) => {
          const { items, sum } = offer
          const [firstItem, ...otherItems] = items
          const details = [
            firstItem && t('book', { title: firstItem.name }),
            otherItems.length > 0 && t('offer-words:others', { count: otherItems.length }),
          ].filter(Boolean)
          return (
            <li key={offer.id} className={classes(styles.row, styles.waiting)}>
              <CoverStack width={36} books={items.slice(0, 1).map(({ name }) => ({ title: name }))} />
              <div>
                <p className={styles.name}>
                  {t(`step.${step}`, { offer: nameOf(offer) })}
                  <OfferValidity offer={offer} />
                </p>
                <p className={styles.detail}>{[details.join(' '), money(sum)].join(', ')}</p>
              </div>
              <div className={styles.acts}>
                {step !== 'askInvoice' && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t(step === 'decide' ? 'declineNamed' : 'differNamed', {
                      offer: nameOf(offer),
                    })}
                    onClick={() => (step === 'decide' ? onDecline : onDiffer)(offer)}
                  >
                    {t(step === 'decide' ? 'offer-words:decline' : 'differ')}
                  </Button>
                )}
                {step === 'confirm' ? (
                  <Button
                    variant="tinted"
                    size="sm"
                    aria-label={t('receiveNamed', { offer: nameOf(offer) })}
                    onClick={() => onReceive(offer)}
                  >
                    {t('receive')}
                  </Button>
                ) : (
                  <ButtonLink
                    variant="tinted"
                    size="sm"
                    href={step === 'decide' ? links.kp(offer.id) : links.offer(offer.id)}
                    aria-label={t(step === 'decide' ? 'openNamed' : 'askNamed', { offer: nameOf(offer) })}
                  >
                    {t(step === 'decide' ? 'open' : 'offer-words:requestInvoice')}
                  </ButtonLink>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
