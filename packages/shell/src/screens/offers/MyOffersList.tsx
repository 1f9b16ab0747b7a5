import { act, useCall, useSession } from '@press/client'
import type { OfferRow, OfferStatus } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import {
  ButtonLink,
  EmptyState,
  glyphs,
  Inline,
  MyOffers,
  NoResults,
  Page,
  PageHeader,
  SearchField,
  SegmentedControl,
  Stack,
  useOfferLabels,
} from '@press/ui'
import { useDownload } from '../../calls/useDownload.ts'
import { useListPages } from '../../lists/useListPages.tsx'
import { parseChoice } from '../../routing/list-query.ts'
import { rolePaths } from '../../routing/paths.ts'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'
import { useSaving } from '../../calls/useSaving.ts'
import { getFileHref } from './file-href.ts'
import { OfferDrawerPanel } from './OfferDrawerPanel.tsx'
import { useDecline } from './useDecline.tsx'

const views = ['all', 'mine', 'payment', 'going', 'ended'] as const
const viewFilters = { mine: 'process', payment: 'payment', going: 'production', ended: 'delivered' } as const
const defaults = { view: 'all', search: '', page: '1', offer: '' }

/** The offers to the person or to their organization: their content and the next step. */
export function MyOffersList({ title }: { title: string }) {
  const { t } = useTranslation(['offers', 'offer-words'])
  const { number } = useFormat()
  const { nameOf } = useOfferLabels()
  const { user } = useSession()
  const paths = rolePaths(user?.role_id ?? 0)
  const { params, set: setParams, page, per_page, renderPagination } = useListPages(defaults)
  const view = parseChoice(views, params.view)
  const offers = useCall('GET /api/offers', {
    query: { page, search: params.search, ...(view !== 'all' && { group: viewFilters[view] }) },
  })
  const { submit } = useSaving()
  const onDownload = useDownload()
  const [openDecline, declineDialog] = useDecline()
  const openOffer = ({ id }: Pick<OfferRow, 'id'>) => setParams({ offer: String(id), page: params.page })

  const changeStatus = async (offer: OfferRow & { version?: number }, status: OfferStatus) => {
    await submit(
      () =>
        act('POST /api/offer/update-status', {
          body: { offer_id: offer.id, status, ...(offer.version && { version: offer.version }) },
        }),
      t('said.status', { offer: nameOf(offer), status: t(`status.${status}`) }),
    )
  }
  return (
    <Page
      header={
        <PageHeader
          title={title}
          count={
            offers.data ? t('screen.found', { count: offers.data.total, value: number(offers.data.total) }) : undefined
          }
          filters={
            <SearchField
              label={t('list.search')}
              value={params.search}
              onValueChange={(next) => setParams({ search: next })}
            />
          }
          activeFilterCount={params.search ? 1 : 0}
          primary={
            <ButtonLink variant="primary" leading={glyphs.calculator} href={paths.calculator}>
              {t('offer-words:ask')}
            </ButtonLink>
          }
        />
      }
    >
      <Stack gap={4}>
        <Inline>
          <SegmentedControl
            label={t('screen.group')}
            options={views.map((value) => ({ value, label: t(`screen.${value}`) }))}
            value={view}
            onValueChange={(next) => setParams({ view: next })}
          />
        </Inline>
        <QueryBoundary result={offers} skeleton={<MyOffers offers={[]} loading hrefOf={getFileHref} />}>
          {({ data, total }) =>
            total === 0 && params.search ? (
              <NoResults query={params.search} onReset={() => setParams({ search: '' })} />
            ) : total === 0 && view !== 'all' ? (
              <EmptyState title={t('screen.emptyMineTitle')}>{t('screen.emptyMineText')}</EmptyState>
            ) : (
              <>
                <MyOffers
                  offers={data}
                  hrefOf={getFileHref}
                  offerHref={({ id }) => paths.kpPreview(id)}
                  onDownload={onDownload}
                  onOpen={openOffer}
                  onInvoiceRequest={openOffer}
                  onDecide={async ({ offer, to }) => {
                    if (to === 'accept') return changeStatus(offer, to)
                    openDecline(offer, true)
                  }}
                />
                {total > per_page && renderPagination(total)}
              </>
            )
          }
        </QueryBoundary>
      </Stack>
      {declineDialog}
      <OfferDrawerPanel id={Number(params.offer) || null} onClose={() => setParams({ offer: '', page: params.page })} />
    </Page>
  )
}
