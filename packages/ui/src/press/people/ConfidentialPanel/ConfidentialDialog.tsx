import { validateConfidential, type Confidential, type ConfidentialField } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { BinIinField } from '../../../primitives/BinIinField/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { IbanField } from '../../../primitives/IbanField/index.ts'
import { MaskedInput } from '../../../primitives/MaskedInput/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { MaskedFields } from './ConfidentialPanel.tsx'

export interface ConfidentialDialogProps {
  field: ConfidentialField
  /** The saved values, masked. All values except the number fill in the form. */
  masked: MaskedFields
  /** The number of approved works with pending payment. @default 0 */
  inProgressCount?: number
  onClose: () => void
  /** Saves the value, or deletes it with null. If it rejects with a `FormError`, the errors appear on the fields. */
  onSubmit: (body: { [Field in ConfidentialField]?: Confidential[Field] | null }) => Promise<unknown>
}

const fieldComponents = { IIN: IinFields, identity_document: DocumentFields, bank: BankFields, card_number: CardFields }

/** A dialog that replaces a document, an account or another confidential value. */
export function ConfidentialDialog({ field, masked, inProgressCount = 0, onClose, onSubmit }: ConfidentialDialogProps) {
  const { t } = useTranslation('profile')
  const today = useToday()
  const { identity_document: identityDocument, bank } = masked
  const form = usePressForm<Confidential, 'profile'>({
    values: {
      IIN: '',
      identity_document: {
        number: '',
        issued_by: identityDocument?.issued_by ?? '',
        issued_at: identityDocument?.issued_at ?? '',
      },
      bank: { name: bank?.name ?? '', BIK: bank?.BIK ?? '', IIK: '' },
      card_number: '',
    },
    problems: (values) => validateConfidential({ [field]: values[field] }, today),
    namespace: 'profile',
    onSubmit: async (values) => {
      await onSubmit({ [field]: values[field] })
    },
  })
  const Fields = fieldComponents[field]
  const isPaymentField = field === 'card_number' || field === 'bank'

  return (
    <FormDialog
      form={form}
      title={t(masked[field] === null ? 'confidential.addTitle' : 'confidential.replaceTitle', {
        field: t(`confidential.field.${field}`),
      })}
      onClose={onClose}
      cancelLabel={t('confidential.cancel')}
      submitLabel={t('confidential.save')}
      busyLabel={t('form.saving')}
      footerNote={
        masked[field] !== null && (
          <Button
            variant="quiet"
            disabled={form.busy}
            onClick={() => void onSubmit({ [field]: null }).catch(form.showError)}
          >
            {t('confidential.remove')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {isPaymentField && inProgressCount > 0 && (
          <Alert tone="warning">{t('confidential.underWay', { count: inProgressCount })}</Alert>
        )}
        <Fields today={today} />
      </Stack>
    </FormDialog>
  )
}

function IinFields() {
  const { t } = useTranslation('profile')
  const { control } = useFormContext<Confidential>()
  return (
    <Controller
      control={control}
      name="IIN"
      render={({ field }) => <BinIinField kind="iin" label={t('form.field.IIN')} required {...field} />}
    />
  )
}

function DocumentFields({ today }: { today: string }) {
  const { t } = useTranslation('profile')
  const { control, register } = useFormContext<Confidential>()
  return (
    <>
      <TextField
        label={t('form.field.document_number')}
        hint={t('form.hint.document')}
        tabular
        required
        autoComplete="off"
        maxLength={40}
        {...register('identity_document.number')}
      />
      <TextField
        label={t('form.field.document_issued_by')}
        maxLength={200}
        {...register('identity_document.issued_by')}
      />
      <Controller
        control={control}
        name="identity_document.issued_at"
        render={({ field }) => (
          <DateField
            label={t('form.field.document_issued_at')}
            max={today}
            maxReason={t('problem.future')}
            {...field}
          />
        )}
      />
    </>
  )
}

function BankFields() {
  const { t } = useTranslation('profile')
  const { control, register } = useFormContext<Confidential>()
  return (
    <>
      <Controller
        control={control}
        name="bank.IIK"
        render={({ field }) => <IbanField label={t('form.field.IIK')} required {...field} />}
      />
      <TextField label={t('form.field.bank_name')} maxLength={200} {...register('bank.name')} />
      <TextField
        label={t('form.field.BIK')}
        tabular
        autoCapitalize="characters"
        maxLength={11}
        {...register('bank.BIK', { setValueAs: (value: string) => value.toUpperCase() })}
      />
    </>
  )
}

function CardFields() {
  const { t } = useTranslation('profile')
  const { control } = useFormContext<Confidential>()
  return (
    <Controller
      control={control}
      name="card_number"
      render={({ field }) => (
        <MaskedInput
          label={t('form.field.card_number')}
          mask="0000 0000 0000 0000"
          example="4111 1111 1111 1111"
          autoComplete="cc-number"
          required
          {...field}
        />
      )}
    />
  )
}
