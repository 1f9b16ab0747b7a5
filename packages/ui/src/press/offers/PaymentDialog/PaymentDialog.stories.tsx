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

const getPercentageField = () => screen.getByRole('spinbutton', { name: 'Процент оплаты' })
const enterPercentage = async (text: string) => {
  await userEvent.clear(getPercentageField())
  if (text) await userEvent.type(getPercentageField(), text)
}
const clickSave = (name = 'Сохранить процент') => userEvent.click(screen.getByRole('button', { name }))

export const Percentage: Story = {
  play: async ({ args }) => {
    await expect(getPercentageField()).toHaveValue('30')
    await enterPercentage('60')
    await expect(screen.getByText(/Станет 60\s%, останется 1\s988\s800\s₸/)).toBeVisible()
    await clickSave()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ progress: 60 }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
export const NotAPercentage: Story = {
  play: async ({ args }) => {
    await enterPercentage('101')
    await clickSave()
    await waitFor(() => expect(getPercentageField()).toHaveFocus())
    await expect(getPercentageField()).toHaveAccessibleDescription(/Введите процент от 0 до 100/)
    await enterPercentage('')
    await expect(getPercentageField()).toHaveAccessibleDescription(/Введите процент от 0 до 100/)
    await expect(args.onSave).not.toHaveBeenCalled()
    await enterPercentage('100')
    await expect(screen.getByText(/Станет 100\s%, останется 0\s₸/)).toBeVisible()
    await clickSave()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ progress: 100 }))
  },
}
export const NotAPercentageInEnglish: Story = {
  globals: { locale: 'en' },
  play: async () => {
    const percentageField = await screen.findByRole('spinbutton', { name: 'Payment percentage' })
    await userEvent.clear(percentageField)
    await userEvent.type(percentageField, '120')
    await userEvent.click(screen.getByRole('button', { name: 'Save the percentage' }))
    await waitFor(() =>
      expect(percentageField).toHaveAccessibleDescription(/Please enter a valid percentage between 0 and 100/),
    )
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
  args: { defaultMode: 'payment' },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Сумма оплаты' }), '9000000')
    await clickSave('Записать оплату')
    const advanceCheckbox = screen.getByRole('checkbox', { name: /Лишнее записать как аванс/ })
    await waitFor(() => expect(advanceCheckbox).toBeInvalid())
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(advanceCheckbox)
    await userEvent.type(screen.getByRole('textbox', { name: /Номер платёжного поручения/ }), '714')
    await clickSave('Записать оплату')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        payment: expect.objectContaining({ amount: 900_000_000, document_number: '714', advance: true }) as unknown,
      }),
    )
  },
}
export const OfADayLongAgo: Story = {
  args: { defaultMode: 'payment' },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Сумма оплаты' }), '1000')
    await expect(screen.queryByRole('textbox', { name: 'Почему этот день верный' })).toBeNull()
    const dateField = screen.getByRole('textbox', { name: 'Дата оплаты' })
    await userEvent.clear(dateField)
    await userEvent.type(dateField, '20.11.2024{Tab}')
    const reasonField = await screen.findByRole('textbox', { name: 'Почему этот день верный' })
    await userEvent.click(screen.getByRole('button', { name: 'Записать оплату' }))
    await waitFor(() => expect(reasonField).toHaveAccessibleDescription(/напишите почему/))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(reasonField, 'Нашли в архиве')
    await userEvent.click(screen.getByRole('button', { name: 'Записать оплату' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        payment: expect.objectContaining({ date: '2024-11-20', reason: 'Нашли в архиве' }),
      }),
    )
  },
}
export const PaymentNeedsASum: Story = {
  args: { defaultMode: 'payment' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Записать оплату' }))
    const amountField = screen.getByRole('spinbutton', { name: 'Сумма оплаты' })
    await waitFor(() => expect(amountField).toHaveFocus())
    await expect(amountField).toHaveAccessibleDescription(/Обязательное поле/)
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
    await enterPercentage('10')
    await clickSave()
    await waitFor(() => expect(getPercentageField()).toHaveAccessibleDescription(/Меньше, чем уже оплачено/))
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
  args: { defaultMode: 'payment' },
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
