import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  notFound,
  createPhoneStory,
  screenMeta,
  createTabletStory,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { elena, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import { minimalTechCard, history, techCard } from '@press/ui/src/press/shared/fixtures/tech-cards.ts'
import { firstRound, round } from '@press/ui/src/press/signals/fixtures.ts'
import { fullTechCard } from '@press/ui/src/press/tech-cards/TechCardPassport/passport-fixture.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const answers: Answers = {
  'GET /api/tech-cards/{id}': { techcard: techCard },
  'GET /api/tech-cards/{id}/history': { events: history },
  'GET /api/tech-cards/{id}/signal-rounds': {
    signal: { rounds: [firstRound, round], sign_by: '2026-11-26', pace: { signal: 4, run: 9 } },
  },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Passport',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: createPerson(8, 'Мадина Исаева', 8), path: `techcards/${techCard.id}`, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const findSheet = (canvas: Canvas) =>
  canvas.findByRole('article', { name: 'Паспорт издания: Ежелгі түркі жазба ескерткіштері' })

/** Matches design c1: the sheet, the stages of the book next to it, and the next move as the only primary button. */
export const Light: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const sheet = await findSheet(canvas)
    const breadcrumbs = within(canvas.getByRole('navigation', { name: 'Путь' }))
    await expect(breadcrumbs.getByRole('link', { name: 'Тех. карты' })).toHaveAttribute(
      'href',
      '/app/supervisor/techcards',
    )
    await expect(sheet).toHaveTextContent('Тираж1 000Страниц384Объём24,0 п. л.Формат70×100/16Сигнал до25 ноя')
    // The button of the next move is to the right of all other buttons. The panel is to the right of the sheet.
    const actionBar = within(canvas.getByRole('region', { name: 'Действия с картой' }))
    const nextMoveButton = actionBar.getByRole('button', { name: 'Передать автору' })
    for (const action of actionBar.getAllByRole('button').filter((one) => one !== nextMoveButton))
      await expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(
        nextMoveButton.getBoundingClientRect().left,
      )
    const path = canvas.getByRole('list', { name: 'Путь книги' })
    await expect(path.getBoundingClientRect().left).toBeGreaterThan(sheet.getBoundingClientRect().right)
  },
}
/** Matches design c2. */
export const Dark: Story = createDarkStory()
export const InKazakh: Story = {
  globals: { locale: 'kz', viewport: viewportGlobals.desktop },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Авторға беру' })).toBeVisible()
  },
}
/** The supervisor moves a book with a reason, which the history shows. */
export const Move: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Передать автору' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('combobox', { name: 'В колонку' })).toHaveTextContent('У автора')
  },
}
/** On a phone the actions are in a menu, except the next move. */
export const OnAPhone: Story = {
  ...createPhoneStory(),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('button', { name: 'Передать автору' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Печать' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с картой' }))
    await expect(await screen.findByRole('menuitem', { name: 'История' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await createPhoneStory().play(context)
  },
}
export const OnAPhoneInKazakh: Story = createNarrowKazakhStory()
export const OnATablet: Story = createTabletStory()
/** A book that is printed and archived and has remarks, so that all sections are shown. */
export const EverySection: Story = {
  args: { answers: { ...answers, 'GET /api/tech-cards/{id}': { techcard: fullTechCard } } },
  play: async ({ canvas }) => {
    const headings = within(await findSheet(canvas)).getAllByRole('heading', { level: 2 })
    await expect(headings).toHaveLength(8)
  },
}
/** A new card, whose sections name the fields to fill in. */
export const JustMade: Story = {
  args: {
    path: `techcards/${minimalTechCard.id}`,
    answers: { ...answers, 'GET /api/tech-cards/{id}': { techcard: minimalTechCard } },
  },
  play: async ({ canvas }) => {
    const [fillLink] = await canvas.findAllByRole('link', { name: 'Заполнить' })
    await expect(fillLink).toHaveAttribute('href', expect.stringMatching(/\/techcards\/1180\/edit\?section=/))
  },
}
export const HistoryOpened: Story = {
  play: async ({ canvas }) => {
    const historyButton = await canvas.findByRole('button', { name: 'История' })
    await userEvent.click(historyButton)
    const drawer = await screen.findByRole('dialog', { name: 'История ТК-1143' })
    await waitFor(() => expect(within(drawer).getAllByRole('listitem').length).toBeGreaterThan(2))
  },
}
/** The review rounds of the signal copy. The latest round is expanded. */
export const SignalOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сигнал' }))
    const drawer = within(await screen.findByRole('dialog'))
    await expect(await drawer.findByText('Сигнал_1143_испр.pdf')).toBeVisible()
  },
}
export const Loading: Story = {
  ...createLoadingStory(answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем карту')).toBeInTheDocument()
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
  },
}
export const Failed: Story = createFailedStory(answers)
/** No card has the number in the URL. */
export const Gone: Story = {
  args: { answers: { 'GET /api/tech-cards/{id}': notFound } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Такой записи нет')).toBeVisible()
  },
}
/** HR may not read tech cards. */
export const NoAccess: Story = createNoAccessStory(createPerson(13, 'Жанар Сейтқали', 10))
/** A project manager moves a book without a reason, and signs the signal copy. */
export const OfAManager: Story = {
  args: { person: elena },
  play: async ({ canvas }) => {
    await findSheet(canvas)
    await expect(canvas.queryByRole('button', { name: 'История' })).toBeNull()
  },
}
