import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { offerWithDocuments, deliveries } from './fixtures.ts'
import { InvoicePreview } from './InvoicePreview.tsx'

const done = async () => undefined

/** The preview of an invoice, as in design/png n2. */
function InvoiceScreen() {
  return (
    <ScreenFixture under="offers" record="Счёт № 411">
      <Page
        header={
          <PageHeader
            title="Счёт № 411"
            count="ТОО «Кітап әлемі» · КП-0411"
            filters={<Button leading={glyphs.downloadSimple}>Скачать PDF</Button>}
            primary={
              <Button variant="primary" leading={glyphs.plus}>
                Добавить оплату
              </Button>
            }
          />
        }
      >
        <InvoicePreview
          offer={offerWithDocuments}
          kind="invoice"
          sendings={deliveries}
          onOpen={() => undefined}
          onPdf={done}
          onSend={done}
          onProgress={done}
          onEsf={done}
          onTurnover={done}
        />
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Invoice preview',
  component: InvoiceScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InvoiceScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Invoice: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Счет на оплату №\s0?411/ })).toBeVisible()
  },
}
export const InvoiceDark: Story = { globals: { theme: 'dark' } }
export const InvoiceInKazakh: Story = { globals: { locale: 'kz' } }
export const InvoiceOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
