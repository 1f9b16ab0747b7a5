import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { applicationRows } from '../fixtures.ts'
import { ApplicationRows } from './ApplicationRows.tsx'

const meta = {
  title: 'Press/ApplicationRows',
  component: ApplicationRows,
  args: { applications: applicationRows, hrefOf: ({ id }) => `#${id}` },
} satisfies Meta<typeof ApplicationRows>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Заявки' })).getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('На рассмотрении · 3 дня')
    await expect(rows[0]).toHaveTextContent('ответ до 2 дек')
    await expect(rows[1]).toHaveTextContent('5 дней просрочки')
    await expect(rows[2]).toHaveTextContent('исправить до 24 ноя')
    await expect(rows[3]).toHaveTextContent('тех. карта № 1143')
    await expect(canvas.getByRole('link', { name: 'История книжного дела Казахстана' })).toHaveAttribute('href', '#209')
  },
}
export const Cards: Story = { args: { layout: 'grid' } }
export const OfTheAuthor: Story = { args: { forAuthor: true } }
export const Empty: Story = {
  args: {
    applications: [],
    forAuthor: true,
    emptyAction: (
      <ButtonLink variant="primary" href="#new">
        Новая заявка
      </ButtonLink>
    ),
  },
}
export const EmptyForEditors: Story = { args: { applications: [] } }
export const Loading: Story = { args: { applications: undefined } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneCardsKazakh: Story = {
  args: { layout: 'grid' },
  globals: { viewport: { value: 'phone' }, locale: 'kz' },
}
export const OnInk: Story = { args: { layout: 'grid' }, globals: { theme: 'dark' } }
