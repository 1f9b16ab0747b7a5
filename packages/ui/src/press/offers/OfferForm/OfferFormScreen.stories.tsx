import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { offer, searchOrganizations } from '../fixtures.ts'
import { OfferStatusBadge } from '../../shared/OfferStatusBadge/index.ts'
import { OfferForm } from './OfferForm.tsx'
import { offerValues } from './offer-values.ts'

const done = async () => undefined
const sent = {
  file: { id: 9, name: 'КП-0411.pdf', size: 92_000, mime: 'application/pdf' },
  sha256: `4d71${'0'.repeat(56)}c90e`,
  created_at: '2026-11-19T09:20:00.000Z',
}

/** The form of an offer, as in design/png n1. */
function OfferFormScreen({ locked = false }: { locked?: boolean }) {
  const status = locked ? ('accept' as const) : ('in process' as const)
  return (
    <ScreenFixture under="offers" record="КП-0411" sidebar="collapsed">
      <Page
        header={
          <PageHeader
            title="КП-0411"
            count="версия 1"
            filters={
              <>
                <OfferStatusBadge status={status} />
                <Button variant="quiet" leading={glyphs.copy}>
                  Копировать
                </Button>
                <Button variant="quiet" leading={glyphs.filePdf}>
                  Скачать PDF
                </Button>
              </>
            }
          />
        }
      >
        <OfferForm
          defaultValues={offerValues(offer)}
          status={status}
          {...(locked && {
            decided: { by: 'Гүлнар Әбіш', at: '2026-11-20T11:10:00.000Z' },
            sent,
            onOpenSent: () => undefined,
            onNewVersion: () => undefined,
          })}
          partnerDiscount={12}
          searchOrganizations={searchOrganizations}
          onSubmit={done}
          onSend={done}
          onCancel={() => undefined}
        />
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Offer form',
  component: OfferFormScreen,
  ...fullScreen,
} satisfies Meta<typeof OfferFormScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Коммерческое предложение' })).toBeVisible()
  },
}
export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Принято: Гүлнар Әбіш/)).toBeVisible()
    await expect(canvas.getByText('Как отправлено')).toBeVisible()
  },
}
export const FormDark: Story = { ...screenThemes.dark }
export const FormOnATablet: Story = { ...screenThemes.tablet }
export const FormOnAPhone: Story = { ...screenThemes.phone }
export const FormNarrowInKazakh: Story = { ...screenThemes.narrowInKazakh }
