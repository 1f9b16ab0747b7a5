import { fromTenge } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useFormat, useTranslation } from '@press/i18n'
import { expect, fn } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { Page, Stack } from '../../../foundations/layout/index.ts'
import { Sparkline } from '../../../patterns/charts/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { Stat, StatGroup } from '../../../primitives/Stat/index.ts'
import { offers, works } from './fixtures.ts'
import { MyWorks, type MyWorksProps } from './MyWorks.tsx'

/** Example amounts paid per month, in thousands. */
const paid = [96, 142, 118, 160, 0, 184, 72, 88, 206, 172]

/** The home page of an executor, composed as in the portal. */
function ExecutorHome(props: MyWorksProps) {
  const { t } = useTranslation('projects')
  const { money } = useFormat()
  return (
    <ScreenFixture under="home">
      <Page
        header={
          <PageHeader
            title={t('mine.title', { name: 'Сәуле' })}
            description={[t('mine.offersCount', { count: 2 }), t('mine.worksCount', { count: 3 })].join(', ')}
          />
        }
      >
        <Stack gap={5}>
          <StatGroup>
            <Stat label={t('wallet.owed')} value={money(fromTenge(174_000))} note={t('wallet.works', { count: 3 })} />
            <Stat
              label={t('wallet.checking')}
              value={money(fromTenge(147_200))}
              note={t('wallet.works', { count: 1 })}
            />
            <Stat
              label={t('wallet.paid')}
              value={money(fromTenge(1_238_000))}
              note={
                <Link variant="standalone" href="#/mywallet">
                  {t('wallet.title')}
                </Link>
              }
              chart={<Sparkline label={t('wallet.chart.title')} values={paid} />}
            />
          </StatGroup>
          <MyWorks {...props} />
        </Stack>
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Executor home',
  component: ExecutorHome,
  ...fullScreen,
  args: {
    offers,
    works,
    hrefOf: (id) => `#/project-details/${id}`,
    onTake: fn(),
    onDecline: fn(),
    onHandIn: fn(),
    onUpload: fn(),
  },
} satisfies Meta<typeof ExecutorHome>
export default meta
type Story = StoryObj<typeof meta>

export const OffersAndWorks: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Предложения' })).toBeVisible()
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const Tablet: Story = { ...screenThemes.tablet }
export const Phone: Story = { ...screenThemes.phone }
export const NarrowPhoneInKazakh: Story = { ...screenThemes.narrowInKazakh }
