import { useTranslation } from '@press/i18n'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { glyphs } from '../../foundations/Icon/index.ts'
import { MenuAt, type MenuItem } from '../../primitives/Menu/index.ts'
import { stageGlyphs } from '../../foundations/stages/index.ts'
import { hasTarget } from './board-reducer.ts'
import type { BoardColumn, MoveTargets } from './types.ts'

export interface MoveMenuProps<Key extends string> {
  /** The position of the menu; null while it is closed. */
  position: { x: number; y: number } | null
  title: string
  from: Key
  columns: readonly BoardColumn<Key>[]
  targets: MoveTargets<Key>
  onMove: (target: Key) => void
  onClose: () => void
}

/** A menu of all other columns. Refused columns are disabled and show the reason. A phone lists only the allowed columns. */
export function MoveMenu<Key extends string>({
  position,
  title,
  from,
  columns,
  targets,
  onMove,
  onClose,
}: MoveMenuProps<Key>) {
  const { t } = useTranslation('boards')
  const allowedOnly = useMedia('belowTablet') && hasTarget(targets)
  const items = columns.flatMap(({ key, title: label, stage, glyph }): MenuItem[] => {
    const target = targets[key]
    if (key === from || !target || (allowedOnly && !target.allowed)) return []
    return [
      {
        key,
        label,
        glyph: glyph ?? (stage ? stageGlyphs[stage] : glyphs.archive),
        ...(target.allowed ? { onSelect: () => onMove(key) } : { disabled: true, reason: target.reason }),
      },
    ]
  })
  return (
    <MenuAt
      position={position}
      label={t('move', { title })}
      items={[{ key: 'heading', heading: t('moveTo') }, ...items]}
      onClose={onClose}
    />
  )
}
