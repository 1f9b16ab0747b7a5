import { useFormat, useTranslation } from '@press/i18n'
import { useId, type MouseEvent } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { classes } from '../../foundations/classes.ts'
import { listVisiblePages } from './page-list.ts'
import * as selects from '../Select/Select.css.ts'
import * as styles from './Pagination.css.ts'

export const pageSizes = [25, 50, 100] as const

export interface PaginationProps {
  /** The current page, from 1. */
  page: number
  /** The number of rows on a page. @default 50 */
  pageSize?: number
  /** The total number of rows. */
  total: number
  onPageChange: (page: number) => void
  /** When set, shows a choice of 25, 50 and 100 rows. */
  onPageSizeChange?: (pageSize: number) => void
  /** Returns the address of a page, so that it can be opened in a new tab and shared with a colleague. */
  href?: (page: number) => string
}

/** Shows which rows are on screen, with links to other pages. */
export function Pagination({ page, pageSize = 50, total, onPageChange, onPageSizeChange, href }: PaginationProps) {
  const { t } = useTranslation('tables')
  const { number } = useFormat()
  const selectId = useId()
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const rangeTexts = {
    from: number(Math.min(total, (page - 1) * pageSize + 1)),
    to: number(Math.min(total, page * pageSize)),
    total: number(total),
  }
  const linkProps = { page, last: lastPage, href, onPageChange }
  return (
    <div className={styles.bar}>
      <div className={styles.range}>
        <span>{t('pagination.range', rangeTexts)}</span>
        {onPageSizeChange && (
          <span className={styles.size}>
            <label htmlFor={selectId}>{t('pagination.pageSize')}</label>
            <select
              id={selectId}
              className={classes(selects.list, styles.select)}
              value={pageSize}
              onChange={({ target }) => onPageSizeChange(Number(target.value))}
            >
              {pageSizes.map((size) => (
                <option key={size} className={selects.option}>
                  {size}
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
      {lastPage > 1 && (
        <nav aria-label={t('pagination.label')} className={styles.pages}>
          <PageLink {...linkProps} to={page - 1} label={t('pagination.previous')} glyph={glyphs.caretLeft} />
          {listVisiblePages(page, lastPage).map((listedPage, index) =>
            listedPage === null ? (
              <span key={`gap-${index}`} className={`${styles.gap} ${styles.hiddenOnPhone}`} aria-hidden>
                {'…'}
              </span>
            ) : (
              <PageLink
                key={listedPage}
                {...linkProps}
                to={listedPage}
                label={t('pagination.page', { page: number(listedPage) })}
              />
            ),
          )}
          <PageLink {...linkProps} to={page + 1} label={t('pagination.next')} glyph={glyphs.caretRight} />
        </nav>
      )}
    </div>
  )
}

interface PageLinkProps extends Pick<PaginationProps, 'page' | 'href' | 'onPageChange'> {
  to: number
  last: number
  label: string
  glyph?: Glyph
}

function PageLink({ page, last, to, label, glyph, href, onPageChange }: PageLinkProps) {
  const { number } = useFormat()
  const isDisabled = to < 1 || to > last
  const props = {
    className: classes(styles.page, !glyph && to !== page && styles.hiddenOnPhone),
    'aria-label': label,
    'aria-current': to === page ? ('page' as const) : undefined,
  }
  const content = glyph ? <Icon glyph={glyph} size={16} /> : number(to)
  if (href && !isDisabled) {
    const handleClick = (event: MouseEvent) => {
      // With these keys or buttons the browser opens the link itself, for example in a new tab.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      onPageChange(to)
    }
    return (
      <Anchor href={href(to)} {...props} onClick={handleClick}>
        {content}
      </Anchor>
    )
  }
  return (
    <button
      type="button"
      {...props}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPageChange(to)}
    >
      {content}
    </button>
  )
}
