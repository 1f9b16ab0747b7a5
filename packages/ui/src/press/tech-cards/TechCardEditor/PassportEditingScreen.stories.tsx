import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenViewports, views } from '../../../docs/screen-viewports.ts'
import { EditorFixture, type EditorFixtureProps } from './EditorFixture.tsx'

/** A passport during editing, in the staff portal; compared with design/png m3. */
function PassportEditingScreen(props: EditorFixtureProps) {
  return (
    <ScreenFixture under="techcards" record="ТК-1159">
      <EditorFixture next={{ label: 'Передать в сигнал', onSelect: fn() }} {...props} />
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/PassportEditing',
  component: PassportEditingScreen,
  parameters: { today: '2026-11-22', layout: 'fullscreen', viewport: screenViewports },
  args: { opened: 'volume' },
  globals: { viewport: views.desktop },
} satisfies Meta<typeof PassportEditingScreen>
export default meta
type Story = StoryObj<typeof meta>

const type = async (name: string, value: string) => {
  const field = screen.getByRole('spinbutton', { name })
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

/** Matches design m3: one section is open, changed figures are marked, and missing fields are listed next to it. */
export const Light: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await type('Страниц', '352')
    await type('Символов', '812400')
    await type('Цветных страниц', '16')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Вернуть всё (3)' })).toBeVisible())
    await expect(canvas.getByText('22 из 25')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Передать в сигнал' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const InKazakh: Story = { globals: { locale: 'kz' } }
/** On a phone a button opens the list of missing fields. */
export const OnAPhone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '22 из 25' }))
    await expect(await screen.findByRole('dialog', { name: 'Готовность к сигналу' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
