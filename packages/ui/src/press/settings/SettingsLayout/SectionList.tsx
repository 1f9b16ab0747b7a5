import { createMatcher, normalizeSearchText } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { Count } from '../../../primitives/Badge/index.ts'
import { SearchField } from '../../../primitives/SearchField/index.ts'
import * as styles from './SettingsLayout.css.ts'

export interface SettingsLink {
  key: string
  label: string
  /** A short form of the section's current value. */
  summary: string
  glyph: Glyph
  href: string
  /** Additional words by which the search finds the section. */
  keywords?: string
  /** The number of values that need input, with its label. */
  pendingInput?: { count: number; label: string } | undefined
}

interface SectionListProps {
  label: string
  sections: readonly SettingsLink[]
  current: string
}

const focusSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Moves the focus between the search field and the sections with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = focusSteps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const nextLink = links[links.findIndex((link) => link === document.activeElement) + step]
  if (!nextLink) return
  event.preventDefault()
  nextLink.focus()
}

/** The sections with their current values, and a search. */
export function SectionList({ label, sections, current }: SectionListProps) {
  const { t } = useTranslation('settings')
  const [query, setQuery] = useState('')
  const searchBox = useRef<HTMLDivElement>(null)
  useShortcut('/', () => searchBox.current?.querySelector('input')?.focus())
  const matchesQuery = createMatcher(normalizeSearchText(query))
  const matchingSections = sections.filter(({ label: sectionName, summary, keywords = '' }) =>
    matchesQuery(normalizeSearchText(`${sectionName} ${summary} ${keywords}`)),
  )
  return (
    <nav aria-label={label}>
      <div role="presentation" onKeyDown={moveFocus}>
        <div ref={searchBox} className={styles.search}>
          <SearchField label={t('find')} value={query} onValueChange={setQuery} debounceMs={0} />
        </div>
        {matchingSections.length === 0 && <Text tone="secondary">{t('findNone')}</Text>}
        <ul className={styles.list}>
          {matchingSections.map((section) => (
            <li key={section.key}>
              <Anchor
                href={section.href}
                className={styles.item}
                aria-current={section.key === current ? 'page' : undefined}
              >
                <span className={styles.icon}>
                  <Icon glyph={section.glyph} weight={section.key === current ? 'fill' : 'regular'} />
                </span>
                <span>
                  <span className={styles.label}>{section.label}</span>
                  <span className={styles.value}>{section.summary}</span>
                </span>
                {section.pendingInput && (
                  <Count value={section.pendingInput.count} tone="attention" label={section.pendingInput.label} />
                )}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
