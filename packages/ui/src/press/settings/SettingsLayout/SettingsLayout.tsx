import { useTranslation } from '@press/i18n'
import { useRef, useState, type ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page, Stack } from '../../../foundations/layout/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { SettingsPlacesContext } from '../UnsavedSettings/slot.ts'
import { UnchangedDocuments } from './UnchangedDocuments.tsx'
import { SectionList, type SettingsLink } from './SectionList.tsx'
import * as styles from './SettingsLayout.css.ts'

export type { SettingsLink }

export interface SettingsLayoutProps {
  /** The page's title. `description` is a sentence below the title. */
  title: string
  description: string
  /** The accessible name of the list. */
  label: string
  sections: readonly SettingsLink[]
  /** The key of the open section. */
  current: string
  /** Whether a phone shows the open section instead of the list. @default false */
  sectionOpen?: boolean
  /** The link back to the list, on a phone. */
  listHref: string
  /** The open section. */
  children: ReactNode
  /** The number of documents sent with earlier settings; undefined while loading. */
  sentDocumentCount: number | undefined
  /**
   * The history of changes. It is in a drawer if there is no room for a third column. Unsaved changes are above it
   * (`UnsavedSettings`).
   */
  history: ReactNode
}

/**
 * The settings of the press: the list with the current value of each section, the open section, and its history. The buttons of the
 * section's form are in the header.
 */
export function SettingsLayout({
  title,
  description,
  label,
  sections,
  current,
  sectionOpen = false,
  listHref,
  children,
  sentDocumentCount,
  history,
}: SettingsLayoutProps) {
  const { t } = useTranslation('settings')
  const isDesktop = useMedia('desktop')
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const [unsavedSlot, setUnsavedSlot] = useState<HTMLElement | null>(null)
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null)
  const mainColumn = useRef<HTMLDivElement>(null)
  const asideColumn = useRef<HTMLElement>(null)
  useShortcut('h', () => (isDesktop ? asideColumn.current?.focus() : setIsHistoryOpen(true)))
  const historyContent = (
    <Stack gap={4}>
      <div ref={setUnsavedSlot} className={styles.slot} />
      {history}
    </Stack>
  )
  return (
    <Page
      header={
        <div className={styles.header}>
          <PageHeader
            title={title}
            description={description}
            primary={
              <>
                {!isDesktop && (
                  <Button
                    variant="quiet"
                    leading={glyphs.clockCounterClockwise}
                    aria-keyshortcuts="h"
                    onClick={() => setIsHistoryOpen(true)}
                  >
                    {t('history.title')}
                  </Button>
                )}
                <div ref={setActionsSlot} className={styles.slot} />
              </>
            }
          />
        </div>
      }
    >
      <div className={styles.layout}>
        <div className={classes(styles.side, sectionOpen && styles.hiddenOnPhone)}>
          <SectionList label={label} sections={sections} current={current} />
          {sentDocumentCount !== undefined && <UnchangedDocuments sentDocumentCount={sentDocumentCount} />}
        </div>
        <div ref={mainColumn} tabIndex={-1} className={classes(styles.main, !sectionOpen && styles.hiddenOnPhone)}>
          <Stack gap={5}>
            <div className={styles.onPhone}>
              <ButtonLink href={listHref} variant="quiet" leading={glyphs.arrowLeft}>
                {t('sections')}
              </ButtonLink>
            </div>
            <SettingsPlacesContext
              value={{
                unsavedContainer: unsavedSlot,
                actions: actionsSlot,
                onButtonsRemoved: () => mainColumn.current?.focus(),
              }}
            >
              {children}
            </SettingsPlacesContext>
          </Stack>
        </div>
        {isDesktop && (
          <aside
            ref={asideColumn}
            tabIndex={-1}
            aria-label={t('history.title')}
            aria-keyshortcuts="h"
            className={styles.aside}
          >
            {historyContent}
          </aside>
        )}
      </div>
      <Drawer open={isHistoryOpen && !isDesktop} onOpenChange={setIsHistoryOpen} title={t('history.title')}>
        {historyContent}
      </Drawer>
    </Page>
  )
}
