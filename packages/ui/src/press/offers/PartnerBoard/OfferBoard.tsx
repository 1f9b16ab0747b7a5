import {
  getDueTone,
  offerTransitions,
  getPartnerColumn,
  partnerColumns,
  getDropStatus,
  getPartnerDropRefusal,
  getSourceStatuses,
  type Actor,
  type OfferStatus,
  type PartnerColumn,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import {
  KanbanBoard,
  type BoardMove,
  type KanbanBoardProps,
  type MoveTargets,
} from '../../../patterns/KanbanBoard/index.ts'
import { CurrentPosition } from '../../../patterns/BoardReplay/index.ts'
import { reuseLists } from '../../../patterns/KanbanBoard/reuse-lists.ts'
import * as styles from './OfferTile.css.ts'
import { OfferTile, type OfferTileOffer } from './OfferTile.tsx'

/** The props of an offer board that its caller sets. */
export interface OfferBoardProps<Offer extends OfferTileOffer> extends Pick<
  KanbanBoardProps<Offer, PartnerColumn>,
  | 'busy'
  | 'state'
  | 'onRetry'
  | 'onOpen'
  | 'startAt'
  | 'defaultFolded'
  | 'onFoldedChange'
  | 'ringedCards'
  | 'spotlight'
  | 'renderTail'
> {
  /** The user who moves the cards. Set `own` if this user is the recipient of the offers. */
  actor: Actor
  /** Returns the URL of a card. Keep the function the same between renders. */
  hrefOf: (offer: Offer) => string
  /**
   * Saves the status after a drop or after the undo of a drop. When it resolves, `offers` must contain the new status. If it
   * rejects, a toast shows the message and the card returns to its column.
   */
  onMove: (moveOffer: { offer: Offer; status: OfferStatus }) => Promise<void>
  /** The total number of delivered offers, if `offers` contains only the latest of them. */
  delivered?: number | undefined
  /** Today, or the day that the board shows if it is a past day, as `yyyy-mm-dd`. */
  today: string
  /** The number of offers in each column today. Set it for the board of a past day, on which nothing can be moved. */
  todayCounts?: ReadonlyMap<PartnerColumn, number> | undefined
}

interface OwnProps<Offer extends OfferTileOffer> extends OfferBoardProps<Offer> {
  label: string
  offers: readonly Offer[]
  empty: ReactNode
}

const getCardKey = ({ id }: OfferTileOffer) => id
const getColumn = ({ status }: OfferTileOffer) => getPartnerColumn(status)
const emptyList: readonly never[] = []
/** Statuses for which a deadline no longer matters. */
const finishedStatuses: readonly OfferStatus[] = ['stock', 'done']

/** The five columns of offers, with the moves that the user may make. */
export function OfferBoard<Offer extends OfferTileOffer>({
  offers,
  actor: { role, own },
  hrefOf,
  onMove,
  today,
  delivered = 0,
  todayCounts,
  renderTail,
  empty,
  ...boardProps
}: OwnProps<Offer>) {
  const { t } = useTranslation(['boards', 'offers', 'offer-words'])
  const [sortIntoColumns] = useState(() => reuseLists<Offer, PartnerColumn>())
  const offersByColumn = useMemo(() => sortIntoColumns(offers, getColumn), [sortIntoColumns, offers])
  const getRefusalReason = useRefusalReasons({ role, own })
  const actor = useMemo(() => ({ role, own }), [role, own])

  const earlierCount = todayCounts ? 0 : delivered - offers.filter(({ status }) => status === 'done').length
  const columns = useMemo(() => {
    const isLate = ({ status, deadline }: Offer) =>
      deadline !== null && !finishedStatuses.includes(status) && getDueTone(deadline, today) === 'overdue'
    return partnerColumns.map(({ key }) => {
      const cards = offersByColumn.get(key) ?? emptyList
      const title = t(`offers.column.${key}`)
      return {
        key,
        stage: key,
        title,
        shortTitle: title,
        total: cards.length,
        overdue: cards.filter(isLate).length,
        ...(todayCounts && { currentTotal: todayCounts.get(key) ?? 0, locked: true }),
      }
    })
  }, [offersByColumn, t, today, todayCounts])
  const getMoveTargets = useCallback(
    (offer: Offer, from: PartnerColumn): MoveTargets<PartnerColumn> =>
      Object.fromEntries(
        partnerColumns
          .filter(({ key }) => key !== from)
          .map(({ key }) => {
            const status = getDropStatus(actor, offer.status, key)
            if (todayCounts) return [key, { allowed: false, reason: t('past.readOnly') }]
            return [
              key,
              status
                ? { allowed: true, action: t(`offers:to.${status}`) }
                : { allowed: false, reason: getRefusalReason(offer.status, key) },
            ]
          }),
      ),
    [actor, getRefusalReason, todayCounts, t],
  )
  const moveOffer = async ({ card, to }: BoardMove<Offer, PartnerColumn>) => {
    const status = getDropStatus(actor, card.status, to)
    if (status) await onMove({ offer: card, status })
  }

  /** Whether the rules allow the move back to the card's previous column. */
  const canMoveBack = ({ card, from, to }: BoardMove<Offer, PartnerColumn>) => {
    const status = getDropStatus(actor, card.status, to)
    return status !== null && getDropStatus(actor, status, from) !== null
  }
  const undoMove = async ({ card, to }: BoardMove<Offer, PartnerColumn>) => {
    const offer = offers.find(({ id }) => id === card.id) ?? card
    const status = getDropStatus(actor, offer.status, to)
    if (status) await onMove({ offer, status })
  }

  return (
    <KanbanBoard
      {...boardProps}
      columns={columns}
      cardsOf={useCallback((column: PartnerColumn) => offersByColumn.get(column) ?? emptyList, [offersByColumn])}
      cardKey={getCardKey}
      cardTitle={useCallback(
        ({ items: [firstItem], number }: Offer) =>
          [firstItem?.name, t('offer-words:number', { number })].filter(Boolean).join(', '),
        [t],
      )}
      cardHref={hrefOf}
      renderCard={useCallback(
        (offer: Offer, column: PartnerColumn) => (
          <>
            <OfferTile offer={offer} isRecipient={own} today={today} />
            {offer.now && <CurrentOfferPosition pastColumn={column} {...offer.now} />}
          </>
        ),
        [own, today],
      )}
      targets={getMoveTargets}
      onMove={moveOffer}
      onUndo={own || todayCounts ? undefined : undoMove}
      canUndo={canMoveBack}
      renderTail={useColumnFooter(renderTail, earlierCount)}
      empty={empty}
    />
  )
}

/** Returns the content below a column: the caller's content, and below delivered offers the number of earlier offers. */
function useColumnFooter(renderOwnTail: ((column: PartnerColumn) => ReactNode) | undefined, earlierCount: number) {
  const { t } = useTranslation('boards')
  return useCallback(
    (column: PartnerColumn) => (
      <>
        {renderOwnTail?.(column)}
        {column === 'done' && earlierCount > 0 && (
          <p className={styles.earlier}>{t('offers.earlier', { count: earlierCount })}</p>
        )}
      </>
    ),
    [renderOwnTail, earlierCount, t],
  )
}

/** The current status of an offer, below its card on the board of a past day. */
function CurrentOfferPosition({
  pastColumn,
  status,
  since,
}: {
  pastColumn: PartnerColumn
  status: OfferStatus
  since: string
}) {
  const { t } = useTranslation(['boards', 'offers'])
  const column = getPartnerColumn(status)
  return (
    <CurrentPosition
      pastColumn={pastColumn}
      stage={column ?? status}
      name={column ? t(`offers.column.${column}`) : t(`offers:status.${status}`)}
      since={since}
    />
  )
}

/** Returns why the user may not drop an offer on a column, and the statuses from which the user may. */
function useRefusalReasons({ role, own }: Actor) {
  const { t } = useTranslation(['boards', 'offers'])
  return useCallback(
    (from: OfferStatus, column: PartnerColumn): string => {
      const actor = { role, own }
      const refusal = getPartnerDropRefusal(actor, from, column)
      const statuses = partnerColumns.find(({ key }) => key === column)?.statuses ?? emptyList
      const sourceStatuses = getSourceStatuses(offerTransitions, actor, statuses[0] ?? from).filter(getPartnerColumn)
      if (refusal === 'notFromHere' && sourceStatuses.length > 0) {
        const names = sourceStatuses.map((status) => t('refusal.stage', { name: t(`offers:status.${status}`) }))
        return t('offers.onlyFrom', { statuses: names.join(', ') })
      }
      return t(`offers:refusal.${refusal ?? 'notFromHere'}`)
    },
    [role, own, t],
  )
}

/** Shown when a board has no offers. */
export function NoOffers() {
  const { t } = useTranslation('boards')
  return <EmptyState title={t('offers.emptyTitle')}>{t('offers.emptyText')}</EmptyState>
}
