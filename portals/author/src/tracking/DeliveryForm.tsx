import { act, isApiError } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useErrorMessage } from '@press/shell'
import { Alert, Button, Panel, Stack, TextArea, TextField, useToast } from '@press/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { TechCard } from '../shared/tech-card.ts'

const fields = ['delivery_address', 'from_address', 'delivery_payment'] as const
type Delivery = Record<(typeof fields)[number], string>

const deliveryOf = (card: TechCard): Delivery => ({
  delivery_address: card.delivery_address ?? '',
  from_address: card.from_address ?? '',
  delivery_payment: card.delivery_payment ?? '',
})

/** A form for the author's copies: the delivery address or the collection, and who pays the delivery. */
export function DeliveryForm({ card }: { card: TechCard }) {
  const { t } = useTranslation(['tracking', 'tech-cards'])
  const toast = useToast()
  const errorText = useErrorMessage()
  const [failure, setFailure] = useState<string>()
  // Fields that the author has not edited are updated when the card changes.
  const { register, handleSubmit, setError, formState } = useForm<Delivery>({
    values: deliveryOf(card),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty, isSubmitting } = formState

  const save = async (delivery: Delivery) => {
    setFailure(undefined)
    try {
      await act('POST /api/tech-cards/{id}/delivery', {
        params: { id: card.id },
        body: { ...delivery, version: card.version },
      })
      toast({ message: t('delivery.saved') })
    } catch (error) {
      setFailure(errorText(error))
      if (!isApiError(error)) return
      for (const field of fields) if (error.fields[field]) setError(field, { message: error.fields[field] })
    }
  }
  return (
    <Panel title={t('tech-cards:section.delivery')}>
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <Stack>
          {failure && <Alert tone="danger">{failure}</Alert>}
          <TextArea
            {...register('delivery_address')}
            label={t('tech-cards:field.delivery_address')}
            rows={2}
            autoComplete="street-address"
            error={errors.delivery_address?.message}
          />
          <TextField
            {...register('from_address')}
            label={t('tech-cards:field.from_address')}
            error={errors.from_address?.message}
          />
          <TextField
            {...register('delivery_payment')}
            label={t('tech-cards:field.delivery_payment')}
            error={errors.delivery_payment?.message}
          />
          <div>
            <Button type="submit" busy={isSubmitting} busyLabel={t('delivery.saving')} disabled={!isDirty}>
              {t('delivery.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  )
}
