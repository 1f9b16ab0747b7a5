import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Grid, Stack } from '../../foundations/layout/index.ts'
import { Link } from '../Link/index.ts'
import { TextField } from './TextField.tsx'
import { guide } from './TextField.guide.ts'

const meta = {
  title: 'Primitives/Fields/TextField',
  parameters: { guide },
  component: TextField,
  args: { label: 'ISBN', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { hint: '13 цифр с дефисами', placeholder: '978-601-04-', optional: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'ISBN' })
    await expect(field).toHaveAccessibleDescription('13 цифр с дефисами необязательно')
    await userEvent.type(field, '978')
    await expect(field).toHaveValue('978')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}
export const Required: Story = {
  args: { label: 'Название книги', required: true, bookTitle: true, defaultValue: 'Геоботаника сухих степей' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Название книги' })
    await expect(field).toBeRequired()
    await expect(field).toBeValid()
  },
}
/** A title longer than its field wraps, and has no line breaks. */
export const LongTitle: Story = {
  args: { label: 'Название книги', bookTitle: true },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Название книги' })
    const lineHeight = field.clientHeight
    await userEvent.click(field)
    await userEvent.paste(`${'Сейсмостойкость зданий и сооружений '.repeat(6)}\nрасчёт и примеры`)
    await expect(field.clientHeight).toBeGreaterThan(lineHeight)
    await expect(field.scrollHeight).toBe(field.clientHeight)
    await expect(field.value).toMatch(/сооружений расчёт и примеры$/)
    await userEvent.keyboard('{Enter}')
    await expect(field.value).not.toContain('\n')
  },
}
export const Wrong: Story = {
  args: {
    label: 'Процент оплаты',
    required: true,
    defaultValue: '140',
    suffix: '%',
    inputMode: 'numeric',
    tabular: true,
    hint: 'Целое число',
    error: 'Введите число от 0 до 100',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Введите число от 0 до 100')
    await expect(canvas.queryByText('Целое число')).toBeNull()
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '978-601-04' } }
export const ReadOnly: Story = {
  args: { defaultValue: '978-601-04-2288-1', readOnlyReason: 'Меняет только менеджер проекта' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAttribute('readonly')
    await expect(field).toHaveAccessibleDescription('Меняет только менеджер проекта')
  },
}
export const Password: Story = {
  args: {
    label: 'Пароль',
    type: 'password',
    size: 'lg',
    prefix: glyphs.lockSimple,
    defaultValue: 'Kitap-2026',
    hint: 'Не менее 8 символов и одна заглавная буква',
    autoComplete: 'current-password',
    labelAside: (
      <Link href="/reset" variant="standalone">
        Забыли пароль?
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Пароль')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть пароль' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}
export const NamelessToTheEye: Story = {
  args: {
    label: 'Поиск по заявкам',
    labelHidden: true,
    type: 'search',
    prefix: glyphs.magnifyingGlass,
    placeholder: 'Поиск',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Поиск по заявкам' })).toBeVisible()
  },
}
export const All: Story = {
  render: () => (
    <Grid gap={4}>
      <TextField
        label="Название книги"
        required
        bookTitle
        defaultValue="Геоботаника сухих степей"
        hint="Как на титульном листе"
      />
      <TextField label="ISBN" optional defaultValue="978-601-04" hint="13 цифр с дефисами" />
      <TextField label="Процент оплаты" required defaultValue="140" suffix="%" error="Введите число от 0 до 100" />
      <TextField label="Электронная почта" prefix={glyphs.envelopeSimple} placeholder="a.sarsen@press.example" />
      <TextField label="Номер договора" disabled defaultValue="Д-118" />
      <TextField label="Тираж" defaultValue="500" readOnlyReason="Тираж утверждён 12 ноября" />
    </Grid>
  ),
}
export const AllOnInk: Story = { ...All, globals: { theme: 'dark' } }
export const Compact: Story = { ...All, globals: { density: 'compact' } }
export const LongKazakhAtPhoneWidth: Story = {
  globals: { locale: 'kz' },
  render: () => (
    <div style={{ inlineSize: 288 }}>
      <Stack gap={4}>
        <TextField
          label="Оқу-әдістемелік бірлестіктің қорытындысының нөмірі мен күні"
          optional
          hint="Қорытындының бірінші бетінде, оң жақ жоғарғы бұрышта көрсетілген"
        />
        <TextField label="Кітаптың атауы" required error="Кітаптың атауын титулдық беттегідей енгізіңіз" />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('міндетті емес')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
