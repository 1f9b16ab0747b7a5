import { useTranslation } from '@press/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { nurlan } from '../../shared/fixtures/people.ts'
import { now, requests } from './fixtures.ts'
import { SupportDesk } from './SupportDesk.tsx'

const nothing = async () => undefined

/** Support requests, composed as in the portal: for the support team, and for an owner. */
function Screen({ own = false, none = false }: { own?: boolean; none?: boolean }) {
  const { t } = useTranslation('support')
  const [value, setValue] = useState<number | null>(null)
  const visibleRequests = own ? requests.slice(1) : requests
  return (
    <ScreenFixture under="support">
      <Page header={<PageHeader title={t('title')} />}>
        <SupportDesk
          requests={none ? [] : visibleRequests}
          actor={own ? { id: nurlan.id, role: 'executor' } : { id: 2, role: 'deputy' }}
          value={value}
          onValueChange={setValue}
          contact_info="+7 701 555 00 00"
          onCreate={nothing}
          onEdit={nothing}
          onAnswer={nothing}
          onReopen={nothing}
          onUpload={async ({ name, size, type }) => ({ id: 90, name, size, mime: type })}
          onOpenFile={() => undefined}
          now={now}
        />
      </Page>
    </ScreenFixture>
  )
}

const meta = { title: 'Screens/Support desk', component: Screen, ...fullScreen } satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Answering: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Поддержка' })).toBeVisible()
    await expect(canvas.getByText(requests[0]?.title ?? '')).toBeVisible()
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const OnesOwn: Story = { args: { own: true } }
export const NothingAsked: Story = { args: { own: true, none: true } }
export const Tablet: Story = { ...screenThemes.tablet }
export const Phone: Story = { ...screenThemes.phone }
export const NarrowPhoneInKazakh: Story = { ...screenThemes.narrowInKazakh }
