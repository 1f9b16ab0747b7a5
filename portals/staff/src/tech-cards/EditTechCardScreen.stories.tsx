import { editionTypes, workTypes, type TechCard } from '@press/domain'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { authorOptions } from '@press/ui/src/press/applications/fixtures.ts'
import { elena, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import { halfFilledValues } from '@press/ui/src/press/tech-cards/TechCardEditor/EditorFixture.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

/** The card on the mock server. Every edit request changes it. */
let card: TechCard = halfFilledValues
const answers: Answers = {
  'GET /api/tech-cards/{id}/edit': () => ({
    techCard: card,
    projectManagers: [elena, createPerson(14, 'Марат Ильясов', 4)],
    editionTypes,
    workTypes,
    authors: authorOptions,
  }),
  'POST /api/tech-cards/{id}/edit': ({ body }) => {
    card = { ...card, ...(typeof body === 'object' && body), version: card.version + 1 }
    return { techcard: card }
  },
}

const meta = {
  ...screenMeta,
  beforeEach: (context: Parameters<typeof screenMeta.beforeEach>[0]) => {
    card = halfFilledValues
    return screenMeta.beforeEach(context)
  },
  title: 'Screens/PassportEditing',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, today: '2026-11-22' },
  args: { person: elena, path: `techcards/${halfFilledValues.id}/edit?section=volume`, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const typeFigure = async (name: string, value: string) => {
  const field = await screen.findByRole('spinbutton', { name })
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

/** Matches design m3: one section is open, changed figures are marked, and missing fields are listed next to it. */
export const Light: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await typeFigure('Страниц', '352')
    await typeFigure('Символов', '812400')
    await typeFigure('Цветных страниц', '16')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Вернуть всё (3)' })).toBeVisible())
    await expect(canvas.getByText('22 из 25')).toBeVisible()
  },
}
export const Dark: Story = createDarkStory()
export const InKazakh: Story = { globals: { locale: 'kz', viewport: viewportGlobals.desktop } }
/** On a phone a button opens the list of missing fields. */
export const OnAPhone: Story = {
  ...createPhoneStory(),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: '22 из 25' }))
    await expect(await screen.findByRole('dialog', { name: 'Готовность к сигналу' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await createPhoneStory().play(context)
  },
}
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** The printing house reads the passport, but does not edit it. */
export const NoAccess: Story = createNoAccessStory(createPerson(16, 'Ерлан Досов', 11))
