import type { Meta, StoryObj } from '@storybook/react-vite'
import { roleByKey } from '@press/domain'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FormPlace, type FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { FirstPeopleForm, removeBlankPeople } from './FirstPeopleForm.tsx'

const symbat = {
  name: 'Сымбат Чен',
  email: 's.chen@saryarqa.example',
  role_id: String(roleByKey('accounting').id),
  specialization: '' as const,
}

const meta = {
  title: 'Press/FirstPeopleForm',
  component: FirstPeopleForm,
  args: { defaultValues: { people: [symbat] }, onSubmit: fn(async () => undefined), onDraft: fn() },
  decorators: [
    (Story) => (
      <Announcer>
        <FormPlace value="step">
          <Story />
        </FormPlace>
        <Button type="submit" form="step">
          К итогу
        </Button>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof FirstPeopleForm>
export default meta
type Story = StoryObj<typeof meta>

const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'К итогу' }))
const getLastField = (role: 'textbox' | 'combobox', name: RegExp) => {
  const lastField = screen.getAllByRole(role, { name }).at(-1)
  if (!lastField) throw new Error('The field is missing')
  return lastField
}

export const Nobody: Story = {
  args: { defaultValues: { people: [] } },
  play: async ({ args }) => {
    await submitForm()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(removeBlankPeople({ people: [{ ...symbat, name: ' ', email: '' }] })).toEqual([])
  },
}
export const TwoPeople: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ещё человек' }))
    await userEvent.type(getLastField('textbox', /Имя и фамилия/), 'Лейла Ким')
    await userEvent.type(getLastField('textbox', /Почта/), 's.chen@saryarqa.example')
    await userEvent.selectOptions(getLastField('combobox', /Роль/), String(roleByKey('executor').id))
    await submitForm()
    await waitFor(() =>
      expect(getLastField('textbox', /Почта/)).toHaveAccessibleDescription('Этот адрес уже есть выше'),
    )
    await expect(getLastField('combobox', /Специализация/)).toBeInvalid()
    await userEvent.clear(getLastField('textbox', /Почта/))
    await userEvent.type(getLastField('textbox', /Почта/), 'l.kim@saryarqa.example')
    await userEvent.selectOptions(getLastField('combobox', /Специализация/), 'editor')
    await submitForm()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        people: [
          symbat,
          {
            name: 'Лейла Ким',
            email: 'l.kim@saryarqa.example',
            role_id: String(roleByKey('executor').id),
            specialization: 'editor',
          },
        ],
      }),
    )
  },
}
/** A user asked for an accountant: a row with that role is ready for a name and an address. */
export const AnAccountantIsCalled: Story = {
  args: { defaultValues: { people: [] }, invite: 'accounting' },
  play: async ({ args }) => {
    await expect(getLastField('combobox', /Роль/)).toHaveValue(symbat.role_id)
    await userEvent.type(getLastField('textbox', /Почта/), symbat.email)
    await userEvent.type(getLastField('textbox', /Имя и фамилия/), symbat.name)
    await submitForm()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ people: [symbat] }))
  },
}
export const RefusedByTheServer: Story = {
  args: {
    onSubmit: fn(async () => {
      const refusal: FormError = {
        message: 'Проверьте поля',
        fields: { 'people.0.email': 'Такая учётная запись есть' },
      }
      throw refusal
    }),
  },
  play: async () => {
    await submitForm()
    await waitFor(() =>
      expect(getLastField('textbox', /Почта/)).toHaveAccessibleDescription('Такая учётная запись есть'),
    )
  },
}
export const OnAPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('button', { name: 'Тағы адам' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
