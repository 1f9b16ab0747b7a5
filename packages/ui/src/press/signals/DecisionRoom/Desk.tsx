import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButton, IconButtonLink } from '../../../primitives/IconButton/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { deskViews, getSpread, getNextOpening, zoomLevels, type DeskView } from './pages.ts'
import * as styles from './Desk.css.ts'

interface DeskBarProps {
  title: string
  lang: string | undefined
  backHref: string
  page: number
  total: number
  onPage: (page: number) => void
  view: DeskView
  onView: (view: DeskView) => void
  zoom: number
  onZoom: (zoom: number) => void
  onDownload: () => void
}

/** Returns the next zoom level in a direction. At the first or last level it returns the same level. */
export const getNextZoom = (zoom: number, direction: 1 | -1): number => {
  const levelIndex = zoomLevels.findIndex((level) => level === zoom)
  return zoomLevels[levelIndex + direction] ?? zoom
}

/** The toolbar above the pages: the current page, the view, and the zoom. */
export function DeskBar({
  title,
  lang,
  backHref,
  page,
  total,
  onPage,
  view,
  onView,
  zoom,
  onZoom,
  onDownload,
}: DeskBarProps) {
  const { t } = useTranslation('signals')
  const isPhone = useMedia('belowTablet')
  return (
    <div className={styles.bar}>
      <span className={styles.name}>
        <IconButtonLink glyph={glyphs.arrowLeft} label={t('back')} href={backHref} />
        <span className={styles.title} lang={lang}>
          {title}
        </span>
      </span>
      <span className={styles.turn}>
        <IconButton
          glyph={glyphs.caretLeft}
          label={t('desk.previous')}
          onClick={() => onPage(getNextOpening(page, view, total, -1))}
        />
        <span className={styles.number}>
          <NumberField
            label={t('desk.page')}
            labelHidden
            value={page}
            min={1}
            max={total}
            onValueChange={(nextPage) => nextPage && nextPage >= 1 && nextPage <= total && onPage(nextPage)}
          />
        </span>
        <span className={styles.total}>{t('desk.of', { total })}</span>
        <IconButton
          glyph={glyphs.caretRight}
          label={t('desk.next')}
          onClick={() => onPage(getNextOpening(page, view, total, 1))}
        />
      </span>
      {!isPhone && (
        <span className={styles.tools}>
          <SegmentedControl
            label={t('desk.view')}
            size="sm"
            value={view}
            onValueChange={onView}
            options={deskViews.map((value) => ({ value, label: t(`desk.${value}`) }))}
          />
          <IconButton glyph={glyphs.minus} label={t('desk.smaller')} onClick={() => onZoom(getNextZoom(zoom, -1))} />
          <span className={styles.zoom}>{`${Math.round(zoom * 100)} %`}</span>
          <IconButton glyph={glyphs.plus} label={t('desk.larger')} onClick={() => onZoom(getNextZoom(zoom, 1))} />
          <Button variant="quiet" size="sm" leading={glyphs.downloadSimple} onClick={onDownload}>
            {t('desk.download')}
          </Button>
        </span>
      )}
    </div>
  )
}

interface StripProps {
  openings: readonly (readonly number[])[]
  page: number
  view: DeskView
  total: number
  onPage: (page: number) => void
  /** Returns the number of remarks on a page. */
  remarksOn: (page: number) => number
  seen: number
  hint: ReactNode
}

/** The number of spreads that the strip shows on each side of the current spread. */
const spreadsPerSide = 8

/** The strip below the pages: the neighboring spreads, and the number of pages seen. */
export function Strip({ openings, page, view, total, onPage, remarksOn, seen, hint }: StripProps) {
  const { t } = useTranslation('signals')
  const currentPage = getSpread(page, view, total)[0] ?? 1
  const currentIndex = openings.findIndex(([firstPage]) => firstPage === currentPage)
  const firstIndex = Math.max(0, Math.min(currentIndex - spreadsPerSide, openings.length - 2 * spreadsPerSide - 1))
  return (
    <div className={styles.foot}>
      <nav className={styles.strip} aria-label={t('desk.strip')}>
        {openings.slice(firstIndex, firstIndex + 2 * spreadsPerSide + 1).map((pages) => {
          const remarkCount = pages.reduce((sum, pageNumber) => sum + remarksOn(pageNumber), 0)
          const pageLabel = pages.length > 1 ? `${pages[0]}–${pages[1]}` : String(pages[0])
          return (
            <button
              key={pageLabel}
              type="button"
              className={styles.thumb}
              aria-label={
                remarkCount > 0
                  ? t('desk.pageRemarks', { page: pageLabel, remarks: remarkCount })
                  : t('desk.pageNumber', { page: pageLabel })
              }
              data-remarks={remarkCount || undefined}
              aria-current={pages[0] === currentPage ? 'page' : undefined}
              onClick={() => onPage(pages[0] ?? 1)}
            >
              <span className={styles.thumbSheets} aria-hidden>
                {pages.map((pageNumber) => (
                  <span key={pageNumber} className={styles.thumbSheet} />
                ))}
              </span>
              <span aria-hidden>{pageLabel}</span>
            </button>
          )
        })}
      </nav>
      <div className={styles.track} aria-hidden>
        <span className={styles.trackSeen} style={{ inlineSize: `${(seen / total) * 100}%` }} />
        <span className={styles.trackHere} style={{ insetInlineStart: `${((page - 0.5) / total) * 100}%` }} />
      </div>
      <div className={styles.legend}>
        <span>{t('desk.seen', { seen, total })}</span>
        <span className={styles.keys}>{hint}</span>
      </div>
    </div>
  )
}
