import { useTranslation } from '@press/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { Columns, Page, Panel, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { PaperBalances } from '../../shared/PaperBalances/index.ts'
import { PaperMovements } from '../PaperMovements/index.ts'
import { balances, movements, order, runs, today } from '../../shared/fixtures/paper.ts'
import { PaperRuns } from './PaperRuns.tsx'

const acts = { onOrder: fn(), onCount: fn(), onReceive: fn(), onCancel: fn() }
const hrefOf = (id: number) => `#/techcards/${id}`

/** The press's paper for a printing house, composed as in the portal. */
function PaperScreen() {
  const { t } = useTranslation('paper-stock')
  return (
    <ScreenFixture under="home" record={t('title')}>
      <Page header={<PageHeader title={t('title')} />}>
        <Columns aside="end">
          <Stack gap={4}>
            <Panel title={t('balances')} actions={<Text tone="muted">{t('hint')}</Text>}>
              <PaperBalances balances={balances} orders={[order]} acts={acts} />
            </Panel>
            <Panel title={t('runs')}>
              <PaperRuns runs={runs} hrefOf={hrefOf} />
            </Panel>
          </Stack>
          <Panel title={t('movements')}>
            <PaperMovements movements={movements} hrefOf={hrefOf} onCorrect={fn()} />
          </Panel>
        </Columns>
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Paper',
  component: PaperScreen,
  ...fullScreen,
  parameters: { ...fullScreen.parameters, today },
} satisfies Meta<typeof PaperScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Движение' })).toBeVisible()
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const Tablet: Story = { ...screenThemes.tablet }
export const Phone: Story = { ...screenThemes.phone }
export const NarrowPhoneInKazakh: Story = { ...screenThemes.narrowInKazakh }
