import { calculateOfferTotals } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { DescriptionList, Grid, Page, Stack } from '../../foundations/layout/index.ts'
import { Heading } from '../../foundations/Text/index.ts'
import { PageHeader } from '../../patterns/PageHeader/index.ts'
import { RailSection, SheetLayout, SheetSection } from '../../patterns/Sheet/index.ts'
import { offer } from '../../press/offers/fixtures.ts'
import { OfferBooks, OfferLedger, OfferPaidBar, OfferSums } from '../../press/offers/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { ScreenFixture } from '../ScreenFixture.tsx'

const { items, date, discount, language, payments, sum, progress } = offer

const getPartyDetails = (party: 'sender' | 'recipient') => [
  { term: 'Название', value: offer[`${party}_name`] },
  { term: 'БИН', value: offer[`${party}_bin`] },
  { term: 'Банк', value: offer[`${party}_bank`] },
  { term: 'ИИК', value: offer[`${party}_account`] },
]

/** An invoice as it is delivered, built from the components of an offer. */
const meta = { title: 'Examples/Invoice', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Preview: StoryObj<typeof meta> = {
  render: () => (
    <ScreenFixture menuKey="offers" record="Счёт № 411">
      <Page
        header={
          <PageHeader
            title="Счёт № 411"
            count="от 19 ноября 2026 г."
            filters={<Button leading={glyphs.downloadSimple}>Скачать PDF</Button>}
            primary={
              <Button variant="primary" leading={glyphs.printer}>
                Напечатать
              </Button>
            }
          />
        }
      >
        <SheetLayout
          label="Счёт № 411"
          rail={
            <RailSection title="Оплата">
              <Stack gap={4}>
                <OfferPaidBar progress={progress} />
                <OfferLedger payments={payments} sum={sum} />
              </Stack>
            </RailSection>
          }
        >
          <Heading level={2}>Счёт на оплату № 411 от 19 ноября 2026 г.</Heading>
          <SheetSection number={1} title="Стороны">
            <Grid min="lg">
              <DescriptionList items={getPartyDetails('sender')} />
              <DescriptionList items={getPartyDetails('recipient')} />
            </Grid>
          </SheetSection>
          <SheetSection number={2} title="Книги">
            <OfferBooks items={items} date={date} discount={discount} />
          </SheetSection>
          <SheetSection number={3} title="К оплате">
            <OfferSums totals={calculateOfferTotals(items, date, discount)} discount={discount} language={language} />
          </SheetSection>
        </SheetLayout>
      </Page>
    </ScreenFixture>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /^Счёт на оплату № 411/ })).toBeVisible()
    await expect(canvas.getByText(offer.recipient_bin)).toBeVisible()
  },
}
