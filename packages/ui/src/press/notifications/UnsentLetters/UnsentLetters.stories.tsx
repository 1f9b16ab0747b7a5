import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { guide } from './UnsentLetters.guide.ts'
import { UnsentLetters, type UnsentLetterRow } from './UnsentLetters.tsx'

const letters: UnsentLetterRow[] = [
  {
    id: 3,
    to: 'saule@example.kz',
    subject: 'Издательство: сигнальный экземпляр «Қала социологиясы» ждёт вашей подписи',
    state: 'doubtful',
    attempts: 1,
    error: 'The press was stopped while it handed the letter over: it may have been sent',
    created_at: '2026-11-24T05:10:00Z',
    next_at: null,
  },
  {
    id: 2,
    to: 'nobody@example.kz',
    subject: '',
    state: 'failed',
    attempts: 1,
    error: '550 5.1.1 No such mailbox',
    created_at: '2026-11-23T09:00:00Z',
    next_at: null,
  },
  {
    id: 1,
    to: 'aigul@example.kz',
    subject: '2 дела ждут вас, 4 новости',
    state: 'waiting',
    attempts: 4,
    error: '451 4.3.0 Try later',
    created_at: '2026-11-24T03:30:00Z',
    next_at: '2026-11-24T06:40:00Z',
  },
]

const meta = {
  title: 'Press/UnsentLetters',
  component: UnsentLetters,
  parameters: { guide },
  args: { letters, onRetry: fn(async () => undefined), now: new Date('2026-11-24T06:00:00Z') },
} satisfies Meta<typeof UnsentLetters>
export default meta
type Story = StoryObj<typeof meta>

export const Queue: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить снова: nobody@example.kz' }))
    await expect(args.onRetry).toHaveBeenLastCalledWith(letters[1])
    // One that was perhaps sent asks first.
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить снова: saule@example.kz' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(question.getByRole('button', { name: 'Отправить ещё раз' }))
    await expect(args.onRetry).toHaveBeenLastCalledWith(letters[0])
  },
}
export const AllSent: Story = { args: { letters: [] } }
