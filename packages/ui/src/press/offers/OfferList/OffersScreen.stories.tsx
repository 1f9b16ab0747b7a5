import type { Offer } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within, screen } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { OfferDrawer } from '../OfferDrawer/index.ts'
import { PaymentDialog } from '../PaymentDialog/index.ts'
import { offer as ofPictures } from '../fixtures.ts'
import { OffersFixture } from './OffersFixture.tsx'

const done = async () => undefined
const bulkActions = [{ key: 'archive', label: 'В архив', glyph: glyphs.archive, onSelect: () => undefined }]

/** The sales department's list with an open offer, as in design/png b1 and b2. */
function OffersScreen({ open }: { open: boolean }) {
  const [offer, setOffer] = useState<Offer | null>(open ? ofPictures : null)
  const [paying, setPaying] = useState(false)
  return (
    <ScreenFixture under="offers">
      <Page
        scroll="fill"
        header={
          <PageHeader
            title="КП и счета"
            count="50 из 412"
            primary={
              <Button variant="primary" leading={glyphs.plus}>
                Новое КП
              </Button>
            }
          />
        }
      >
        <OffersFixture fill exportName="КП и счета" onExport={() => undefined} bulkActions={bulkActions} />
      </Page>
      {offer && (
        <OfferDrawer
          open
          offer={offer}
          onOpenChange={() => setOffer(null)}
          actor={{ role: 'accounting', own: false }}
          hrefOf={({ id }) => `#/files/${id}`}
          onStatus={done}
          onPayment={() => setPaying(true)}
          onFlag={async ({ key, value }) => setOffer({ ...offer, [key]: value })}
          onAttach={done}
          onCopy={() => undefined}
          onEdit={() => undefined}
          onPreview={() => undefined}
          onDelete={done}
          history={<p>История</p>}
        />
      )}
      {offer && <PaymentDialog offer={offer} open={paying} onOpenChange={setPaying} onSave={done} />}
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Offers',
  component: OffersScreen,
  parameters: { layout: 'fullscreen' },
  args: { open: false },
} satisfies Meta<typeof OffersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'КП и счета' })).toBeVisible()
    const recipient = canvas.getByText('Национальная научная библиотека')
    await expect(recipient.scrollWidth).toBeLessThanOrEqual(recipient.clientWidth)
  },
}
export const ListSemiDark: Story = { globals: { theme: 'semi-dark' } }
export const ListDark: Story = { globals: { theme: 'dark' } }
export const ListInKazakh: Story = { globals: { locale: 'kz' } }
export const ListOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Drawer: Story = {
  args: { open: true },
  play: async () => {
    const drawer = within(screen.getByRole('dialog', { name: 'ТОО «Кітап әлемі»' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Отметить оплату' }))
    const payment = await screen.findByRole('dialog', { name: 'Сколько оплачено по КП-0411?' })
    await userEvent.click(within(payment).getByRole('button', { name: 'Отмена' }))
    await waitFor(() => expect(payment).not.toBeInTheDocument())
    await expect(drawer.getByRole('button', { name: 'Отметить оплату' })).toHaveFocus()
  },
}
export const DrawerDark: Story = { args: { open: true }, globals: { theme: 'dark' } }
export const DrawerOnAPhone: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } }
