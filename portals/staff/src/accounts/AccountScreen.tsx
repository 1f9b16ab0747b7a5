import { act, saveFile, useCall } from '@press/client'
import { isAllowed, isIsoDate, limits } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import {
  ActMenu,
  QueryBoundary,
  TableMenu,
  useOfferMutation,
  useListPages,
  usePageTitle,
  useParams,
} from '@press/shell'
import {
  AccountLedger,
  Advances,
  ButtonLink,
  DateRangeField,
  Page,
  PageHeader,
  Stack,
  Stat,
  StatGroup,
  useToday,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

const defaults = { from: '', to: '', page: '1', per_page: String(limits.pageSize) }

/**
 * The account of one customer in a period: balances, documents and payments by day, unused advances, and the reconciliation act.
 */
export function AccountScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation(['accounts', 'organizations', 'offer-words'])
  const { money } = useFormat()
  const { role, paths } = useStaff()
  const { params, set: setParams, page, per_page, renderPagination } = useListPages(defaults)
  const today = useToday()
  const lastDay = isIsoDate(params.to) ? params.to : today
  const period = { from: isIsoDate(params.from) ? params.from : `${lastDay.slice(0, 4)}-01-01`, to: lastDay }
  const account = useCall('GET /api/accounts/{id}', { params: { id }, query: { ...period, page, per_page } })
  const name = account.data?.organization.name ?? ''
  usePageTitle(account.data?.organization.name)
  const mutateOffer = useOfferMutation()
  const getOfferNumber = (offers: readonly { offer_id: number; offer_number: string }[], offer: number) =>
    t('offer-words:number', { number: offers.find(({ offer_id }) => offer_id === offer)?.offer_number ?? '' })
  const formatBalance = (sum: number) => (sum < 0 ? t('ledger.ahead', { sum: money(-sum) }) : money(sum))
  return (
    <Page
      header={
        <PageHeader
          title={name || t('list.title')}
          count={account.data?.organization.bin ? `${t('list.bin')} ${account.data.organization.bin}` : undefined}
          filters={
            <>
              <DateRangeField
                label={t('ledger.period')}
                labelHidden
                value={period}
                onValueChange={(next) => setParams({ from: next.from, to: next.to })}
                max={today}
              />
              {isAllowed(role, 'organizations', 'write', false) && (
                <ButtonLink href={paths.accountBankDetails(id)}>{t('organizations:title')}</ButtonLink>
              )}
              <TableMenu
                onExport={(format) =>
                  saveFile(
                    'GET /api/accounts/{id}/export',
                    { params: { id }, query: { ...period, format } },
                    `${name}.${format}`,
                  )
                }
              />
            </>
          }
          primary={<ActMenu id={id} period={period} name={name} />}
        />
      }
    >
      <QueryBoundary result={account} skeleton={<AccountLedger rows={[]} loading />}>
        {({ rows, total, opening, debit, credit, closing, advances, unpaid }) => (
          <Stack gap={5}>
            <StatGroup>
              <Stat label={t('ledger.opening')} value={formatBalance(opening)} />
              <Stat label={t('ledger.debit')} value={money(debit)} />
              <Stat label={t('ledger.credit')} value={money(credit)} />
              <Stat label={t('ledger.closing')} value={formatBalance(closing)} />
            </StatGroup>
            <Advances
              advances={advances}
              unpaid={unpaid}
              onSetOff={({ from, ...change }) =>
                mutateOffer(
                  () => act('POST /api/offers/{id}/set-off', { params: { id: from }, body: change }),
                  t('advances.setOffDone', { offer: getOfferNumber(unpaid, change.to) }),
                )
              }
              onRefund={({ offer, amount, ...refund }) =>
                mutateOffer(
                  () =>
                    act('POST /api/offers/{id}/payments', {
                      params: { id: offer },
                      body: { ...refund, amount: -amount, note: '' },
                    }),
                  t('advances.returnDone', { sum: money(amount) }),
                )
              }
            />
            <AccountLedger
              rows={rows}
              rowHref={({ offer_id }) => paths.offer(offer_id)}
              footer={renderPagination(total)}
            />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}
