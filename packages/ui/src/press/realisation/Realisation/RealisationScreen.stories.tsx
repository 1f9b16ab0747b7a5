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
import { rows, statement, sums } from '../fixtures.ts'
import { RoyaltyStatement } from '../RoyaltyStatement/index.ts'
import type { RealisationGroup } from '../types.ts'
import { Realisation } from './Realisation.tsx'

/** The sales of a quarter, composed as in the portal. */
function Screen() {
  const { t } = useTranslation('realisation')
  const [group, setGroup] = useState<RealisationGroup>('books')
  const [selectedRow, setSelectedRow] = useState('1')
  const [language, setLanguage] = useState<'ru' | 'kz' | 'en'>('kz')
  const [unsigned, setUnsigned] = useState(false)
  return (
    <ScreenFixture under="contracts" crumbs={['Продажи', t('title')]}>
      <Page
        header={
          <PageHeader
            title={t('title')}
            count={t('signed', { count: 7 })}
            filters={<Button leading={glyphs.downloadSimple}>XLSX</Button>}
          />
        }
      >
        <Realisation
          rows={rows}
          sums={sums}
          due={statement.due}
          group={group}
          onGroupChange={setGroup}
          unsigned={{ titles: 2, copies: 38 }}
          unsignedShown={unsigned}
          onUnsignedShownChange={setUnsigned}
          chosen={selectedRow}
          onChosenChange={setSelectedRow}
          statementTitle={t('letter')}
          statementOpen={false}
          onStatementOpenChange={() => undefined}
          statement={
            <RoyaltyStatement
              statement={statement}
              press={{ name: '«Университет баспасы» РМК', bin: '940440010006' }}
              language={language}
              onLanguageChange={setLanguage}
              actions={<Button leading={glyphs.filePdf}>PDF</Button>}
            />
          }
        />
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Realisation',
  component: Screen,
  ...fullScreen,
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Quarter: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Кітаптың өткізілуі туралы есеп')).toBeVisible()
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  },
}
