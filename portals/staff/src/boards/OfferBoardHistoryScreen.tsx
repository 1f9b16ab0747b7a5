import { useCall, type AnswerOf } from '@press/client'
import { getPartnerColumn, partnerColumns, type OfferStatus, type PartnerColumn } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, createOfferMatcher, useListParams } from '@press/shell'
import {
  NoOffers,
  NoResults,
  PartnerBoard,
  ReplayGhosts,
  SmartBoard,
  useOfferLabels,
  type GetReplayPlace,
} from '@press/ui'
import { useCallback, useMemo } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import type { TechCardBoardHistoryScreenProps } from './TechCardBoardHistoryScreen.tsx'
import { BoardHistoryFrame, useHistoryRange } from './BoardHistoryFrame.tsx'

interface OfferBoardHistoryScreenProps extends TechCardBoardHistoryScreenProps {
  board: 'partner' | 'smart'
}

type Board = AnswerOf<'GET /api/offers-kanban'>
type Offer = Board['offers'][number]

const defaults = { search: '' }
const emptyList: readonly never[] = []
const rejectMove = () => Promise.reject(new Error())
/** The maximum number of offers that a column lists as added since the shown day. */
const maxGhosts = 20

/** One of the two offer boards as it was at the end of a day, with the moves of that day. */
export function OfferBoardHistoryScreen({ board, at, onDayChange }: OfferBoardHistoryScreenProps) {
  const { t } = useTranslation(['boards', 'offers', 'offer-words'])
  const { role, paths } = useStaff()
  const { nameOf } = useOfferLabels()
  const [{ search }, setParams] = useListParams(defaults)
  const pastBoard = useCall('GET /api/offers-kanban', { query: { board, ...(at && { at }) } })
  const { data: currentBoard } = useCall('GET /api/offers-kanban', { query: { board } })
  const range = useHistoryRange(at)
  const { data: dayCounts } = useCall('GET /api/offers-kanban/days', {
    query: { board, from: range.from, to: range.to },
  })

  const matchesSearch = useMemo(() => createOfferMatcher(search), [search])
  const offers = useMemo(() => pastBoard.data?.offers.filter(matchesSearch), [pastBoard.data, matchesSearch])
  const pastOffers = useMemo(() => new Map(offers?.map((offer) => [offer.id, offer])), [offers])
  const currentOffers = useMemo(
    () => currentBoard?.offers.filter(matchesSearch) ?? emptyList,
    [currentBoard, matchesSearch],
  )
  const currentCounts = useMemo(() => countByColumn(currentOffers), [currentOffers])
  const pastCounts = useMemo(() => countByColumn(offers ?? emptyList), [offers])
  const columnOf = useCallback(
    (id: number) => {
      const offer = pastOffers.get(id)
      return offer && getPartnerColumn(offer.status)
    },
    [pastOffers],
  )
  const moves = useMemo(() => {
    const offersById = new Map([...currentOffers, ...(offers ?? emptyList)].map((offer) => [offer.id, offer]))
    return (pastBoard.data?.moves ?? emptyList).map(({ row_id, ...move }) => {
      const offer = offersById.get(row_id)
      const title = [offer && nameOf(offer), offer?.items[0]?.name].filter(Boolean).join(', ')
      return { ...move, card: row_id, book_name: title || t('offer-words:number', { number: row_id }) }
    })
  }, [pastBoard.data, currentOffers, offers, nameOf, t])
  const renderGhosts = useCallback(
    (column: PartnerColumn) => {
      const newOffers = currentOffers.filter(
        ({ id, status }) => getPartnerColumn(status) === column && columnOf(id) !== column,
      )
      const shownGhosts = newOffers.slice(0, maxGhosts).map((offer) => ({
        id: offer.id,
        book_name: [nameOf(offer), offer.items[0]?.name].filter(Boolean).join(', '),
        language: offer.items[0]?.language ?? 'ru',
        since: offer.status_since,
      }))
      return <ReplayGhosts total={newOffers.length} ghosts={shownGhosts} hrefOf={paths.offer} />
    },
    [currentOffers, columnOf, nameOf, paths],
  )
  const placeOf: GetReplayPlace = (place) => ({
    name: t(`offers:status.${place as OfferStatus}`),
    stage: getPartnerColumn(place as OfferStatus),
  })
  const BoardComponent = board === 'smart' ? SmartBoard : PartnerBoard
  return (
    <BoardHistoryFrame
      shownDay={at}
      onDayChange={onDayChange}
      moveCounts={dayCounts}
      moves={moves}
      columnOf={columnOf}
      search={{ label: t('offers.search'), value: search, onChange: (next) => setParams({ search: next }) }}
      count={
        offers && {
          text: t('past.thenNow', { past: t('offers.count', { count: offers.length }), now: currentOffers.length }),
          spokenText: t('offers.count', { count: offers.length }),
        }
      }
      counts={partnerColumns.map(({ key }) => ({
        stage: key,
        pastCount: pastCounts.get(key) ?? 0,
        currentCount: currentCounts.get(key) ?? 0,
      }))}
      placeOf={(place) => {
        const column = partnerColumns.find(({ key }) => key === place)?.key
        return column ? { name: t(`offers.column.${column}`), stage: column } : placeOf(place)
      }}
    >
      {({ movedCards, spotlight, since }) => (
        <QueryBoundary
          result={{
            ...pastBoard,
            data: pastBoard.error && !pastBoard.data ? undefined : (pastBoard.data ?? emptyBoard),
          }}
        >
          {({ company }) => (
            <BoardComponent
              offers={since ? (offers ?? emptyList) : (offers ?? emptyList).map(omitCurrentPlace)}
              company={company}
              actor={{ role, own: false }}
              hrefOf={createHref(paths.offer)}
              onMove={rejectMove}
              today={at}
              todayCounts={currentCounts}
              state={pastBoard.data ? 'ready' : 'loading'}
              ringedCards={movedCards}
              spotlight={spotlight}
              renderTail={since ? renderGhosts : undefined}
              empty={search ? <NoResults query={search} onReset={() => setParams({ search: '' })} /> : <NoOffers />}
            />
          )}
        </QueryBoundary>
      )}
    </BoardHistoryFrame>
  )
}

const emptyBoard: Pick<Board, 'company'> = { company: { bin: '', names: [] } }
const omitCurrentPlace = ({ now: _now, ...offer }: Offer): Offer => offer
const createHref =
  (getHref: (id: number) => string) =>
  ({ id }: Pick<Offer, 'id'>) =>
    getHref(id)

function countByColumn(offers: readonly Pick<Offer, 'status'>[]): ReadonlyMap<PartnerColumn, number> {
  const counts = new Map<PartnerColumn, number>()
  for (const { status } of offers) {
    const column = getPartnerColumn(status)
    if (column) counts.set(column, (counts.get(column) ?? 0) + 1)
  }
  return counts
}
