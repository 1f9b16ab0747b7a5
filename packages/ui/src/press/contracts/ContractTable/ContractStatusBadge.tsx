import type { ContractStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'

const statusBadges: Record<ContractStatus, { tone: BadgeTone; glyph: Glyph }> = {
  draft: { tone: 'neutral', glyph: glyphs.pencilLine },
  sent: { tone: 'info', glyph: glyphs.envelopeSimple },
  signed: { tone: 'success', glyph: glyphs.signature },
  ended: { tone: 'neutral', glyph: glyphs.archive },
}

export interface ContractStatusBadgeProps {
  status: ContractStatus
  /** Whether the contract waits for the current user. @default false */
  waitsForUser?: boolean
}

/** The status of a contract. */
export function ContractStatusBadge({ status, waitsForUser = false }: ContractStatusBadgeProps) {
  const { t } = useTranslation('contracts')
  return (
    <Badge {...statusBadges[status]} {...(waitsForUser && { tone: 'attention' as const })}>
      {t(`status.${status}`)}
    </Badge>
  )
}
