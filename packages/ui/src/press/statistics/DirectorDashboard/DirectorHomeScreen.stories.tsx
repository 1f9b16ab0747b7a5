import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTranslation } from '@press/i18n'
import { expect } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { views } from '../../../docs/screen-viewports.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import * as fixtures from './fixtures.ts'
import { BookFlowPanel, DeliveriesPanel, OverloadPanel, OwedPanel, DirectorDashboard, RisksPanel } from './index.ts'

const hrefOf = (id: number | string) => `#/techcards/${id}`

/** A director's home page, composed as in the portal. */
function DirectorHome() {
  const { t } = useTranslation('statistics')
  return (
    <ScreenFixture under="home">
      <Page
        header={
          <PageHeader
            title={t('today.title')}
            primary={<Button variant="primary">{t('today.review.button', { count: fixtures.risks.length })}</Button>}
          />
        }
      >
        <DirectorDashboard
          flow={<BookFlowPanel stages={fixtures.stages} underWay={68} hrefOf={hrefOf} boardHref="#/kanban" />}
          risks={<RisksPanel rows={fixtures.risks} total={5} underWay={68} hrefOf={hrefOf} />}
          deliveries={<DeliveriesPanel deliveries={fixtures.deliveries} hrefOf={hrefOf} allHref="#/kanban" />}
          money={<OwedPanel owed={fixtures.whole} debtHref={() => '#/offers'} royaltiesHref="#/realisation" />}
          people={<OverloadPanel rows={fixtures.people} />}
        />
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Director home',
  component: DirectorHome,
  ...fullScreen,
  parameters: { ...fullScreen.parameters, today: fixtures.today },
} satisfies Meta<typeof DirectorHome>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Книги под угрозой' })).toBeVisible()
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const Tablet: Story = { ...screenThemes.tablet }
export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  },
}
export const NarrowPhoneInKazakh: Story = { globals: { locale: 'kz', viewport: views.narrow } }
