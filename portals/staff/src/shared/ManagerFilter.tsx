import { useNewTechCard } from '@press/client'
import { grantOf } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '@press/ui'
import { FilterChip } from './FilterChip.tsx'
import { useStaff } from './useStaff.ts'

interface ManagerFilterProps {
  /** Id of the manager, '' for all. */
  value: string
  onChange: (id: string) => void
}

/** Narrows cards to one manager's. The list of managers comes with the card's form, so only for those who may write cards. */
export function ManagerFilter(props: ManagerFilterProps) {
  const { role } = useStaff()
  return grantOf(role, 'techCards', 'write') ? <Managers {...props} /> : null
}

function Managers({ value, onChange }: ManagerFilterProps) {
  const { t } = useTranslation('board')
  const { data } = useNewTechCard()
  const managers = data?.projectManagers ?? []
  return (
    <FilterChip
      label={t('filter.manager')}
      all={t('filter.anyManager')}
      glyph={glyphs.user}
      options={managers.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
