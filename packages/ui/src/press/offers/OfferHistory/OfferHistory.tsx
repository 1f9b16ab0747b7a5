import type { OfferAttachmentField, OfferEvent } from '@press/domain'
import { offerAttachments } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { Timeline } from '../../../primitives/Timeline/index.ts'

export interface OfferHistoryProps {
  /** The events, newest first. Omit while the events load. */
  events?: readonly OfferEvent[] | undefined
}

/** The history of an offer: what happened, who did it, when, and with which note. */
export function OfferHistory({ events }: OfferHistoryProps) {
  const { t } = useTranslation('offers')
  const getTitle = useTitles()
  if (!events)
    return (
      <SkeletonGroup>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton width="long" />
      </SkeletonGroup>
    )
  if (events.length === 0)
    return (
      <EmptyState title={t('history.emptyTitle')} level={3}>
        {t('history.emptyText')}
      </EmptyState>
    )
  return (
    <Timeline
      label={t('drawer.tab.history')}
      events={events.map((event) => ({
        key: String(event.id),
        title: getTitle(event),
        date: event.at,
        ...(event.what === 'undelivered' || event.what === 'differs' ? { state: 'problem' as const } : {}),
        detail: [event.by ?? t('history.press'), event.note && t('drawer.said', { note: event.note })]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  )
}

/** Returns the flag of a document. The label of the flag is the name of the document. */
const getFlag = (file: OfferAttachmentField) =>
  offerAttachments.find((attachment) => attachment.file === file)?.flag ?? 'has_contract'

function useTitles(): (event: OfferEvent) => string {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  return ({ what, to, flag, value, document, kind, number, email, amount, parts, revision }) => {
    const documentName = kind ? t(`preview.papers.${kind}`) : ''
    switch (what) {
      case 'moved':
        return t('history.moved', { status: to ? t(`status.${to}`) : '' })
      case 'flagged':
        return t(value ? 'history.flagOn' : 'history.flagOff', { flag: flag ? t(`flag.${flag}`) : '' })
      case 'attached':
      case 'detached':
        return t(`history.${what}`, { paper: document ? t(`flag.${getFlag(document)}`) : '' })
      case 'invoiced':
        return number ? t('history.invoicedAs', { number }) : t('history.invoiced')
      case 'issued':
      case 'cancelled':
        return t(`history.${what}`, { paper: documentName, number: number ?? '' })
      case 'setOff':
        return t('history.setOff', { sum: money(amount ?? 0) })
      case 'sent':
        return t('history.sent', { paper: documentName, email: email ?? '' })
      case 'delivered':
      case 'undelivered':
        return t(`history.${what}`, { email: email ?? '' })
      case 'paid':
        return t('history.paid', { sum: money(amount ?? 0) })
      case 'planned':
        return parts === null ? t('history.unplanned') : t('history.planned', { count: parts })
      case 'revised':
        return t('history.revised', { revision: revision ?? 1 })
      default:
        return t(`history.${what}`)
    }
  }
}
