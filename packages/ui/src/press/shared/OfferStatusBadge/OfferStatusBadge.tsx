import { offerStatuses, OfferStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { Badge, type BadgeTone, type StageTone } from '../../../primitives/Badge/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'

export interface OfferStatusBadgeProps {
  /** The status from the server. An unknown status is shown unchanged. */
  status: OfferStatus | (string & {})
  /** Whether the full name is shown. @default false */
  long?: boolean
}

type BadgeStyle = { tone: BadgeTone; glyph: Glyph } | { stage: StageTone; glyph: Glyph }

const statusBadges: Record<OfferStatus, BadgeStyle> = {
  [OfferStatus.inProcess]: { tone: 'info', glyph: glyphs.hourglass },
  [OfferStatus.accepted]: { tone: 'success', glyph: glyphs.checkCircle },
  [OfferStatus.rejected]: { tone: 'danger', glyph: glyphs.xCircle },
  [OfferStatus.invoiceRequested]: { tone: 'attention', glyph: glyphs.receipt },
  [OfferStatus.invoiceSent]: { tone: 'accent', glyph: glyphs.envelopeSimple },
  [OfferStatus.printing]: { stage: 'typography', glyph: stageGlyphs.typography },
  [OfferStatus.wap]: { stage: 'wap', glyph: stageGlyphs.wap },
  [OfferStatus.stock]: { stage: 'stock', glyph: stageGlyphs.stock },
  [OfferStatus.done]: { stage: 'done', glyph: stageGlyphs.done },
  [OfferStatus.archived]: { tone: 'neutral', glyph: glyphs.archive },
}

const isOfferStatus = (status: string): status is OfferStatus => (offerStatuses as readonly string[]).includes(status)

/** The status of an offer. Statuses in production have the colour of their stage. */
export function OfferStatusBadge({ status, long = false }: OfferStatusBadgeProps) {
  const { t } = useTranslation('offers')
  const knownStatus = isOfferStatus(status) ? status : undefined
  const badge = knownStatus ? statusBadges[knownStatus] : { tone: 'neutral' as const, glyph: glyphs.question }
  return <Badge {...badge}>{t(`${long ? 'status' : 'statusShort'}.${knownStatus ?? 'unknown'}`)}</Badge>
}
