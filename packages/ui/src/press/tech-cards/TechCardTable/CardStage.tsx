import { getCurrentStage, type TechCardRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'

/** The furthest stage of a card, or a note that the card is archived. */
export function CardStage({ card }: { card: TechCardRow }) {
  const { t } = useTranslation(['tech-cards', 'domain'])
  if (card.is_archieve) return <Badge glyph={glyphs.archive}>{t('passport.archived')}</Badge>
  const stage = getCurrentStage(card)
  return (
    <Badge stage={stage} glyph={stageGlyphs[stage]}>
      {t(`domain:stageShort.${stage}`)}
    </Badge>
  )
}
