import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  type Answers,
} from '@press/shell/story'
import { elena, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import { userSummary, open, sauleAccount, sessions } from '@press/ui/src/press/users/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const securityAnswer = {
  password_changed_at: '2026-03-02T05:00:00Z',
  totp: { on_since: null, codes_left: 0 },
  passkeys: [],
}
const answers: Answers = {
  'GET /api/users/{id}': { user: sauleAccount },
  'GET /api/users/{id}/overview': userSummary,
  'GET /api/users/{id}/sessions': { sessions },
  'GET /api/users/{id}/merges': { merges: [] },
  'GET /api/users/{id}/open': open,
  'GET /api/security': securityAnswer,
}

const meta = {
  ...screenMeta,
  title: 'Screens/User page',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, today: '2026-11-22' },
  args: { person: createPerson(13, 'Жанар Сейтқали', 10), path: `users/${sauleAccount.id}`, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/**
 * The page shows rating, load, contracts and last works on one screen. The access settings and the reassignment of tasks are next
 * to them.
 */
export const OfHr: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Сәуле Тоқтар' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Передать и отключить' })).toBeInTheDocument()
    await expect(await canvas.findByText('Safari · iPhone')).toBeInTheDocument()
  },
}
/** The director reads the page, but changes nothing. */
export const OfTheDirector: Story = {
  args: {
    person: createPerson(1, 'Ардак Нуржанов', 1),
    answers: {
      'GET /api/users/{id}': { user: sauleAccount },
      'GET /api/users/{id}/overview': userSummary,
      'GET /api/security': securityAnswer,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Сәуле Тоқтар' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 2, name: 'Передать и отключить' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Изменить' })).toBeNull()
  },
}
/** A new person without completed works and without tasks to reassign. */
export const NewPerson: Story = {
  args: {
    answers: {
      ...answers,
      'GET /api/users/{id}': {
        user: {
          ...sauleAccount,
          state: 'invited',
          created_at: '2026-11-21T09:00:00Z',
          invited_at: '2026-11-21T09:00:00Z',
          last_seen_at: null,
        },
      },
      'GET /api/users/{id}/overview': {
        rating: {
          works: 0,
          mean: null,
          quarters: [],
          peers: userSummary.rating.peers,
          peers_mean: userSummary.rating.peers_mean,
        },
        load: { ...userSummary.load, weeks: userSummary.load.weeks.map((week) => ({ ...week, hours: 0 })) },
        contracts: [],
        works: [],
        works_total: 0,
      },
      'GET /api/users/{id}/sessions': { sessions: [] },
      'GET /api/users/{id}/open': { kinds: [], chats: 0 },
    },
  },
}
/** Another account was merged into this one. The merge can be undone. */
export const AfterAMerge: Story = {
  args: {
    answers: {
      ...answers,
      'GET /api/users/{id}/merges': {
        merges: [
          {
            id: 5,
            kind: 'user',
            gone: { id: 61, name: 'С. Тоқтар' },
            moves: [{ what: 'works', count: 2 }],
            at: '2026-11-19T08:15:00Z',
            by: 'Жанар Сейтқали',
          },
        ],
      },
    },
  },
}
/** The title appears once the person's name has loaded. */
export const Loading: Story = {
  ...createLoadingStory(answers),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем')
  },
}
export const Failed: Story = createFailedStory(answers)
/** Project managers do not read accounts. */
export const NoAccess: Story = createNoAccessStory(elena)
export const Dark: Story = createDarkStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
