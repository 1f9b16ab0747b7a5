import { isApiError, removeEvent, saveEvent, useEvents, useInvitable, useSession } from '@press/client'
import { deadlineKinds, isDay } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  Calendar,
  calendarFrame,
  calendarViews,
  Page,
  todayAtPress,
  useToast,
  type CalendarEvent,
  type CalendarRange,
  type EventDraft,
} from '@press/ui'
import { useMemo, useRef } from 'react'
import { useRefusal } from '../../calls/useRefusal.ts'
import { choice } from '../../routing/listQuery.ts'
import { rolePaths } from '../../routing/paths.ts'
import { useListParams } from '../../routing/useListParams.ts'
import { useNow } from '../useNow.ts'
import { deadlineHref } from './deadlineHref.ts'

const defaults = { view: 'month', date: '', without: '' }

const bodyOf = ({ name, category, tag, dates, times, details, remind, users }: EventDraft) => ({
  name,
  category,
  tag,
  dates,
  times,
  details,
  remind,
  users: users.map(({ id }) => id),
})

/** A person's events, and the dates of the press's work that they may read of. */
export function CalendarScreen() {
  const { t } = useTranslation(['calendar', 'offers'])
  const { user } = useSession()
  const now = useNow()
  const toast = useToast()
  const refusalOf = useRefusal()
  const [params, set] = useListParams(defaults)
  const range: CalendarRange = {
    view: choice(calendarViews, params.view),
    date: isDay(params.date) ? params.date : todayAtPress(now),
  }
  const without = params.without.split(',')
  const hidden = deadlineKinds.filter((kind) => without.includes(kind))
  const { data, error, mutate } = useEvents(calendarFrame(range.date))
  const people = useInvitable().data?.people
  const paths = useMemo(() => rolePaths(user?.role_id ?? 0), [user?.role_id])
  const deadlines = useMemo(
    () =>
      data?.deadlines.map((one) => ({
        ...one,
        name: one.kind === 'offer' ? t('offers:number', { number: one.name }) : one.name,
        href: deadlineHref(paths, one),
      })),
    [data?.deadlines, paths, t],
  )
  const mine = (id: number) => data?.events.find((event) => event.id === id)?.created_by.id === user?.id

  // Whoever was told of a change by somebody else, and saves again, means to.
  const told = useRef(new Map<number, number>())
  const save = async (draft: EventDraft, before?: Pick<CalendarEvent, 'id' | 'version'>) => {
    try {
      await saveEvent(
        bodyOf(draft),
        before && { id: before.id, version: told.current.get(before.id) ?? before.version ?? 0 },
      )
      if (before) told.current.delete(before.id)
    } catch (problem) {
      const refusal = refusalOf(problem)
      const changed = before && isApiError(problem, 'conflict')
      if (changed) told.current.set(before.id, (problem.current as { event: { version: number } }).event.version)
      throw { ...refusal, message: changed ? t('changedMeanwhile') : t('saveFailed', { message: refusal.message }) }
    }
  }
  return (
    <Page scroll="fill">
      <Calendar
        level={1}
        now={now}
        events={data?.events ?? []}
        {...(deadlines && { deadlines })}
        state={data ? 'ready' : error === undefined ? 'loading' : 'failed'}
        onRetry={() => void mutate()}
        range={range}
        onRangeChange={({ view, date }) => set({ view, date })}
        hidden={hidden}
        onHiddenChange={(kinds) => set({ without: kinds.join() })}
        people={people ?? []}
        canEdit={({ id }) => mine(id)}
        onCreate={(draft) => save(draft)}
        onEdit={({ event, draft }) => save(draft, event)}
        onMove={({ event, dates, times }) => save({ ...event, dates, times }, event)}
        onDelete={async ({ id, name }) => {
          await removeEvent(id).catch((problem: unknown) => {
            throw refusalOf(problem)
          })
          toast({ message: t('dialog.deleted', { name }) })
        }}
      />
    </Page>
  )
}
