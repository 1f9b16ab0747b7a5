import { priceLists } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { PartnerFixture } from '../../../docs/PartnerFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { partnerOffers } from '../row-fixtures.ts'
import { offer } from '../fixtures.ts'
import { PartnerToday } from './PartnerToday.tsx'
import { PayDialog } from './PayDialog.tsx'

const links = {
  offers: '#/offers',
  offer: (id: number) => `#/offers/${id}`,
  kp: (id: number) => `#/kp/${id}`,
  invoice: (id: number) => `#/invoice/${id}`,
  calculator: () => '#/calculator',
}
const ignore = () => undefined

/** A partner's home page, as in design/png n3. */
function PartnerHomeScreen() {
  const { t } = useTranslation(['partner-home', 'offer-words', 'shell'])
  const [paying, setPaying] = useState(false)
  return (
    <PartnerFixture under="home">
      <Page
        width="wide"
        header={
          <PageHeader
            title={t('shell:greeting', { name: 'Ерлан' })}
            count={t('summary', { count: 2 })}
            primary={
              <ButtonLink leading={glyphs.plus} href="#/calculator">
                {t('offer-words:ask')}
              </ButtonLink>
            }
          />
        }
      >
        <PartnerToday
          offers={partnerOffers}
          links={links}
          prices={priceLists[0]}
          discount={12}
          onPay={() => setPaying(true)}
          onDecline={ignore}
          onReceive={ignore}
          onDiffer={ignore}
        />
      </Page>
      <PayDialog offer={offer} open={paying} onOpenChange={setPaying} invoiceHref="#/invoice/411" />
    </PartnerFixture>
  )
}

const meta = {
  title: 'Screens/Partner home',
  component: PartnerHomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnerHomeScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'К оплате' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Заказы в пути' })).toBeVisible()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
/** The bank details that a payment order needs, each with a copy button. */
export const Requisites: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Оплатить счёт/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Скопировать: ИИК' })).toBeVisible()
  },
}
/** Matches design/png n3 on a phone: the amount due, pending actions, then the orders. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  },
}
