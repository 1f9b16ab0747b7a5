import { act, useCall, useSession } from '@press/client'
import { getGivenName, type MyWork } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { QueryBoundary, OtherPending, useUpload, useSaving } from '@press/shell'
import { Link, MyWorks, Page, PageHeader, Sparkline, Stack, Stat, StatGroup, type MyWorksProps } from '@press/ui'
import { Suspense } from 'react'
import { useStaff } from '../shared/useStaff.ts'

/** The home screen of an executor: earnings, offered works to answer, works to submit. */
export function ExecutorHome() {
  const { t } = useTranslation('projects')
  const { name, paths } = useStaff()
  const myId = useSession().user?.id
  const answer = useCall('GET /api/my-works', {})
  const onUpload = useUpload('document')
  const { saving: savingKey, save, submit } = useSaving()

  const acceptWork = (work: MyWork) =>
    save(
      String(work.id),
      () => act('POST /api/work-types/{id}/respond', { params: { id: work.id }, body: { agree: true, comment: '' } }),
      t(work.executor?.id === myId ? 'mine.taken' : 'mine.answered', { title: work.book_name }),
      { action: { label: t('mine.takeBack'), onAction: () => void withdrawWork(work) } },
    )
  const withdrawWork = (work: MyWork) =>
    save(
      String(work.id),
      () => act('DELETE /api/work-types/{id}/respond', { params: { id: work.id } }),
      t('mine.takenBack', { title: work.book_name }),
    )
  const declineWork = async (work: MyWork, comment: string) => {
    await submit(
      () => act('POST /api/work-types/{id}/respond', { params: { id: work.id }, body: { agree: false, comment } }),
      t('mine.declined', { title: work.book_name }),
    )
  }
  const findVersion = (id: number) => answer.data?.works.find((work) => work.id === id)?.version
  const worksProps = {
    hrefOf: paths.project,
    onAccept: (work: MyWork) => void acceptWork(work),
    onDecline: declineWork,
    onHandIn: async ({ work: { id }, result_files }: Parameters<MyWorksProps['onHandIn']>[0]) => {
      const title = answer.data?.works.find((work) => work.id === id)?.book_name ?? ''
      await submit(
        () =>
          act('POST /api/work-types/{id}/status', {
            params: { id },
            body: { status: 'completed', version: findVersion(id), ...(result_files && { result_files }) },
          }),
        t('mine.handedIn', { title }),
      )
    },
    onUpload,
    busy: savingKey === undefined ? undefined : Number(savingKey),
  }
  const counts = answer.data && [
    ...(answer.data.offers.length > 0 ? [t('mine.offersCount', { count: answer.data.offers.length })] : []),
    ...(answer.data.works.length > 0 ? [t('mine.worksCount', { count: answer.data.works.length })] : []),
  ]
  return (
    <Page
      header={
        <PageHeader
          title={t('mine.title', { name: getGivenName(name) })}
          description={counts && counts.length > 0 ? counts.join(', ') : undefined}
        />
      }
    >
      <Stack gap={5}>
        <Earnings />
        <QueryBoundary result={answer} skeleton={<MyWorks {...worksProps} />}>
          {({ offers, works }) => <MyWorks {...worksProps} offers={offers} works={works} />}
        </QueryBoundary>
        <Suspense>
          <OtherPending />
        </Suspense>
      </Stack>
    </Page>
  )
}

/** The three figures of the wallet, with a link to the wallet. If the figures fail to load, the screen still works. */
function Earnings() {
  const { t } = useTranslation('projects')
  const { paths } = useStaff()
  const { money } = useFormat()
  const { data } = useCall('GET /api/wallet', {})
  if (!data) return null
  const { owed, checking, paid, counts, months } = data
  const formatWorkCount = (count: number) => t('wallet.works', { count })
  return (
    <StatGroup>
      <Stat label={t('wallet.owed')} value={money(owed)} note={formatWorkCount(counts.owed)} />
      <Stat label={t('wallet.checking')} value={money(checking)} note={formatWorkCount(counts.checking)} />
      <Stat
        label={t('wallet.paid')}
        value={money(paid)}
        note={
          <Link variant="standalone" href={paths.wallet}>
            {t('wallet.title')}
          </Link>
        }
        chart={<Sparkline label={t('wallet.chart.title')} values={months.map((month) => month.paid)} />}
      />
    </StatGroup>
  )
}
