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
import { getStaleState, getPanelState } from '../shared/panel-state.ts'
import { useStaff } from '../shared/useStaff.ts'

/** Returns the state of a panel, including whether its data is loading. */
const getPanelProps = (answer: Parameters<typeof getPanelState>[0]) => {
  const state = getPanelState(answer)
  return { ...state, loading: answer.data === undefined && !state.failed }
}

/** The stage whose durations are shown by month, and its setter. */
type TrendStage = readonly [stage: StageKey, choose: (stage: StageKey) => void]

/**
 * Returns the panels that the role may read. Wide and narrow panels alternate. With `manager` the panels count only that manager's
 * books.
 */
export function usePanels(period: Period, manager: number | undefined, [trendStage, setTrendStage]: TrendStage) {
  const { role, paths } = useStaff()
  const canRead = (action: 'read' | 'money' | 'people') => getGrantedScope(role, 'statistics', action) !== undefined
  const periodQuery = canRead('read') ? { query: { period: period.name } } : null
  const moneyQuery = canRead('money') ? { query: { period: period.name } } : null
  const figures = useCall('GET /api/statistics/figures', periodQuery)
  const published = useCall('GET /api/statistics/published', periodQuery)
  const stages = useCall('GET /api/statistics/stages', canRead('read') ? {} : null)
  const times = useCall('GET /api/statistics/stage-times', periodQuery)
  const cash = useCall('GET /api/statistics/cash', moneyQuery)
  const flow = useCall('GET /api/statistics/flow', periodQuery)
  const promises = useCall('GET /api/statistics/promises', periodQuery)
  const trend = useCall('GET /api/statistics/stage-trend', periodQuery)
  const satisfaction = useCall('GET /api/statistics/satisfaction', periodQuery)
  const printing = useCall('GET /api/statistics/printing', moneyQuery)
  const load = useCall('GET /api/statistics/load', canRead('people') ? {} : null)

  const managerParam = manager === undefined ? '' : `&manager=${manager}`
  const getPublishedHref = (name: string, extraParams = '') =>
    `${paths.techCards}?out=${name}${managerParam}${extraParams}`
  const lateHref = getPublishedHref(period.name, '&late=1&sort_by=due&sort_dir=asc')
  const getLeftStageHref = (stage: StageKey, name: string) =>
    `${paths.techCards}?left=${stage}&left_in=${name}${managerParam}`
  const getStageHref = (stage: StageKey) =>
    boardColumns[role]?.includes(stage) && manager === undefined
      ? `${paths.kanban}?stage=${stage}`
      : `${paths.techCards}?stage=${stage}${managerParam}`
  const invoicesHref = getGrantedScope(role, 'invoices', 'write') ? paths.invoices : paths.offers
  // The works of a person are on the person's page, so only roles that may open this page get links.
  const canOpenPeople = getGrantedScope(role, 'users', 'read') !== undefined

  const promisesPanel = (
    <PromisesPanel
      key="promises"
      rows={promises.data?.promises ?? []}
      undated={promises.data?.undated ?? 0}
      hrefs={{ all: getPublishedHref(period.name), late: lateHref }}
      {...getPanelProps(promises)}
    />
  )

  return {
    figures: canRead('read') && (
      <StatisticsFigures
        summary={figures.data}
        {...getPanelState(figures)}
        hrefs={{
          published: getPublishedHref(period.name),
          copies: getPublishedHref(period.name, '&sort_by=quantity'),
          days: getPublishedHref(period.name),
          onTime: lateHref,
          paid: invoicesHref,
        }}
      />
    ),
    panels: [
      canRead('read') && (
        <PublishedPanel
          key="published"
          rows={published.data?.months ?? []}
          hrefOf={(month) => getPublishedHref(month.slice(0, 7))}
          {...getPanelProps(published)}
        />
      ),
      canRead('read') && (
        <BooksByStagePanel
          key="now"
          rows={stages.data?.stages ?? []}
          hrefOf={getStageHref}
          {...getPanelProps(stages)}
        />
      ),
      canRead('read') && (
        <StageTimePanel
          key="times"
          rows={(times.data?.stages ?? []).flatMap(({ median_days, p90_days, ...row }) =>
            median_days === null || p90_days === null ? [] : [{ ...row, median_days, p90_days }],
          )}
          hrefOf={(stage) => getLeftStageHref(stage, period.name)}
          {...getPanelProps(times)}
        />
      ),
      canRead('money') && (
        <MoneyPanel
          key="money"
          rows={cash.data?.months ?? []}
          debtors={cash.data?.debtors ?? []}
          overdue={cash.data?.overdue ?? null}
          debtHref={(name) => `${invoicesHref}?search=${encodeURIComponent(name)}`}
          {...getPanelProps(cash)}
        />
      ),
      // This narrow panel is next to the wide panel of stage durations.
      canRead('read') && !canRead('money') && promisesPanel,
      // The first of the next two panels is also wide.
      canRead('read') && (
        <StageTrendPanel
          key="trend"
          rows={trend.data?.months ?? []}
          stage={trendStage}
          onStageChange={setTrendStage}
          hrefOf={(stage, month) => getLeftStageHref(stage, month.slice(0, 7))}
          {...getPanelProps(trend)}
        />
      ),
      canRead('read') && (
        <SatisfactionPanel
          key="satisfaction"
          rows={satisfaction.data?.books ?? []}
          ratings={satisfaction.data?.ratings ?? 0}
          mean={satisfaction.data?.mean ?? null}
          hrefOf={paths.techCard}
          {...getPanelProps(satisfaction)}
        />
      ),
      canRead('read') && <FlowPanel key="flow" rows={flow.data?.days ?? []} {...getPanelProps(flow)} />,
      canRead('money') && promisesPanel,
      canRead('money') && (
        <CalculatorPanel
          key="printing"
          rows={printing.data?.runs ?? []}
          total={printing.data ? { runs: printing.data.total, over: printing.data.over } : undefined}
          hrefOf={paths.techCard}
          {...getPanelProps(printing)}
        />
      ),
      canRead('people') && (
        <LoadPanel
          key="load"
          rows={load.data?.people ?? []}
          hrefOf={(person) => (canOpenPeople ? paths.user(person) : undefined)}
          {...getPanelProps(load)}
        />
      ),
    ].filter(Boolean),
    staleState: getStaleState([
      figures,
      published,
      stages,
      times,
      trend,
      satisfaction,
      cash,
      flow,
      promises,
      printing,
      load,
    ]),
  }
}
