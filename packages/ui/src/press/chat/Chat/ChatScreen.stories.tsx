import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { Page } from '../../../foundations/layout/index.ts'
import { ChatStory } from './ChatStory.tsx'

const meta = {
  title: 'Screens/Chat',
  component: ChatStory,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
        tablet: { name: 'Tablet', styles: { width: '1024px', height: '768px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      },
    },
  },
  args: { height: '100%', drafts: { 1: 'Уже в карте: 978-601-04-6612-3' } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => (
    <ScreenFixture under="chat">
      <Page scroll="bleed">
        <ChatStory {...args} />
      </Page>
    </ScreenFixture>
  ),
} satisfies Meta<typeof ChatStory>
export default meta
type Story = StoryObj<typeof meta>

export const Book: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Сообщение' }))
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('complementary', { name: 'О книге' }))
    // Only the panes scroll; the page never scrolls.
    const main = canvas.getByRole('main')
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
  },
}
export const BookDark: Story = { globals: { theme: 'dark' } }
export const BookSemiDark: Story = { globals: { theme: 'semi-dark' } }
export const BookSemiLight: Story = { globals: { theme: 'semi-light' } }
export const BookInKazakh: Story = { globals: { locale: 'kz' } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }
export const Phone: Story = {
  args: { value: null },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ежелгі түркі/ }))
    await expect(await screen.findByRole('textbox', { name: 'Сообщение' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Назад к чатам' }))
    await waitFor(() => expect(canvas.getByRole('searchbox')).toBeVisible())
  },
}
export const PhoneThreadInKazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
export const PhoneDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
}
