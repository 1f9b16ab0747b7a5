import { act, searchUserNames, useCall } from '@press/client'
import { logResources, type LogRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { QueryBoundary, useNavigate, useSayFailure } from '@press/shell'
import {
  Button,
  EmptyState,
  EventsLog,
  glyphs,
  LogBroken,
  LogFilters,
  LogLayout,
  LogNothing,
  LogSeal,
  Page,
  PageHeader,
  useToast,
} from '@press/ui'
import { useEffect, useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { objectHref } from './object-href.ts'
import { useLogAddress } from './useLogAddress.ts'

/**
 * The audit log of the press: who changed what, the previous values, and from where. The user can export the log and check its
 * seals.
 */
export function EventsLogScreen() {
  const { t } = useTranslation('events-log')
  const { number } = useFormat()
  const { role, paths } = useStaff()
  const navigate = useNavigate()
  const { filter, query, before, entry, set: setParams, changeFilters, reset, isFiltered } = useLogAddress()
  const answer = useCall('GET /api/events-log', { query: { ...query, ...(before && { before }) } })
  // Only the answer for the first page contains the exact count, so later pages request the count separately.
  const firstPage = useCall('GET /api/events-log', before ? { query: { ...query, per_page: 1 } } : null)
  const foundEntries = (before ? firstPage.data : answer.data)?.found
  const seals = useCall('GET /api/events-log/seals', {})
  const brokenSeals = seals.data?.checked?.broken ?? []
  const [isChecking, checkSeals] = useSealCheck()
  const actor = useCall(
    'GET /api/users/{id}',
    filter.actor && filter.actor !== 'none' ? { params: { id: Number(filter.actor) } } : null,
  )
  const actorName = actor.data?.user.name
  useEntryPage(entry, before, answer.data?.events, setParams)

  const getHref = (changes: Record<string, string>) => {
    const search = new URLSearchParams(location.search)
    search.delete('entry')
    for (const [key, value] of Object.entries(changes))
      if (value) search.set(key, value)
      else search.delete(key)
    return `${paths.log}?${search}`
  }
  const atLeastText =
    foundEntries && (foundEntries.more ? t('filter.foundMore', { value: number(foundEntries.count) }) : undefined)
  const foundText =
    atLeastText ??
    (foundEntries ? t('filter.found', { count: foundEntries.count, value: number(foundEntries.count) }) : undefined)
  const filterProps = {
    filter,
    onFilterChange: changeFilters,
    actorName,
    people: searchUserNames,
    resources: logResources,
  }

  return (
    <Page
      scroll="fill"
      header={
        <PageHeader
          title={t('title')}
          mark={<LogSeal lastCheck={seals.data?.checked} checking={isChecking} />}
          primary={
            <>
              <Button leading={glyphs.shieldCheck} busy={isChecking} onClick={checkSeals}>
                {t('seal.check')}
              </Button>
              <ExportMenu
                filter={query}
                count={foundEntries && !foundEntries.more ? foundEntries.count : undefined}
                broken={brokenSeals.length > 0}
              />
            </>
          }
        />
      }
    >
      <LogLayout
        notice={
          brokenSeals.length > 0 && (
            <LogBroken
              broken={brokenSeals}
              onShow={({ until }) => void navigate(`${paths.log}?before=${until + 1}&entry=${until}`)}
            />
          )
        }
        filters={<LogFilters {...filterProps} countLabel={foundText} />}
      >
        <QueryBoundary result={answer} skeleton={<EventsLog {...loadingProps} />}>
          {({ events, days, next }) =>
            events.length === 0 && !before ? (
              isFiltered ? (
                <LogNothing {...filterProps} onReset={reset} />
              ) : (
                <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>
              )
            ) : (
              <EventsLog
                events={events}
                days={days}
                broken={brokenSeals}
                openEntry={entry}
                onOpenEntryChange={(id) => setParams({ entry: id === null ? '' : String(id) })}
                hrefOf={({ subject }) => objectHref(role, subject)}
                onlyHref={({ subject: { resource, id } }: LogRow) =>
                  id === null || filter.resource_id === String(id) ? undefined : paths.logOf(resource, id)
                }
                onNavigate={(href) => void navigate(href)}
                newestHref={before ? getHref({ before: '' }) : undefined}
                olderHref={next ? getHref({ before: String(next) }) : undefined}
              />
            )
          }
        </QueryBoundary>
      </LogLayout>
    </Page>
  )
}

const noop = () => undefined
/** The props of the log until the data has loaded. */
const loadingProps = { openEntry: null, onOpenEntryChange: noop, hrefOf: noop, onlyHref: noop, onNavigate: noop }

/** Checks the seals and shows the result. */
function useSealCheck() {
  const { t } = useTranslation('events-log')
  const { number } = useFormat()
  const toast = useToast()
  const showFailure = useSayFailure()
  const [isChecking, setIsChecking] = useState(false)
  const checkSeals = async () => {
    setIsChecking(true)
    try {
      const { sealed, broken } = (await act('POST /api/events-log/check', {})).checked
      const [firstBroken] = broken
      toast(
        firstBroken
          ? {
              tone: 'danger',
              message: t('seal.foundBroken', { from: number(firstBroken.from), until: number(firstBroken.until) }),
            }
          : { message: t('seal.foundWhole', { count: sealed, value: number(sealed) }) },
      )
    } catch (error) {
      showFailure(error)
    } finally {
      setIsChecking(false)
    }
  }
  return [isChecking, () => void checkSeals()] as const
}

/** If an entry that a link names has moved to a later page, returns a page that starts with this entry. */
function useEntryPage(
  entry: number | null,
  before: number | undefined,
  events: readonly LogRow[] | undefined,
  setParams: ReturnType<typeof useLogAddress>['set'],
): void {
  const lastId = events?.at(-1)?.id
  const isOnLaterPage = entry !== null && lastId !== undefined && entry < lastId && before !== entry + 1
  useEffect(() => {
    if (isOnLaterPage && entry !== null) setParams({ before: String(entry + 1) })
  }, [isOnLaterPage, entry, setParams])
}
