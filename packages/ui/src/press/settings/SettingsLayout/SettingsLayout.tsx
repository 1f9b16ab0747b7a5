import { matcher, plain } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, useState, type ReactNode } from 'react'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { Count } from '../../../primitives/Badge/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { SearchField } from '../../../primitives/SearchField/index.ts'
import { HistorySlot } from '../UnsavedSettings/slot.ts'
import * as styles from './SettingsLayout.css.ts'

export interface SettingsLink {
  key: string
  label: string
  /** What it holds now. */
  summary: string
  glyph: Glyph
  href: string
  /** What else it speaks of: it is found by these words too. */
  words?: string
  /** How many of its values wait for somebody, and in words. */
  waiting?: { count: number; label: string } | undefined
}

export interface SettingsLayoutProps {
  /** What the list is called. */
  label: string
  sections: readonly SettingsLink[]
  /** The open section. */
  current: string
  /** On a phone there is room for one: whether it is the section. @default false */
  sectionOpen?: boolean
  /** Back to the list, on a phone. */
  listHref: string
  /** The open section. */
  children: ReactNode
  /** Who changed it. What is not saved stands above it (`UnsavedSettings`). */
  history: ReactNode
}

/** The settings of the press: the list answers by itself, each section with what it holds; the open one, and its history beside it. */
export function SettingsLayout({
  label,
  sections,
  current,
  sectionOpen = false,
  listHref,
  children,
  history,
}: SettingsLayoutProps) {
  const { t } = useTranslation('settings')
  const onPhone = sectionOpen ? undefined : styles.hiddenOnPhone
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [looked, setLooked] = useState('')
  const search = useRef<HTMLDivElement>(null)
  const aside = useRef<HTMLElement>(null)
  useShortcut('/', () => search.current?.querySelector('input')?.focus())
  useShortcut('h', () => aside.current?.focus())
  const speaksOf = matcher(plain(looked))
  const found = sections.filter(({ label: name, summary, words = '' }) =>
    speaksOf(plain(`${name} ${summary} ${words}`)),
  )
  return (
    <div className={styles.layout}>
      <nav aria-label={label} className={sectionOpen ? styles.hiddenOnPhone : undefined}>
        <div ref={search} className={styles.search}>
          <SearchField label={t('find')} value={looked} onValueChange={setLooked} pause={0} />
        </div>
        {found.length === 0 && <Text tone="secondary">{t('findNone')}</Text>}
        <ul className={styles.list}>
          {found.map((section) => (
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
                {section.waiting && (
                  <Count value={section.waiting.count} tone="attention" label={section.waiting.label} />
                )}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes(styles.main, onPhone)}>
        <Stack gap={5}>
          <div className={styles.onPhone}>
            <ButtonLink href={listHref} variant="quiet" leading={glyphs.arrowLeft}>
              {t('sections')}
            </ButtonLink>
          </div>
          <HistorySlot value={slot}>{children}</HistorySlot>
        </Stack>
      </div>
      <aside
        ref={aside}
        tabIndex={-1}
        aria-label={t('history.title')}
        aria-keyshortcuts="h"
        className={classes(styles.aside, onPhone)}
      >
        <Stack gap={4}>
          <div ref={setSlot} className={styles.slot} />
          {history}
        </Stack>
      </aside>
    </div>
  )
}
