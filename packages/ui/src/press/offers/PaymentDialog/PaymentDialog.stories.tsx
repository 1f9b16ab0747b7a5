import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { offer } from '../fixtures.ts'
import { PaymentDialog } from './PaymentDialog.tsx'

const meta = {
  title: 'Press/PaymentDialog',
  component: PaymentDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { offer, open: true, onOpenChange: fn(), onSave: fn(async () => undefined) },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
} satisfies Meta<typeof PaymentDialog>
export default meta
type Story = StoryObj<typeof meta>

const percentage = () => screen.getByRole('spinbutton', { name: 'Процент оплаты' })
const set = async (text: string) => {
  await userEvent.clear(percentage())
  if (text) await userEvent.type(percentage(), text)
}
const save = (name = 'Сохранить процент') => userEvent.click(screen.getByRole('button', { name }))

export const Percentage: Story = {
  play: async ({ args }) => {
    await expect(percentage()).toHaveValue('30')
    await set('60')
    await expect(screen.getByText(/Станет 60\s%, останется 1\s988\s800\s₸/)).toBeVisible()
    await save()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ progress: 60 }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
export const NotAPercentage: Story = {
  play: async ({ args }) => {
    await set('101')
    await save()
    await waitFor(() => expect(percentage()).toHaveFocus())
    await expect(percentage()).toHaveAccessibleDescription(/Введите процент от 0 до 100/)
    await set('')
    await expect(percentage()).toHaveAccessibleDescription(/Введите процент от 0 до 100/)
    await expect(args.onSave).not.toHaveBeenCalled()
    await set('100')
    await expect(screen.getByText(/Станет 100\s%, останется 0\s₸/)).toBeVisible()
    await save()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ progress: 100 }))
  },
}
export const NotAPercentageInEnglish: Story = {
  globals: { locale: 'en' },
  play: async () => {
    const field = await screen.findByRole('spinbutton', { name: 'Payment percentage' })
    await userEvent.clear(field)
    await userEvent.type(field, '120')
    await userEvent.click(screen.getByRole('button', { name: 'Save the percentage' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a valid percentage between 0 and 100/))
  },
}
export const OnePayment: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Отдельная оплата' }))
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Сумма оплаты' }), '1000000')
    await expect(screen.getByText(/Станет 50\s%, останется 2\s480\s400\s₸/)).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'За что и от кого' }), 'Вторая часть')
    await userEvent.click(screen.getByRole('button', { name: 'Записать оплату' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        payment: {
          key: expect.any(String),
          amount: 100_000_000,
          date: '2026-11-21',
          note: 'Вторая часть',
          document_number: '',
          advance: false,
        },
      }),
    )
  },
}
/** An overpayment counts as an advance only if the user marks it as an advance. */
export const AnAdvance: Story = {
  args: { defaultWay: 'payment' },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Сумма оплаты' }), '9000000')
    await save('Записать оплату')
    const advance = screen.getByRole('checkbox', { name: /Лишнее записать как аванс/ })
    await waitFor(() => expect(advance).toBeInvalid())
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(advance)
    await userEvent.type(screen.getByRole('textbox', { name: /Номер платёжного поручения/ }), '714')
    await save('Записать оплату')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        payment: expect.objectContaining({ amount: 900_000_000, document_number: '714', advance: true }) as unknown,
      }),
    )
  },
}
export const OfADayLongAgo: Story = {
  args: { defaultWay: 'payment' },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Сумма оплаты' }), '1000')
    await expect(screen.queryByRole('textbox', { name: 'Почему этот день верный' })).toBeNull()
    const day = screen.getByRole('textbox', { name: 'Дата оплаты' })
    await userEvent.clear(day)
    await userEvent.type(day, '20.11.2024{Tab}')
    const reason = await screen.findByRole('textbox', { name: 'Почему этот день верный' })
    await userEvent.click(screen.getByRole('button', { name: 'Записать оплату' }))
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/напишите почему/))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(reason, 'Нашли в архиве')
    await userEvent.click(screen.getByRole('button', { name: 'Записать оплату' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        payment: expect.objectContaining({ date: '2024-11-20', reason: 'Нашли в архиве' }),
      }),
    )
  },
}
export const PaymentNeedsASum: Story = {
  args: { defaultWay: 'payment' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Записать оплату' }))
    const amount = screen.getByRole('spinbutton', { name: 'Сумма оплаты' })
    await waitFor(() => expect(amount).toHaveFocus())
    await expect(amount).toHaveAccessibleDescription(/Обязательное поле/)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const ServerRefuses: Story = {
  args: {
    onSave: fn(async () => {
      const refusal: FormError = { message: 'Процент не сохранён', fields: { progress: 'Меньше, чем уже оплачено' } }
      throw refusal
    }),
  },
  play: async ({ args }) => {
    await set('10')
    await save()
    await waitFor(() => expect(percentage()).toHaveAccessibleDescription(/Меньше, чем уже оплачено/))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
export const NothingPaidYet: Story = {
  args: { offer: { ...offer, payments: [], paid: 0, progress: 0 } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Оплат пока нет')).toBeVisible())
  },
}
export const NarrowInKazakh: Story = {
  args: { defaultWay: 'payment' },
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
