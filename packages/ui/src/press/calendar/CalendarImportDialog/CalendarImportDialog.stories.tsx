import type { ImportedEvent } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { UploadError } from '../../../primitives/FileUpload/index.ts'
import { CalendarImportDialog, type CalendarImportDialogProps } from './CalendarImportDialog.tsx'

const event = (row: number, changes: Partial<ImportedEvent>): ImportedEvent => ({
  row,
  name: 'Встреча',
  state: 'new',
  when: {
    dates: { start: '2026-11-24', end: '2026-11-24' },
    times: { start: '10:00', end: '11:00' },
    repeat: null,
  },
  parts: 0,
  problem: null,
  ...changes,
})
const events: readonly ImportedEvent[] = [
  event(1, {
    name: 'Планёрка',
    parts: 2,
    when: {
      dates: { start: '2026-11-23', end: '2026-11-23' },
      times: { start: '10:00', end: '11:00' },
      repeat: { kind: 'weekly', days: [1], until: '2026-12-28', count: null },
    },
  }),
  event(2, { name: 'Отпуск', when: { dates: { start: '2026-12-01', end: '2026-12-14' }, times: null, repeat: null } }),
  event(3, { name: 'Приёмка тиража', state: 'changed' }),
  event(4, { name: 'Врач', state: 'there' }),
  event(5, {
    name: 'День рождения Әли',
    state: 'refused',
    when: null,
    problem: 'Такого повтора у нас нет: только каждый день, неделю, две недели или месяц',
  }),
]
const report = { events, written: 0 }

const meta = {
  title: 'Press/CalendarImportDialog',
  component: CalendarImportDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onCheck: fn(async () => report),
    onWrite: fn(async () => ({ ...report, written: 3 })),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof CalendarImportDialog>
export default meta
type Story = StoryObj<CalendarImportDialogProps>

const chooseFile = async () =>
  userEvent.upload(await screen.findByLabelText('Файл календаря'), new File(['BEGIN:VCALENDAR'], 'calendar.ics'))
const addButton = { name: 'Добавить 3 события' }

export const Checked: Story = {
  play: async () => {
    await chooseFile()
    await expect(await screen.findByText('Новое: 2 · Изменилось: 1 · Уже есть: 1 · Не подходит: 1')).toBeVisible()
    await expect(
      screen.getByText('Такого повтора у нас нет: только каждый день, неделю, две недели или месяц'),
    ).toBeVisible()
    await expect(screen.getByRole('button', addButton)).toBeEnabled()
  },
}
export const Written: Story = {
  play: async ({ args }) => {
    await chooseFile()
    await userEvent.selectOptions(await screen.findByLabelText('Категория новых событий'), 'Работа')
    await userEvent.click(screen.getByRole('button', addButton))
    await expect(await screen.findByText('В вашем календаре 3 события из файла')).toBeVisible()
    await expect(args.onWrite).toHaveBeenCalledWith(expect.any(File), expect.objectContaining({ category: 'work' }))
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
export const UnderWay: Story = {
  args: {
    onWrite: async (_file, { onWork }) => {
      onWork({ done: 1, of: 3 })
      return new Promise<never>(() => undefined)
    },
  },
  play: async () => {
    await chooseFile()
    await userEvent.click(await screen.findByRole('button', addButton))
    await expect(await screen.findByRole('progressbar', { name: 'Добавляем события' })).toHaveAttribute(
      'aria-valuetext',
      '1 из 3',
    )
  },
}
export const NothingNew: Story = {
  args: {
    onCheck: fn(async () => ({
      written: 0,
      events: events.map((importedEvent) => ({ ...importedEvent, state: 'there' as const })),
    })),
  },
  play: async () => {
    await chooseFile()
    await expect(await screen.findByText('Всё, что подходит, уже есть в вашем календаре.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Добавить/ })).toBeNull()
  },
}
export const Refused: Story = {
  args: {
    onWrite: fn(async () => {
      throw new Error('Нет связи')
    }),
  },
  play: async () => {
    await chooseFile()
    await userEvent.click(await screen.findByRole('button', addButton))
    await expect(await screen.findByText('Нет связи')).toBeVisible()
    await expect(screen.getByRole('button', addButton)).toBeEnabled()
  },
}
const damagedFileMessage = 'Файл не целый: у события в нём нет конца. Выгрузите его заново'
export const Damaged: Story = {
  args: {
    onCheck: fn(async () => {
      throw new UploadError(damagedFileMessage, { final: true })
    }),
  },
  play: async () => {
    await chooseFile()
    // The announcement briefly repeats the text.
    await expect(await screen.findByText(damagedFileMessage, { selector: 'span' })).toBeVisible()
  },
}
