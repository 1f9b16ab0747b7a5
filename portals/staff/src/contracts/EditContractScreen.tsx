import { act, searchContractBooks, searchContractParties, useCall, type AnswerOf } from '@press/client'
import { getContractKinds, type ContractPublisher } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { ContractActions, QueryBoundary, useEditScreen, useParams, usePageTitle, useRefusal } from '@press/shell'
import {
  Alert,
  ContractForm,
  toContractValues,
  Page,
  PageHeader,
  useToast,
  type ContractFormBody,
  type ContractValues,
} from '@press/ui'
import { lazy, Suspense, useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { useContractLabels } from './useContractLabels.ts'

// Loaded lazily, because the form of a draft does not need the reader.
const ContractScreen = lazy(async () => ({ default: (await import('./ContractScreen.tsx')).ContractScreen }))

type Answer = AnswerOf<'GET /api/contracts/{id}'>
type Contract = Answer['contract']
type Template = NonNullable<Answer['template']>

/** The form of a draft contract. A sent contract is shown read-only. */
export function EditContractScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('contracts')
  const { role } = useStaff()
  const answer = useCall('GET /api/contracts/{id}', { params: { id } })
  const contract = answer.data?.contract
  usePageTitle(contract && t(`named.${contract.kind}`, { number: contract.number }))
  const page = (
    <QueryBoundary result={answer}>
      {({ contract: row, press, template, newer_template }) =>
        template && row.status === 'draft' && getContractKinds(role).includes(row.kind) ? (
          <EditContract key={id} contract={row} press={press} template={template} newer={newer_template} />
        ) : (
          // A separate boundary keeps React from hiding the form that was just sent.
          <Suspense>
            <ContractScreen />
          </Suspense>
        )
      }
    </QueryBoundary>
  )
  return contract ? page : <Page header={<PageHeader title={t('list.title')} />}>{page}</Page>
}

interface EditContractProps {
  contract: Contract
  press: ContractPublisher
  /** The template version of the draft. `newer` is the current version, if it is newer. */
  template: Template
  newer: Template | null
}

function EditContract({ contract, press, template, newer }: EditContractProps) {
  const { t } = useTranslation('contracts')
  const { role, paths } = useStaff()
  const toast = useToast()
  const toFormError = useRefusal()
  const { id, kind, number, book_price } = contract
  const [newTemplate, setNewTemplate] = useState<Template>()
  const currentTemplate = newTemplate ?? template
  const screen = useEditScreen<Contract, ContractValues>(`contract.${id}`, {
    row: contract,
    valuesOf: toContractValues,
    currentRowOf: (answer) => (answer as { contract: Contract }).contract,
    ...useContractLabels(),
    closedReasonOf: ({ status }) => (status === 'draft' ? undefined : t('path.sent')),
    lossText: t('form.loses'),
  })
  const templateChange = newTemplate && { template_version: newTemplate.version }
  const saveContract = async (body: ContractFormBody, values: ContractValues) => {
    await screen.save(values, (version) =>
      act('PUT /api/contracts/{id}', { params: { id }, body: { ...body, ...templateChange, version } }),
    )
    toast({ message: t('said.saved') })
  }
  const saveAndSendContract = async (body: ContractFormBody, values: ContractValues) => {
    await screen.save(values, async (version) => {
      const { contract: savedContract } = await act('PUT /api/contracts/{id}', {
        params: { id },
        body: { ...body, ...templateChange, version },
      })
      await act('POST /api/contracts/{id}/status', {
        params: { id },
        body: { status: 'sent', version: savedContract.version },
      }).catch((problem: unknown) => {
        throw toFormError(problem)
      })
    })
    toast({ message: t('said.sent', { email: body.party_email }) })
    screen.leave(paths.contract(id))
  }
  return (
    <>
      <ContractForm
        key={screen.formKey}
        kind={kind}
        number={number}
        press={press}
        template={currentTemplate.text}
        parties={{ role, hrefs: { requisites: paths.pressBankDetails } }}
        bookPrice={book_price}
        defaultValues={screen.values}
        refusal={screen.refusal}
        searchParties={searchContractParties}
        searchBooks={searchContractBooks}
        onDraft={screen.storeDraft}
        draftSavedAt={screen.savedAt}
        onSubmit={saveContract}
        onSend={saveAndSendContract}
        tools={<ContractActions contract={contract} editing />}
        notice={
          <>
            {screen.isDraftRestored && (
              <Alert action={{ label: t('form.dropDraft'), onAction: screen.startOver }}>
                {t('form.draftRestored')}
              </Alert>
            )}
            {newer && newer.version > currentTemplate.version && (
              <Alert action={{ label: t('form.takeNewer'), onAction: () => setNewTemplate(newer) }}>
                {t('form.newerText', { version: newer.version, own: currentTemplate.version })}
              </Alert>
            )}
          </>
        }
      />
      {screen.guard}
    </>
  )
}
