import type { SetDay } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { today } from '../../shared/fixtures/settings.ts'
import { DaysForm } from './DaysForm.tsx'

const expectedDay: SetDay = { date: '2027-05-16', kind: 'kurbanAitExpected' }
const meta = {
  title: 'Press/DaysForm',
  component: DaysForm,
  parameters: { today },
  args: {
    pastDays: [{ date: '2025-06-06', kind: 'kurbanAit' }],
    savedDays: [expectedDay],
    defaultValues: { days: [expectedDay] },
    year: '2027',
    onSubmit: fn(async () => undefined),
    onCancel: fn(),
    onYearChange: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof DaysForm>
export default meta
type Story = StoryObj<typeof meta>

const clickButton = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const findDialog = async () => within(await screen.findByRole('dialog'))

/** The row is ochre until someone confirms the announced date. */
export const KurbanAitWaits: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('объявит ДУМК')).toBeVisible()
    await expect(canvas.getByText('ждёт даты')).toBeVisible()
    await clickButton(/^Подтвердить: вс 16\sмая/)
    const dialog = await findDialog()
    const dateField = dialog.getByRole('textbox', { name: /Первый день/ })
    await expect(dateField).toHaveValue('16.05.2027')
    await userEvent.clear(dateField)
    await userEvent.type(dateField, '17.05.2027')
    await userEvent.click(dialog.getByRole('button', { name: 'Подтвердить' }))
    await waitFor(() => expect(canvas.queryByText('объявит ДУМК')).toBeNull())
    await clickButton('Сохранить')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ days: [{ date: '2027-05-17', kind: 'kurbanAit' }] }),
    )
  },
}
/** The date from the Islamic calendar is suggested until the official announcement. */
export const KurbanAitIsMissing: Story = {
  args: { savedDays: [], defaultValues: { days: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ждут 16\sмая/)).toBeVisible()
    await clickButton('Поставить как ожидаемый')
    await expect(await canvas.findByText('объявит ДУМК')).toBeVisible()
    await expect(canvas.queryByText(/ждут 16\sмая/)).toBeNull()
  },
}
/** The key N opens the dialog. A day off and its working Saturday are added together. */
export const ADayAddedWithItsSaturday: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('n')
    const dialog = await findDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: /^День/ }), '16.05.2027')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Какой это день/ }), 'moved')
    await userEvent.type(dialog.getByRole('textbox', { name: /Рабочая суббота/ }), '03.07.2027')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findByText('Этот день уже указан выше')).toBeVisible()
    const dateField = dialog.getByRole('textbox', { name: /^День/ })
    await userEvent.clear(dateField)
    await userEvent.type(dateField, '05.07.2027')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText(/работаем сб 3\sиюля/)).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        days: [expectedDay, { date: '2027-07-03', kind: 'working' }, { date: '2027-07-05', kind: 'moved' }],
      }),
    )
  },
}
export const FromADecree: Story = {
  play: async ({ canvas }) => {
    await clickButton('Из постановления')
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('textbox', { name: /Текст/ }))
    await userEvent.paste(
      'Перенести выходной день с субботы 3 июля на понедельник 5 июля 2027 года.\nКурбан айт 16 мая 2027 года.\nВыходной день 31 июня 2027 года.',
    )
    await expect(await dialog.findByText(/Выходной день 31 июня/)).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: /вс 16\sмая/ })).toBeDisabled()
    const pairCheckbox = dialog.getByRole('checkbox', { name: /пн 5\sиюля 2027.*: выходной, работаем сб 3\sиюля/ })
    await expect(pairCheckbox).not.toBeChecked()
    await userEvent.click(pairCheckbox)
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить 1 день' }))
    await expect(await canvas.findByText(/работаем сб 3\sиюля/)).toBeVisible()
    await expect(canvas.getByText('новое')).toBeVisible()
  },
}
const changedValues = {
  days: [expectedDay, { date: '2027-07-03', kind: 'working' }, { date: '2027-07-05', kind: 'moved' }],
}
export const WhatChanges: Story = {
  args: {
    defaultValues: changedValues,
    effect: {
      deadlines: {
        count: 5,
        first: [
          { kind: 'project', id: 1, date: '2026-12-14', name: 'Абай жолы' },
          { kind: 'project', id: 2, date: '2026-12-14', name: 'Римское право' },
          { kind: 'signal', id: 3, date: '2026-12-14', name: 'Катализ' },
        ],
      },
      meetings: { count: 1, days: ['2027-07-05'] },
    },
  },
  play: async ({ canvas }) => {
    const changesRegion = within(canvas.getByRole('region', { name: 'Что изменится' }))
    await expect(changesRegion.getByText(/Выходным станет 1 рабочий день: пн 5\sиюля/)).toBeVisible()
    await expect(
      changesRegion.getByText(/5 сроков попадут на выходной: Абай жолы, Римское право, Катализ и ещё 2/),
    ).toBeVisible()
    await expect(changesRegion.getByText(/1 встреча попадёт на выходной: пн 5\sиюля/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Что останется' })).toBeVisible()
  },
}
export const WhatChangesIsNotKnown: Story = {
  args: { defaultValues: changedValues, effectFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Сохранить изменения можно и так/)).toBeVisible()
  },
}
export const ADayRemoved: Story = {
  args: { savedDays: changedValues.days as SetDay[], defaultValues: changedValues },
  play: async ({ canvas }) => {
    await clickButton(/^Убрать: пн 5\sиюля/)
    await waitFor(() => expect(canvas.queryByText(/работаем/)).toBeNull())
    await expect(canvas.getByText(/Рабочим станет 1 выходной: пн 5\sиюля/)).toBeVisible()
  },
}
/** Ten rows are shown. One line with dates replaces the remaining rows. A holiday is named in both languages. */
export const TheRestOfTheYear: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Жеңіс күні')).toBeVisible()
    const restButton = canvas.getByRole('button', { name: /Ещё \d до конца года/ })
    await expect(canvas.queryByText('День Республики')).toBeNull()
    await userEvent.click(restButton)
    await expect(canvas.getByText('День Республики')).toBeVisible()
    await expect(restButton).toHaveAttribute('aria-expanded', 'true')
  },
}
/** Near the end of a year past days are folded too. */
export const TheYearIsEnding: Story = {
  args: { year: '2026', savedDays: [], defaultValues: { days: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Уже прош/ })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('День Независимости')).toBeVisible()
    await expect(canvas.queryByText('День Победы')).toBeNull()
  },
}
export const OnAPhoneInKazakh: Story = {
  args: { defaultValues: changedValues },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await screen.findByText('ҚМДБ жариялайды')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
