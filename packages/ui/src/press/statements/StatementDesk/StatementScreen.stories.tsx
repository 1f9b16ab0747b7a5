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
import { decidedLines, invoices, openLines, statement } from '../fixtures.ts'
import { useStatementLabels } from './useStatementLabels.ts'
import { StatementDesk } from './StatementDesk.tsx'

const nothing = () => undefined

/** A bank statement with seven payments that need a decision, composed as in the portal. */
function Screen({ begin = openLines[0]?.id ?? null }: { begin?: number | null }) {
  const { t } = useTranslation('statements')
  const { period } = useStatementLabels()
  const [selectedLine, setSelectedLine] = useState<number | null>(begin)
  const { confirm, unknown } = statement.tallies
  return (
    <ScreenFixture under="offers" crumbs={['Деньги', t('list.title')]}>
      <Page
        header={
          <PageHeader
            title={t('list.title')}
            count={[statement.bank, period(statement), t('list.paymentsOf', { count: statement.total.count })].join(
              ', ',
            )}
            filters={
              <>
                <Button variant="quiet" leading={glyphs.clockCounterClockwise}>
                  {t('list.earlier')}
                </Button>
                <Button leading={glyphs.uploadSimple}>{t('take.another')}</Button>
              </>
            }
            primary={
              <Button
                variant="primary"
                leading={glyphs.lockSimple}
                disabled
                disabledReason={t('close.left', { count: confirm.count + unknown.count })}
              >
                {t('close.button')}
              </Button>
            }
          />
        }
      >
        <StatementDesk
          statement={statement}
          open={openLines}
          decided={decidedLines}
          chosen={selectedLine}
          onChosenChange={setSelectedLine}
          invoices={invoices}
          search=""
          onSearchChange={nothing}
          onDecide={nothing}
          onForeign={nothing}
          onUndo={nothing}
          onUndoLast={nothing}
        />
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Bank statement',
  component: Screen,
  ...fullScreen,
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const SevenWait: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('41 из 48')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Закрыть выписку' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const NarrowPhoneInKazakh: Story = {
  args: { begin: null },
  globals: { locale: 'kz', viewport: views.narrow },
}
