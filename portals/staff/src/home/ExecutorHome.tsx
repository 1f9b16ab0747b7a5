import { advanceWork, respondToWork, useMyWorks, useSession, useWallet } from '@press/client'
import { givenName } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Loaded, useRefusal, useUpload } from '@press/shell'
import {
  MyWorks,
  Page,
  PageHeader,
  Stack,
  Stat,
  StatGroup,
  useConfirm,
  useToast,
  type MyWork,
  type MyWorksProps,
} from '@press/ui'
import { useSaving } from '../shared/useSaving.ts'
import { useStaff } from '../shared/useStaff.ts'

/** An executor's home: what they earned, offers to answer, works to hand in. */
export function ExecutorHome() {
  const { t } = useTranslation('projects')
  const { name, to } = useStaff()
  const me = useSession().user?.id
  const answer = useMyWorks()
  const onUpload = useUpload('document')
  const refusalOf = useRefusal()
  const toast = useToast()
  const { saving, save } = useSaving('project')
  const [confirm, question] = useConfirm()

  const respond = async (work: MyWork, agree: boolean) => {
    const title = work.book_name
    if (!agree && !(await confirm({ ...declining, title: t('mine.declineAsk', { title }) }))) return
    const taken = work.executor?.id === me ? 'taken' : 'answered'
    await save(
      String(work.id),
      () => respondToWork(work.id, agree, ''),
      t(`mine.${agree ? taken : 'declined'}`, { title }),
    )
  }
  const declining = {
    children: t('mine.declineText'),
    confirmLabel: t('mine.decline'),
    busyLabel: t('work.panel.saving'),
    cancelLabel: t('mine.keep'),
  }
  const versionOf = (id: number) => answer.data?.works.find((work) => work.id === id)?.version
  const shared = {
    hrefOf: to.project,
    onAnswer: (work: MyWork, agree: boolean) => void respond(work, agree),
    onHandIn: async ({ work: { id }, result_file }: Parameters<MyWorksProps['onHandIn']>[0]) => {
      try {
        await advanceWork(id, { status: 'completed', version: versionOf(id), ...(result_file && { result_file }) })
        const title = answer.data?.works.find((work) => work.id === id)?.book_name ?? ''
        toast({ message: t('mine.handedIn', { title }) })
      } catch (error) {
        throw refusalOf(error)
      }
    },
    onUpload,
    busy: saving === undefined ? undefined : Number(saving),
  }
  const counts = answer.data && [
    ...(answer.data.offers.length > 0 ? [t('mine.offersCount', { count: answer.data.offers.length })] : []),
    ...(answer.data.works.length > 0 ? [t('mine.worksCount', { count: answer.data.works.length })] : []),
  ]
  return (
    <Page
      header={
        <PageHeader
          title={t('mine.title', { name: givenName(name) })}
          {...(counts && counts.length > 0 && { description: counts.join(', ') })}
        />
      }
    >
      <Stack gap={5}>
        <Earned />
        <Loaded of={answer} skeleton={<MyWorks {...shared} />}>
          {({ offers, works }) => <MyWorks {...shared} offers={offers} works={works} />}
        </Loaded>
      </Stack>
      {question}
    </Page>
  )
}

/** The three figures of the wallet; they are not worth a screen that fails. */
function Earned() {
  const { t } = useTranslation('projects')
  const { money } = useFormat()
  const { data } = useWallet()
  if (!data) return null
  return (
    <StatGroup>
      <Stat label={t('wallet.owed')} value={money(data.owed)} />
      <Stat label={t('wallet.checking')} value={money(data.checking)} />
      <Stat label={t('wallet.paid')} value={money(data.paid)} />
    </StatGroup>
  )
}
