import type { Meta, StoryObj } from '@storybook/react-vite'
import { roleByKey } from '@press/domain'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FormPlace, type FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { FirstPeopleForm, namedPeople } from './FirstPeopleForm.tsx'

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

const send = () => userEvent.click(screen.getByRole('button', { name: 'К итогу' }))
const last = (role: 'textbox' | 'combobox', name: RegExp) => {
  const found = screen.getAllByRole(role, { name }).at(-1)
  if (!found) throw new Error('The field is missing')
  return found
}

export const Nobody: Story = {
  args: { defaultValues: { people: [] } },
  play: async ({ args }) => {
    await send()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(namedPeople({ people: [{ ...symbat, name: ' ', email: '' }] })).toEqual([])
  },
}
export const TwoPeople: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ещё человек' }))
    await userEvent.type(last('textbox', /Имя и фамилия/), 'Лейла Ким')
    await userEvent.type(last('textbox', /Почта/), 's.chen@saryarqa.example')
    await userEvent.selectOptions(last('combobox', /Роль/), String(roleByKey('executor').id))
    await send()
    await waitFor(() => expect(last('textbox', /Почта/)).toHaveAccessibleDescription('Этот адрес уже есть выше'))
    await expect(last('combobox', /Специализация/)).toBeInvalid()
    await userEvent.clear(last('textbox', /Почта/))
    await userEvent.type(last('textbox', /Почта/), 'l.kim@saryarqa.example')
    await userEvent.selectOptions(last('combobox', /Специализация/), 'editor')
    await send()
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
    await expect(last('combobox', /Роль/)).toHaveValue(symbat.role_id)
    await userEvent.type(last('textbox', /Почта/), symbat.email)
    await userEvent.type(last('textbox', /Имя и фамилия/), symbat.name)
    await send()
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
    await send()
    await waitFor(() => expect(last('textbox', /Почта/)).toHaveAccessibleDescription('Такая учётная запись есть'))
  },
}
export const OnAPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('button', { name: 'Тағы адам' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
