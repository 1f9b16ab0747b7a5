import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Chip } from '../../primitives/Chip/index.ts'
import { SearchField } from '../../primitives/SearchField/index.ts'
import { guide } from './PageHeader.guide.ts'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    title: 'Канбан тех. карт',
    count: '106 карт на доске',
    activeFilterCount: 1,
    filters: (
      <>
        <SearchField label="Книга или автор" value="" onValueChange={fn()} />
        <Chip label="Менеджер" value="Елена Ким" glyph={glyphs.user} active />
      </>
    ),
    primary: (
      <Button variant="primary" leading={glyphs.plus}>
        Тех. карта
      </Button>
    ),
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const WithFilters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Канбан тех. карт')
    await expect(canvas.getByRole('searchbox')).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Фильтры: 1' })
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('searchbox')).toBeVisible()
  },
}
export const Bookish: Story = {
  args: {
    serifTitle: true,
    title: 'Здравствуйте, Тимур',
    description: 'Три книги в издательстве, одна ждёт вашей подписи',
    filters: undefined,
    primary: undefined,
  },
}
export const Kazakh: Story = { args: { title: 'Технологиялық карталар', count: 'тақтада 106 карта' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
