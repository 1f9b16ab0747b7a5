import { useCall } from '@press/client'
import { getGrantedScope, offerGroupKeys, offerGroups, offerStatuses } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import {
  QueryBoundary,
  OfferDrawerPanel,
  useNavigate,
  useSearchParams,
  useToggleFlag,
  FilterChip,
  SavedViews,
  listDefaults,
  useListState,
} from '@press/shell'
import { Button, glyphs, OfferList, Page, PageHeader, SegmentedControl, tableState, type TableState } from '@press/ui'
import { useCallback, useMemo, useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { listPastMonths } from './months.ts'
import { useRowActions } from './useRowActions.tsx'

const defaults = listDefaults('status', 'group', 'month', 'asked', 'offer')
const sortKeys = ['created_at', 'recipient_name', 'status', 'progress', 'sum'] as const
const months = listPastMonths(12)

/** Offers and invoices for the work of the sales department. A panel next to the list shows the selected offer. */
export function OffersScreen() {
  const { t } = useTranslation('offers')
  const { number, date } = useFormat()
  const { role, paths } = useStaff()
  const navigate = useNavigate()
  const toggleFlag = useToggleFlag()
  const { params, set: setParams, query } = useListState(defaults, sortKeys)
  const group = offerGroupKeys.find((key) => key === params.group)
  const status = offerStatuses.find((key) => key === params.status)
  const month = months.includes(params.month) ? params.month : ''
  const isAwaitingAnswerOnly = params.asked === 'open'
  const offers = useCall('GET /api/offers', {
    query: {
      ...query,
      ...(status && { status }),
      ...(group && { group }),
      ...(month && { month }),
      ...(isAwaitingAnswerOnly && { asked: 'open' as const }),
    },
  })
  const { rows: getRowActions, confirmation: confirmDialog } = useRowActions()
  const [tableView, setTableView] = useState<TableState>(tableState)
  const state = useMemo(
    () =>
      tableState({
        ...tableView,
        search: query.search,
        sort: [{ key: query.sort_by, direction: query.sort_dir === 'asc' ? 'ascending' : 'descending' }],
        page: query.page,
        pageSize: query.per_page,
      }),
    [query.search, query.sort_by, query.sort_dir, query.page, query.per_page, tableView],
  )
  const changeTableState = (next: TableState) => {
    setTableView(next)
    const [sort] = next.sort
    setParams({
      search: next.search,
      sort_by: sort?.key ?? defaults.sort_by,
      sort_dir: !sort || sort.direction === 'descending' ? 'desc' : 'asc',
      per_page: String(next.pageSize),
      ...(next.page !== state.page && { page: String(next.page) }),
    })
  }
  const [searchParams] = useSearchParams()
  const getHref = useCallback(
    ({ id }: { id: number }) => {
      const next = new URLSearchParams(searchParams)
      next.set('offer', String(id))
      return `?${next}`
    },
    [searchParams],
  )
  const openInvoicePreview = useCallback(
    ({ id, invoice_number }: { id: number; invoice_number: string | null }) =>
      void navigate(invoice_number ? paths.invoicePreview(id) : paths.kpPreview(id)),
    [navigate, paths],
  )
  const counts = offers.data?.counts ?? {}
  const countByStatus = (statuses: readonly (typeof offerStatuses)[number][]) =>
    statuses.reduce((sum, key) => sum + (counts[key] ?? 0), 0)
  const canWrite = getGrantedScope(role, 'offers', 'write') !== undefined
  const showOffer = (id: number | null) => setParams({ offer: id ? String(id) : '', page: params.page })

  return (
    <Page
      scroll="fill"
      header={
        <PageHeader
          title={t('screen.title')}
          count={
            offers.data ? t('screen.found', { count: offers.data.total, value: number(offers.data.total) }) : undefined
          }
          filters={
            <>
              <FilterChip
                label={t('screen.status')}
                allLabel={t('screen.anyStatus')}
                glyph={glyphs.funnel}
                options={offerStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
                value={status ?? ''}
                onValueChange={(next) => setParams({ status: next, group: '' })}
              />
              <FilterChip
                label={t('screen.month')}
                allLabel={t('screen.anyMonth')}
                glyph={glyphs.calendarBlank}
                options={months.map((value) => ({ value, label: date(`${value}-01`, 'month') }))}
                value={month}
                onValueChange={(next) => setParams({ month: next })}
              />
              {canWrite && (
                <FilterChip
                  label={t('screen.requests')}
                  allLabel={t('screen.anyRequest')}
                  glyph={glyphs.chatCircle}
                  options={[{ value: 'open', label: t('screen.asked') }]}
                  value={isAwaitingAnswerOnly ? 'open' : ''}
                  onValueChange={(next) => setParams({ asked: next })}
                />
              )}
              <SavedViews
                list="offers"
                predefinedViews={[
                  { name: t('screen.all'), search: '' },
                  { name: t('screen.asked'), search: 'asked=open' },
                  { name: t('screen.invoice'), search: 'group=invoice' },
                  { name: t('screen.payment'), search: 'group=payment&sort_by=progress&sort_dir=asc' },
                ]}
              />
            </>
          }
          activeFilterCount={[status, month, isAwaitingAnswerOnly].filter(Boolean).length}
          primary={
            canWrite && (
              <Button variant="primary" leading={glyphs.plus} onClick={() => void navigate(paths.newOffer)}>
                {t('screen.new')}
              </Button>
            )
          }
        />
      }
    >
      <QueryBoundary
        result={{ ...offers, data: offers.data ?? (offers.error === undefined ? loadingData : undefined) }}
      >
        {({ data, total }) => (
          <OfferList
            fill
            rows={data}
            total={total}
            loading={offers.data === undefined}
            state={state}
            onStateChange={changeTableState}
            hrefOf={getHref}
            onPreview={openInvoicePreview}
            {...(canWrite && { onFlag: toggleFlag, getActions: getRowActions })}
            toolbar={
              <SegmentedControl
                label={t('screen.group')}
                options={[
                  { value: 'all', label: t('screen.all'), count: countByStatus(offerStatuses) },
                  ...offerGroupKeys.map((value) => ({
                    value,
                    label: t(`screen.${value}`),
                    count: countByStatus(offerGroups[value]),
                    attention: value === 'invoice' && countByStatus(offerGroups.invoice) > 0,
                  })),
                ]}
                value={group ?? 'all'}
                onValueChange={(next) => setParams({ group: next === 'all' ? '' : next, status: '' })}
              />
            }
          />
        )}
      </QueryBoundary>
      {confirmDialog}
      <OfferDrawerPanel
        id={Number(params.offer) || null}
        onClose={() => showOffer(null)}
        onOpen={showOffer}
        onEdit={(id) => void navigate(paths.editOffer(id))}
      />
    </Page>
  )
}

/** The data until the answer arrives. The list shows a skeleton for it. */
const loadingData = { data: [], total: 0, counts: {} }
