import { logGroups } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { Combobox } from '../../../primitives/Combobox/index.ts'
import { DateRangeField } from '../../../primitives/DateRangeField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { LogFiltersProps } from './types.ts'
import * as styles from './LogFilters.css.ts'

const presets = ['today', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const

export function DaysEditor({ filter: { from, to }, onFilterChange }: LogFiltersProps) {
  const { t } = useTranslation('events-log')
  return (
    <DateRangeField
      label={t('filter.days')}
      value={{ from, to }}
      onValueChange={onFilterChange}
      presets={presets}
      openEnded
    />
  )
}

export function GroupsEditor({ filter: { groups }, onFilterChange }: LogFiltersProps) {
  const { t } = useTranslation('events-log')
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('filter.groups')}</legend>
      {logGroups.map((group) => (
        <Checkbox
          key={group}
          size="sm"
          label={t(`group.${group}`)}
          checked={groups.includes(group)}
          // Keeps the groups in the order of `logGroups`, so that the same groups always give the same URL.
          onCheckedChange={(isChecked) =>
            onFilterChange({
              groups: logGroups.filter((logGroup) => (logGroup === group ? isChecked : groups.includes(logGroup))),
            })
          }
        />
      ))}
    </fieldset>
  )
}

export function WhoEditor({ filter: { actor }, actorName, people, onFilterChange }: LogFiltersProps) {
  const { t } = useTranslation('events-log')
  const person =
    actor && actor !== 'none' ? { value: actor, label: actorName ?? t('resource.user', { id: actor }) } : null
  return (
    <div className={styles.fields}>
      <Combobox
        label={t('filter.person')}
        options={people}
        value={person}
        onValueChange={(selectedPerson) => onFilterChange({ actor: selectedPerson?.value ?? '' })}
      />
      <Checkbox
        size="sm"
        label={t('filter.nobody')}
        checked={actor === 'none'}
        onCheckedChange={(isChecked) => onFilterChange({ actor: isChecked ? 'none' : '' })}
      />
    </div>
  )
}

export function ObjectEditor({ filter: { resource, resource_id }, resources, onFilterChange }: LogFiltersProps) {
  const { t } = useTranslation('events-log')
  return (
    <div className={styles.fields}>
      <Select
        label={t('filter.object')}
        value={resource}
        onValueChange={(newResource) => onFilterChange({ resource: newResource, resource_id: '' })}
        options={[
          { value: '', label: t('filter.anyObject') },
          ...resources.map((resourceType) => ({
            value: resourceType,
            label: t(`resourceOf.${resourceType as 'offer'}`),
          })),
        ]}
      />
      {resource && (
        <TextField
          label={t('filter.number')}
          hint={t('filter.numberHint')}
          inputMode="numeric"
          value={resource_id}
          onValueChange={(enteredId) => onFilterChange({ resource_id: enteredId.replace(/\D/g, '').slice(0, 9) })}
        />
      )}
    </div>
  )
}
