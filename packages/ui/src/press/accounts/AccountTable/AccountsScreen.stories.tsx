import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { views } from '../../../docs/screen-viewports.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { SearchField } from '../../../primitives/SearchField/index.ts'
import { accounts } from '../fixtures.ts'
import { AccountTable } from './AccountTable.tsx'

/** The accounts screen of organizations, composed as in the portal. */
function Screen() {
  const { t } = useTranslation('accounts')
  const [search, setSearch] = useState('')
  return (
    <ScreenFixture under="offers" crumbs={['Деньги', t('list.title')]}>
      <Page
        header={
          <PageHeader
            title={t('list.title')}
            count={t('list.found', { count: accounts.length })}
            filters={
              <>
                <SearchField label={t('list.search')} value={search} onValueChange={setSearch} />
                <Button leading={glyphs.downloadSimple}>{t('list.export')}</Button>
              </>
            }
          />
        }
      >
        <AccountTable
          rows={accounts}
          rowHref={({ id }) => `#/accounts/${id}`}
          sort={{ key: 'owed', direction: 'descending' }}
          onSortChange={() => undefined}
        />
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Accounts',
  component: Screen,
  ...fullScreen,
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Organisations: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Взаиморасчёты' })).toBeVisible()
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
export const NarrowPhoneInKazakh: Story = { globals: { locale: 'kz', viewport: views.narrow } }
