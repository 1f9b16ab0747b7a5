import { useCall } from '@press/client'
import { boardColumns, getGrantedScope, type Period, type StageKey } from '@press/domain'
import {
  BooksByStagePanel,
  CalculatorPanel,
  FlowPanel,
  LoadPanel,
  MoneyPanel,
  PromisesPanel,
  PublishedPanel,
  SatisfactionPanel,
  StageTimePanel,
  StageTrendPanel,
  StatisticsFigures,
} from '@press/ui'
import { stale, stateOf } from '../shared/panel-state.ts'
import { useStaff } from '../shared/useStaff.ts'

/** Returns the state of a panel, including whether its data is loading. */
const panel = (answer: Parameters<typeof stateOf>[0]) => {
  const state = stateOf(answer)
  return { ...state, loading: answer.data === undefined && !state.failed }
}

/** The stage whose durations are shown by month, and its setter. */
type TrendStage = readonly [stage: StageKey, choose: (stage: StageKey) => void]

/**
 * Returns the panels that the role may read. Wide and narrow panels alternate. With `manager` the panels count only that manager's
 * books.
 */
export function usePanels(period: Period, manager: number | undefined, [trendStage, setTrendStage]: TrendStage) {
  const { role, to } = useStaff()
  const reads = (action: 'read' | 'money' | 'people') => getGrantedScope(role, 'statistics', action) !== undefined
  const periodQuery = reads('read') ? { query: { period: period.name } } : null
  const ofMoney = reads('money') ? { query: { period: period.name } } : null
  const figures = useCall('GET /api/statistics/figures', periodQuery)
  const published = useCall('GET /api/statistics/published', periodQuery)
  const now = useCall('GET /api/statistics/stages', reads('read') ? {} : null)
  const times = useCall('GET /api/statistics/stage-times', periodQuery)
  const cash = useCall('GET /api/statistics/cash', ofMoney)
  const flow = useCall('GET /api/statistics/flow', periodQuery)
  const promises = useCall('GET /api/statistics/promises', periodQuery)
  const trend = useCall('GET /api/statistics/stage-trend', periodQuery)
  const satisfaction = useCall('GET /api/statistics/satisfaction', periodQuery)
  const printing = useCall('GET /api/statistics/printing', ofMoney)
  const load = useCall('GET /api/statistics/load', reads('people') ? {} : null)

  const own = manager === undefined ? '' : `&manager=${manager}`
  const out = (name: string, more = '') => `${to.techCards}?out=${name}${own}${more}`
  const late = out(period.name, '&late=1&sort_by=due&sort_dir=asc')
  const left = (stage: StageKey, name: string) => `${to.techCards}?left=${stage}&left_in=${name}${own}`
  const hrefOf = (stage: StageKey) =>
    boardColumns[role]?.includes(stage) && manager === undefined
      ? `${to.kanban}?stage=${stage}`
      : `${to.techCards}?stage=${stage}${own}`
  const invoicesHref = getGrantedScope(role, 'invoices', 'write') ? to.invoices : to.offers
  // The works of a person are on the person's page, so only roles that may open this page get links.
  const opensPeople = getGrantedScope(role, 'users', 'read') !== undefined

  const promised = (
    <PromisesPanel
      key="promises"
      rows={promises.data?.promises ?? []}
      undated={promises.data?.undated ?? 0}
      hrefs={{ all: out(period.name), late }}
      {...panel(promises)}
    />
  )

  return {
    figures: reads('read') && (
      <StatisticsFigures
        summary={figures.data}
        {...stateOf(figures)}
        hrefs={{
          published: out(period.name),
          copies: out(period.name, '&sort_by=quantity'),
          days: out(period.name),
          onTime: late,
          paid: invoicesHref,
        }}
      />
    ),
    panels: [
      reads('read') && (
        <PublishedPanel
          key="published"
          rows={published.data?.months ?? []}
          hrefOf={(month) => out(month.slice(0, 7))}
          {...panel(published)}
        />
      ),
      reads('read') && <BooksByStagePanel key="now" rows={now.data?.stages ?? []} hrefOf={hrefOf} {...panel(now)} />,
      reads('read') && (
        <StageTimePanel
          key="times"
          rows={(times.data?.stages ?? []).flatMap(({ median_days, p90_days, ...row }) =>
            median_days === null || p90_days === null ? [] : [{ ...row, median_days, p90_days }],
          )}
          hrefOf={(stage) => left(stage, period.name)}
          {...panel(times)}
        />
      ),
      reads('money') && (
        <MoneyPanel
          key="money"
          rows={cash.data?.months ?? []}
          debtors={cash.data?.debtors ?? []}
          overdue={cash.data?.overdue ?? null}
          debtHref={(name) => `${invoicesHref}?search=${encodeURIComponent(name)}`}
          {...panel(cash)}
        />
      ),
      // This narrow panel is next to the wide panel of stage durations.
      reads('read') && !reads('money') && promised,
      // The first of the next two panels is also wide.
      reads('read') && (
        <StageTrendPanel
          key="trend"
          rows={trend.data?.months ?? []}
          stage={trendStage}
          onStageChange={setTrendStage}
          hrefOf={(stage, month) => left(stage, month.slice(0, 7))}
          {...panel(trend)}
        />
      ),
      reads('read') && (
        <SatisfactionPanel
          key="satisfaction"
          rows={satisfaction.data?.books ?? []}
          ratings={satisfaction.data?.ratings ?? 0}
          mean={satisfaction.data?.mean ?? null}
          hrefOf={to.techCard}
          {...panel(satisfaction)}
        />
      ),
      reads('read') && <FlowPanel key="flow" rows={flow.data?.days ?? []} {...panel(flow)} />,
      reads('money') && promised,
      reads('money') && (
        <CalculatorPanel
          key="printing"
          rows={printing.data?.runs ?? []}
          {...(printing.data && { total: { runs: printing.data.total, over: printing.data.over } })}
          hrefOf={to.techCard}
          {...panel(printing)}
        />
      ),
      reads('people') && (
        <LoadPanel
          key="load"
          rows={load.data?.people ?? []}
          hrefOf={(person) => (opensPeople ? to.user(person) : undefined)}
          {...panel(load)}
        />
      ),
    ].filter(Boolean),
    old: stale([figures, published, now, times, trend, satisfaction, cash, flow, promises, printing, load]),
  }
}
