import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { authorOptions } from '../../applications/fixtures.ts'
import { elena } from '../../shared/fixtures/people.ts'
import { techCard } from '../../shared/fixtures/tech-cards.ts'
import { toTechCardValues } from '../tech-card-values.ts'
import { NewTechCardForm, type NewTechCardFormProps } from './NewTechCardForm.tsx'

const onSubmit: NewTechCardFormProps['onSubmit'] = fn(async () => undefined)
const values = toTechCardValues(techCard)

const meta = {
  title: 'Press/NewTechCardForm',
  component: NewTechCardForm,
  args: {
    projectManagers: [elena, { id: 14, name: 'Марат Ильясов' }],
    searchAuthors: async (query) =>
      authorOptions.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    onSubmit,
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof NewTechCardForm>
export default meta
type Story = StoryObj<typeof meta>

const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Завести карту' }))

export const Blank: Story = {
  play: async ({ canvas, args }) => {
    await submitForm()
    const titleField = canvas.getByRole('textbox', { name: /Название книги/ })
    await waitFor(() => expect(titleField).toHaveFocus())
    await expect(titleField).toHaveAccessibleDescription('Введите название книги')
    await expect(canvas.getByText('Отметьте хотя бы одну работу')).toBeVisible()
    await expect(canvas.getByText('Не заполнено 7 полей')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Filled: Story = {
  args: { defaultValues: values },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Перевод' }))
    await expect(canvas.getByText('Есть несохранённые изменения')).toBeVisible()
    await submitForm()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          project_manager_id: 4,
          src_cover: null,
          work_types: ['editing', 'proofreading', 'translation', 'layout', 'cover design', 'index'],
        }),
      ),
    )
  },
}
export const NewAuthorByName: Story = {
  args: { defaultValues: { ...values, authors: [] } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Авторы/ }), 'Ә. Нұрпейісов')
    await userEvent.click(await screen.findByRole('option', { name: /Добавить/ }))
    await expect(canvas.getByRole('list', { name: 'Авторы: выбранное' })).toHaveTextContent('Ә. Нұрпейісов')
  },
}
export const ServerRefusesAField: Story = {
  args: {
    defaultValues: values,
    onSubmit: fn(async (): Promise<void> => {
      const refusal: FormError = { message: 'Проверьте карту', fields: { project_manager_id: 'Выберите другого' } }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await submitForm()
    const managerField = canvas.getByRole('combobox', { name: /Менеджер проекта/ })
    await waitFor(() => expect(managerField).toHaveFocus())
    await expect(managerField).toHaveAccessibleDescription('Выберите другого')
  },
}
export const Saving: Story = {
  args: { defaultValues: values, onSubmit: fn((): Promise<void> => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await submitForm()
    await expect(await canvas.findByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Phone: Story = { args: { defaultValues: values }, globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { args: { defaultValues: values }, globals: { locale: 'kz' } }
export const OnInk: Story = { args: { defaultValues: values }, globals: { theme: 'dark' } }
