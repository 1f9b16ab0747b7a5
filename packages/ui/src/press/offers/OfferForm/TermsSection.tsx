import { limits } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { OfferPart } from './OfferPart.tsx'
import type { OfferValues } from './offer-values.ts'

/** The partner discount, who sees the offer, the files and the note. */
export function TermsSection({ partnerDiscount, locked }: { partnerDiscount: number; locked: boolean }) {
  const { t } = useTranslation('offers')
  const { number } = useFormat()
  const { register } = useFormContext<OfferValues>()
  return (
    <OfferPart section="terms">
      <FieldWide>
        <Stack gap={3}>
          {!locked && (
            <Checkbox
              {...register('partner_discount')}
              label={t('form.partner_discount', { percent: number(partnerDiscount) })}
            />
          )}
          <Checkbox
            {...register('hide_from_publisher')}
            label={t('form.hide_from_publisher')}
            detail={t('form.hideHint')}
          />
          <Checkbox {...register('isDigitalBook')} label={t('form.isDigitalBook')} />
        </Stack>
      </FieldWide>
      <FieldWide>
        <TextField {...register('disk_link')} type="url" label={t('form.disk_link')} autoComplete="off" />
      </FieldWide>
      <FieldWide>
        <TextArea
          {...register('note')}
          label={t('form.note')}
          hint={t('form.noteHint')}
          maxLength={limits.noteLength}
        />
      </FieldWide>
    </OfferPart>
  )
}
