import type { UserState } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../foundations/Icon/index.ts'
import { Badge, type BadgeTone } from '../../primitives/Badge/index.ts'

const stateBadges: Record<UserState, { tone: BadgeTone; glyph: Glyph }> = {
  active: { tone: 'success', glyph: glyphs.checkCircle },
  invited: { tone: 'info', glyph: glyphs.envelopeSimple },
  expired: { tone: 'warning', glyph: glyphs.clock },
  inactive: { tone: 'neutral', glyph: glyphs.prohibit },
}

/** The state of an account. */
export function UserStateBadge({ state }: { state: UserState }) {
  const { t } = useTranslation('users')
  const { tone, glyph } = stateBadges[state]
  return (
    <Badge tone={tone} glyph={glyph}>
      {t(`state.${state}`)}
    </Badge>
  )
}
