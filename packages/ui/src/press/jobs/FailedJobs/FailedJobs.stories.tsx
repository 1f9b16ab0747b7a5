import type { FailedJob } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { FailedJobs } from './FailedJobs.tsx'

const jobs: FailedJob[] = [
  {
    id: 4,
    kind: 'mail',
    about: 'saule@example.kz',
    subject: 'Издательство: сигнальный экземпляр «Қала социологиясы» ждёт вашей подписи',
    state: 'doubtful',
    attempts: 1,
    error: 'The connection ended before the mail server had confirmed the letter: it may have been sent',
    created_at: '2026-11-24T05:10:00Z',
    next_at: null,
  },
  {
    id: 3,
    kind: 'reset-letter',
    about: 'nobody@example.kz',
    subject: '',
    state: 'failed',
    attempts: 1,
    error: '550 5.1.1 No such mailbox',
    created_at: '2026-11-23T09:00:00Z',
    next_at: null,
  },
  {
    id: 2,
    kind: 'publish',
    about: 'Қазақ тілі: деңгейлік оқулық',
    subject: '',
    state: 'failed',
    attempts: 12,
    error: 'The process stopped each time while it ran this job',
    created_at: '2026-11-23T07:20:00Z',
    next_at: null,
  },
  {
    id: 1,
    kind: 'daily-letter',
    about: 'aigul@example.kz',
    subject: '2 дела ждут вас, 4 новости',
    state: 'waiting',
    attempts: 4,
    error: '451 4.3.0 Try later',
    created_at: '2026-11-24T03:30:00Z',
    next_at: '2026-11-24T06:40:00Z',
  },
]

const meta = {
  title: 'Press/FailedJobs',
  component: FailedJobs,
  args: { jobs, onRetry: fn(async () => undefined), now: new Date('2026-11-24T06:00:00Z') },
} satisfies Meta<typeof FailedJobs>
export default meta
type Story = StoryObj<typeof meta>

export const Queue: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Повторить: Письмо со ссылкой на новый пароль, nobody@example.kz' }),
    )
    await expect(args.onRetry).toHaveBeenLastCalledWith(jobs[1])
    // If the e-mail of a job may already have been sent, retrying the job requires a confirmation.
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить: Письмо, saule@example.kz' }))
    const confirmDialog = within(await screen.findByRole('alertdialog'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(confirmDialog.getByRole('button', { name: 'Отправить ещё раз' }))
    await expect(args.onRetry).toHaveBeenLastCalledWith(jobs[0])
  },
}
export const AllDone: Story = { args: { jobs: [] } }
