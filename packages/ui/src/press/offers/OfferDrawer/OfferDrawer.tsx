import type { Actor, StoredFile, Offer } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline } from '../../../foundations/layout/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useConfirm } from '../../../patterns/Confirm/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Tabs, type Tab } from '../../../primitives/Tabs/index.ts'
import {
  OfferRequestedBadge,
  OfferPriceChange,
  OfferStatusBadge,
  OfferValidity,
  useOfferLabels,
  type OfferIntents,
} from '../index.ts'
import { BooksTab } from './BooksTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { PartiesTab } from './PartiesTab.tsx'
import { PaymentsTab } from './PaymentsTab.tsx'

export interface OfferDrawerProps extends OfferIntents {
  offer: Offer
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The current user, and whether the offer is addressed to them. The actor determines the allowed status changes. */
  actor: Actor
  /** Returns the URL of a file. */
  hrefOf: (file: StoredFile) => string
  /** Downloads a file. Without it the browser follows the link. */
  onDownload?: (file: StoredFile) => void
  /** The history of the offer, shown as a tab. */
  history?: ReactNode
}

/** A drawer with an offer, next to the list of offers: its sum and payments, the next actions, its documents, books and parties. */
export function OfferDrawer({
  offer,
  open,
  onOpenChange,
  actor,
  hrefOf,
  onDownload,
  history,
  ...handlers
}: OfferDrawerProps) {
  const { t } = useTranslation(['offers', 'offer-words'])
  const { date, number } = useFormat()
  const { nameOf } = useOfferLabels()
  const isPhone = useMedia('belowTablet')
  const [tab, setTab] = useState('overview')
  const [confirm, confirmDialog] = useConfirm()
  const { onCopy, onDelete, onEdit, onPreview } = handlers
  const offerName = nameOf(offer)

  const confirmDelete = async (deleteOffer: (offer: Offer) => Promise<void>) => {
    const isDeleted = await confirm({
      title: t('drawer.deleteTitle', { offer: offerName }),
      children: t('drawer.deleteText', { recipient: offer.recipient_name, count: offer.items.length }),
      confirmLabel: t('drawer.deleteConfirm'),
      busyLabel: t('drawer.deleting'),
      tone: 'danger',
      run: () => deleteOffer(offer),
    })
    if (isDeleted) onOpenChange(false)
  }
  const tabs: Tab[] = [
    {
      key: 'overview',
      label: t('drawer.tab.overview'),
      panel: (
        <OverviewTab
          offer={offer}
          actor={actor}
          hrefOf={hrefOf}
          onDownload={onDownload}
          onBooks={() => setTab('books')}
          {...handlers}
        />
      ),
    },
    {
      key: 'books',
      label: t('drawer.tab.books'),
      count: offer.items.length,
      panel: (
        <BooksTab
          offer={offer}
          cardHref={handlers.cardHref}
          newCardHref={handlers.newCardHref}
          onItems={handlers.onItems}
        />
      ),
    },
    {
      key: 'payments',
      label: t('drawer.tab.payments'),
      count: offer.payments.length,
      panel: <PaymentsTab offer={offer} onPayment={handlers.onPayment} onInstalments={handlers.onInstalments} />,
    },
    { key: 'parties', label: t('drawer.tab.parties'), panel: <PartiesTab offer={offer} /> },
  ]
  if (history) tabs.push({ key: 'history', label: t('drawer.tab.history'), panel: history })

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={offer.recipient_name}
      eyebrow={t('drawer.eyebrow', { offer: offerName, date: date(offer.date, 'date') })}
      actions={onCopy && <IconButton glyph={glyphs.copy} label={t('drawer.copy')} onClick={() => onCopy(offer)} />}
      summary={
        <Inline gap={2}>
          <OfferStatusBadge status={offer.status} />
          <OfferRequestedBadge offer={offer} isRecipient={actor.own} />
          {offer.discount > 0 ? (
            <Badge glyph={glyphs.handshake}>{t('drawer.partner', { percent: number(offer.discount) })}</Badge>
          ) : (
            offer.is_partner && <Badge glyph={glyphs.handshake}>{t('list.partner')}</Badge>
          )}
          {offer.deadline && (
            <Badge glyph={glyphs.calendarBlank}>
              {t('offer-words:deadline', { date: date(offer.deadline, 'dayMonth') })}
            </Badge>
          )}
          <OfferValidity offer={offer} />
          <OfferPriceChange offer={offer} />
        </Inline>
      }
      footer={
        (onDelete ?? onPreview ?? onEdit) && (
          <>
            <Inline grow>
              {onDelete &&
                (isPhone ? (
                  <IconButton
                    glyph={glyphs.trash}
                    outline
                    label={t('drawer.deleteConfirm')}
                    onClick={() => void confirmDelete(onDelete)}
                  />
                ) : (
                  <Button variant="dangerOutline" leading={glyphs.trash} onClick={() => void confirmDelete(onDelete)}>
                    {t('drawer.delete')}
                  </Button>
                ))}
            </Inline>
            {onPreview && (
              <Button variant="secondary" leading={glyphs.eye} onClick={() => onPreview(offer)}>
                {t(offer.invoice_number ? 'drawer.invoice' : 'mine.kp')}
              </Button>
            )}
            {onEdit && (
              <Button variant="secondary" leading={glyphs.pencilSimple} onClick={() => onEdit(offer)}>
                {t('drawer.edit')}
              </Button>
            )}
          </>
        )
      }
    >
      <Tabs label={t('drawer.tabs', { offer: offerName })} tabs={tabs} value={tab} onValueChange={setTab} />
      {confirmDialog}
    </Drawer>
  )
}
