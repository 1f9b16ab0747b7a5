import { act, isApiError, read, saveEvent, useCall, usePressTables, useSession } from '@press/client'
import { shiftRepeat, daysBetween, deadlineKinds, isIsoDate, type RepeatScope } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  Calendar,
  getCalendarFrame,
  calendarViews,
  Page,
  type CalendarEvent,
  type CalendarRange,
  type EventDraft,
  useToday,
} from '@press/ui'
import { useMemo, useRef, useState } from 'react'
import { useRefusal } from '../../calls/useRefusal.ts'
import { useSaving } from '../../calls/useSaving.ts'
import { parseChoice } from '../../routing/list-query.ts'
import { rolePaths } from '../../routing/paths.ts'
import { useListParams } from '../../routing/useListParams.ts'
import { CalendarImport } from './CalendarImport.tsx'
import { getDeadlineHref } from './deadline-href.ts'

const defaults = { view: 'month', date: '', without: '' }

const toRequestBody = ({
  name,
  category,
  tag,
  dates,
  times,
  details,
  remind,
  repeat,
  users,
  moves,
  skips,
  restores,
}: EventDraft) => ({
  name,
  category,
  tag,
  dates,
  times,
  details,
  remind,
  repeat,
  users: users.map(({ id }) => id),
  ...(moves && { moves }),
  ...(skips && { skips }),
  ...(restores && { restores }),
})

const getScopeParams = ({ occurrence }: CalendarEvent, scope?: RepeatScope) =>
  occurrence && scope ? { occurrence, scope } : {}

/** Returns the repeat rule of an event that was moved to another day, with its repetitions moved too. */
const getMovedRepeat = ({ dates, repeat }: CalendarEvent, newDates: CalendarEvent['dates']) =>
  repeat ? shiftRepeat(repeat, daysBetween(dates.start, newDates.start)) : null

/** The person's events, and the production deadlines that the person may see. */
export function CalendarScreen() {
  const { t } = useTranslation(['calendar', 'offers', 'offer-words'])
  const { user } = useSession()
  const today = useToday()
  const { submit } = useSaving()
  const [isImporting, setIsImporting] = useState(false)
  const toFormError = useRefusal()
  const [params, setParams] = useListParams(defaults)
  const range: CalendarRange = {
    view: parseChoice(calendarViews, params.view),
    date: isIsoDate(params.date) ? params.date : today,
  }
  const hiddenKeys = params.without.split(',')
  const hiddenKinds = deadlineKinds.filter((kind) => hiddenKeys.includes(kind))
  const { data, error, mutate } = useCall('GET /api/events', { query: getCalendarFrame(range.date) })
  const people = useCall('GET /api/events/people', {}).data?.people
  // Rerenders when a day off changes.
  usePressTables()
  const paths = useMemo(() => rolePaths(user?.role_id ?? 0), [user?.role_id])
  const deadlines = useMemo(
    () =>
      data?.deadlines.map((deadline) => ({
        ...deadline,
        name: deadline.kind === 'offer' ? t('offer-words:number', { number: deadline.name }) : deadline.name,
        href: getDeadlineHref(paths, deadline),
      })),
    [data?.deadlines, paths, t],
  )
  const isOwnEvent = (id: number) => data?.events.find((event) => event.id === id)?.created_by.id === user?.id

  // Versions that the person was warned about: after a conflict warning, the next save overwrites the other change on purpose.
  const warnedVersions = useRef(new Map<number, number>())
  const save = async (draft: EventDraft, savedEvent?: CalendarEvent, scope?: RepeatScope) => {
    try {
      await saveEvent(
        toRequestBody(draft),
        savedEvent && {
          id: savedEvent.id,
          version: warnedVersions.current.get(savedEvent.id) ?? savedEvent.version ?? 0,
          ...getScopeParams(savedEvent, scope),
        },
      )
      if (savedEvent) warnedVersions.current.delete(savedEvent.id)
    } catch (problem) {
      if (savedEvent && isApiError(problem, 'conflict'))
        warnedVersions.current.set(savedEvent.id, (problem.current as { event: { version: number } }).event.version)
      throw toFormError(problem, {
        formatFailure: (message) => t('saveFailed', { message }),
        conflict: savedEvent && t('changedMeanwhile'),
      })
    }
  }
  return (
    <Page scroll="fill">
      <Calendar
        level={1}
        events={data?.events ?? []}
        deadlines={deadlines}
        state={data ? 'ready' : error === undefined ? 'loading' : 'failed'}
        onRetry={() => void mutate()}
        range={range}
        onRangeChange={({ view, date }) => setParams({ view, date })}
        hidden={hiddenKinds}
        onHiddenChange={(kinds) => setParams({ without: kinds.join() })}
        onImport={() => setIsImporting(true)}
        people={people ?? []}
        onAskBusyHours={async ({ users, ...query }, signal) =>
          (await read('GET /api/events/free-time', { query: { ...query, users: users.join() } }, signal)).people
        }
        canEdit={({ id }) => isOwnEvent(id)}
        onCreate={(draft) => save(draft)}
        onEdit={({ event, draft, scope }) => save(draft, event, scope)}
        onMove={({ event, dates, times, scope }) =>
          save({ ...event, dates, times, repeat: getMovedRepeat(event, dates) }, event, scope)
        }
        onDelete={async (event, scope) => {
          const { id, name } = event
          await submit(
            () => act('DELETE /api/events/{id}', { params: { id }, query: getScopeParams(event, scope) }),
            t('dialog.deleted', { name }),
          )
        }}
      />
      <CalendarImport open={isImporting} onOpenChange={setIsImporting} />
    </Page>
  )
}
