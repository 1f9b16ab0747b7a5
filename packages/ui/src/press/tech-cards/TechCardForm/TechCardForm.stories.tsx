import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { authorOptions } from '../../applications/fixtures.ts'
import { elena } from '../../people/fixtures.ts'
import { techCard } from '../fixtures.ts'
import { guide } from './TechCardForm.guide.ts'
import { TechCardForm, type TechCardFormProps } from './TechCardForm.tsx'
import { techCardValues } from './techCardValues.ts'

const onSubmit: TechCardFormProps['onSubmit'] = fn(async () => undefined)
const values = techCardValues(techCard)

const meta = {
  title: 'Press/TechCardForm',
  component: TechCardForm,
  parameters: { guide },
  args: {
    projectManagers: [elena, { id: 14, name: 'Марат Ильясов' }],
    searchAuthors: async (query) =>
      authorOptions.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    onUpload: fn(async (file: File) => ({ id: 90, name: file.name, size: file.size, mime: file.type })),
    onSubmit,
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 1080, marginInline: 'auto' }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof TechCardForm>
export default meta
type Story = StoryObj<typeof meta>

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить карту' }))

export const Blank: Story = {
  play: async ({ canvas, args }) => {
    await save()
    const title = canvas.getByRole('textbox', { name: /Название книги/ })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toHaveAccessibleDescription('Введите название книги')
    await expect(canvas.getByText('Отметьте хотя бы одну работу')).toBeVisible()
    await expect(canvas.getByText('Не заполнено 7 полей')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Filled: Story = {
  args: { defaultValues: values },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('21,1 уч.-изд. л.')).toBeVisible()
    await expect(canvas.getByText('30,96 усл. печ. л.')).toBeVisible()
    await expect(canvas.getByText('Тираж распределён полностью')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Перевод' }))
    await expect(canvas.getByText('Есть несохранённые изменения')).toBeVisible()
    await save()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          project_manager_id: 4,
          quantity: 1000,
          src_cover: null,
          work_types: ['editing', 'proofreading', 'translation', 'layout', 'cover design', 'index'],
        }),
        expect.anything(),
      ),
    )
  },
}
export const MoreThanPrinted: Story = {
  args: { defaultValues: values },
  play: async ({ canvas }) => {
    const author = canvas.getByRole('textbox', { name: 'Автору' })
    await userEvent.clear(author)
    await userEvent.type(author, '150')
    await save()
    await waitFor(() => expect(author).toHaveFocus())
    await expect(author).toHaveAccessibleDescription('Распределено больше, чем тираж')
    const nav = canvas.queryByRole('navigation', { name: 'Разделы карты' })
    if (nav)
      await expect(within(nav).getByRole('link', { name: /Распределение тиража.*нужно исправить/ })).toBeVisible()
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
      const refusal: FormError = { message: 'Проверьте ISBN', fields: { ISBN: 'Такой ISBN уже есть у карты № 1101' } }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await save()
    const isbn = canvas.getByRole('textbox', { name: 'ISBN' })
    await waitFor(() => expect(isbn).toHaveFocus())
    await expect(isbn).toHaveAccessibleDescription('Такой ISBN уже есть у карты № 1101')
  },
}
export const Saving: Story = {
  args: { defaultValues: values, onSubmit: fn((): Promise<void> => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await save()
    await expect(await canvas.findByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Phone: Story = { args: { defaultValues: values }, globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { args: { defaultValues: values }, globals: { locale: 'kz' } }
export const OnInk: Story = { args: { defaultValues: values }, globals: { theme: 'dark' } }
