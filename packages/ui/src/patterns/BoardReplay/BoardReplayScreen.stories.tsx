import { useFormat, useTranslation } from '@press/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ScreenFixture } from '../../docs/ScreenFixture.tsx'
import { screenThemes, fullScreen } from '../../docs/screen-story.ts'
import { views } from '../../docs/screen-viewports.ts'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Page } from '../../foundations/layout/index.ts'
import { PageHeader } from '../PageHeader/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Chip } from '../../primitives/Chip/index.ts'
import { day, ReplayFixture } from './ReplayFixture.tsx'

/** The board of a past day in the staff portal, compared with design/png m7. */
function BoardReplayScreen() {
  const { t } = useTranslation('boards')
  const { date } = useFormat()
  return (
    <ScreenFixture under="kanban" record={t('past.open')}>
      <Page
        scroll="bleed"
        header={
          <PageHeader
            title={t('past.title', { date: date(day, 'date') })}
            count={t('past.books', { count: 87, now: 106 })}
            filters={
              <>
                <Badge glyph={glyphs.lockSimple}>{t('past.readOnly')}</Badge>
                <Chip label={t('past.sinceThen')} glyph={glyphs.ghost} on aria-pressed onClick={fn()} />
              </>
            }
            primary={<Button variant="primary">{t('past.back')}</Button>}
          />
        }
      >
        <ReplayFixture />
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Board of a past day',
  component: BoardReplayScreen,
  ...fullScreen,
} satisfies Meta<typeof BoardReplayScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ThirdOfOctober: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Доска на 3 октября 2026/ })).toBeVisible()
    const main = canvas.getByRole('main')
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const Tablet: Story = { ...screenThemes.tablet }
export const Phone: Story = { globals: { viewport: views.phone } }
export const NarrowPhoneInKazakh: Story = { globals: { locale: 'kz', viewport: views.narrow } }
