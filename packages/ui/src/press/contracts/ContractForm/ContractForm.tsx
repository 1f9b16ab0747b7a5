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
import { keyboardScrollableRef } from '../../../private/keyboard-scrollable-ref.ts'
import { useToday } from '../../../private/useToday.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Tabs } from '../../../primitives/Tabs/index.ts'
import { ContractPaper } from '../ContractPaper/index.ts'
import { ContractStatusBadge } from '../ContractTable/index.ts'
import {
  MissingDetails,
  getMissingDetailReason,
  useMissingDetailLabels,
  type MissingDetailsProps,
} from '../../organizations/MissingDetails/index.ts'
import { PreconditionsSection } from '../parts/PreconditionsSection.tsx'
import { RoyaltySection } from '../parts/RoyaltySection.tsx'
import { PathPart } from '../parts/PathPart.tsx'
import {
  emptyContract,
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
  /** None before it is first saved. */
  number?: string
  /** The press's own side. */
  press: ContractPublisher
  /** What contracts of the kind say. */
  template: ContractTemplate
  /** Who writes it, and where they fill in what its sides lack. */
  sides: Pick<MissingDetailsProps, 'role' | 'hrefs'>
  /** Of a copy of its book, where the catalogue knows it. @default null */
  bookPrice?: number | null
  /** A draft, or `contractValues(contract)`. @default a blank one with the usual terms of the kind */
  defaultValues?: Partial<ContractValues> | undefined
  /** What is said before anything is sent. */
  refusal?: FormError | undefined
  /** Keeps a draft; called after every change. */
  onDraft?: (values: ContractValues) => void
  /** When the draft was last kept. */
  draftSavedAt?: string | Date | undefined
  /** Saves it. What it rejects with, a `FormError`, lands on its fields. */
  onSubmit: (body: ContractFormBody, values: ContractValues) => Promise<void>
  /** Saves it and sends it to be signed; what it rejects with lands where `onSubmit`'s does. */
  onSend: (body: ContractFormBody, values: ContractValues) => Promise<void>
  /** What the screen can do beside it: its PDF. */
  tools?: ReactNode
  /** What is told above the fields: that they hold what was not saved. */
  notice?: ReactNode
  /** @default now */
  today?: string
}

/** A contract being written: its terms, the text that follows from them in both languages, and what it comes to (design p1). */
export function ContractForm({
  kind,
  number,
  press,
  template,
  sides,
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
  today: given,
}: ContractFormProps) {
  const { t } = useTranslation('contracts')
  const { date } = useFormat()
  const id = useId()
  const today = useToday(given)
  const phone = useMedia('belowTablet')
  const wide = useMedia('desktop')
  const [tab, setTab] = useState('terms')
  const [confirm, confirmation] = useConfirm()
  const lit = useTypedField()
  const form = usePressForm<ContractValues, 'contracts'>({
    values: () => ({ ...emptyContract(kind, today), ...defaultValues }),
    problems: (values) => validateForm(kind, values),
    words: 'contracts',
    pathOf: (field) => (field === 'ends_on' && contractTerms[kind].inYears ? 'years' : field),
    onSubmit: (values) => onSubmit(toRequestBody(kind, values), values),
    refusal,
    onValuesChange: onDraft,
  })
  const values = useWatch({ control: form.control }) as ContractValues
  const facts = toRulesInput(kind, values)
  const lacks = getMissingContractData(facts, press)
  const [lack] = lacks
  const sideLacks = findMissingContractDetails(facts, press)
  const sideWords = useMissingDetailLabels('contract', sideLacks)
  const ofSides = lack === 'party' || lack === 'press'
  const reason = ofSides ? getMissingDetailReason(sideWords) : lack && t(`checks.lacks.${lack}`)

  const element = () => document.getElementById(id) as HTMLFormElement | null
  const send = async () => {
    // What is wrong is pointed out as if it were saved; only what is whole is sent.
    if (!(await form.trigger())) return element()?.requestSubmit()
    if (lack) return
    const agreed = await confirm({
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
    if (!agreed) return
    try {
      const last = form.getValues()
      await onSend(toRequestBody(kind, last), last)
    } catch (thrown) {
      form.refuse(thrown)
    }
  }
  useShortcut('mod+s', () => element()?.requestSubmit())
  useShortcut('mod+enter', () => void send())

  const saved = draftSavedAt
    ? t('form.draftSaved', { time: date(draftSavedAt, 'time') })
    : form.dirty
      ? t('form.unsaved')
      : ''
  const fields = (
    <div className={styles.fields}>
      {notice}
      <div className={styles.group}>
        <h2 className={styles.heading}>{t('form.terms')}</h2>
        <TermFields kind={kind} searchBooks={searchBooks} today={today} />
      </div>
      <div className={styles.group}>
        <h2 className={styles.heading}>{t('field.party')}</h2>
        <PartyFields kind={kind} searchParties={searchParties} today={today} />
      </div>
    </div>
  )
  const paper = (
    <ContractPaper
      paper={renderContract({ ...facts, number: number ?? t('form.numberLater') }, press, template)}
      lit={lit}
    />
  )
  const rail = (
    <div className={styles.rail}>
      <PathPart status="draft" date={facts.date} ends_on={facts.ends_on || null} />
      <RoyaltySection contract={facts} price={bookPrice} />
      <PreconditionsSection lacks={lacks}>
        <MissingDetails paper="contract" lacks={sideLacks} {...sides} />
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
                <output className={styles.state}>{saved}</output>
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
                disabledReason={reason}
                onClick={() => void send()}
              >
                {t('form.send')}
              </Button>
            }
          />
        }
      >
        {phone ? (
          <Tabs
            label={t('form.tabs')}
            value={tab}
            onValueChange={setTab}
            tabs={[
              { key: 'terms', label: t('form.terms'), panel: fields },
              { key: 'paper', label: t('form.paper'), panel: paper },
              { key: 'outcome', label: t('form.outcome'), panel: rail },
            ]}
          />
        ) : (
          <div className={styles.layout}>
            <div>
              {fields}
              {!wide && rail}
            </div>
            <div ref={keyboardScrollableRef} className={styles.desk}>
              {paper}
            </div>
            {wide && rail}
          </div>
        )}
      </Page>
      {confirmation}
    </Form>
  )
}

/** The field that the focus is in, by its name. */
function useTypedField(): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const typed = (target as HTMLInputElement).name
      setName(typed === 'years' ? 'ends_on' : typed || undefined)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return name
}
