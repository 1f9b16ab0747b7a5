import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import * as styles from './SettingsLayout.css.ts'

export interface SettingsLink {
  key: string
  label: string
  /** What it holds now. */
  summary: string
  glyph: Glyph
  href: string
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
  /** Who changed it. */
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
  return (
    <div className={styles.layout}>
      <nav aria-label={label} className={sectionOpen ? styles.hiddenOnPhone : undefined}>
        <ul className={styles.list}>
          {sections.map((section) => (
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
          {children}
        </Stack>
      </div>
      <aside aria-label={t('history.title')} className={classes(styles.aside, onPhone)}>
        {history}
      </aside>
    </div>
  )
}
