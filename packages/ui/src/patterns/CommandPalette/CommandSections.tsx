import { useFormat, useTranslation } from '@press/i18n'
import * as styles from './CommandSections.css.ts'
import { getCount, type CommandGroup } from './commands.ts'

interface CommandSectionsProps {
  sections: readonly CommandGroup[]
  total: number
  section: string | undefined
  onSection: (section: string | undefined) => void
}

/** The groups with results and their counts: all groups, or one. Tab switches between them while the field keeps the focus. */
export function CommandSections({ sections, total, section, onSection }: CommandSectionsProps) {
  const { t } = useTranslation('patterns')
  const { number } = useFormat()
  const allSection = { key: undefined, label: t('palette.all'), count: total }
  return (
    <div className={styles.sections} role="tablist" aria-label={t('palette.sections')}>
      {[allSection, ...sections.map((group) => ({ key: group.key, label: group.label, count: getCount(group) }))].map(
        ({ key, label, count }) => (
          <button
            key={key ?? ''}
            type="button"
            role="tab"
            className={styles.section}
            aria-selected={key === section}
            tabIndex={-1}
            // The focus stays in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSection(key)}
          >
            {label}
            <span className={styles.count}>{number(count)}</span>
          </button>
        ),
      )}
    </div>
  )
}
