import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  createTabletStory,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { sales as enteredSales, terms } from '@press/ui/src/press/realisation/fixtures.ts'
import { elena, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'
import { noSales, sales, sentStatement, statement, today, salesWithoutContract } from './fixtures.ts'

const quarterPath = 'realisation?quarter=2026-3'
const answers: Answers = {
  'GET /api/realisation': ({ query }) => (query['unsigned'] === 'true' ? salesWithoutContract : sales),
  'GET /api/realisation/contracts/{id}': { statement },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Realisation',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, today },
  args: { person: createPerson(6, 'Дина Сапарова', 6), path: quarterPath, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The letter to the authors is in their own language. */
export const Quarter: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Кітаптың өткізілуі туралы есеп')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Квартал: III квартал 2026/ })).toBeVisible()
  },
}
/** The statement was sent. Its royalty is not paid yet. */
export const Sent: Story = {
  args: {
    answers: {
      'GET /api/realisation': {
        ...sales,
        unsent: sales.unsent - 1,
        rows: sales.rows.map((row, index) =>
          index === 0 && row.contract
            ? { ...row, contract: { ...row.contract, sent_at: '2026-11-20T06:14:00.000Z' } }
            : row,
        ),
      },
      'GET /api/realisation/contracts/{id}': { statement: sentStatement },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/toleu@mail\.example/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Начислить' })).toBeNull()
  },
}
/** Titles that were sold without a contract. The accountant enters a contract for them. */
export const WithoutContract: Story = {
  args: { path: `${quarterPath}&unsigned=1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Introduction to Phonetics')).toBeVisible()
  },
}
/** The contracts and the reported sales of a title. */
export const Entries: Story = {
  args: {
    answers: {
      ...answers,
      'GET /api/realisation/books/{id}': {
        book: {
          id: 1,
          book_name: 'Алтай өркениеті',
          author_names: ['Ә. Төлеу', 'М. Ыдырыс'],
          language: 'kz',
          copies_left: 125,
        },
        terms: [terms],
        sales: enteredSales,
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Договор и продажи' }))
    await expect(await screen.findByRole('dialog', { name: /Алтай өркениеті/ })).toBeVisible()
  },
}
/** The director reads the sales but does not send statements. */
export const ReadOnly: Story = {
  args: { person: createPerson(1, 'Болат Әлімов', 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Кітаптың өткізілуі туралы есеп')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Отправить/ })).toBeNull()
  },
}
export const Empty: Story = { args: { answers: { 'GET /api/realisation': noSales } } }
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const NoAccess: Story = createNoAccessStory(elena)
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
/** On a phone the letter opens above the list. */
export const LetterOnAPhone: Story = {
  globals: { viewport: viewportGlobals.phone },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Алтай өркениеті/ }))
    const letter = within(await screen.findByRole('dialog'))
    await expect(await letter.findByText('Кітаптың өткізілуі туралы есеп')).toBeVisible()
  },
}
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
