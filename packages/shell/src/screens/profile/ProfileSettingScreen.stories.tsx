import {
  AuthorShellScreenStory,
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  settle,
  ShellScreenStory,
  type Answers,
} from '@press/shell/story'
import { maskedFields, ownSessions, passkeys, profile, security } from '@press/ui/src/press/people/fixtures.ts'
import { nurlan, timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const ownProfile = {
  ...profile,
  ...maskedFields,
  payments_under_way: 2,
  created_at: '2024-02-12T05:00:00Z',
  version: 1,
}
const answers: Answers = {
  'GET /api/userprofile': { user: timur, profile: ownProfile, role_name: 'Автор' },
  'GET /api/security': security,
  'GET /api/sessions': { sessions: ownSessions.map((one) => ({ ...one, created_at: '2026-11-02T05:00:00Z' })) },
  'GET /api/calendar/feed': { feed: null },
  'GET /api/userprofile/consents': {
    consents: [
      {
        id: 1,
        kind: 'account',
        version: '2026-01',
        text: 'Я соглашаюсь на обработку моих персональных данных.\n\nСогласие можно отозвать.',
        agreed_at: '2026-02-12T05:00:00Z',
      },
    ],
  },
  'GET /api/userprofile/removal': { open: [], request: null },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Profile',
  tags: ['!autodocs'],
  component: AuthorShellScreenStory,
  args: { person: timur, path: 'profile-setting', answers },
  parameters: { ...screenMeta.parameters, today: '2026-11-22' },
} satisfies Meta<typeof AuthorShellScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** An author's own profile. */
export const Desktop: Story = {
  tags: ['picture'],
  play: async (context) => {
    await settle(context)
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Профиль')
    await expect(context.canvas.getByText('KZ86••••••••••••0100')).toBeVisible()
  },
}
export const Dark: Story = createDarkStory()
/** A member of the staff with passkeys, whose account is to be removed. */
export const Staff: Story = {
  args: {
    person: nurlan,
    answers: {
      ...answers,
      'GET /api/userprofile': {
        user: nurlan,
        profile: { ...ownProfile, email: 'n.abai@press.example', specialization: 'editor', organization: null },
        role_name: 'Исполнитель',
      },
      'GET /api/security': { ...security, passkeys },
      'GET /api/calendar/feed': { feed: { created_at: '2026-10-05T05:00:00Z' } },
      'GET /api/userprofile/removal': { open: [], request: { asked_at: '2026-11-20T06:00:00Z', due: '2026-12-04' } },
    },
  },
  render: (args) => <ShellScreenStory {...args} />,
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Phone: Story = createPhoneStory()
export const NarrowInKazakh: Story = createNarrowKazakhStory()
