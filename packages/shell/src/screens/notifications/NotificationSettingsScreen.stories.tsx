import {
  AuthorShellScreenStory,
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  ShellScreenStory,
  type Answers,
} from '@press/shell/story'
import { authorSettings, letter, settings } from '@press/ui/src/press/notifications/NotificationSettings/fixtures.ts'
import { elena, timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

const answers: Answers = {
  'GET /api/notification-settings': { ...settings, email: 'e.kim@press.example' },
  'GET /api/daily-letter': { letter: { ...letter, lead: letter.lead.replace('Айгүл', 'Елена') } },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Notification settings',
  tags: ['!autodocs'],
  component: ShellScreenStory,
  args: { person: elena, path: '/app/notification-settings', answers },
} satisfies Meta<typeof ShellScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Choices: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Введение в корпусную лингвистику')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Настройка уведомлений')
    await expect(await canvas.findByRole('button', { name: 'Как было' })).toBeDisabled()
  },
}
export const ChoicesDark: Story = createDarkStory()
/** Each choice is saved at once, and can be undone. */
export const Saved: Story = {
  args: { answers: { ...answers, 'PUT /api/notification-settings': settings } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Выходные и праздники тоже' }))
    await expect(await canvas.findByText(/^сохранено в/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Как было' })).toBeEnabled())
  },
}
/** An author has fewer topics, and today there is nothing to write about. */
export const OfAnAuthor: Story = {
  args: {
    person: timur,
    answers: { 'GET /api/notification-settings': authorSettings, 'GET /api/daily-letter': { letter: null } },
  },
  render: (args) => <AuthorShellScreenStory {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Пока писать не о чем')).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Phone: Story = createPhoneStory()
export const NarrowInKazakh: Story = createNarrowKazakhStory()
