import { useTranslation } from '@press/i18n'
import { useRef, useState, type ReactNode } from 'react'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Chip } from '../../../primitives/Chip/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Popover } from '../../../primitives/Popover/index.ts'
import { SearchField } from '../../../primitives/SearchField/index.ts'
import { DaysEditor, GroupsEditor, ObjectEditor, WhoEditor } from './editors.tsx'
import { useFilterLabels } from './useFilterLabels.ts'
import type { LogFilter, LogFiltersProps } from './types.ts'
import * as styles from './LogFilters.css.ts'

/** For each filter chip: its icon, its editor, and the filter values that removing the chip sets. */
const filterParts = {
  days: { glyph: glyphs.calendarBlank, without: { from: '', to: '' }, Editor: DaysEditor },
  groups: { glyph: glyphs.funnel, without: { groups: [] }, Editor: GroupsEditor },
  who: { glyph: glyphs.user, without: { actor: '' }, Editor: WhoEditor },
  object: { glyph: glyphs.bookBookmark, without: { resource: '', resource_id: '' }, Editor: ObjectEditor },
} as const satisfies Record<
  string,
  { glyph: Glyph; without: Partial<LogFilter>; Editor: (props: LogFiltersProps) => ReactNode }
>
const filterNames = Object.keys(filterParts) as (keyof typeof filterParts)[]

/** Filters of the log: a search, and a chip for days, groups, people and objects. On a phone the chips are in a sheet. */
export function LogFilters(props: LogFiltersProps) {
  const { filter, onFilterChange, countLabel } = props
  const { t } = useTranslation(['events-log', 'ui'])
  const isPhone = useMedia('belowTablet')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const getFilterLabel = useFilterLabels(props)
  const activeCount = filterNames.filter((name) => getFilterLabel(name) !== undefined).length
  useShortcut('/', () => bar.current?.querySelector('input')?.focus())
  const clearFilters = () => onFilterChange({ from: '', to: '', groups: [], actor: '', resource: '', resource_id: '' })
  return (
    <div ref={bar} role="group" aria-label={t('filter.label')} className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          label={t('filter.search')}
          value={filter.search}
          onValueChange={(search) => onFilterChange({ search })}
        />
      </div>
      {isPhone ? (
        <IconButton
          glyph={glyphs.funnel}
          label={activeCount > 0 ? t('ui:page.filtersOn', { on: activeCount }) : t('ui:page.filters')}
          outline
          count={activeCount}
          onClick={() => setIsSheetOpen(true)}
        />
      ) : (
        filterNames.map((name) => <FilterChip key={name} name={name} valueText={getFilterLabel(name)} {...props} />)
      )}
      {countLabel && <output className={styles.found}>{countLabel}</output>}
      {isPhone && (
        <Drawer
          open={isSheetOpen}
          onOpenChange={setIsSheetOpen}
          title={t('filter.label')}
          footer={
            <div className={styles.foot}>
              <Button onClick={clearFilters}>{t('filter.reset')}</Button>
              <Button variant="primary" onClick={() => setIsSheetOpen(false)}>
                {t('filter.show')}
              </Button>
            </div>
          }
        >
          <div className={styles.sheet}>
            {filterNames.map((name) => {
              const { Editor } = filterParts[name]
              return <Editor key={name} {...props} />
            })}
          </div>
        </Drawer>
      )}
    </div>
  )
}

function FilterChip({
  name,
  valueText,
  ...props
}: LogFiltersProps & { name: keyof typeof filterParts; valueText: string | undefined }) {
  const { t } = useTranslation('events-log')
  const { glyph, without: clearedValues, Editor } = filterParts[name]
  const label = t(`filter.${name}`)
  const placeholderKeys = { days: 'anyDays', groups: 'anyGroups', who: 'anybody', object: 'anyObject' } as const
  return (
    <Popover
      label={label}
      align="start"
      renderTrigger={(trigger) =>
        valueText === undefined ? (
          <Chip {...trigger} label={label} value={t(`filter.${placeholderKeys[name]}`)} glyph={glyph} />
        ) : (
          <Chip
            {...trigger}
            label={valueText}
            glyph={glyph}
            active
            onRemove={() => props.onFilterChange(clearedValues)}
          />
        )
      }
    >
      {() => (
        <div className={styles.editor}>
          <Editor {...props} />
        </div>
      )}
    </Popover>
  )
}
