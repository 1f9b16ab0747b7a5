import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Tooltip } from './Tooltip.tsx'
import { guide } from './Tooltip.guide.ts'

const meta = {
  title: 'Primitives/Overlays/Tooltip',
  parameters: { guide },
  component: Tooltip,
  args: { text: 'Акт приложен 19 ноября', children: <Button>Акт</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 60 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    await expect(screen.queryByRole('tooltip')).toBeNull()
    const tooltip = await screen.findByRole('tooltip')
    await expect(tooltip).toHaveTextContent('Акт приложен 19 ноября')
    await expect(tooltip.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top)
    await expect(button).toHaveAccessibleDescription('Акт приложен 19 ноября')
  },
}
export const OnInk: Story = { ...OnHover, globals: { theme: 'dark' } }
export const LeavesWithThePointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await screen.findByRole('tooltip')
    await userEvent.unhover(canvas.getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
export const OnKeyboardFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
export const EscHidesWhatIsHovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await screen.findByRole('tooltip')
    await expect(document.body).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
export const ThePointerMayRestOnIt: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    const tooltipElement = (await screen.findByRole('tooltip')).parentElement as HTMLElement
    await userEvent.pointer({ target: tooltipElement })
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(tooltipElement).toBeVisible()
  },
}
export const AfterOtherDescriptions: Story = {
  args: {
    children: (
      <>
        <Button aria-describedby="why">Акт</Button>
        <span id="why">Нужен для оплаты</span>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    await screen.findByRole('tooltip')
    await expect(button).toHaveAccessibleDescription('Нужен для оплаты Акт приложен 19 ноября')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveAccessibleDescription('Нужен для оплаты'))
  },
}
export const AfterTheTrigger: Story = {
  args: { placement: 'end' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    const tooltip = await screen.findByRole('tooltip')
    await expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(button.getBoundingClientRect().right)
  },
}
export const SameWordsAreNotSaidTwice: Story = {
  args: { text: 'Акт' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby')
  },
}
