import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { dana, elena, executors, project } from '../fixtures.ts'
import { ProjectForm } from './ProjectForm.tsx'
import { toProjectValues } from './project-values.ts'

const meta = {
  title: 'Press/ProjectForm',
  component: ProjectForm,
  args: {
    projectManagers: [dana, elena],
    searchExecutors: async (query) => executors.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    onSubmit: fn(async () => undefined),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ProjectForm>
export default meta
type Story = StoryObj<typeof meta>

const values = toProjectValues({ ...project, tasks: project.tasks.slice(0, 2) })
const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить проект' }))

export const New: Story = {
  play: async ({ canvas, args }) => {
    await clickSave()
    const nameField = canvas.getByRole('textbox', { name: /Название проекта/ })
    await waitFor(() => expect(nameField).toHaveFocus())
    await expect(nameField).toHaveAccessibleDescription('Обязательное поле')
    await expect(canvas.getByRole('combobox', { name: /Менеджер/ })).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Filled: Story = { args: { defaultValues: values } }
export const FilledOnInk: Story = { args: { defaultValues: values }, globals: { theme: 'dark' } }
export const InKazakh: Story = { args: { defaultValues: values }, globals: { locale: 'kz' } }
export const Phone: Story = {
  args: { defaultValues: values },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const AtNarrowWidthInKazakh: Story = {
  args: { defaultValues: values },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const SavesWithItsWorks: Story = {
  args: { defaultValues: { ...values, tasks: [] }, onDraft: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить работу' }))
    const firstWork = within(await canvas.findByRole('listitem', { name: 'Работа 1' }))
    await userEvent.selectOptions(firstWork.getByRole('combobox', { name: /^Работа/ }), 'layout')
    await userEvent.type(firstWork.getByRole('textbox', { name: /Объём/ }), '368 полос')
    await userEvent.type(firstWork.getByRole('combobox', { name: /Исполнитель/ }), 'Тимур')
    await userEvent.click(await screen.findByRole('option', { name: /Тимур Ли/ }))
    await expect(args.onDraft).toHaveBeenCalled()
    await clickSave()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          manager_id: 41,
          tasks: [expect.objectContaining({ id: null, name: 'layout', unit: '368 полос', executor_id: 53 })],
        }),
        expect.anything(),
      ),
    )
  },
}
export const DaysOutOfOrder: Story = {
  args: { defaultValues: { ...values, start_date: '2026-11-30' } },
  play: async ({ canvas, args }) => {
    await clickSave()
    const [deadlineField] = canvas.getAllByRole('textbox', { name: /^Срок/ })
    await waitFor(() => expect(deadlineField).toHaveAccessibleDescription(/Раньше начала/))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
/** An error from the server stays next to its field until the field changes. */
export const ServerRefusesFields: Story = {
  args: {
    defaultValues: values,
    onSubmit: fn(async (): Promise<void> => {
      const refusal: FormError = {
        message: 'Проект не сохранён',
        fields: { name: 'Такой проект уже есть', notes: 'Слишком личное' },
      }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await clickSave()
    const nameField = canvas.getByRole('textbox', { name: /Название проекта/ })
    await waitFor(() => expect(nameField).toHaveFocus())
    await expect(nameField).toHaveAccessibleDescription('Такой проект уже есть')
    await userEvent.type(nameField, '!')
    await waitFor(() => expect(nameField).not.toHaveAccessibleDescription('Такой проект уже есть'))
    await expect(canvas.getByRole('textbox', { name: 'Заметки' })).toHaveAccessibleDescription('Слишком личное')
  },
}
export const Saving: Story = {
  args: { defaultValues: values, onSubmit: fn((): Promise<void> => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await clickSave()
    await expect(await canvas.findByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const ByKeyboard: Story = {
  args: { defaultValues: values },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: /Название проекта/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: /Менеджер/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: /Бюджет/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
  },
}
