import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { toApplicationValues, emptyApplication } from '../ApplicationForm/index.ts'
import { application } from '../fixtures.ts'
import { ApplicationDrafts } from './ApplicationDrafts.tsx'

const meta = {
  title: 'Press/ApplicationDrafts',
  component: ApplicationDrafts,
  args: {
    drafts: [
      { ...toApplicationValues(application), id: 12, updated_at: '2026-11-21T09:06:00Z' },
      { ...emptyApplication, id: 9, updated_at: '2026-11-19T05:40:00Z' },
    ],
    hrefOf: ({ id }) => `#${id}`,
    onRemove: fn(),
  },
} satisfies Meta<typeof ApplicationDrafts>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas, args }) => {
    const [readyDraft, blankDraft] = within(canvas.getByRole('list', { name: 'Неотправленные заявки' })).getAllByRole(
      'listitem',
    )
    await expect(readyDraft).toHaveTextContent('можно отправлять')
    await expect(blankDraft).toHaveTextContent('осталось 7 полей')
    await expect(canvas.getByRole('link', { name: 'Продолжить: Без названия' })).toHaveAttribute('href', '#9')
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Без названия' }))
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 9 }))
  },
}
export const None: Story = {
  args: { drafts: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('region')).not.toBeInTheDocument(),
}
export const PhoneKazakh: Story = { globals: { viewport: { value: 'phone' }, locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
