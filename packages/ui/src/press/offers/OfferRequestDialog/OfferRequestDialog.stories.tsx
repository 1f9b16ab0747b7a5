import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { OfferRequestDialog } from './OfferRequestDialog.tsx'

const meta = {
  title: 'Press/OfferRequestDialog',
  component: OfferRequestDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    book: { title: 'Ұлы дала философиясы', quantity: 100 },
    sum: 18_220_000,
    onRequest: fn(async () => undefined),
    onClose: fn(),
  },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
} satisfies Meta<typeof OfferRequestDialog>
export default meta
type Story = StoryObj<typeof meta>

const clickSend = () => userEvent.click(screen.getByRole('button', { name: 'Запросить КП' }))

export const Asked: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Примечание к запросу' }), 'К началу сентября')
    await clickSend()
    await waitFor(() =>
      expect(args.onRequest).toHaveBeenCalledWith({ title: 'Ұлы дала философиясы', note: 'К началу сентября' }),
    )
  },
}
export const TitleIsNeeded: Story = {
  args: { book: { title: '', quantity: 100 } },
  play: async ({ args }) => {
    await clickSend()
    const titleField = screen.getByRole('textbox', { name: 'Название книги' })
    await waitFor(() => expect(titleField).toHaveFocus())
    await expect(titleField).toBeInvalid()
    await expect(args.onRequest).not.toHaveBeenCalled()
  },
}
export const ServerRefuses: Story = {
  args: { onRequest: fn(() => Promise.reject({ message: 'Слишком много запросов' })) },
  play: async () => {
    await clickSend()
    await expect(await screen.findByText('Слишком много запросов')).toBeVisible()
  },
}
export const NarrowInKazakh: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
