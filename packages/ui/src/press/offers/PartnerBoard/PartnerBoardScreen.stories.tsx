import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PartnerFixture, useWords } from '../../../docs/PartnerFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { partnerOffers } from './fixtures.ts'
import { OfferBoardStory, type OfferBoardStoryProps } from './OfferBoardStory.tsx'

const words = {
  title: { ru: 'Мои заказы', kz: 'Менің тапсырыстарым', en: 'My orders' },
  count: {
    ru: '9 предложений на 33,2\u00a0млн\u00a0₸',
    kz: '9 КҰ, 33,2\u00a0млн\u00a0₸',
    en: '9 offers, 33.2\u00a0m\u00a0₸',
  },
  view: { ru: 'Вид', kz: 'Көрініс', en: 'View' },
  list: { ru: 'Список', kz: 'Тізім', en: 'List' },
  board: { ru: 'Доска', kz: 'Тақта', en: 'Board' },
  ask: { ru: 'Запросить КП', kz: 'КҰ сұрату', en: 'Ask for an offer' },
}

/** A partner's own orders, read-only. */
function PartnerBoardScreen(props: OfferBoardStoryProps) {
  const word = useWords(words)
  return (
    <PartnerFixture under="kanban">
      <Page
        scroll="bleed"
        header={
          <PageHeader
            title={word('title')}
            count={word('count')}
            filters={
              <SegmentedControl
                label={word('view')}
                value="board"
                onValueChange={fn()}
                options={[
                  { value: 'list', label: word('list'), glyph: glyphs.list },
                  { value: 'board', label: word('board'), glyph: glyphs.kanban },
                ]}
              />
            }
            primary={
              <Button variant="primary" leading={glyphs.plus}>
                {word('ask')}
              </Button>
            }
          />
        }
      >
        <OfferBoardStory {...props} />
      </Page>
    </PartnerFixture>
  )
}

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
  render: (args) => <PartnerBoardScreen {...args} />,
} satisfies Meta<typeof OfferBoardStory>
export default meta
type Story = StoryObj<typeof meta>

/** The columns keep their width and the board scrolls horizontally; the page itself does not scroll. */
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
