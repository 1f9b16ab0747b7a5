import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { brokenDays, checkedBroken, intactCheck, logDays, logRows, logToday } from '../fixtures.ts'
import { LogFilters, type LogFilter } from '../LogFilters/index.ts'
import { LogBroken, LogSeal } from '../LogSeal/index.ts'
import { EventsLog, LogLayout } from './index.ts'

const nothing = () => undefined
const first: LogFilter = {
  search: '',
  from: '2026-11-20',
  to: '2026-11-23',
  groups: ['access', 'refusals', 'people', 'money'],
  actor: '',
  resource: '',
  resource_id: '',
}

/** The audit log with an open entry, composed as in the portal. */
function Screen({ broken = false, open = 48_203 }: { broken?: boolean; open?: number | null }) {
  const { t } = useTranslation('events-log')
  const [filter, setFilter] = useState(first)
  const [opened, setOpened] = useState<number | null>(open)
  const checked = broken ? checkedBroken : intactCheck
  return (
    <ScreenFixture under="events-log" crumbs={['Управление', t('title')]}>
      <Page
        scroll="fill"
        header={
          <PageHeader
            title={t('title')}
            mark={<LogSeal checked={checked} />}
            primary={
              <>
                <Button leading={glyphs.shieldCheck}>{t('seal.check')}</Button>
                <Button variant="primary" leading={glyphs.downloadSimple} trailing={glyphs.caretDown}>
                  {t('export.of', { count: 214, value: '214' })}
                </Button>
              </>
            }
          />
        }
      >
        <LogLayout
          notice={broken && <LogBroken broken={checked.broken} onShow={nothing} />}
          filters={
            <LogFilters
              filter={filter}
              onFilterChange={(changes) => setFilter({ ...filter, ...changes })}
              people={[]}
              resources={['offer', 'techcard']}
              found={t('filter.found', { count: 214, value: '214' })}
            />
          }
        >
          <EventsLog
            events={logRows}
            days={broken ? brokenDays : logDays}
            broken={checked.broken}
            opened={opened}
            onOpenedChange={setOpened}
            hrefOf={({ subject }) => (subject.id === null ? undefined : '#/offers')}
            onlyHref={({ subject }) => (subject.id === null ? undefined : '#/events-log')}
            onGo={nothing}
            olderHref="#/older"
          />
        </LogLayout>
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Log of events',
  component: Screen,
  ...fullScreen,
  parameters: { ...fullScreen.parameters, today: logToday },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const AnEntryOpen: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.getByText('214 найдено')).toBeVisible()
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const ChainBroken: Story = { args: { broken: true, open: 48_174 } }
export const Phone: Story = { ...screenThemes.phone }
export const NarrowPhoneInKazakh: Story = { ...screenThemes.narrowInKazakh }
