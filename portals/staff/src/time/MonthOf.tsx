import { useCall, usePressTables, useSession } from '@press/client'
import { addMonths, getGrantedScope, monthSums } from '@press/domain'
import { QueryBoundary, useListParams, usePageTitle } from '@press/shell'
import { CorrectionTable, MonthChart, MonthFigures, Stack, TimeHeader, TimeLayout, useToday } from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { ApproveAll } from './ApproveAll.tsx'
import { AskCorrection } from './AskCorrection.tsx'
import { TimeBoardPanel } from './TimeBoardPanel.tsx'
import { TimeClockPanel } from './TimeClockPanel.tsx'
import { SheetButton } from './SheetButton.tsx'
import { useCorrectionActs } from './useCorrectionActs.tsx'
import { usePressMinute } from './usePressMinute.ts'

const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** A month of a person's hours, for the person and for people who approve corrections. */
export function MonthOf({ id }: { id: number }) {
  const me = useSession().user?.id
  const own = me === id
  const { role, to } = useStaff()
  const all = getGrantedScope(role, 'time', 'read') === 'all'
  const decides = !own && getGrantedScope(role, 'time', 'approve') === 'all'
  const thisMonth = useToday().slice(0, 7)
  const [params, set] = useListParams({ month: '' })
  const requestedMonth = isMonth(params.month) && params.month < thisMonth ? params.month : thisMonth
  const answer = useCall(
    'GET /api/time/users/{id}',
    { params: { id }, query: requestedMonth ? { month: requestedMonth } : {} },
    { keepPreviousData: false },
  )
  const now = usePressMinute(answer.data)
  // Rerenders the month when a holiday changes.
  const tables = usePressTables()
  const [day, setDay] = useState<string>()
  const [acts, busy, dialog] = useCorrectionActs({ own, decides })
  usePageTitle(answer.data?.user.name)

  const turn = (by: -1 | 1) => {
    const next = addMonths(`${requestedMonth}-01`, by).slice(0, 7)
    if (next > thisMonth) return
    set({ month: next === thisMonth ? '' : next })
    setDay(undefined)
  }
  return (
    <QueryBoundary of={answer}>
      {({ user, month, today, days, corrections, away }) => {
        const selectedDay = day?.startsWith(month) ? day : month === thisMonth ? today : `${month}-01`
        const pendingCorrections = corrections.filter(({ status }) => status === 'waiting')
        const present = days.some((one) => one.day === today && one.spans.some(({ to: left }) => left === null))
        return (
          <Stack gap={5}>
            <TimeHeader
              user={user}
              present={present}
              backHref={all ? to.hours : undefined}
              month={requestedMonth}
              onTurn={turn}
              isLast={requestedMonth === thisMonth}
            >
              {all && <SheetButton month={requestedMonth} />}
              {decides && pendingCorrections.length > 0 && <ApproveAll corrections={pendingCorrections} />}
            </TimeHeader>
            <TimeLayout aside={own ? <TimeClockPanel /> : all && <TimeBoardPanel />} asideFirst={own}>
              <MonthFigures month={month} sums={monthSums(month, days, corrections, today)} decides={decides} />
              <MonthChart
                key={tables}
                month={month}
                today={today}
                now={now}
                days={days}
                corrections={corrections}
                away={away}
                chosen={selectedDay}
                onChosenChange={setDay}
                onTurn={turn}
                onApprove={acts.onApprove}
                onRefuse={acts.onRefuse}
              />
              <CorrectionTable
                corrections={corrections}
                acts={acts}
                busy={busy}
                {...(own && { ask: <AskCorrection month={month} chosen={selectedDay} today={today} days={days} /> })}
              />
            </TimeLayout>
            {dialog}
          </Stack>
        )
      }}
    </QueryBoundary>
  )
}
