import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DescriptionList, Stack } from '../../foundations/layout/index.ts'
import { Button } from '../Button/index.ts'
import { guide } from './Popover.guide.ts'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Primitives/Overlays/Popover',
  component: Popover,
  parameters: { guide },
  args: {
    label: 'Уведомления',
    align: 'start',
    renderTrigger: (props) => <Button {...props}>Открыть</Button>,
    children: (close) => (
      <Stack gap={2}>
        <p>Заявка принята</p>
        <Button variant="quiet" onClick={close}>
          Закрыть
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const OpensAndClosesByItself: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Открыть' })
    await userEvent.click(trigger)
    await expect(await screen.findByRole('dialog', { name: 'Уведомления' })).toBeVisible()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByText('Заявка принята')).toBeNull())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}
export const StaysOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await expect(await screen.findByText('Заявка принята')).toBeVisible()
  },
}
export const OnInk: Story = { ...StaysOpen, globals: { theme: 'dark' } }

const renderFacts = () => (
  <DescriptionList
    items={[
      { term: 'Формат', value: '70×100/16' },
      { term: 'Тираж', value: '1 000 экз.' },
    ]}
  />
)
export const WithTitle: Story = {
  args: { label: 'Сигнал ТК-1143', titled: true, children: renderFacts },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Открыть' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const popover = await screen.findByRole('dialog', { name: 'Сигнал ТК-1143' })
    await expect(within(popover).getByRole('heading', { level: 2 })).toHaveTextContent('Сигнал ТК-1143')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await expect(await screen.findByRole('heading', { level: 2 })).toBeVisible()
  },
}
export const WithTitleOnInk: Story = { ...WithTitle, globals: { theme: 'dark' } }
export const KazakhAtNarrowWidth: Story = {
  args: { label: 'Сигналдық дананың баспаханаға тапсырылған мәліметтері', titled: true, children: renderFacts },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    const popover = await screen.findByRole('dialog')
    await expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth)
  },
}
