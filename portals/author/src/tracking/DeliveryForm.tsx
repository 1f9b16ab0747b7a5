import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { Button, Form, Panel, Stack, TextArea, TextField, usePressForm } from '@press/ui'
import { useEffect, useEffectEvent } from 'react'
import type { TechCard } from '../shared/tech-card.ts'

const fields = ['delivery_address', 'from_address', 'delivery_payment'] as const
type Delivery = Record<(typeof fields)[number], string>

const toDelivery = (card: TechCard): Delivery => ({
  delivery_address: card.delivery_address ?? '',
  from_address: card.from_address ?? '',
  delivery_payment: card.delivery_payment ?? '',
})

/** A form for the author's copies: the delivery address or the pickup, and who pays for the delivery. */
export function DeliveryForm({ card }: { card: TechCard }) {
  const { t } = useTranslation(['tracking', 'tech-cards'])
  const { submit } = useSaving()
  const form = usePressForm<Delivery>({
    values: toDelivery(card),
    onSubmit: (delivery) =>
      submit(
        () =>
          act('POST /api/tech-cards/{id}/delivery', {
            params: { id: card.id },
            body: { ...delivery, version: card.version },
          }),
        t('delivery.saved'),
      ),
  })
  // Fields that the author has not edited follow the card. A reset of the form would also remove the message of a conflict.
  const followCard = useEffectEvent((next: TechCard) => {
    const savedDelivery = toDelivery(next)
    for (const field of fields)
      if (!form.getFieldState(field).isDirty || form.getValues(field) === savedDelivery[field])
        form.resetField(field, { defaultValue: savedDelivery[field] })
  })
  useEffect(() => followCard(card), [card])

  return (
    <Panel title={t('tech-cards:section.delivery')}>
      <Form form={form}>
        <Stack>
          <TextArea
            {...form.register('delivery_address')}
            label={t('tech-cards:field.delivery_address')}
            rows={2}
            autoComplete="street-address"
          />
          <TextField {...form.register('from_address')} label={t('tech-cards:field.from_address')} />
          <TextField {...form.register('delivery_payment')} label={t('tech-cards:field.delivery_payment')} />
          <div>
            <Button type="submit" busy={form.busy} busyLabel={t('delivery.saving')} disabled={!form.dirty}>
              {t('delivery.save')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  )
}
