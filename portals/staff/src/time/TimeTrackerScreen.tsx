import { useCall, useSession } from '@press/client'
import { getGrantedScope } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { QueryBoundary } from '@press/shell'
import { ButtonLink, glyphs, Heading, HoursTable, Page, PageHeader, Stack, TimeLayout, useToday } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { TimeBoardPanel } from './TimeBoardPanel.tsx'
import { MonthOf } from './MonthOf.tsx'
import { SheetButton } from './SheetButton.tsx'

/** The people who are at work, and the month's totals for everyone. People who do not approve hours see only their own totals. */
export function TimeTrackerScreen() {
  const myId = useSession().user?.id
  const { role } = useStaff()
  if (getGrantedScope(role, 'time', 'read') === 'all') return <StaffHours />
  return <Page>{myId !== undefined && <MonthOf key={myId} id={myId} />}</Page>
}

function StaffHours() {
  const { t } = useTranslation('time')
  const { date } = useFormat()
  const { paths } = useStaff()
  const month = useToday().slice(0, 7)
  return (
    <Page
      header={
        <PageHeader
          title={t('title')}
          filters={<SheetButton month={month} />}
          primary={
            <ButtonLink variant="primary" leading={glyphs.clock} href={paths.tracker}>
              {t('clock.title')}
            </ButtonLink>
          }
        />
      }
    >
      <TimeLayout aside={<TimeBoardPanel />} asideFirst>
        <Stack gap={3}>
          <Heading level={2} variant="h3">{`${t('list.title')}: ${date(`${month}-01`, 'monthYear')}`}</Heading>
          <QueryBoundary result={useCall('GET /api/time/today', {})} skeleton={<HoursTable rows={[]} loading />}>
            {({ people }) => <HoursTable rows={people} rowHref={({ user }) => paths.hoursOf(user.id)} />}
          </QueryBoundary>
        </Stack>
      </TimeLayout>
    </Page>
  )
}
