import { useWallet } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Loaded } from '@press/shell'
import { Page, PageHeader, WorkWallet } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

/** What a person has earned by works, and what of it is owed. */
export function WalletScreen() {
  const { t } = useTranslation('projects')
  const { to } = useStaff()
  const answer = useWallet()
  return (
    <Page header={<PageHeader title={t('wallet.title')} />}>
      <Loaded of={answer}>{(wallet) => <WorkWallet wallet={wallet} hrefOf={to.project} />}</Loaded>
    </Page>
  )
}
