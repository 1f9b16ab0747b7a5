import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { executors, project, tasks } from '../fixtures.ts'
import { WorkDialog } from './WorkDialog.tsx'

const layout = tasks.find(({ name }) => name === 'layout')

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

const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const write = async (name: RegExp, words: string) => {
  const field = dialog().getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, words)
}

export const Added: Story = {
  play: async ({ args }) => {
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: /^Работа/ }), 'proofreading')
    await write(/Объём/, '384 000 зн.')
    await userEvent.type(dialog().getByRole('combobox', { name: /Исполнитель/ }), 'Тимур')
    await userEvent.click(await screen.findByRole('option', { name: /Тимур Ли/ }))
    await write(/Начало/, '23.11.2026')
    await write(/^Срок/, '27.11.2026')
    await press('Добавить работу')
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
  args: { work: layout },
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Изменить работу «Вёрстка»' })).toBeVisible()
    await write(/Объём/, '400 полос')
    await press('Сохранить работу')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: 'layout',
        unit: '400 полос',
        price: layout?.price,
        executor_id: layout?.executor?.id,
        start_date: '2026-10-20',
        end_date: '2026-11-24',
        hours: 62,
        description: layout?.description,
      }),
    )
  },
}
export const OnInk: Story = { args: { work: layout }, globals: { theme: 'dark' } }
export const NothingIsFilledIn: Story = {
  play: async ({ args }) => {
    await press('Добавить работу')
    const work = dialog().getByRole('combobox', { name: /^Работа/ })
    await waitFor(() => expect(work).toHaveFocus())
    await expect(work).toHaveAccessibleDescription('Обязательное поле')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const EndsAfterTheProject: Story = {
  args: { work: layout },
  play: async ({ args }) => {
    await write(/^Срок/, '30.11.2026')
    await press('Сохранить работу')
    const end = dialog().getByRole('textbox', { name: /^Срок/ })
    await waitFor(() => expect(end).toHaveAccessibleDescription(/Позже срока проекта/))
    await write(/^Срок/, '19.10.2026')
    await press('Сохранить работу')
    await waitFor(() => expect(end).toHaveAccessibleDescription(/Раньше начала/))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const ServerRefusesAField: Story = {
  args: {
    work: layout,
    onSave: fn(async (): Promise<void> => {
      const refusal: FormError = {
        message: 'Работа не сохранена',
        fields: { hours: 'Не больше 60 часов' },
      }
      throw refusal
    }),
  },
  play: async ({ args }) => {
    await press('Сохранить работу')
    const hours = dialog().getByRole('spinbutton', { name: /Часов/ })
    await waitFor(() => expect(hours).toHaveAccessibleDescription(/Не больше 60 часов/))
    await waitFor(() => expect(hours).toHaveFocus())
    await userEvent.clear(hours)
    await userEvent.type(hours, '60')
    await waitFor(() => expect(hours).not.toHaveAccessibleDescription(/Не больше/))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
export const AsksBeforeChangesAreLost: Story = {
  args: { work: layout },
  play: async ({ args }) => {
    await write(/Объём/, '400 полос')
    await press('Не сохранять')
    const question = await screen.findByRole('dialog', { name: 'Уйти, не сохранив?' })
    await expect(question).toHaveTextContent('Объём')
    await press('Остаться')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Уйти, не сохранив?' })).toBeNull())
    await expect(dialog().getByRole('textbox', { name: /Объём/ })).toHaveValue('400 полос')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await press('Не сохранять')
    await userEvent.click(await screen.findByRole('button', { name: 'Уйти без сохранения' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const UnchangedItCloses: Story = {
  args: { work: layout },
  play: async ({ args }) => {
    await press('Не сохранять')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const Saving: Story = {
  args: { work: layout, onSave: fn((): Promise<void> => new Promise(() => undefined)) },
  play: async () => {
    await press('Сохранить работу')
    await expect(await screen.findByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('button', { name: 'Не сохранять' })).toBeDisabled()
  },
}
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(dialog().getByRole('combobox', { name: /^Работа/ })).toHaveFocus())
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: /^Работа/ }), 'index')
    await userEvent.tab()
    await userEvent.keyboard('1 файл')
    const add = screen.getByRole('button', { name: 'Добавить работу' })
    for (let stops = 0; stops < 16 && document.activeElement !== add; stops += 1) await userEvent.tab()
    await expect(add).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'index', unit: '1 файл' })),
    )
  },
}
export const NarrowInKazakh: Story = {
  args: { work: layout },
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' },
  play: async () => {
    const open = await screen.findByRole('dialog', { name: /«Беттеу»/ })
    await expect(open.scrollWidth).toBeLessThanOrEqual(open.clientWidth)
  },
}
