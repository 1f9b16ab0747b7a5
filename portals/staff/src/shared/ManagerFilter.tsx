import { useCardManagers } from '@press/client'
import { useTranslation } from '@press/i18n'
import { glyphs } from '@press/ui'
import { FilterChip } from './FilterChip.tsx'

interface ManagerFilterProps {
  /** Id of the manager, '' for all. */
  value: string
  onValueChange: (id: string) => void
}

/** Narrows cards to one manager's; offers those who have cards that the person may see. */
export function ManagerFilter({ value, onValueChange }: ManagerFilterProps) {
  const { t } = useTranslation('board')
  const { data } = useCardManagers()
  const managers = data?.projectManagers ?? []
  return (
    <FilterChip
      label={t('filter.manager')}
      all={t('filter.anyManager')}
      glyph={glyphs.user}
      options={managers.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      onValueChange={onValueChange}
    />
  )
}
