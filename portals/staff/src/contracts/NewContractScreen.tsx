import { act, searchContractBooks, searchContractParties, useCall } from '@press/client'
import { getContractKinds, type ContractKind, type ContractPublisher, type ContractTemplate } from '@press/domain'
import { toPressDay, useTranslation } from '@press/i18n'
import {
  QueryBoundary,
  useFormScreen,
  useNavigate,
  useParams,
  usePageTitle,
  useRefusal,
  useSearchParams,
  useSaving,
} from '@press/shell'
import {
  Alert,
  ContractForm,
  Page,
  PageHeader,
  createRenewalValues,
  useToast,
  type ContractFormBody,
  type ContractValues,
} from '@press/ui'
import { useEffect } from 'react'
import { useStaff } from '../shared/useStaff.ts'

/** The form of a new contract of the kind in the URL, or of a contract that renews another contract. */
export function NewContractScreen() {
  const { role, paths } = useStaff()
  const navigate = useNavigate()
  const kindParam = useParams()['kind']
  const kind = getContractKinds(role).find((one) => one === kindParam)
  const isKnownKind = kind !== undefined
  useEffect(() => {
    if (!isKnownKind) void navigate(paths.contracts, { replace: true })
  }, [isKnownKind, navigate, paths])
  return kind && <KindContract key={kind} kind={kind} />
}

function KindContract({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('contracts')
  const [search] = useSearchParams()
  const renews = Number(search.get('renews')) || null
  const reference = useCall('GET /api/contracts/create', { query: { kind } })
  const title = t(`newOf.${kind}`)
  usePageTitle(title)
  const page = (
    <QueryBoundary result={reference}>
      {({ press, template }) => {
        const contractProps = { kind, press, template: template.text }
        return renews ? <Renewal {...contractProps} renews={renews} /> : <NewContract {...contractProps} />
      }}
    </QueryBoundary>
  )
  return reference.data ? page : <Page header={<PageHeader title={title} />}>{page}</Page>
}

interface NewContractProps {
  kind: ContractKind
  press: ContractPublisher
  template: ContractTemplate
}

function Renewal({ renews, ...props }: NewContractProps & { renews: number }) {
  const renewedContract = useCall('GET /api/contracts/{id}', { params: { id: renews } })
  return (
    <QueryBoundary result={renewedContract}>
      {({ contract }) => (
        <NewContract
          {...props}
          renews={renews}
          initialValues={createRenewalValues(contract, toPressDay(new Date()))}
          price={contract.book_price}
        />
      )}
    </QueryBoundary>
  )
}

interface PrefilledContractProps extends NewContractProps {
  renews?: number
  initialValues?: ContractValues
  price?: number | null
}

function NewContract({ kind, press, template, renews, initialValues, price = null }: PrefilledContractProps) {
  const { t } = useTranslation('contracts')
  const { role, paths } = useStaff()
  const toast = useToast()
  const { submit } = useSaving()
  const toFormError = useRefusal()
  const screen = useFormScreen<ContractValues>(`contract.new.${kind}.${renews ?? ''}`, { lossText: t('form.loses') })
  const createContract = async (body: ContractFormBody) =>
    (await submit(() => act('POST /api/contracts', { body: { ...body, kind, renews: renews ?? null } }))).contract
  const saveDraft = async (body: ContractFormBody) => {
    const { id, number } = await createContract(body)
    toast({ message: t('said.created', { title: t(`named.${kind}`, { number }) }) })
    screen.leave(paths.editContract(id))
  }
  const createAndSendContract = async (body: ContractFormBody) => {
    const { id, version } = await createContract(body)
    try {
      await act('POST /api/contracts/{id}/status', { params: { id }, body: { status: 'sent', version } })
      toast({ message: t('said.sent', { email: body.party_email }) })
      screen.leave(paths.contract(id))
    } catch (problem) {
      // The contract is saved, but sending it failed.
      toast({ tone: 'danger', message: toFormError(problem).message })
      screen.leave(paths.editContract(id))
    }
  }
  return (
    <>
      <ContractForm
        key={screen.formKey}
        kind={kind}
        press={press}
        template={template}
        parties={{ role, hrefs: { requisites: paths.pressBankDetails } }}
        bookPrice={price}
        defaultValues={screen.draft ?? initialValues}
        searchParties={searchContractParties}
        searchBooks={searchContractBooks}
        onDraft={screen.storeDraft}
        draftSavedAt={screen.savedAt}
        onSubmit={saveDraft}
        onSend={createAndSendContract}
        notice={
          screen.draft && (
            <Alert action={{ label: t('form.startOver'), onAction: screen.startOver }}>{t('form.draftRestored')}</Alert>
          )
        }
      />
      {screen.guard}
    </>
  )
}
