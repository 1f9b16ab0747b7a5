import {
  getMissingContractData,
  findMissingContractDetails,
  contractTerms,
  type ContractKind,
  type ContractPublisher,
  type ContractTemplate,
} from '@press/domain'
import { renderContract, useFormat, useTranslation } from '@press/i18n'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { useConfirm } from '../../../patterns/Confirm/index.ts'
import { Form, usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { makeKeyboardScrollable } from '../../../private/keyboard-scrollable-ref.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Tabs } from '../../../primitives/Tabs/index.ts'
import { ContractPaper } from '../ContractPaper/index.ts'
import { ContractStatusBadge } from '../ContractTable/index.ts'
import {
  MissingDetails,
  getMissingDetailReason,
  useMissingDetailLabels,
  type MissingDetailsProps,
} from '../../shared/MissingDetails/index.ts'
import { PreconditionsSection } from '../parts/PreconditionsSection.tsx'
import { RoyaltySection } from '../parts/RoyaltySection.tsx'
import { PathPart } from '../parts/PathPart.tsx'
import {
  createEmptyContract,
  toRequestBody,
  toRulesInput,
  validateForm,
  type ContractFormBody,
  type ContractValues,
} from './contract-values.ts'
import { PartyFields, type PartyFieldsProps } from './PartyFields.tsx'
import { TermFields, type TermFieldsProps } from './TermFields.tsx'
import * as styles from './ContractForm.css.ts'

export interface ContractFormProps
  extends Omit<PartyFieldsProps, 'kind' | 'today'>, Pick<TermFieldsProps, 'searchBooks'> {
  kind: ContractKind
  /** Number of the contract. Undefined before the contract is first saved. */
  number?: string
  /** The press as a party of the contract. */
  press: ContractPublisher
  /** The text of contracts of this kind. */
  template: ContractTemplate
  /** The role of the current user, and the URLs where they fill in missing details of the parties. */
  parties: Pick<MissingDetailsProps, 'role' | 'hrefs'>
  /** Price of a copy of the book, if the catalogue has it. @default null */
  bookPrice?: number | null
  /** Initial values: a draft, or `toContractValues(contract)`. @default an empty contract with the usual terms of its kind */
  defaultValues?: Partial<ContractValues> | undefined
  /** Errors that are shown before anything is submitted. */
  refusal?: FormError | undefined
  /** Saves a draft. Called after every change. */
  onDraft?: (values: ContractValues) => void
  /** When the draft was last saved. */
  draftSavedAt?: string | Date | undefined
  /** Saves the contract. If it rejects with a `FormError`, the errors appear on the fields. */
  onSubmit: (body: ContractFormBody, values: ContractValues) => Promise<void>
  /** Saves the contract and sends it for signing. Errors appear as for `onSubmit`. */
  onSend: (body: ContractFormBody, values: ContractValues) => Promise<void>
  /** Further actions of the screen, such as the PDF. */
  tools?: ReactNode
  /** A message above the fields, for example that the fields hold unsaved changes. */
  notice?: ReactNode
}

/** The form of a contract: its terms, the resulting text in both languages, and the amounts (design p1). */
export function ContractForm({
  kind,
  number,
  press,
  template,
  parties,
  bookPrice = null,
  defaultValues,
  refusal,
  searchParties,
  searchBooks,
  onDraft,
  draftSavedAt,
  onSubmit,
  onSend,
  tools,
  notice,
}: ContractFormProps) {
  const { t } = useTranslation('contracts')
  const { date } = useFormat()
  const id = useId()
  const today = useToday()
  const isPhone = useMedia('belowTablet')
  const isDesktop = useMedia('desktop')
  const [tab, setTab] = useState('terms')
  const [confirm, confirmDialog] = useConfirm()
  const focusedField = useFocusedField()
  const form = usePressForm<ContractValues, 'contracts'>({
    values: () => ({ ...createEmptyContract(kind, today), ...defaultValues }),
    problems: (values) => validateForm(kind, values),
    namespace: 'contracts',
    pathOf: (field) => (field === 'ends_on' && contractTerms[kind].inYears ? 'years' : field),
    onSubmit: (values) => onSubmit(toRequestBody(kind, values), values),
    refusal,
    onValuesChange: onDraft,
  })
  const values = useWatch({ control: form.control }) as ContractValues
  const facts = toRulesInput(kind, values)
  const missingData = getMissingContractData(facts, press)
  const [firstMissing] = missingData
  const missingDetails = findMissingContractDetails(facts, press)
  const partyLabels = useMissingDetailLabels('contract', missingDetails)
  const isPartyDetail = firstMissing === 'party' || firstMissing === 'press'
  const missingReason = isPartyDetail
    ? getMissingDetailReason(partyLabels)
    : firstMissing && t(`checks.lacks.${firstMissing}`)

  const getForm = () => document.getElementById(id) as HTMLFormElement | null
  const sendContract = async () => {
    // Submitting the form shows the validation errors. A contract with missing details of the parties is not sent.
    if (!(await form.trigger())) return getForm()?.requestSubmit()
    if (firstMissing) return
    const isConfirmed = await confirm({
      title: t('send.title'),
      children: (
        <>
          {t('send.text', { email: facts.party_email })}
          <span className={styles.sides}>
            <span>{`${t('send.press')}: ${press.ru.name}, ${press.ru.bin}`}</span>
            <span>{`${t('send.party')}: ${facts.party_name}, ${facts.party_bin}`}</span>
          </span>
        </>
      ),
      confirmLabel: t('send.confirm'),
      cancelLabel: t('send.cancel'),
    })
    if (!isConfirmed) return
    try {
      const sentValues = form.getValues()
      await onSend(toRequestBody(kind, sentValues), sentValues)
    } catch (error) {
      form.showError(error)
    }
  }
  useShortcut('mod+s', () => getForm()?.requestSubmit())
  useShortcut('mod+enter', () => void sendContract())

  const savedStatusText = draftSavedAt
    ? t('form.draftSaved', { time: date(draftSavedAt, 'time') })
    : form.dirty
      ? t('form.unsaved')
      : ''
  const fields = (
    <div className={styles.fields}>
      {notice}
      <div className={styles.group}>
        <h2 className={styles.heading}>{t('form.terms')}</h2>
        <TermFields kind={kind} searchBooks={searchBooks} />
      </div>
      <div className={styles.group}>
        <h2 className={styles.heading}>{t('field.party')}</h2>
        <PartyFields kind={kind} searchParties={searchParties} />
      </div>
    </div>
  )
  const documentPanel = (
    <ContractPaper
      document={renderContract({ ...facts, number: number ?? t('form.numberLater') }, press, template)}
      highlightedField={focusedField}
    />
  )
  const sidePanel = (
    <div className={styles.rail}>
      <PathPart status="draft" date={facts.date} ends_on={facts.ends_on || null} />
      <RoyaltySection contract={facts} price={bookPrice} />
      <PreconditionsSection missingPreconditions={missingData}>
        <MissingDetails document="contract" missingDetails={missingDetails} {...parties} />
      </PreconditionsSection>
    </div>
  )
  return (
    <Form form={form} id={id}>
      <Page
        header={
          <PageHeader
            title={number ? t(`named.${kind}`, { number }) : t(`newOf.${kind}`)}
            filters={
              <>
                <ContractStatusBadge status="draft" />
                <output className={styles.state}>{savedStatusText}</output>
                {tools}
                <Button type="submit" form={id} busy={form.busy} busyLabel={t('form.saving')}>
                  {t(number ? 'form.save' : 'form.create')}
                </Button>
              </>
            }
            primary={
              <Button
                variant="primary"
                trailing={glyphs.arrowRight}
                disabledReason={missingReason}
                onClick={() => void sendContract()}
              >
                {t('form.send')}
              </Button>
            }
          />
        }
      >
        {isPhone ? (
          <Tabs
            label={t('form.tabs')}
            value={tab}
            onValueChange={setTab}
            tabs={[
              { key: 'terms', label: t('form.terms'), panel: fields },
              { key: 'paper', label: t('form.paper'), panel: documentPanel },
              { key: 'outcome', label: t('form.outcome'), panel: sidePanel },
            ]}
          />
        ) : (
          <div className={styles.layout}>
            <div>
              {fields}
              {!isDesktop && sidePanel}
            </div>
            <div ref={makeKeyboardScrollable} className={styles.desk}>
              {documentPanel}
            </div>
            {isDesktop && sidePanel}
          </div>
        )}
      </Page>
      {confirmDialog}
    </Form>
  )
}

/** Returns the name of the field that has the focus. */
function useFocusedField(): string | undefined {
  const [focusedName, setFocusedName] = useState<string>()
  useEffect(() => {
    const updateFocusedName = ({ target }: FocusEvent) => {
      const fieldName = (target as HTMLInputElement).name
      setFocusedName(fieldName === 'years' ? 'ends_on' : fieldName || undefined)
    }
    document.addEventListener('focusin', updateFocusedName)
    return () => document.removeEventListener('focusin', updateFocusedName)
  }, [])
  return focusedName
}
