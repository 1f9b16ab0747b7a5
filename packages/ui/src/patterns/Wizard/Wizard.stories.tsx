import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../primitives/Announcer/index.ts'
import { BinIinField } from '../../primitives/BinIinField/index.ts'
import { DateField } from '../../primitives/DateField/index.ts'
import { MoneyField } from '../../primitives/MoneyField/index.ts'
import { RadioGroup } from '../../primitives/RadioGroup/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { FieldGrid } from '../FieldSet/index.ts'
import { Controller, usePressForm, type FormError } from '../Form/index.ts'
import { guide } from './Wizard.guide.ts'
import { Wizard } from './Wizard.tsx'

interface Contract {
  organization: string
  bin: string
  book_name: string
  deadline: string
  budget: string
  sum: number | null
}
type Step = 'who' | 'what' | 'money'

interface ExampleProps {
  send: (contract: Contract) => FormError | null | Promise<null>
  initialStep?: Step
  filled?: boolean
  onStepChange?: (step: Step) => void
  words?: { label: string; who: string; what: string; money: string; organization: string; submit: string }
}

const russianTexts = {
  label: 'Шаги договора',
  who: 'Организация',
  what: 'Издание',
  money: 'Оплата',
  organization: 'Название организации',
  submit: 'Отправить договор',
}
const kazakhTexts = {
  label: 'Шарт жасасу қадамдары',
  who: 'Тапсырыс беруші ұйым',
  what: 'Басылым туралы мәліметтер',
  money: 'Төлем шарттары мен мерзімі',
  organization: 'Тапсырыс беруші ұйымның толық атауы',
  submit: 'Шартты баспаға жіберу',
}
const emptyContract: Contract = { organization: '', bin: '', book_name: '', deadline: '', budget: '', sum: null }
const fullContract: Contract = {
  organization: 'Колледж права',
  bin: '940140000385',
  book_name: 'Геоботаника сухих степей',
  deadline: '2026-12-24',
  budget: 'self',
  sum: 182_200_00,
}

function Example({ send, filled, words = russianTexts, ...rest }: ExampleProps) {
  const form = usePressForm<Contract>({
    values: filled ? fullContract : emptyContract,
    onSubmit: async (contract) => {
      const refusal = await send(contract)
      if (refusal) throw refusal
    },
  })
  const { control, register } = form
  return (
    <Announcer>
      <div style={{ maxInlineSize: 600 }}>
        <Wizard<Contract, Step>
          {...rest}
          label={words.label}
          form={form}
          submitLabel={words.submit}
          busyLabel="Отправляем"
          aside="Черновик сохранён в 14:06"
          steps={[
            {
              key: 'who',
              name: words.who,
              hint: 'С кем заключаем договор',
              fields: ['organization', 'bin'],
              content: (
                <FieldGrid layout="columns">
                  <TextField
                    label={words.organization}
                    required
                    {...register('organization', { required: 'Введите название организации' })}
                  />
                  <Controller
                    control={control}
                    name="bin"
                    rules={{ required: 'Введите БИН' }}
                    render={({ field }) => <BinIinField label="БИН" required {...field} />}
                  />
                </FieldGrid>
              ),
            },
            {
              key: 'what',
              name: words.what,
              fields: ['book_name', 'deadline'],
              content: (
                <FieldGrid>
                  <TextField
                    label="Название книги"
                    bookTitle
                    required
                    {...register('book_name', { required: 'Введите название книги' })}
                  />
                  <Controller
                    control={control}
                    name="deadline"
                    render={({ field }) => <DateField label="Срок" {...field} />}
                  />
                </FieldGrid>
              ),
            },
            {
              key: 'money',
              name: words.money,
              fields: ['budget', 'sum'],
              content: (
                <FieldGrid>
                  <RadioGroup
                    label="Кто финансирует издание"
                    required
                    options={[
                      { value: 'publisher', label: 'За счёт издательства' },
                      { value: 'self', label: 'За свой счёт' },
                    ]}
                    {...register('budget', { required: 'Выберите, кто финансирует издание' })}
                  />
                  <Controller
                    control={control}
                    name="sum"
                    render={({ field }) => <MoneyField label="Сумма" {...field} />}
                  />
                </FieldGrid>
              ),
            },
          ]}
        />
      </div>
    </Announcer>
  )
}

const meta = {
  title: 'Patterns/Wizard',
  component: Example,
  parameters: { documents: Wizard, guide },
  args: { send: fn<ExampleProps['send']>(() => null), onStepChange: fn() },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const getField = (name: string) => screen.getByRole('textbox', { name })
const getHeading = (name: string) => screen.getByRole('heading', { name })
const clickButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

export const FirstStep: Story = {}
export const FromFirstToLastByKeyboard: Story = {
  play: async ({ args }) => {
    getField('Название организации').focus()
    await userEvent.keyboard('Колледж права')
    await userEvent.tab()
    await userEvent.keyboard('940140000385{Enter}')
    await waitFor(() => expect(getHeading('Издание')).toHaveFocus())
    await expect(args.onStepChange).toHaveBeenLastCalledWith('what')
    await expect(screen.queryByRole('textbox', { name: 'БИН' })).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('Геоботаника сухих степей')
    await userEvent.tab()
    await userEvent.keyboard('24 дек{Enter}')
    await waitFor(() => expect(getHeading('Оплата')).toHaveFocus())
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('182200{Enter}')
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({ ...fullContract, budget: 'publisher', deadline: '2026-12-24' }),
    )
  },
}
export const NotRightYet: Story = {
  play: async ({ args }) => {
    await clickButton('Дальше')
    await waitFor(() => expect(getField('Название организации')).toHaveFocus())
    const summary = screen.getByText('Чтобы продолжить, исправьте 2 поля').closest('[role="alert"]')
    await expect(summary).toHaveTextContent('Название организации: Введите название организации')
    await clickButton('БИН: Введите БИН')
    await expect(getField('БИН')).toHaveFocus()
    await userEvent.keyboard('94014000{Enter}')
    // The field's own validation is listed like the form's rules.
    await screen.findByRole('button', { name: 'БИН: Нужно 12 цифр, введено 8' })
    await userEvent.type(getField('БИН'), '0385')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^БИН:/ })).toBeNull())
    await userEvent.type(getField('Название организации'), 'Колледж права')
    await clickButton('Дальше')
    await waitFor(() => expect(args.onStepChange).toHaveBeenLastCalledWith('what'))
    await expect(screen.queryByText(/Чтобы продолжить/)).toBeNull()
  },
}
export const NotRightYetOnInk: Story = {
  play: async () => {
    await clickButton('Дальше')
    await screen.findByText('Чтобы продолжить, исправьте 2 поля')
  },
  globals: { theme: 'dark' },
}
export const BackAtAnyTime: Story = {
  args: { initialStep: 'what' },
  play: async () => {
    await userEvent.type(getField('Название книги'), 'Алтай')
    await clickButton('Назад')
    await waitFor(() => expect(getHeading('Организация')).toHaveFocus())
    // A later step opens only if all steps before it are valid.
    await clickButton(/Оплата/)
    await waitFor(() => expect(getField('Название организации')).toHaveFocus())
    await userEvent.type(getField('Название организации'), 'Колледж права')
    await userEvent.type(getField('БИН'), '940140000385')
    await clickButton(/Оплата/)
    await waitFor(() => expect(getHeading('Оплата')).toHaveFocus())
    await clickButton(/Издание/)
    await waitFor(() => expect(getField('Название книги')).toHaveValue('Алтай'))
  },
}
export const RefusedByTheServer: Story = {
  args: {
    filled: true,
    initialStep: 'money',
    send: fn<ExampleProps['send']>(() => ({
      message: 'Договор не отправлен',
      fields: { bin: 'Такой организации у нас ещё нет' },
    })),
  },
  play: async () => {
    await clickButton('Отправить договор')
    await waitFor(() => expect(getField('БИН')).toHaveFocus())
    await expect(getField('БИН')).toHaveAccessibleDescription('Такой организации у нас ещё нет')
    await expect(screen.getByRole('button', { name: /Организация.*нужно исправить/ })).toBeVisible()
  },
}
export const Sending: Story = {
  args: { filled: true, initialStep: 'money', send: fn<ExampleProps['send']>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await clickButton('Отправить договор')
    await expect(await screen.findByRole('button', { name: 'Отправляем' })).toHaveAttribute('aria-busy', 'true')
    await clickButton('Отправляем')
    await expect(args.send).toHaveBeenCalledOnce()
  },
}
export const InKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { initialStep: 'what', words: kazakhTexts },
  play: async ({ canvasElement }) => {
    await screen.findByRole('button', { name: 'Әрі қарай' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
