import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { offers, works } from './fixtures.ts'
import { MyWorks } from './MyWorks.tsx'

const meta = {
  title: 'Press/MyWorks',
  component: MyWorks,
  args: {
    offers,
    works,
    hrefOf: (id) => `#/project-details/${id}`,
    onAccept: fn(),
    onDecline: fn(async () => undefined),
    onHandIn: fn(),
    onUpload: fn(),
  },
} satisfies Meta<typeof MyWorks>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Занято 4 дня: «Өсімдіктер физиологиясы»')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Взяться: Академиялық жазылым' }))
    await expect(args.onAccept).toHaveBeenCalledWith(expect.objectContaining({ id: 702 }))
  },
}
const withAnnouncer: Story = {
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
}
export const Declining: Story = {
  ...withAnnouncer,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отказаться: Академиялық жазылым' }))
    await userEvent.type(await screen.findByLabelText(/^Причина/), ' Уезжаю до декабря ')
    await userEvent.click(screen.getByRole('button', { name: 'Отказаться' }))
    await waitFor(() =>
      expect(args.onDecline).toHaveBeenCalledWith(expect.objectContaining({ id: 702 }), 'Уезжаю до декабря'),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const HandingIn: Story = {
  ...withAnnouncer,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сдать работу: Өсімдіктер физиологиясы' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
export const Nothing: Story = {
  args: { offers: [], works: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Новых предложений нет')).toBeVisible()
  },
}
export const Loading: Story = { args: { offers: undefined, works: undefined } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
