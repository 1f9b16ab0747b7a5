import { exportAccount, saveReconciliation, useAccount } from '@press/client'
import { isDay, limits } from '@press/domain'
import { locales, useFormat, useLocale, useTranslation, type Locale } from '@press/i18n'
import { Loaded, pageHref, TableMenu, useErrorText, useListParams, usePageTitle, useParams } from '@press/shell'
import {
  AccountLedger,
  Button,
  DateRangeField,
  glyphs,
  Menu,
  Page,
  PageHeader,
  Pagination,
  Stack,
  Stat,
  StatGroup,
  todayAtPress,
  useToast,
} from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'

const defaults = { from: '', to: '', page: '1', per_page: String(limits.pageSize) }

/** The account of one organisation in a period: balances, bills and payments by their days, and the act that says so. */
export function AccountScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('accounts')
  const { money } = useFormat()
  const { to } = useStaff()
  const [params, set] = useListParams(defaults)
  const today = todayAtPress()
  const last = isDay(params.to) ? params.to : today
  const period = { from: isDay(params.from) ? params.from : `${last.slice(0, 4)}-01-01`, to: last }
  const page = Number(params.page) || 1
  const per_page = Number(params.per_page) || limits.pageSize
  const account = useAccount(id, { ...period, page, per_page })
  const name = account.data?.organization.name ?? ''
  usePageTitle(account.data?.organization.name)
  const signed = (sum: number) => (sum < 0 ? t('list.advance', { sum: money(-sum) }) : money(sum))
  return (
    <Page
      header={
        <PageHeader
          title={name || t('list.title')}
          {...(account.data?.organization.bin && { count: `${t('list.bin')} ${account.data.organization.bin}` })}
          filters={
            <>
              <DateRangeField
                label={t('ledger.period')}
                value={period}
                onValueChange={(next) => set({ from: next.from, to: next.to })}
                max={today}
              />
              <TableMenu onTake={(format) => exportAccount(id, { ...period, format }, name)} />
            </>
          }
          primary={<ActMenu id={id} period={period} name={name} />}
        />
      }
    >
      <Loaded of={account} skeleton={<AccountLedger rows={[]} loading />}>
        {({ rows, total, opening, debit, credit, closing }) => (
          <Stack gap={5}>
            <StatGroup>
              <Stat label={t('ledger.opening')} value={signed(opening)} />
              <Stat label={t('ledger.debit')} value={money(debit)} />
              <Stat label={t('ledger.credit')} value={money(credit)} />
              <Stat label={t('ledger.closing')} value={signed(closing)} />
            </StatGroup>
            <AccountLedger
              rows={rows}
              rowHref={({ offer_id }) => to.offer(offer_id)}
              footer={
                <Pagination
                  page={page}
                  pageSize={per_page}
                  total={total}
                  href={pageHref}
                  onPageChange={(next) => set({ page: String(next) })}
                  onPageSizeChange={(next) => set({ per_page: String(next) })}
                />
              }
            />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

/** Makes the reconciliation act in the language it is wanted in. */
function ActMenu({ id, period, name }: { id: number; period: { from: string; to: string }; name: string }) {
  const { t } = useTranslation(['accounts', 'shell'])
  const own = useLocale()
  const toast = useToast()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const take = async (lang: Locale) => {
    setBusy(true)
    try {
      await saveReconciliation(id, { ...period, lang }, `${t('act.title')}, ${name}`)
      toast({ message: t('list.saved') })
    } catch (error) {
      toast({ tone: 'danger', message: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      label={t('ledger.language')}
      align="end"
      items={[own, ...locales.filter((locale) => locale !== own)].map((locale) => ({
        key: locale,
        label: t(`shell:language.${locale}`),
        onSelect: () => void take(locale),
      }))}
      renderTrigger={(props) => (
        <Button {...props} variant="primary" trailing={glyphs.caretDown} busy={busy} busyLabel={t('ledger.making')}>
          {t('ledger.act')}
        </Button>
      )}
    />
  )
}
