import type { Meta, StoryObj } from '@storybook/react-vite'
import { applicationStatuses } from '@press/domain'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import { applicationRows, letter } from '../fixtures.ts'
import { ApplicationBoard, type ApplicationColumn } from './ApplicationBoard.tsx'

const columns: ApplicationColumn[] = applicationStatuses.map((status) => {
  const applications = applicationRows
    .filter((application) => application.status === status)
    .map((application) => ({ ...application, version: 3 }))
  return { status, applications, total: applications.length }
})
const letterText = { locale: letter.locale, subject: letter.subject, text: letter.text }
const hrefOf = ({ id }: { id: number }) => `#${id}`

const meta = {
  title: 'Press/ApplicationBoard',
  component: ApplicationBoard,
  parameters: { layout: 'fullscreen' },
  args: {
    columns,
    deciderRole: 'initiator',
    hrefOf,
    onLetter: fn(async () => letter),
    onDecide: fn(async () => undefined),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <ToastProvider>
          <div style={{ display: 'grid', blockSize: 620 }}>
            <Story />
          </div>
        </ToastProvider>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ApplicationBoard>
export default meta
type Story = StoryObj<typeof meta>

const getCard = (name: RegExp) => screen.getByRole('link', { name })

export const Board: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('История книжного дела Казахстана')).toBeVisible()
    await expect(canvas.getAllByText('3 дня')[0]).toBeVisible()
  },
}
/** A card moved by keyboard to «Отклонена»: the reason is asked first and sent with the decision. */
export const DecidedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('История книжного дела Казахстана')
    getCard(/Сейсмостойкость/).focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent('Вернуть на доработку заявку на книгу «Сейсмостойкость')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Не сейчас' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onDecide).not.toHaveBeenCalled()
  },
}
/** The letter to the author is in the dialog, and is sent with the edits. */
export const WithTheLetter: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('История книжного дела Казахстана')
    getCard(/Сейсмостойкость/).focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    const text = await within(dialog).findByRole('textbox', { name: 'Текст письма' })
    await userEvent.type(text, ' Поздравляем!')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Принять' }))
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(
        expect.objectContaining({ id: expect.any(Number) }),
        expect.objectContaining({
          status: 'accepted',
          letter: { ...letterText, text: expect.stringContaining('Поздравляем!') },
        }),
      ),
    )
  },
}
export const Loading: Story = { args: { columns: [], state: 'loading' } }
export const ForReaders: Story = { args: { deciderRole: 'pm' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
