import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { days, today } from '../fixtures.ts'
import { CorrectionDialog } from './CorrectionDialog.tsx'

const meta = {
  title: 'Press/CorrectionDialog',
  component: CorrectionDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    day: '2026-11-13',
    first: '2026-11-01',
    last: '2026-11-22',
    today,
    days,
    onDraftChange: fn(),
    onClose: fn(),
    onAsk: fn(async () => undefined),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof CorrectionDialog>
export default meta
type Story = StoryObj<typeof meta>

const getTimeField = (name: 'Приход' | 'Уход', index: number) => {
  const field = screen.getAllByLabelText(new RegExp(`^${name}`, 'u'))[index]
  if (!field) throw new Error(`There is no ${name} ${index}`)
  return field
}

export const Asks: Story = {
  tags: ['picture'],
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Добавить отрезок' }))
    await waitFor(() => expect(getTimeField('Приход', 1)).toHaveFocus())
    await userEvent.keyboard('14:00')
    await userEvent.tab()
    await userEvent.keyboard('18:00')
    await userEvent.tab()
    await expect(screen.getByText('Станет 8 ч')).toBeVisible()
    await expect(screen.getByText('+4 ч 00 мин')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /^Причина/u }), 'Была в типографии')
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ reason: 'Была в типографии' }))
    await userEvent.click(screen.getByRole('button', { name: 'Попросить правку' }))
    await waitFor(() =>
      expect(args.onAsk).toHaveBeenCalledWith({
        day: '2026-11-13',
        spans: [
          { from: 540, to: 780 },
          { from: 840, to: 1080 },
        ],
        reason: 'Была в типографии',
      }),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const SaysWhatIsWrong: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.clear(getTimeField('Уход', 0))
    await userEvent.type(getTimeField('Уход', 0), '08:00')
    await userEvent.click(screen.getByRole('button', { name: 'Попросить правку' }))
    await expect((await screen.findAllByText('Уход должен быть позже прихода'))[0]).toBeVisible()
    await expect(screen.getAllByText('Обязательное поле')[0]).toBeVisible()
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}
export const AskedAlready: Story = {
  args: {
    draft: { day: '2026-11-13', spans: [{ from: '09:00', to: '18:00' }], reason: 'Была в типографии' },
    onAsk: fn(() =>
      Promise.reject({ message: 'Проверьте поля', fields: { day: 'Правка за этот день уже ждёт решения' } }),
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Попросить правку' }))
    await expect((await screen.findAllByText('Правка за этот день уже ждёт решения'))[0]).toBeVisible()
  },
}
export const NotLostByAccident: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Причина/u }), 'Была')
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    await expect(await screen.findByRole('button', { name: /Уйти|Не сохранять/u })).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
