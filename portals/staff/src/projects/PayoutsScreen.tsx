import { exportPayouts, payWorks, usePayouts } from '@press/client'
import { isPayable } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Loaded, TableMenu, useErrorText, useListParams, useRefusal } from '@press/shell'
import {
  Button,
  glyphs,
  Page,
  PageHeader,
  PayableWorks,
  PayoutDialog,
  PayoutTable,
  Panel,
  Stack,
  Stat,
  StatGroup,
  useToast,
  type Payout,
} from '@press/ui'
import { useCallback, useState } from 'react'
import { FilterChip } from '../shared/FilterChip.tsx'

type Payouts = NonNullable<ReturnType<typeof usePayouts>['data']>
type Work = Payouts['works'][number]

const defaults = { month: '' }
const none: ReadonlySet<string> = new Set()

/** What executors are owed for approved works, paid in one step by one payment order. */
export function PayoutsScreen() {
  const { t } = useTranslation('payouts')
  const { date } = useFormat()
  const [params, set] = useListParams(defaults)
  const [kept, setChosen] = useState(none)
  const [asked, setAsked] = useState<readonly Work[]>()
  const answer = usePayouts()
  const months = [...new Set((answer.data?.works ?? []).map(({ month }) => month).filter((month) => month !== null))]
  const month = months.find((one) => one === params.month)
  const shown = (answer.data?.works ?? []).filter((work) => !month || work.month === month)
  const payable = shown.filter(({ price, executor }) => isPayable({ price, executor_id: executor.id }))
  // What somebody paid or returned meanwhile is not among them any more, nor what another month hides.
  const chosen = payable.filter(({ id }) => kept.has(String(id)))
  return (
    <Page
      header={
        <PageHeader
          title={t('title')}
          {...(answer.data && { count: t('found', { count: answer.data.works.length }) })}
          filtersOn={month ? 1 : 0}
          filters={
            <>
              <FilterChip
                label={t('month')}
                all={t('anyMonth')}
                glyph={glyphs.calendarBlank}
                options={months
                  .toSorted()
                  .toReversed()
                  .map((value) => ({ value, label: date(`${value}-01`, 'monthYear') }))}
                value={month ?? ''}
                onValueChange={(next) => set({ month: next })}
              />
              <TableMenu onTake={(format) => exportPayouts({ format }, t('title'))} />
              <Button
                variant="primary"
                leading={glyphs.check}
                disabledReason={chosen.length === 0 ? t('choose') : undefined}
                onClick={() => setAsked(chosen)}
              >
                {t('payChosen')}
              </Button>
            </>
          }
        />
      }
    >
      <Loaded of={answer}>
        {({ payouts }) => (
          <Stack gap={5}>
            <Figures payable={payable} chosen={chosen} />
            <PayableWorks
              works={shown}
              chosen={new Set(chosen.map(({ id }) => String(id)))}
              onChosenChange={setChosen}
            />
            <Latest payouts={payouts} />
          </Stack>
        )}
      </Loaded>
      {asked && <Pay works={asked} onClose={() => setAsked(undefined)} onPaid={() => setChosen(none)} />}
    </Page>
  )
}

const sumOf = (works: readonly Work[]): number => works.reduce((sum, { price }) => sum + (price ?? 0), 0)
const peopleOf = (works: readonly Work[]): number => new Set(works.map(({ executor }) => executor.id)).size

function Figures({ payable, chosen }: { payable: readonly Work[]; chosen: readonly Work[] }) {
  const { t } = useTranslation('payouts')
  const { money, number } = useFormat()
  return (
    <StatGroup>
      <Stat label={t('figure.owed')} value={money(sumOf(payable))} />
      <Stat label={t('figure.people')} value={number(peopleOf(payable))} />
      <Stat label={t('figure.chosen')} value={money(sumOf(chosen))} note={t('works', { count: chosen.length })} />
    </StatGroup>
  )
}

function Latest({ payouts }: { payouts: readonly Payout[] }) {
  const { t } = useTranslation('payouts')
  const toast = useToast()
  const errorText = useErrorText()
  const onTake = useCallback(
    async ({ id, number }: Payout) => {
      try {
        await exportPayouts({ format: 'xlsx', payout: id }, `${t('title')} ${number}`)
      } catch (error) {
        toast({ tone: 'danger', message: t('exportFailed', { reason: errorText(error) }) })
      }
    },
    [t, toast, errorText],
  )
  return (
    <Panel title={t('latest')} padding="none">
      <PayoutTable rows={payouts} onTake={onTake} />
    </Panel>
  )
}

interface PayProps {
  works: readonly Work[]
  onClose: () => void
  onPaid: () => void
}

/** One question, one key: however often its answer is sent, the works are paid once. */
function Pay({ works, onClose, onPaid }: PayProps) {
  const { t } = useTranslation('payouts')
  const toast = useToast()
  const refusalOf = useRefusal()
  const [key] = useState(newKey)
  return (
    <PayoutDialog
      works={works.length}
      people={peopleOf(works)}
      sum={sumOf(works)}
      onClose={onClose}
      onPay={async ({ number, date }) => {
        try {
          await payWorks({ key, number, date, works: works.map(({ id, version }) => ({ id, version })) })
        } catch (problem) {
          throw refusalOf(problem)
        }
        onPaid()
        toast({ message: t('pay.done', { number, works: t('works', { count: works.length }) }) })
      }}
    />
  )
}

/** A UUID also where the press is reached without TLS, where browsers give none. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
