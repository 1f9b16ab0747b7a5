import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTranslation } from '@press/i18n'
import { expect, fn } from 'storybook/test'
import { ScreenFixture } from '../../docs/ScreenFixture.tsx'
import { screenThemes, fullScreen } from '../../docs/screen-story.ts'
import { Page } from '../../foundations/layout/index.ts'
import { PageHeader } from '../../patterns/PageHeader/index.ts'
import { plan, today } from './fixtures.ts'
import { PrintPlan, type PrintPlanProps } from './PrintPlan.tsx'

/** The home page of a printing house, composed as in the portal. */
function TypographyHome(props: PrintPlanProps) {
  const { t } = useTranslation(['queue', 'print-plan'])
  return (
    <ScreenFixture under="home">
      <Page
        header={
          <PageHeader
            title={t('print-plan:title')}
            {...(props.plan && { count: t('print-plan:runsCount', { count: props.plan.runs.length }) })}
          />
        }
      >
        <PrintPlan {...props} />
      </Page>
    </ScreenFixture>
  )
}

const paperActs = { onOrder: fn(), onCount: fn(), onReceive: fn(), onCancel: fn() }
const meta = {
  title: 'Screens/Typography home',
  component: TypographyHome,
  ...fullScreen,
  parameters: { today },
  args: {
    plan,
    hrefOf: (id) => `#/techcards/${id}`,
    onStart: fn(),
    onReady: fn(),
    onCount: fn(),
    onArrange: fn(),
    paperActs,
  },
} satisfies Meta<typeof TypographyHome>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'План на сегодня' })).toBeVisible()
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const Tablet: Story = { ...screenThemes.tablet }
export const Phone: Story = { ...screenThemes.phone }
export const NarrowPhoneInKazakh: Story = { ...screenThemes.narrowInKazakh }
