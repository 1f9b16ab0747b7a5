import type { AnswerOf } from '@press/contract'
import { act, useCall, useSession } from '@press/client'
import { getRoleOrDefault, type OfferStatus, type OwnCompany, type PartnerColumn } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  NoOffers,
  NoResults,
  Page,
  PageHeader,
  PartnerBoard,
  SearchField,
  SmartBoard,
  useToday,
  type PartnerBoardProps,
} from '@press/ui'
import { useMemo, type ReactNode } from 'react'
import { useMoveRefusal } from '../../calls/useMoveRefusal.ts'
import { useListParams } from '../../routing/useListParams.ts'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'
import { useOptimisticMoves } from '../useOptimisticMoves.ts'
import { createOfferMatcher } from './offer-matcher.ts'
import { OfferDrawerPanel, type OfferDrawerPanelProps } from './OfferDrawerPanel.tsx'

export interface OfferBoardScreenProps extends Pick<OfferDrawerPanelProps, 'onEdit'> {
  /** The board to show. @default 'partner' */
  board?: 'partner' | 'smart'
  title: string
  /** Further controls in the header. */
  tools?: ReactNode
  foldedColumns?: { get: () => PartnerColumn[]; set: (columns: readonly PartnerColumn[]) => void }
}

type Offer = AnswerOf<'GET /api/offers-kanban'>['offers'][number]

const defaults = { search: '', offer: '' }
const noOffers: readonly Offer[] = []
const emptyCompany: OwnCompany = { bin: '', names: [] }

/** Returns the address that opens an offer next to its board. */
const getOfferHref = ({ id }: Pick<Offer, 'id'>): string => {
  const search = new URLSearchParams(location.search)
  search.set('offer', String(id))
  return `?${search}`
}

/** A board of offers by status, with the moves that the person may make. A recipient sees the status of their offers. */
export function OfferBoardScreen({ board = 'partner', title, tools, foldedColumns, onEdit }: OfferBoardScreenProps) {
  const { t } = useTranslation('boards')
  const { user } = useSession()
  const { key: role } = getRoleOrDefault(user?.role_id ?? 0)
  const isRecipient = role === 'partner' || role === 'author'
  const [{ search, offer: openOfferId }, setParams] = useListParams(defaults)
  const answer = useCall('GET /api/offers-kanban', { query: { board } })
  const toMoveError = useMoveRefusal()
  const today = useToday()
  const [optimisticOffers, moveOffer] = useOptimisticMoves<Offer>(answer.data?.offers ?? noOffers)
  const offers = useMemo(() => optimisticOffers.filter(createOfferMatcher(search)), [optimisticOffers, search])

  const onMove = async ({ offer: { id, version }, status }: { offer: Offer; status: OfferStatus }) => {
    try {
      await moveOffer(id, status, () =>
        act('POST /api/offer/update-status', { body: { offer_id: id, status, version } }),
      )
    } catch (error) {
      throw toMoveError(error)
    }
  }
  const boardProps: PartnerBoardProps<Offer> = {
    offers,
    company: answer.data?.company ?? emptyCompany,
    // A search covers only the loaded offers, so the total would be wrong.
    delivered: search ? undefined : answer.data?.delivered,
    actor: { role, own: isRecipient },
    hrefOf: getOfferHref,
    onOpen: ({ id }) => setParams({ offer: String(id) }),
    onMove,
    today,
    ...(foldedColumns && { defaultFolded: foldedColumns.get(), onFoldedChange: foldedColumns.set }),
  }
  const Board = board === 'smart' ? SmartBoard : PartnerBoard
  return (
    <Page
      scroll="bleed"
      header={
        <PageHeader
          title={title}
          count={answer.data ? t('offers.count', { count: offers.length }) : undefined}
          activeFilterCount={search ? 1 : 0}
          filters={
            <>
              <SearchField
                label={t('offers.search')}
                value={search}
                onValueChange={(next) => setParams({ search: next })}
              />
              {tools}
            </>
          }
        />
      }
    >
      <QueryBoundary result={answer} skeleton={<Board {...boardProps} offers={[]} state="loading" />}>
        {() => (
          <Board
            {...boardProps}
            empty={search ? <NoResults query={search} onReset={() => setParams({ search: '' })} /> : <NoOffers />}
          />
        )}
      </QueryBoundary>
      <OfferDrawerPanel id={Number(openOfferId) || null} onClose={() => setParams({ offer: '' })} onEdit={onEdit} />
    </Page>
  )
}
