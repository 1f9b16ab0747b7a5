import { contractStatuses, type ContractStatus, type ContractDelivery, type ContractSignature } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { Timeline, type TimelineEvent } from '../../../primitives/Timeline/index.ts'
import { AsideSection } from './AsideSection.tsx'

export interface PathPartProps {
  status: ContractStatus
  /** The day the contract was created. */
  date: string
  ends_on: string | null
  deliveries?: readonly Pick<ContractDelivery, 'created_at' | 'recalled_at'>[]
  signature?: ContractSignature | null
}

const statusGlyphs: Record<ContractStatus, Glyph> = {
  draft: glyphs.pencilLine,
  sent: glyphs.envelopeSimple,
  signed: glyphs.signature,
  ended: glyphs.archive,
}

/** The progress of a contract: its status, the date of each step and the next step. */
export function PathPart({ status, date, ends_on, deliveries = [], signature }: PathPartProps) {
  const { t } = useTranslation('contracts')
  const currentIndex = contractStatuses.indexOf(status)
  const dates: Record<ContractStatus, string | undefined> = {
    draft: date,
    sent: deliveries.find(({ recalled_at }) => recalled_at === null)?.created_at,
    signed: signature?.created_at,
    ended: ends_on ?? undefined,
  }
  const details: Record<ContractStatus, string | undefined> = {
    draft: status === 'draft' ? t('path.draft') : undefined,
    sent: t('path.sent'),
    signed: signature
      ? t('path.by', { name: signature.name, method: t(`signed.method.${signature.method}`) })
      : t('path.signed'),
    ended: ends_on ? undefined : t('path.ended_none'),
  }
  const events = contractStatuses.map((key, index): TimelineEvent => {
    const [stepDate, stepDetail] = [dates[key], details[key]]
    return {
      key,
      title: t(`status.${key}`),
      state: index < currentIndex ? 'past' : index === currentIndex ? 'current' : 'future',
      ...(index === currentIndex && { glyph: statusGlyphs[key] }),
      ...(stepDate && (index <= currentIndex || key === 'ended') && { date: stepDate }),
      ...(stepDetail && { detail: stepDetail }),
    }
  })
  return (
    <AsideSection title={t('path.title')}>
      <Timeline label={t('path.title')} events={events} />
    </AsideSection>
  )
}
