import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { executors, project, tasks } from '../fixtures.ts'
import { WorkDialog } from './WorkDialog.tsx'

const layoutTask = tasks.find(({ name }) => name === 'layout')

const meta = {
  title: 'Press/WorkDialog',
  component: WorkDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    deadline: project.deadline,
    searchExecutors: async (query) => executors.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    onOpenChange: fn(),
    onSave: fn(async () => undefined),
  },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
} satisfies Meta<typeof WorkDialog>
export default meta
type Story = StoryObj<typeof meta>

const getDialog = () => within(screen.getByRole('dialog'))
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const replaceText = async (name: RegExp, text: string) => {
  const field = getDialog().getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export const Added: Story = {
  play: async ({ args }) => {
    await userEvent.selectOptions(getDialog().getByRole('combobox', { name: /^Работа/ }), 'proofreading')
    await replaceText(/Объём/, '384 000 зн.')
    await userEvent.type(getDialog().getByRole('combobox', { name: /Исполнитель/ }), 'Тимур')
    await userEvent.click(await screen.findByRole('option', { name: /Тимур Ли/ }))
    await replaceText(/Начало/, '23.11.2026')
    await replaceText(/^Срок/, '27.11.2026')
    await clickButton('Добавить работу')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: 'proofreading',
        unit: '384 000 зн.',
        price: null,
        executor_id: 53,
        start_date: '2026-11-23',
        end_date: '2026-11-27',
        hours: null,
        description: '',
      }),
    )
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
export const Changed: Story = {
  args: { work: layoutTask },
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Изменить работу «Вёрстка»' })).toBeVisible()
    await replaceText(/Объём/, '400 полос')
    await clickButton('Сохранить работу')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: 'layout',
        unit: '400 полос',
        price: layoutTask?.price,
        executor_id: layoutTask?.executor?.id,
        start_date: '2026-10-20',
        end_date: '2026-11-24',
        hours: 62,
        description: layoutTask?.description,
      }),
    )
  },
}
export const OnInk: Story = { args: { work: layoutTask }, globals: { theme: 'dark' } }
export const NothingIsFilledIn: Story = {
  play: async ({ args }) => {
    await clickButton('Добавить работу')
    const workSelect = getDialog().getByRole('combobox', { name: /^Работа/ })
    await waitFor(() => expect(workSelect).toHaveFocus())
    await expect(workSelect).toHaveAccessibleDescription('Обязательное поле')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const EndsAfterTheProject: Story = {
  args: { work: layoutTask },
  play: async ({ args }) => {
    await replaceText(/^Срок/, '30.11.2026')
    await clickButton('Сохранить работу')
    const deadlineField = getDialog().getByRole('textbox', { name: /^Срок/ })
    await waitFor(() => expect(deadlineField).toHaveAccessibleDescription(/Позже срока проекта/))
    await replaceText(/^Срок/, '19.10.2026')
    await clickButton('Сохранить работу')
    await waitFor(() => expect(deadlineField).toHaveAccessibleDescription(/Раньше начала/))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const ServerRefusesAField: Story = {
  args: {
    work: layoutTask,
    onSave: fn(async (): Promise<void> => {
      const refusal: FormError = {
        message: 'Работа не сохранена',
        fields: { hours: 'Не больше 60 часов' },
      }
      throw refusal
    }),
  },
  play: async ({ args }) => {
    await clickButton('Сохранить работу')
    const hoursField = getDialog().getByRole('spinbutton', { name: /Часов/ })
    await waitFor(() => expect(hoursField).toHaveAccessibleDescription(/Не больше 60 часов/))
    await waitFor(() => expect(hoursField).toHaveFocus())
    await userEvent.clear(hoursField)
    await userEvent.type(hoursField, '60')
    await waitFor(() => expect(hoursField).not.toHaveAccessibleDescription(/Не больше/))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
export const AsksBeforeChangesAreLost: Story = {
  args: { work: layoutTask },
  play: async ({ args }) => {
    await replaceText(/Объём/, '400 полос')
    await clickButton('Не сохранять')
    const leaveDialog = await screen.findByRole('dialog', { name: 'Уйти, не сохранив?' })
    await expect(leaveDialog).toHaveTextContent('Объём')
    await clickButton('Остаться')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Уйти, не сохранив?' })).toBeNull())
    await expect(getDialog().getByRole('textbox', { name: /Объём/ })).toHaveValue('400 полос')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await clickButton('Не сохранять')
    await userEvent.click(await screen.findByRole('button', { name: 'Уйти без сохранения' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const UnchangedItCloses: Story = {
  args: { work: layoutTask },
  play: async ({ args }) => {
    await clickButton('Не сохранять')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const Saving: Story = {
  args: { work: layoutTask, onSave: fn((): Promise<void> => new Promise(() => undefined)) },
  play: async () => {
    await clickButton('Сохранить работу')
    await expect(await screen.findByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('button', { name: 'Не сохранять' })).toBeDisabled()
  },
}
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(getDialog().getByRole('combobox', { name: /^Работа/ })).toHaveFocus())
    await userEvent.selectOptions(getDialog().getByRole('combobox', { name: /^Работа/ }), 'index')
    await userEvent.tab()
    await userEvent.keyboard('1 файл')
    const addButton = screen.getByRole('button', { name: 'Добавить работу' })
    for (let tabCount = 0; tabCount < 16 && document.activeElement !== addButton; tabCount += 1) await userEvent.tab()
    await expect(addButton).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'index', unit: '1 файл' })),
    )
  },
}
export const NarrowInKazakh: Story = {
  args: { work: layoutTask },
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' },
  play: async () => {
    const workDialog = await screen.findByRole('dialog', { name: /«Беттеу»/ })
    await expect(workDialog.scrollWidth).toBeLessThanOrEqual(workDialog.clientWidth)
  },
}
