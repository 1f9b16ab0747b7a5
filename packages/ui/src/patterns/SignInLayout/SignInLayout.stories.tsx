import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Inline, Stack } from '../../foundations/layout/index.ts'
import { Text } from '../../foundations/Text/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { guide } from './SignInLayout.guide.ts'
import { SignInLayout } from './SignInLayout.tsx'

const form = (
  <Stack gap={4}>
    <TextField label="Электронная почта" type="email" defaultValue="a.sarsen@press.example" />
    <TextField label="Пароль" type="password" hint="Не менее 8 символов и одна заглавная буква" />
    <Checkbox label="Запомнить меня на этом компьютере" size="sm" defaultChecked />
    <Button variant="primary" size="lg" fullWidth>
      Войти
    </Button>
    <Text as="p" variant="small" tone="secondary">
      Вы автор и ещё не с нами?{' '}
      <Link href="#register" variant="standalone" strong>
        Зарегистрироваться
      </Link>
    </Text>
  </Stack>
)
const footer = (
  <Inline justify="between">
    <Inline gap={1}>
      {['Русский', 'Қазақша', 'English'].map((name, index) => (
        <Button key={name} variant="quiet" size="sm" aria-pressed={index === 0}>
          {name}
        </Button>
      ))}
    </Inline>
    <Link href="#guide" variant="standalone" tone="muted" glyph={glyphs.filePdf}>
      Инструкция
    </Link>
  </Inline>
)

const meta = {
  title: 'Patterns/SignInLayout',
  component: SignInLayout,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    brand: 'Press',
    title: 'Вход в издательство',
    description: 'Заявки, рукописи, печать и доставка книг университета.',
    children: form,
    footer,
  },
} satisfies Meta<typeof SignInLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Split: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Вход в издательство' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /Петроглифы/ })).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const SplitOnInk: Story = { globals: { theme: 'dark' } }
export const Centred: Story = { args: { layout: 'centred' } }
export const Picture: Story = { args: { layout: 'picture' } }
export const PictureOnInk: Story = { args: { layout: 'picture' }, globals: { theme: 'dark' } }
export const InKazakh: Story = {
  globals: { locale: 'kz' },
  args: {
    title: 'Баспаға кіру',
    description: 'Университет кітаптарына арналған өтінімдер, қолжазбалар, басып шығару және жеткізу.',
  },
}
