import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { partnerOffers } from './fixtures.ts'
import { OfferBoardStory } from './OfferBoardStory.tsx'

const meta = {
  title: 'Screens/Partner board',
  component: OfferBoardStory,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      },
    },
  },
  args: { actor: { role: 'partner', own: true }, offers: partnerOffers },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => (
    <ScreenFixture under="kanban" crumbs={['Партнёр «Кітап әлемі»', 'Канбан']}>
      <Page
        scroll="bleed"
        header={
          <PageHeader
            title="Мои заказы"
            count="9 предложений на 33,2 млн ₸"
            filters={
              <SegmentedControl
                label="Вид"
                value="board"
                onValueChange={fn()}
                options={[
                  { value: 'list', label: 'Список', glyph: glyphs.list },
                  { value: 'board', label: 'Доска', glyph: glyphs.kanban },
                ]}
              />
            }
            primary={
              <Button variant="primary" leading={glyphs.plus}>
                Запросить КП
              </Button>
            }
          />
        }
      >
        <OfferBoardStory {...args} />
      </Page>
    </ScreenFixture>
  ),
} satisfies Meta<typeof OfferBoardStory>
export default meta
type Story = StoryObj<typeof meta>

/** The columns keep their width and the board scrolls to the last of them; the page itself does not scroll. */
export const Partner: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
    const last = canvas.getByRole('region', { name: 'Доставлено, 1 карта' })
    await expect(last.getBoundingClientRect().width).toBe(274)
  },
}
export const PartnerDark: Story = { globals: { theme: 'dark' } }
export const PartnerSemiDark: Story = { globals: { theme: 'semi-dark' } }
export const PartnerInKazakh: Story = { globals: { locale: 'kz' } }
export const PartnerOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const PartnerOnAPhoneDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
}
