import { acceptOf, contractKindsOf, contractProblems, limits, type ContractKind, type RoleKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { Controller, Form, FormFooter, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid, FieldSet, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { useToday } from '../../../private/useToday.ts'
import { BinIinField } from '../../../primitives/BinIinField/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { FileUpload, type Upload } from '../../../primitives/FileUpload/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { ContractParty, type ContractPartyProps } from './ContractParty.tsx'
import { blankContract, bodyOf, factsOf, type ContractFormBody, type ContractValues } from './contractValues.ts'

export interface ContractFormProps extends Pick<ContractPartyProps, 'searchParties'> {
  /** Who writes it: the kinds follow from it. */
  writer: RoleKey
  /** A draft, `contractValues(contract)`, or a kind. @default an empty contract of today */
  defaultValues?: Partial<ContractValues>
  /** Keeps a draft; called after every change. */
  onDraft?: (values: ContractValues) => void
  /** Sends the scan. */
  onUpload: Upload
  /** Saves it. What it rejects with, a `FormError`, lands on its fields. */
  onSubmit: (body: ContractFormBody) => Promise<void>
  /** Leaves without saving. */
  onCancel: () => void
  /** @default «Сохранить договор» */
  submitLabel?: string
  /** @default now */
  today?: string
}

/** A contract: what kind, with whom, for how long, for how much, and its signed paper. */
export function ContractForm({
  writer,
  defaultValues,
  searchParties,
  onDraft,
  onUpload,
  onSubmit,
  onCancel,
  submitLabel,
  today: given,
}: ContractFormProps) {
  const { t } = useTranslation('contracts')
  const today = useToday(given)
  const kinds = contractKindsOf(writer)
  const form = usePressForm<ContractValues, 'contracts'>({
    values: () => ({ ...blankContract(today), ...defaultValues }),
    problems: (values) => contractProblems(factsOf(values)),
    words: 'contracts',
    onSubmit: (values) => onSubmit(bodyOf(values)),
    onValuesChange: onDraft,
  })
  const { control, register } = form
  const starts = useWatch({ control, name: 'starts_on' })
  const day = (
    name: 'date' | 'starts_on' | 'ends_on',
    more: { required?: boolean; min?: string; hint?: string } = {},
  ) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <DateField {...field} {...more} label={t(`form.${name}`)} minReason={t('problem.beforeStart')} today={today} />
      )}
    />
  )
  const label = (kind: ContractKind) => ({ value: kind, label: t(`kind.${kind}`) })

  return (
    <Form form={form}>
      <FieldGrid layout="columns">
        <FieldWide>
          <Select {...register('kind')} label={t('form.kind')} required options={kinds.map(label)} />
        </FieldWide>
        <TextField {...register('number')} label={t('form.number')} required tabular autoComplete="off" />
        {day('date', { required: true })}
      </FieldGrid>
      <FieldSet legend={t('form.party')} layout="columns">
        <ContractParty searchParties={searchParties} />
        <FieldWide>
          <TextField {...register('party_name')} label={t('form.party_name')} required autoComplete="off" />
        </FieldWide>
        <Controller
          control={control}
          name="party_bin"
          render={({ field }) => <BinIinField {...field} label={t('form.party_bin')} />}
        />
        <TextField {...register('party_email')} type="email" label={t('form.party_email')} autoComplete="off" />
      </FieldSet>
      <FieldSet legend={t('form.terms')} layout="columns">
        {day('starts_on')}
        {day('ends_on', { ...(starts && { min: starts }), hint: t('form.endsHint') })}
        <Controller
          control={control}
          name="sum"
          render={({ field }) => <MoneyField {...field} label={t('form.sum')} hint={t('form.sumHint')} />}
        />
        <FieldWide>
          <TextArea {...register('note')} label={t('form.note')} maxLength={limits.note} />
        </FieldWide>
        <FieldWide>
          <Controller
            control={control}
            name="scan"
            render={({ field }) => (
              <FileUpload
                {...field}
                label={t('form.scan')}
                hint={t('form.scanHint')}
                accept={acceptOf('document')}
                maxSize={limits.document}
                onUpload={onUpload}
              />
            )}
          />
        </FieldWide>
      </FieldSet>
      <FormFooter state={form.dirty && t('form.unsaved')}>
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('form.saving')}>
          {submitLabel ?? t('form.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}
