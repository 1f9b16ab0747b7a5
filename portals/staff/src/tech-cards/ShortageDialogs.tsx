import { act } from '@press/client'
import {
  copyShares,
  getExpectedCopies,
  limits,
  shortageOutcomes,
  validateShortage,
  getShortages,
  type Copies,
  type CopyShare,
  type ShortageOutcome,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Controller, NumberField, RadioGroup, Text, TextArea } from '@press/ui'
import { TechCardTaskForm, useTechCardTask } from './TechCardTaskForm.tsx'
import type { TechCard } from '../shared/tech-card.ts'

interface ShortageDialogProps {
  card: TechCard
  onClose: () => void
}

const noCopies: Copies = { author: 0, university: 0, library: 0 }

/** A dialog that records missing copies: how many copies of which owner are missing, and why. */
export function RecordShortageDialog({ card, onClose }: ShortageDialogProps) {
  const { t } = useTranslation('tech-cards')
  const { id, version, book_name, received } = card
  const availableCopies = received ?? getExpectedCopies(card)
  const form = useTechCardTask<{ missing: Record<CopyShare, number | null>; reason: string }>({
    values: { missing: noCopies, reason: '' },
    problems: (values) => validateShortage(values, availableCopies),
    change: ({ missing, reason }) =>
      act('POST /api/tech-cards/{id}/shortage', {
        params: { id },
        body: { missing: missing as Copies, reason, version },
      }),
    formatSuccess: () => t('shortage.recorded'),
    onClose,
  })
  return (
    <TechCardTaskForm
      form={form}
      title={t('shortage.recordTitle', { title: book_name })}
      confirmLabel={t('shortage.record')}
      onClose={onClose}
    >
      <Text as="p" tone="secondary">
        {t('shortage.recordBody')}
      </Text>
      {copyShares.map((share) => (
        <Controller
          key={share}
          control={form.control}
          name={`missing.${share}`}
          render={({ field }) => (
            <NumberField
              {...field}
              label={t(`field.circulation_${share}`)}
              suffix={t('copies.unit')}
              required
              hint={t('shortage.there', { count: availableCopies[share] })}
            />
          )}
        />
      ))}
      <TextArea {...form.register('reason')} label={t('shortage.reason')} required maxLength={limits.noteLength} />
    </TechCardTaskForm>
  )
}

/** Asks how the missing copies were resolved. */
export function SettleShortageDialog({ card, onClose }: ShortageDialogProps) {
  const { t } = useTranslation('tech-cards')
  const { id, version, book_name, shortages } = card
  const missingCopies = shortages.find(({ outcome }) => outcome === null)?.missing ?? noCopies
  const form = useTechCardTask<{ outcome: ShortageOutcome | null; note: string }>({
    values: { outcome: null, note: '' },
    problems: ({ outcome }) => (outcome ? {} : { outcome: 'required' }),
    change: ({ outcome, note }) =>
      act('POST /api/tech-cards/{id}/shortage/settle', {
        params: { id },
        body: { outcome: outcome as ShortageOutcome, note, version },
      }),
    formatSuccess: () => t('shortage.settled'),
    onClose,
  })
  const shares = getShortages(missingCopies, noCopies).map(({ share, missing: count }) =>
    t('shortage.share', { share: t(`field.circulation_${share}`).toLocaleLowerCase(), count }),
  )
  return (
    <TechCardTaskForm
      form={form}
      title={t('shortage.settleTitle', { title: book_name })}
      confirmLabel={t('shortage.settle')}
      onClose={onClose}
    >
      <Text as="p" tone="secondary">
        {t('shortage.settleBody', { shares: shares.join(', ') })}
      </Text>
      <Controller
        control={form.control}
        name="outcome"
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={t('shortage.outcome')}
            required
            variant="cards"
            options={shortageOutcomes.map((value) => ({
              value,
              label: t(`shortage.outcomes.${value}`),
              detail: t(`shortage.outcomeHints.${value}`),
            }))}
          />
        )}
      />
      <TextArea {...form.register('note')} label={t('shortage.note')} optional maxLength={limits.noteLength} />
    </TechCardTaskForm>
  )
}
