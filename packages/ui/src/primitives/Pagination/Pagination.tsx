import { useFormat, useTranslation } from '@press/i18n'
import { useId, type MouseEvent } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { classes } from '../../foundations/classes.ts'
import { pageList } from './page-list.ts'
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
  const id = useId()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const range = {
    from: number(Math.min(total, (page - 1) * pageSize + 1)),
    to: number(Math.min(total, page * pageSize)),
    total: number(total),
  }
  const go = { page, last, href, onPageChange }
  return (
    <div className={styles.bar}>
      <div className={styles.range}>
        <span>{t('pagination.range', range)}</span>
        {onPageSizeChange && (
          <span className={styles.size}>
            <label htmlFor={id}>{t('pagination.pageSize')}</label>
            <select
              id={id}
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
      {last > 1 && (
        <nav aria-label={t('pagination.label')} className={styles.pages}>
          <PageLink {...go} to={page - 1} label={t('pagination.previous')} glyph={glyphs.caretLeft} />
          {pageList(page, last).map((one, index) =>
            one === null ? (
              <span key={`gap-${index}`} className={`${styles.gap} ${styles.spare}`} aria-hidden>
                {'…'}
              </span>
            ) : (
              <PageLink key={one} {...go} to={one} label={t('pagination.page', { page: number(one) })} />
            ),
          )}
          <PageLink {...go} to={page + 1} label={t('pagination.next')} glyph={glyphs.caretRight} />
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
  const off = to < 1 || to > last
  const props = {
    className: classes(styles.page, !glyph && to !== page && styles.spare),
    'aria-label': label,
    'aria-current': to === page ? ('page' as const) : undefined,
  }
  const face = glyph ? <Icon glyph={glyph} size={16} /> : number(to)
  if (href && !off) {
    const follow = (event: MouseEvent) => {
      // With these keys or buttons the browser opens the link itself, for example in a new tab.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      onPageChange(to)
    }
    return (
      <Anchor href={href(to)} {...props} onClick={follow}>
        {face}
      </Anchor>
    )
  }
  return (
    <button type="button" {...props} aria-disabled={off || undefined} onClick={() => !off && onPageChange(to)}>
      {face}
    </button>
  )
}
