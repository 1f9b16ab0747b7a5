import { useCall, usePressTables, useSession } from '@press/client'
import { addMonths, getGrantedScope, calculateMonthSums } from '@press/domain'
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
  const myId = useSession().user?.id
  const isOwn = myId === id
  const { role, paths } = useStaff()
  const canReadAll = getGrantedScope(role, 'time', 'read') === 'all'
  const canDecide = !isOwn && getGrantedScope(role, 'time', 'approve') === 'all'
  const thisMonth = useToday().slice(0, 7)
  const [params, setParams] = useListParams({ month: '' })
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
  const [actions, busy, dialog] = useCorrectionActs({ isOwn, canDecide })
  usePageTitle(answer.data?.user.name)

  const changeMonth = (offset: -1 | 1) => {
    const nextMonth = addMonths(`${requestedMonth}-01`, offset).slice(0, 7)
    if (nextMonth > thisMonth) return
    setParams({ month: nextMonth === thisMonth ? '' : nextMonth })
    setDay(undefined)
  }
  return (
    <QueryBoundary result={answer}>
      {({ user, month, today, days, corrections, away }) => {
        const selectedDay = day?.startsWith(month) ? day : month === thisMonth ? today : `${month}-01`
        const pendingCorrections = corrections.filter(({ status }) => status === 'waiting')
        const isPresent = days.some((one) => one.day === today && one.spans.some(({ to: leftAt }) => leftAt === null))
        return (
          <Stack gap={5}>
            <TimeHeader
              user={user}
              present={isPresent}
              backHref={canReadAll ? paths.hours : undefined}
              month={requestedMonth}
              onTurn={changeMonth}
              isLast={requestedMonth === thisMonth}
            >
              {canReadAll && <SheetButton month={requestedMonth} />}
              {canDecide && pendingCorrections.length > 0 && <ApproveAll corrections={pendingCorrections} />}
            </TimeHeader>
            <TimeLayout aside={isOwn ? <TimeClockPanel /> : canReadAll && <TimeBoardPanel />} asideFirst={isOwn}>
              <MonthFigures
                month={month}
                sums={calculateMonthSums(month, days, corrections, today)}
                canDecide={canDecide}
              />
              <MonthChart
                key={tables}
                month={month}
                today={today}
                now={now}
                days={days}
                corrections={corrections}
                away={away}
                selectedDay={selectedDay}
                onSelectedDayChange={setDay}
                onTurn={changeMonth}
                onApprove={actions.onApprove}
                onRefuse={actions.onRefuse}
              />
              <CorrectionTable
                corrections={corrections}
                actions={actions}
                busy={busy}
                requestButton={
                  isOwn ? (
                    <AskCorrection month={month} selectedDay={selectedDay} today={today} days={days} />
                  ) : undefined
                }
              />
            </TimeLayout>
            {dialog}
          </Stack>
        )
      }}
    </QueryBoundary>
  )
}
