import { act, useCall, useSession } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useSaving } from '@press/shell'
import { ClockCard, Link } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { usePressMinute } from './usePressMinute.ts'

/** The user's own time clock: clocks in and out. */
export function TimeClockPanel({ withLink = false }: { withLink?: boolean }) {
  const { t } = useTranslation('time')
  const myId = useSession().user?.id
  const { paths } = useStaff()
  const today = useCall('GET /api/time/today', {})
  const now = usePressMinute(today.data)
  const { saving: savingKey, save } = useSaving()
  return (
    <QueryBoundary result={today}>
      {({ day, people }) => (
        <ClockCard
          day={day}
          now={now}
          spans={people.find(({ user }) => user.id === myId)?.spans ?? []}
          busy={savingKey !== undefined}
          onStep={(step) =>
            void save(
              step,
              () => act('POST /api/time/clock', { body: { step } }),
              t(step === 'in' ? 'clock.saidIn' : 'clock.saidOut'),
            )
          }
        >
          {withLink && myId !== undefined && (
            <Link variant="standalone" href={paths.hoursOf(myId)}>
              {t('clock.month')}
            </Link>
          )}
        </ClockCard>
      )}
    </QueryBoundary>
  )
}
