import { budgetSources, daysBetween } from '@press/domain'
import { locales, useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { DayField } from './fields.tsx'
import { OfferPart } from './OfferPart.tsx'
import type { OfferValues } from './offer-values.ts'

/** Number and dates, the language of the documents, and the payer. */
export function OfferSection({ today, locked }: { today: string; locked: boolean }) {
  const { t } = useTranslation(['offers', 'applications', 'offer-words'])
  const { control, register } = useFormContext<OfferValues>()
  const [number, date, validUntil] = useWatch({ control, name: ['number', 'date', 'valid_until'] })
  const daysLeft = validUntil ? daysBetween(today, validUntil) : undefined
  const dateLimits = { min: date, minReason: t('problem.beforeDate') }
  return (
    <OfferPart section="offer">
      <TextField
        {...register('number')}
        label={t('form.number')}
        hint={number ? undefined : t('form.numberHint')}
        tabular
        autoComplete="off"
      />
      <DayField
        name="date"
        label={t('form.date')}
        required
        readOnlyReason={locked ? t('form.locked.date') : undefined}
      />
      <DayField
        name="valid_until"
        label={t('form.valid_until')}
        {...(date && dateLimits)}
        hint={
          daysLeft === undefined
            ? t('offer-words:validity.open')
            : t(daysLeft < 0 ? 'offer-words:validity.past' : 'offer-words:validity.left', { count: daysLeft })
        }
      />
      <DayField name="deadline" label={t('form.deadline')} {...(date && dateLimits)} />
      <Select
        {...register('language')}
        label={t('form.language')}
        hint={t('form.languageHint')}
        placeholder={null}
        options={locales.map((value) => ({ value, label: t(`form.languageOf.${value}`) }))}
      />
      <RadioGroup
        {...register('funding_source')}
        label={t('form.funding_source')}
        variant="horizontal"
        options={budgetSources.map((value) => ({ value, label: t(`applications:budgetSource.${value}`) }))}
      />
    </OfferPart>
  )
}
