import { finishStageWork } from '@press/client'
import {
  copyShares,
  getExpectedCopies,
  validateDeliveredCopies,
  limits,
  joinShortNames,
  type CopyShare,
  type DeliveredCopies,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Controller, FieldSet, NumberField, Text, TextArea, TextField } from '@press/ui'
import { TechCardTaskForm, useTechCardTask } from './TechCardTaskForm.tsx'
import type { TechCard } from '../shared/tech-card.ts'

type Draft = Record<CopyShare, { copies: number | null; to: string }>

/** Records the distribution of a print run: how many copies each recipient gets, and who took them. */
export function HandOutCopiesDialog({ card, onClose }: { card: TechCard; onClose: () => void }) {
  const { t } = useTranslation('tech-cards')
  const { number } = useFormat()
  const { id, version, book_name, received, delivery_address } = card
  const availableCopies = received ?? getExpectedCopies(card)
  const action = t('work.deliver.action')
  const form = useTechCardTask({
    values: {
      handed_over: Object.fromEntries(
        copyShares.map((share) => [
          share,
          { copies: availableCopies[share], to: share === 'author' ? joinShortNames(card.authors) : '' },
        ]),
      ) as Draft,
      remarks: '',
    },
    problems: ({ handed_over }) => validateDeliveredCopies(handed_over, received),
    change: ({ handed_over, remarks }) =>
      finishStageWork(id, 'deliver', { version, remarks, handed_over: handed_over as DeliveredCopies }),
    formatSuccess: () => t('work.done', { id, action }),
    onClose,
  })
  return (
    <TechCardTaskForm
      form={form}
      title={t('work.deliver.title', { title: book_name })}
      confirmLabel={action}
      onClose={onClose}
    >
      <Text as="p" tone="secondary">
        {t('work.deliver.body')}
      </Text>
      {delivery_address && <Text as="p" tone="secondary">{`${t('field.delivery_address')}: ${delivery_address}`}</Text>}
      {copyShares.map((share) => (
        <FieldSet key={share} legend={t(`field.circulation_${share}`)} layout="columns">
          <Controller
            control={form.control}
            name={`handed_over.${share}.copies`}
            render={({ field }) => (
              <NumberField
                {...field}
                label={t('copies.handed')}
                suffix={t('copies.unit')}
                required
                hint={received ? t('copies.inStock', { received: number(received[share]) }) : undefined}
              />
            )}
          />
          <TextField
            {...form.register(`handed_over.${share}.to`)}
            label={t('copies.to')}
            maxLength={limits.bookNameLength}
          />
        </FieldSet>
      ))}
      <TextArea {...form.register('remarks')} label={t('work.remarks')} optional maxLength={limits.noteLength} />
    </TechCardTaskForm>
  )
}
