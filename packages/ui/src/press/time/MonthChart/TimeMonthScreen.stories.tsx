import { monthSums } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page, Panel, Stack } from '../../../foundations/layout/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { ClockCard } from '../ClockCard/index.ts'
import { CorrectionTable } from '../CorrectionTable/index.ts'
import { corrections, dana, days, month, now, people, today } from '../fixtures.ts'
import { PresenceBoard } from '../PresenceBoard/index.ts'
import { MonthChart, MonthFigures, TimeHeader, TimeLayout } from './index.ts'

const nothing = () => undefined

/** A person's month, composed as in the portal: for the approver, and for the person. */
function Screen({ own = false, empty = false }: { own?: boolean; empty?: boolean }) {
  const { t } = useTranslation('time')
  const [selectedDay, setSelectedDay] = useState(today)
  const [worked, monthCorrections] = empty ? [[], []] : [days, corrections]
  const sums = monthSums(month, worked, monthCorrections, today)
  return (
    <ScreenFixture under="time-tracker" record={dana.name}>
      <Page>
        <Stack gap={5}>
          <TimeHeader
            user={dana}
            present
            backHref={own ? undefined : '#/time-tracker'}
            month={month}
            onTurn={nothing}
            isLast
          >
            {!own && <Button leading={glyphs.downloadSimple}>{t('sheet.title')}</Button>}
            {!own && sums.waiting > 0 && (
              <Button variant="primary" leading={glyphs.checks}>
                {t('corrections.both')}
              </Button>
            )}
          </TimeHeader>
          <TimeLayout
            aside={
              own ? (
                <ClockCard day={today} now={now} spans={worked.at(-1)?.spans ?? []} onStep={nothing} />
              ) : (
                <Panel>
                  <PresenceBoard people={people} day={today} now={now} hrefOf={() => '#/time-tracker/users/12'} />
                </Panel>
              )
            }
          >
            <MonthFigures month={month} sums={sums} decides={!own} />
            <MonthChart
              month={month}
              today={today}
              now={now}
              days={worked}
              corrections={monthCorrections}
              chosen={selectedDay}
              onChosenChange={setSelectedDay}
            />
            <CorrectionTable
              corrections={monthCorrections}
              acts={own ? { onWithdraw: nothing } : { onApprove: nothing, onRefuse: nothing }}
              {...(own && { ask: <Button size="sm">{t('corrections.ask')}</Button> })}
            />
          </TimeLayout>
        </Stack>
      </Page>
    </ScreenFixture>
  )
}

const meta = { title: 'Screens/Time of a month', component: Screen, ...fullScreen } satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const ToApprove: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Дана Оспанова' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/Правки ждут4.ч.42.мин/u)
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const OnesOwn: Story = { args: { own: true } }
export const NothingYet: Story = { args: { own: true, empty: true } }
export const Tablet: Story = { ...screenThemes.tablet }
export const Phone: Story = { ...screenThemes.phone }
export const NarrowPhoneInKazakh: Story = { ...screenThemes.narrowInKazakh }
