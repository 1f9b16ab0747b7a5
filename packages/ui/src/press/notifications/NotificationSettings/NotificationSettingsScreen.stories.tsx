import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { SettingsFixture } from './SettingsFixture.tsx'
import { letter, settings } from './fixtures.ts'
import { NotificationSettings } from './NotificationSettings.tsx'

const meta = {
  title: 'Screens/Notification settings',
  component: NotificationSettings,
  args: {
    settings,
    letter,
    language: 'ru',
    browser: 'default',
    onLanguageChange: fn(),
    onChoose: fn(),
    onQuietChange: fn(),
    onBrowserChange: fn(),
    onSend: fn(async () => undefined),
  },
  ...fullScreen,
  render: (args) => (
    <ScreenFixture under="notifications" crumbs={['Уведомления', 'Настройка уведомлений']}>
      <Page
        header={
          <PageHeader
            title="Настройка уведомлений"
            count="сохранено в 11:58"
            primary={<Button leading={glyphs.arrowCounterClockwise}>Как было</Button>}
          />
        }
      >
        <SettingsFixture {...args} />
      </Page>
    </ScreenFixture>
  ),
} satisfies Meta<typeof NotificationSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Choices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Настройка уведомлений')
  },
}
export const ChoicesDark: Story = screenThemes.dark
export const Phone: Story = screenThemes.phone
export const NarrowInKazakh: Story = screenThemes.narrowInKazakh
