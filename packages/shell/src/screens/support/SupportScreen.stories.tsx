import type { AnswerOf } from '@press/contract'
import type { Person } from '@press/domain'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  settle,
  ShellScreenStory,
  createTabletStory,
  type Answers,
} from '@press/shell/story'
import { maskedFields, profile } from '@press/ui/src/press/people/fixtures.ts'
import { nurlan, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import { requests } from '@press/ui/src/press/support/SupportDesk/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

/** A person's own account. The form of a new request takes the phone number from it. */
const createAccount = (user: Person, role_name: string): AnswerOf<'GET /api/userprofile'> => ({
  user,
  role_name,
  profile: {
    ...profile,
    ...maskedFields,
    phone: '+77015550000',
    payments_under_way: 0,
    created_at: '2024-09-01T05:00:00Z',
    version: 1,
  },
})

/** The deputy director answers requests. */
const deputy = createPerson(2, 'Гүлнәр Оразбек', 2)
const answers: Answers = {
  'GET /api/support': { requests },
  'GET /api/userprofile': createAccount(deputy, 'Заместитель директора'),
}
const ownAnswers: Answers = {
  'GET /api/support': { requests: requests.filter(({ user }) => user.id === nurlan.id) },
  'GET /api/userprofile': createAccount(nurlan, 'Исполнитель'),
}

const meta = {
  ...screenMeta,
  title: 'Screens/Support desk',
  tags: ['!autodocs'],
  component: ShellScreenStory,
  args: { person: deputy, path: 'support', answers },
} satisfies Meta<typeof ShellScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The requests of everyone, for those who answer them. */
export const Answering: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не открывается карта ТК-1143')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Поддержка' })).toBeVisible()
    await expect(canvas.getByText('Ждёт первого ответа, до нормы 48 мин')).toBeVisible()
  },
}
/** The address opens one request, with the form for the answer. */
export const OneRequest: Story = {
  args: { path: 'support?request=31' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: /Не открывается карта ТК-1143/ }))
    await expect(await drawer.findByText(/открывается пустая страница/)).toBeVisible()
  },
}
export const Dark: Story = createDarkStory()
/** Everyone else sees only their own requests, and can make one. */
export const OnesOwn: Story = {
  args: { person: nurlan, answers: ownAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Как добавить второго рецензента?')).toBeVisible()
    await expect(canvas.queryByText('Не открывается карта ТК-1143')).toBeNull()
  },
}
export const NewRequest: Story = {
  args: OnesOwn.args,
  play: async ({ canvas, canvasElement }) => {
    await settle({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: 'Новое обращение' }))
    const form = within(await screen.findByRole('dialog'))
    await expect(form.getByRole('textbox', { name: /Как с вами связаться/ })).toHaveValue('+77015550000')
  },
}
export const NothingAsked: Story = {
  args: { person: nurlan, answers: { ...ownAnswers, 'GET /api/support': { requests: [] } } },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
