import type { Meta, StoryObj } from '@storybook/react-vite'
import { useFormat, useTranslation } from '@press/i18n'
import { expect } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { views } from '../../../docs/screen-viewports.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import * as fixtures from './fixtures.ts'
import { AccountingToday } from './index.ts'

const hrefOf = (id: number | string) => `#/offers?offer=${id}`

/** The home screen of an accountant, composed as in the portal. */
function AccountingHome() {
  const { t } = useTranslation('accounts')
  const { date } = useFormat()
  return (
    <ScreenFixture under="home">
      <Page
        header={
          <PageHeader
            title={t('today.title', { date: date(fixtures.now, 'dayMonth') })}
            count={`${t('today.things', { count: 10 })}, ${t('today.papers', { count: 4 })}`}
            filters={
              <>
                <Button leading={glyphs.bank}>{t('today.statement')}</Button>
                <Button leading={glyphs.plus}>{t('today.newOffer')}</Button>
              </>
            }
          />
        }
      >
        <AccountingToday
          day={fixtures.day}
          hrefOf={hrefOf}
          questionHref={({ id }) => hrefOf(id)}
          deliveredHref="#/offers?status=done"
          onBill={() => undefined}
          onRemind={() => undefined}
        />
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Accounting home',
  component: AccountingHome,
  ...fullScreen,
  parameters: { ...fullScreen.parameters, now: fixtures.now },
} satisfies Meta<typeof AccountingHome>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Выставить счёт' })).toBeVisible()
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
