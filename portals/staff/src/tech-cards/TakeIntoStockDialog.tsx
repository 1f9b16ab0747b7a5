import { finishStageWork } from '@press/client'
import {
  copyShares,
  getExpectedCopies,
  isReceivedLate,
  limits,
  validateReceivedCopies,
  getShortages,
  validateShortfall,
  type Copies,
  type CopyShare,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Alert, Controller, NumberField, Text, TextArea } from '@press/ui'
import { TechCardTaskForm, useTechCardTask } from './TechCardTaskForm.tsx'
import type { TechCard } from '../shared/tech-card.ts'

/** Takes a print run into stock, with counts checked against the copies that the card allots to each owner. */
export function TakeIntoStockDialog({ card, onClose }: { card: TechCard; onClose: () => void }) {
  const { t } = useTranslation('tech-cards')
  const { number } = useFormat()
  const { id, version, book_name } = card
  const expectedCopies = getExpectedCopies(card)
  const action = t('work.receive.action')
  const form = useTechCardTask<{ received: Record<CopyShare, number | null>; reason: string; remarks: string }>({
    values: { received: expectedCopies, reason: '', remarks: '' },
    problems: ({ received, reason }) => ({
      ...validateReceivedCopies(received),
      ...validateShortfall(expectedCopies, toCopies(received), reason),
    }),
    change: ({ received, reason, remarks }) =>
      finishStageWork(id, 'receive', { version, remarks, reason, received: received as Copies }),
    formatSuccess: () => t('work.done', { id, action }),
    onClose,
  })
  const shortages = getShortages(expectedCopies, toCopies(form.watch('received')))
  return (
    <TechCardTaskForm
      form={form}
      title={t('work.receive.title', { title: book_name })}
      confirmLabel={action}
      onClose={onClose}
    >
      <Text as="p" tone="secondary">
        {t(isReceivedLate(card) ? 'work.receive.bodyLate' : 'work.receive.body')}
      </Text>
      {copyShares.map((share) => (
        <Controller
          key={share}
          control={form.control}
          name={`received.${share}`}
          render={({ field }) => (
            <NumberField
              {...field}
              label={t(`field.circulation_${share}`)}
              suffix={t('copies.unit')}
              required
              hint={t('copies.expected', { expected: number(expectedCopies[share]) })}
            />
          )}
        />
      ))}
      {shortages.length > 0 && (
        <>
          <Alert tone="warning">
            {t('copies.shortage', {
              shares: shortages
                .map(
                  ({ share, missing }) => `${t(`field.circulation_${share}`).toLocaleLowerCase()} ${number(missing)}`,
                )
                .join(', '),
            })}
          </Alert>
          <TextArea {...form.register('reason')} label={t('shortage.reason')} required maxLength={limits.noteLength} />
        </>
      )}
      <TextArea {...form.register('remarks')} label={t('work.remarks')} optional maxLength={limits.noteLength} />
    </TechCardTaskForm>
  )
}

/** Returns the counted copies. An empty count becomes zero. */
const toCopies = (received: Record<CopyShare, number | null>) =>
  Object.fromEntries(copyShares.map((share) => [share, received[share] ?? 0])) as Copies
