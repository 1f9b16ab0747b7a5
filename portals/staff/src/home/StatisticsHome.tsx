import { useDeliveries, useLoad, useMoneyOwed, useStagePace } from '@press/client'
import { bottleneck } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Loaded } from '@press/shell'
import {
  Alert,
  DescriptionList,
  EmptyState,
  Link,
  LoadPanel,
  Panel,
  Stack,
  StageTimePanel,
  Stat,
  StatGroup,
  Text,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

/** What stands and what is owed; each half is its own call, and what cannot be had is left out: the panels below say why. */
export function Figures() {
  const { t } = useTranslation('statistics')
  const { number, money } = useFormat()
  const { data: pace } = useStagePace()
  const { data: owed } = useMoneyOwed()
  return (
    <StatGroup>
      {pace && <Stat label={t('today.underWay')} value={number(pace.under_way)} />}
      {pace && <Stat label={t('today.late')} value={number(pace.overdue)} />}
      {owed && (
        <Stat label={t('today.owed')} value={money(owed.owed)} note={t('today.works', { count: owed.owed_works })} />
      )}
      {owed && (
        <Stat
          label={t('today.checking')}
          value={money(owed.checking)}
          note={t('today.works', { count: owed.checking_works })}
        />
      )}
    </StatGroup>
  )
}

/** Where the press is stuck, in words; nothing where it is not. */
export function Bottleneck() {
  const { t } = useTranslation(['statistics', 'domain'])
  const { number } = useFormat()
  const { to } = useStaff()
  const narrow = bottleneck(useStagePace().data?.stages ?? [])
  if (!narrow) return null
  const { stage, passed, books, median_days, norm_days } = narrow
  return (
    <Alert tone="warning" title={t('today.stuck', { stage: t(`domain:stage.${stage}`) })}>
      {t('today.stuckWhy', {
        passed: number(passed),
        books: number(books),
        median: number(median_days ?? 0),
        norm: number(norm_days ?? 0),
      })}{' '}
      <Link href={`${to.kanban}?stage=${stage}`}>{t('today.board')}</Link>
    </Alert>
  )
}

export function StageTimes() {
  const { data, error, mutate } = useStagePace()
  const rows = (data?.stages ?? []).flatMap(({ stage, median_days, p90_days, norm_days }) =>
    median_days === null || p90_days === null ? [] : [{ stage, median_days, p90_days, norm_days }],
  )
  return <StageTimePanel rows={rows} {...state(data, error, mutate)} />
}

export function Load() {
  const { data, error, mutate } = useLoad()
  return <LoadPanel rows={data?.people ?? []} {...state(data, error, mutate)} />
}

const state = (data: unknown, error: unknown, mutate: () => unknown) => ({
  loading: data === undefined && error === undefined,
  failed: data === undefined && error !== undefined,
  onRetry: () => void mutate(),
})

/** What is promised for this week; of an empty week, what comes next. */
export function Deliveries() {
  const { t } = useTranslation('statistics')
  const { number, date } = useFormat()
  const { to } = useStaff()
  const answer = useDeliveries()
  const total = answer.data && answer.data.total > 0 && (
    <Text tone="muted">{t('today.copies', { copies: number(answer.data.copies) })}</Text>
  )
  return (
    <Panel title={t('today.deliveries')} actions={total}>
      <Loaded of={answer}>
        {({ books, next }) =>
          books.length === 0 && !next ? (
            <EmptyState title={t('today.nothing')}>{t('today.nothingText')}</EmptyState>
          ) : (
            <Stack gap={3}>
              {books.length === 0 && <Text tone="muted">{t('today.next')}</Text>}
              <DescriptionList
                items={[...books, ...(next ? [next] : [])].map(({ id, due, book_name, copies }) => ({
                  term: date(due),
                  value: (
                    <>
                      <Link href={to.techCard(id)}>{book_name}</Link>
                      {copies !== null && ` · ${t('today.copies', { copies: number(copies) })}`}
                    </>
                  ),
                }))}
              />
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  )
}
