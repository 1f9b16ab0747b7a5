import { useCall } from '@press/client'
import { getPresence } from '@press/domain'
import { QueryBoundary } from '@press/shell'
import { Panel, PresenceBoard } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { usePressMinute } from './usePressMinute.ts'

/** The people who are at work now. As time passes, people become late without a new event. */
export function TimeBoardPanel() {
  const { paths } = useStaff()
  const today = useCall('GET /api/time/today', {})
  const now = usePressMinute(today.data)
  return (
    <Panel>
      <QueryBoundary result={today}>
        {({ day, people }) => (
          <PresenceBoard
            people={people.map((one) => ({ ...one, presence: getPresence(day, one.spans, now, one.away !== null) }))}
            day={day}
            now={now}
            hrefOf={({ user }) => paths.hoursOf(user.id)}
          />
        )}
      </QueryBoundary>
    </Panel>
  )
}
