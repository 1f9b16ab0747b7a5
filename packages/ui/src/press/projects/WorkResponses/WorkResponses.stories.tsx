import type { WorkResponse } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { executors, tasks } from '../fixtures.ts'
import { WorkResponses } from './WorkResponses.tsx'

const openWork = { ...tasks[5], executor: null } as (typeof tasks)[number]
const [firstExecutor, secondExecutor] = executors as [WorkResponse['executor'], WorkResponse['executor']]
const responses: WorkResponse[] = [
  {
    work_id: openWork.id,
    work: openWork.name,
    executor: firstExecutor,
    agree: true,
    comment: 'Свободен со вторника',
    at: '2026-11-20T09:10:00Z',
  },
  {
    work_id: openWork.id,
    work: openWork.name,
    executor: secondExecutor,
    agree: false,
    comment: '',
    at: '2026-11-19T07:00:00Z',
  },
  { work_id: 603, work: 'layout', executor: secondExecutor, agree: true, comment: '', at: '2026-10-12T07:00:00Z' },
]

const meta = {
  title: 'Press/WorkResponses',
  component: WorkResponses,
  args: { responses, works: [...tasks.slice(0, 5), openWork], onChoose: fn() },
} satisfies Meta<typeof WorkResponses>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args }) => {
    // A declined response and a response for an assigned work are read-only.
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать' }))
    await expect(args.onChoose).toHaveBeenCalledWith(responses[0])
  },
}
export const None: Story = { args: { responses: [] } }
