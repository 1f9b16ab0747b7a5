import { useFormat, useTranslation } from '@press/i18n'
import { Button } from '../../primitives/Button/index.ts'
import { CommandOption } from './CommandOption.tsx'
import * as styles from './CommandPalette.css.ts'
import { getCount, type CommandGroup, type CommandItem } from './commands.ts'
import type { CommandMatches } from './useCommandMatches.ts'

interface CommandResultsProps {
  id: string
  matches: CommandMatches
  /** Items offered when nothing is found. */
  fallbackItems: readonly CommandItem[]
  query: string
  active: number
  onActive: (index: number) => void
  onActs: (index: number) => void
  onDone: () => void
}

/**
 * The list under the field, or its empty state. The field handles the keyboard and keeps the focus. Options may be links, so the
 * list uses ARIA roles.
 */
export function CommandResults(props: CommandResultsProps) {
  const { id, matches, fallbackItems, query, active, onActive, onActs, onDone } = props
  const { t } = useTranslation('patterns')
  const { status, retry } = matches
  const isEmpty = matches.sections.length === 0
  const groups: readonly CommandGroup[] = isEmpty
    ? [{ key: 'otherwise', label: t('palette.otherwise'), items: fallbackItems }]
    : matches.groups
  const indexByItem = new Map(groups.flatMap(({ items }) => items).map((item, index) => [item, index]))
  return (
    <div className={styles.body}>
      {isEmpty && status === 'ready' && (
        <p className={styles.note}>
          {query ? (
            <>
              <span className={styles.emptyTitle}>{t('palette.empty', { query })}</span>
              {t('palette.emptyHint')}
            </>
          ) : (
            t('palette.nothingYet')
          )}
        </p>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={t('palette.title')}>
        {groups.map(
          (group) =>
            (group.items.length > 0 || group.failed) && (
              <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className={styles.group}>
                <div className={styles.heading} role="presentation">
                  <span id={`${id}-${group.key}`}>{group.label}</span>
                  <GroupNote group={group} />
                </div>
                {group.items.map((item) => {
                  const index = indexByItem.get(item) ?? 0
                  return (
                    <CommandOption
                      key={item.key}
                      id={`${id}-${index}`}
                      item={item}
                      query={query}
                      active={index === active}
                      onPoint={() => onActive(index)}
                      onActs={() => onActs(index)}
                      onDone={onDone}
                    />
                  )
                })}
              </div>
            ),
        )}
      </div>
      {status === 'failed' && (
        <div className={styles.note} role="alert">
          {t('palette.failed')}
          <Button size="sm" onClick={retry}>
            {t('palette.retry')}
          </Button>
        </div>
      )}
      {isEmpty && status === 'loading' && <p className={styles.note}>{t('palette.loading')}</p>}
    </div>
  )
}

/** A note about a group, in addition to its items. */
function GroupNote({ group }: { group: CommandGroup }) {
  const { t } = useTranslation('patterns')
  const { number } = useFormat()
  const hiddenCount = getCount(group) - group.items.length
  if (group.failed) return <span className={styles.failedNote}>{t('palette.groupFailed')}</span>
  if (group.isApproximate) return <span>{t('palette.near')}</span>
  return hiddenCount > 0 && <span>{t('palette.more', { count: hiddenCount, shown: number(hiddenCount) })}</span>
}
