import { useCardManagers } from '@press/client'
import { useTranslation } from '@press/i18n'
import { FilterChip } from '@press/shell'
import { glyphs } from '@press/ui'

interface ManagerFilterProps {
  /** The id of the manager; '' for all managers. */
  value: string
  onValueChange: (id: string) => void
}

/** Filters cards by manager. Offers the managers with cards that the user may see. */
export function ManagerFilter({ value, onValueChange }: ManagerFilterProps) {
  const { t } = useTranslation('boards')
  const { data } = useCardManagers()
  const managers = data?.projectManagers ?? []
  return (
    <FilterChip
      label={t('filter.manager')}
      allLabel={t('filter.anyManager')}
      glyph={glyphs.user}
      options={managers.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      onValueChange={onValueChange}
    />
  )
}
