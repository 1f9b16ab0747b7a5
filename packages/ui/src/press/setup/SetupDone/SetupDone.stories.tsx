import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { allStepsDone, openedAt, stepViews } from '../fixtures.ts'
import { SetupDone } from './SetupDone.tsx'
import { SetupPanel } from './SetupPanel.tsx'

const meta = {
  title: 'Press/SetupDone',
  component: SetupDone,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Press',
    link: { openedAt: openedAt },
    steps: allStepsDone,
    invitations: 2,
    onStep: fn(),
    onFinish: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof SetupDone>
export default meta
type Story = StoryObj<typeof meta>

export const AllIsReady: Story = {
  play: async ({ args }) => {
    const title = await screen.findByRole('heading', { level: 1, name: 'Издательство готово к работе' })
    await waitFor(() => expect(title).toHaveFocus())
    await screen.findByText('Приглашения уйдут 2 людям')
    await userEvent.click(screen.getByRole('button', { name: 'Перейти на главную' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}
export const SomethingWaits: Story = {
  args: { steps: stepViews, invitations: 0 },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Первый прайс-лист' }))
    await expect(args.onStep).toHaveBeenCalledWith('prices')
  },
}
export const Failed: Story = { args: { failure: <Alert tone="danger">Сервер не ответил</Alert> } }
export const Finishing: Story = { args: { busy: true } }
export const OnInk: Story = { args: { steps: stepViews }, globals: { theme: 'dark' } }
export const OnAPhone: Story = {
  args: { steps: stepViews },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('button', { name: 'Басты бетке өту' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
/** The panel on the home page while the setup is not finished. */
export const OnTheHomePage: Story = {
  render: () => (
    <SetupPanel
      href="#setup"
      steps={{ identity: 'done', requisites: 'done', letters: 'later', vat: 'open', prices: 'open', people: 'open' }}
    />
  ),
  play: async () => {
    await screen.findByText(/Осталось 4 шага/)
    await expect(screen.getByRole('link', { name: 'Продолжить настройку' })).toHaveAttribute('href', '#setup')
  },
}
