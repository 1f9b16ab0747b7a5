import { act, useCall, useSession } from '@press/client'
import { getGrantedScope, getRoleOrDefault } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { ContractStatusBadge, ContractView, Page, PageHeader, type Signing } from '@press/ui'
import { useParams } from 'react-router-dom'
import { usePreview } from '../../calls/usePreview.tsx'
import { useUpload } from '../../calls/useUpload.ts'
import { rolePaths } from '../../routing/paths.ts'
import { usePageTitle } from '../../routing/PageTitles.tsx'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'
import { useSaving } from '../../calls/useSaving.ts'
import { ContractActions, type ContractWithAccess } from './ContractActions.tsx'

/** The screen of a sent contract, where people read, sign, recall or end it. */
export function ContractReader() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('contracts')
  const answer = useCall('GET /api/contracts/{id}', { params: { id } })
  const contract = answer.data?.contract
  const title = contract ? t(`named.${contract.kind}`, { number: contract.number }) : t('list.title')
  usePageTitle(contract && title)
  return (
    <Page
      header={
        <PageHeader
          title={title}
          count={contract ? contract.party_name : undefined}
          filters={
            contract && (
              <>
                <ContractStatusBadge
                  status={contract.status}
                  waitsForUser={contract.own && contract.status === 'sent'}
                />
                <ContractActions contract={contract} />
              </>
            )
          }
        />
      }
    >
      <QueryBoundary result={answer}>
        {({ contract: loadedContract }) => <SentContract key={id} contract={loadedContract} />}
      </QueryBoundary>
    </Page>
  )
}

function SentContract({ contract }: { contract: ContractWithAccess }) {
  const { t } = useTranslation('contracts')
  const { user } = useSession()
  const roleId = user?.role_id ?? 0
  const { key: role } = getRoleOrDefault(roleId)
  const { submit } = useSaving()
  const [openPreview, dialog] = usePreview()
  const { id, version, own: isOwn, sendings } = contract
  const sign = async (signing: Signing) => {
    const sha256 = sendings.find(({ recalled_at }) => recalled_at === null)?.sha256
    await submit(
      () =>
        act('POST /api/contracts/{id}/status', {
          params: { id },
          body: { status: 'signed', version, ...signing, ...(sha256 && { sha256 }) },
        }),
      ({ contract: updated }) => t(updated.status === 'signed' ? 'said.signed' : 'said.signatureReceived'),
    )
  }
  return (
    <>
      <ContractView
        contract={contract}
        actor={{ role, own: isOwn }}
        onAskCode={() => submit(() => act('POST /api/contracts/{id}/code', { params: { id } }))}
        onSign={getGrantedScope(role, 'contracts', 'advance') ? sign : undefined}
        onUploadScan={useUpload('document')}
        onUploadSignature={useUpload('signature')}
        onOpen={openPreview}
        hrefOf={rolePaths(roleId).contract}
      />
      {dialog}
    </>
  )
}
