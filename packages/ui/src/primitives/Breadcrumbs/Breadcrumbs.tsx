import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import * as styles from './Breadcrumbs.css.ts'

export interface Crumb {
  label: string
  /** The link. A group of the menu has no link. */
  href?: string
}

export interface BreadcrumbsProps {
  /** The pages from the root to the current page, which is last. */
  crumbs: readonly Crumb[]
}

/** The path to the current page. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const { t } = useTranslation('ui')
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={`${index}-${label}`} className={styles.crumb}>
              {index > 0 && (
                <span className={styles.mark}>
                  <Icon glyph={glyphs.caretRight} size={12} />
                </span>
              )}
              {isLast ? (
                <span aria-current="page" className={styles.currentCrumb}>
                  {label}
                </span>
              ) : href ? (
                <Anchor href={href} className={styles.link}>
                  {label}
                </Anchor>
              ) : (
                <span className={styles.plainCrumb}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
