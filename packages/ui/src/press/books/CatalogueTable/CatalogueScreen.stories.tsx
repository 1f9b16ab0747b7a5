import { useTranslation } from '@press/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Chip } from '../../../primitives/Chip/index.ts'
import { Pagination } from '../../../primitives/Pagination/index.ts'
import { SearchField } from '../../../primitives/SearchField/index.ts'
import { BookDrawer } from '../BookDrawer/index.ts'
import { catalogueBook, catalogueBooks } from '../catalogue-fixtures.ts'
import { CatalogueCards } from './CatalogueCards.tsx'
import { CatalogueTable } from './CatalogueTable.tsx'

const hrefOf = ({ id }: { id: number }) => `#?book=${id}`

function Catalogue({ grid = false, open = false }: { grid?: boolean; open?: boolean }) {
  const { t } = useTranslation('books')
  const footer = <Pagination page={1} pageSize={50} total={3} href={(page) => `#?page=${page}`} onPageChange={fn()} />
  return (
    <ScreenFixture under="books" record={t('title')}>
      <Page
        scroll={grid ? 'page' : 'fill'}
        header={
          <PageHeader
            title={t('title')}
            count={t('found', { count: 3 })}
            filters={
              <>
                <SearchField label={t('list.search')} value="" onValueChange={fn()} />
                <Chip label={t('list.year')} value={t('list.anyYear')} glyph={glyphs.calendarBlank} />
                <Button trailing={glyphs.caretDown}>{t('export.label')}</Button>
              </>
            }
            primary={
              <Button variant="primary" leading={glyphs.uploadSimple}>
                {t('import.open')}
              </Button>
            }
          />
        }
      >
        {grid ? (
          <CatalogueCards rows={catalogueBooks} hrefOf={hrefOf} />
        ) : (
          <CatalogueTable rows={catalogueBooks} hrefOf={hrefOf} footer={footer} fill />
        )}
        <BookDrawer book={catalogueBook} open={open} onOpenChange={fn()} cardHref="#/techcards/1143" />
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Books',
  component: Catalogue,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Catalogue>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Grid: Story = { args: { grid: true } }
export const OneBook: Story = {
  args: { open: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: catalogueBook.book_name })).toBeVisible()
  },
}
export const ListDark: Story = { globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
