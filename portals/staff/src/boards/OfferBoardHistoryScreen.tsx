import { useCall, type AnswerOf } from '@press/client'
import { getPartnerColumn, partnerColumns, type OfferStatus, type PartnerColumn } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, offerMatcher, useListParams } from '@press/shell'
import { NoOffers, NoResults, PartnerBoard, ReplayGhosts, SmartBoard, useOfferLabels, type PlaceOf } from '@press/ui'
import { useCallback, useMemo } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import type { TechCardBoardHistoryScreenProps } from './TechCardBoardHistoryScreen.tsx'
import { BoardHistoryFrame, useHistoryRange } from './BoardHistoryFrame.tsx'

interface OfferBoardHistoryScreenProps extends TechCardBoardHistoryScreenProps {
  board: 'partner' | 'smart'
}

type Board = AnswerOf<'GET /api/offers-kanban'>
type Offer = Board['offers'][number]

const filters = { search: '' }
const none: readonly never[] = []
const refuse = () => Promise.reject(new Error())
/** The maximum number of offers that a column lists as added since the shown day. */
const maxGhosts = 20

/** One of the two offer boards as it was at the end of a day, with the moves of that day. */
export function OfferBoardHistoryScreen({ board, at, onDayChange }: OfferBoardHistoryScreenProps) {
  const { t } = useTranslation(['boards', 'offers', 'offer-words'])
  const { role, to } = useStaff()
  const { nameOf } = useOfferLabels()
  const [{ search }, set] = useListParams(filters)
  const then = useCall('GET /api/offers-kanban', { query: { board, ...(at && { at }) } })
  const { data: today } = useCall('GET /api/offers-kanban', { query: { board } })
  const span = useHistoryRange(at)
  const { data: counted } = useCall('GET /api/offers-kanban/days', { query: { board, from: span.from, to: span.to } })

  const found = useMemo(() => offerMatcher(search), [search])
  const offers = useMemo(() => then.data?.offers.filter(found), [then.data, found])
  const pastOffers = useMemo(() => new Map(offers?.map((offer) => [offer.id, offer])), [offers])
  const present = useMemo(() => today?.offers.filter(found) ?? none, [today, found])
  const now = useMemo(() => countsOf(present), [present])
  const past = useMemo(() => countsOf(offers ?? none), [offers])
  const columnOf = useCallback(
    (id: number) => {
      const offer = pastOffers.get(id)
      return offer && getPartnerColumn(offer.status)
    },
    [pastOffers],
  )
  const moves = useMemo(() => {
    const known = new Map([...present, ...(offers ?? none)].map((offer) => [offer.id, offer]))
    return (then.data?.moves ?? none).map(({ row_id, ...move }) => {
      const offer = known.get(row_id)
      const title = [offer && nameOf(offer), offer?.items[0]?.name].filter(Boolean).join(', ')
      return { ...move, card: row_id, book_name: title || t('offer-words:number', { number: row_id }) }
    })
  }, [then.data, present, offers, nameOf, t])
  const ghosts = useCallback(
    (column: PartnerColumn) => {
      const newOffers = present.filter(
        ({ id, status }) => getPartnerColumn(status) === column && columnOf(id) !== column,
      )
      const shownGhosts = newOffers.slice(0, maxGhosts).map((offer) => ({
        id: offer.id,
        book_name: [nameOf(offer), offer.items[0]?.name].filter(Boolean).join(', '),
        language: offer.items[0]?.language ?? 'ru',
        since: offer.status_since,
      }))
      return <ReplayGhosts total={newOffers.length} ghosts={shownGhosts} hrefOf={to.offer} />
    },
    [present, columnOf, nameOf, to],
  )
  const placeOf: PlaceOf = (place) => ({
    name: t(`offers:status.${place as OfferStatus}`),
    stage: getPartnerColumn(place as OfferStatus),
  })
  const BoardComponent = board === 'smart' ? SmartBoard : PartnerBoard
  return (
    <BoardHistoryFrame
      at={at}
      onDayChange={onDayChange}
      counted={counted}
      moves={moves}
      columnOf={columnOf}
      search={{ label: t('offers.search'), value: search, onChange: (next) => set({ search: next }) }}
      count={
        offers && {
          shown: t('past.thenNow', { past: t('offers.count', { count: offers.length }), now: present.length }),
          said: t('offers.count', { count: offers.length }),
        }
      }
      counts={partnerColumns.map(({ key }) => ({ stage: key, past: past.get(key) ?? 0, now: now.get(key) ?? 0 }))}
      placeOf={(place) => {
        const column = partnerColumns.find(({ key }) => key === place)?.key
        return column ? { name: t(`offers.column.${column}`), stage: column } : placeOf(place)
      }}
    >
      {({ moved, spotlight, since }) => (
        <QueryBoundary of={{ ...then, data: then.error && !then.data ? undefined : (then.data ?? empty) }}>
          {({ company }) => (
            <BoardComponent
              offers={since ? (offers ?? none) : (offers ?? none).map(withoutNow)}
              company={company}
              actor={{ role, own: false }}
              hrefOf={hrefOf(to.offer)}
              onMove={refuse}
              today={at}
              past={now}
              state={then.data ? 'ready' : 'loading'}
              ringed={moved}
              spotlight={spotlight}
              renderTail={since ? ghosts : undefined}
              empty={search ? <NoResults query={search} onReset={() => set({ search: '' })} /> : <NoOffers />}
            />
          )}
        </QueryBoundary>
      )}
    </BoardHistoryFrame>
  )
}

const empty: Pick<Board, 'company'> = { company: { bin: '', names: [] } }
const withoutNow = ({ now: _now, ...offer }: Offer): Offer => offer
const hrefOf =
  (to: (id: number) => string) =>
  ({ id }: Pick<Offer, 'id'>) =>
    to(id)

function countsOf(offers: readonly Pick<Offer, 'status'>[]): ReadonlyMap<PartnerColumn, number> {
  const counts = new Map<PartnerColumn, number>()
  for (const { status } of offers) {
    const column = getPartnerColumn(status)
    if (column) counts.set(column, (counts.get(column) ?? 0) + 1)
  }
  return counts
}
