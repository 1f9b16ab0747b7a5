import {
  AuthorShellScreenStory,
  createDarkStory,
  createNarrowKazakhStory,
  pending,
  createRefusal,
  screenMeta,
  ShellScreenStory,
  unreachable,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const answers: Answers = { 'GET /api/login/demo': { accounts: [] } }
const pressNames = { name_ru: 'Университет баспасы', name_kz: 'Университет баспасы', name_en: 'University Press' }
const press = { ...pressNames, bin: '990240003215', called: pressNames, portals: null }

const meta = {
  ...screenMeta,
  title: 'Screens/Sign in',
  tags: ['!autodocs'],
  component: AuthorShellScreenStory,
  args: { person: null, path: '/', answers },
} satisfies Meta<typeof AuthorShellScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** Types an e-mail address and a password. Enter in the password field signs in. */
async function signIn({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Электронная почта' }), 't.li@press.example')
  await userEvent.type(canvas.getByLabelText('Пароль'), 'Press-demo-1{Enter}')
}
const createRefusedArgs = (answer: Answers['POST /api/login']) => ({
  args: { answers: { ...answers, 'GET /api/press': press, 'POST /api/login': answer } },
})

/** The form next to a shelf. */
export const SignIn: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    const password = await canvas.findByLabelText('Пароль')
    await expect(password).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('link', { name: 'Зарегистрироваться' })).toBeVisible()
    const { scrollWidth, clientWidth } = canvasElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
/** The staff do not register. A demo press offers an account of each role. */
export const Staff: Story = {
  args: {
    answers: {
      'GET /api/login/demo': {
        accounts: [
          { email: 'director@press.example', name: 'Бауыржан Сейітов', role_id: 1 },
          { email: 'pm@press.example', name: 'Елена Ким', role_id: 4 },
          { email: 'executor@press.example', name: 'Нұрлан Абай', role_id: 5 },
          { email: 'accounting@press.example', name: 'Дина Сапарова', role_id: 6 },
          { email: 'typography@press.example', name: 'Марат Ильясов', role_id: 11 },
        ],
      },
      'POST /api/login': pending,
    },
  },
  render: (args) => <ShellScreenStory {...args} />,
  play: async ({ canvas }) => {
    const accountant = await canvas.findByRole('button', { name: 'Бухгалтерия и отдел продаж' })
    await expect(canvas.queryByRole('link', { name: 'Зарегистрироваться' })).toBeNull()
    await expect(accountant).toBeEnabled()
  },
}
export const Dark: Story = createDarkStory()
export const Kazakh: Story = {
  globals: { locale: 'kz', viewport: viewportGlobals.desktop },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Қазақша' })).toHaveAttribute('aria-pressed', 'true')
  },
}
/** The language of the page changes with one click. */
export const OtherLanguage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'English' }))
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Русский' }))
    await expect(await canvas.findByRole('button', { name: 'Войти' })).toBeVisible()
  },
}
/** From the first field to the last link by keyboard only: the submit button comes before the other links. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Электронная почта' }))
    const tabStops = [
      canvas.getByLabelText('Пароль'),
      canvas.getByRole('button', { name: 'Показать пароль' }),
      canvas.getByRole('checkbox'),
      canvas.getByRole('button', { name: 'Войти' }),
      // Some browsers have no passkeys.
      ...canvas.queryAllByRole('button', { name: 'Войти с ключом доступа' }),
      canvas.getByRole('link', { name: 'Забыли пароль?' }),
    ]
    for (const stop of tabStops) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
  },
}
/** A form without a password does not call the server. */
export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Войти' }))
    const email = canvas.getByRole('textbox', { name: 'Электронная почта' })
    await expect(email).toHaveAccessibleDescription('Введите электронную почту')
    await expect(email).toHaveFocus()
  },
}
export const Refused: Story = {
  ...createRefusedArgs(
    createRefusal(401, {
      code: 'invalidCredentials',
      message: 'Почта или пароль не подходят. Проверьте раскладку и Caps Lock.',
    }),
  ),
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Ошибка входа: Почта или пароль не подходят. Проверьте раскладку и Caps Lock.',
    )
  },
}
export const OfAnotherPortal: Story = {
  ...createRefusedArgs(
    createRefusal(403, {
      code: 'wrongPortal',
      message: 'Вы работаете в другом портале. Перейдите туда и войдите с той же почтой и паролем.',
      portal: 'staff',
    }),
  ),
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByRole('button', { name: 'Открыть нужный портал' })).toBeVisible()
  },
}
/** The account has a second factor: the field for its code has the focus. */
export const SecondFactor: Story = {
  ...createRefusedArgs(createRefusal(401, { code: 'secondFactorNeeded', message: 'secondFactorNeeded' })),
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByRole('textbox', { name: 'Код из приложения' })).toHaveFocus()
  },
}
export const Unreachable: Story = {
  ...createRefusedArgs(unreachable),
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Произошла ошибка')
  },
}
export const Busy: Story = {
  ...createRefusedArgs(pending),
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByRole('button', { name: 'Входим' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Phone: Story = {
  globals: { viewport: viewportGlobals.phone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Войти' })).toBeVisible()
    await expect(canvas.getByText(/Кітап — ой мен оқырманның/)).not.toBeVisible()
  },
}
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: viewportGlobals.phone } }
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
