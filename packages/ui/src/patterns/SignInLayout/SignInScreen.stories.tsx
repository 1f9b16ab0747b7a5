import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { screenViewports, views } from '../../docs/screen-viewports.ts'
import { SignInFixture } from './SignInFixture.tsx'

const meta = {
  title: 'Screens/Sign in',
  component: SignInFixture,
  parameters: { layout: 'fullscreen', viewport: screenViewports },
  args: { email: 'a.sarsen@press.example', password: 'Press-demo-1', onSignIn: fn() },
  globals: { viewport: views.desktop },
} satisfies Meta<typeof SignInFixture>
export default meta
type Story = StoryObj<typeof meta>

/** The form next to a shelf; Enter in the password field signs in. */
export const SignIn: Story = {
  tags: ['picture'],
  play: async ({ canvas, args, canvasElement }) => {
    const password = canvas.getByLabelText('Пароль')
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(password)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    const { scrollWidth, clientWidth } = canvasElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
export const Dark: Story = { globals: { theme: 'dark', viewport: views.desktop } }
export const Kazakh: Story = {
  args: { demo: true },
  globals: { locale: 'kz', viewport: views.desktop },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Қазақша' })).toHaveAttribute('aria-pressed', 'true')
  },
}
/** From the first field to the last link by keyboard only: the submit button comes before the other links. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Электронная почта' }))
    const stops = [
      canvas.getByLabelText('Пароль'),
      canvas.getByRole('button', { name: 'Показать пароль' }),
      canvas.getByRole('checkbox'),
      canvas.getByRole('button', { name: 'Войти' }),
      canvas.getByRole('link', { name: 'Забыли пароль?' }),
    ]
    for (const stop of stops) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
  },
}
export const NothingTyped: Story = {
  args: { email: '', password: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(canvas.getByRole('textbox', { name: 'Электронная почта' })).toHaveAccessibleDescription(
      'Введите электронную почту',
    )
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  args: { failure: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ошибка входа: неверная почта или пароль')
  },
}
export const OfAnotherPortal: Story = { args: { failure: 'otherPortal' } }
export const Unreachable: Story = { args: { failure: 'unreachable' } }
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Входим' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Кітап — ой мен оқырманның/)).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Войти' })).toBeVisible()
  },
}
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: views.phone } }
export const NarrowPhoneInKazakh: Story = {
  args: { demo: true, failure: 'unreachable' },
  globals: { locale: 'kz', viewport: views.narrow },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
