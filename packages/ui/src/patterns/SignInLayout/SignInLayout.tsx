import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { classes } from '../../foundations/classes.ts'
import { Brand } from '../frame/index.ts'
import { BookShelf } from './BookShelf.tsx'
import * as styles from './SignInLayout.css.ts'

export const signInLayouts = ['split', 'centred', 'picture'] as const

export interface SignInLayoutProps {
  /** The product's name next to its logo. */
  brand: string
  /** The address that the logo opens; without it the logo is not a link. */
  homeHref?: string
  /** The page's title. */
  title: string
  /** A sentence under the title. */
  description?: ReactNode
  /** The form. */
  children: ReactNode
  /** The languages as quiet buttons, then help. */
  footer?: ReactNode
  /**
   * `split`: the form next to a shelf of books; `centred`: the form alone; `picture`: the form on a card in front of the shelf. A
   * phone shows only the form. @default 'split'
   */
  layout?: (typeof signInLayouts)[number]
}

/** The layout of the screens before sign-in: sign-in, registration, passwords, the lock screen. */
export function SignInLayout({
  brand,
  homeHref,
  title,
  description,
  children,
  footer,
  layout = 'split',
}: SignInLayoutProps) {
  const { t } = useTranslation('shell')
  return (
    <div data-surface="canvas" className={classes(styles.frame, styles.layout[layout])}>
      {layout === 'picture' && <Wall layout={layout} motto={t('motto')} />}
      <main className={styles.main[layout]}>
        <Brand name={brand} href={homeHref} />
        <div className={styles.centredForm}>
          <h1 className={styles.title}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
          <div className={styles.content}>{children}</div>
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </main>
      {layout === 'split' && <Wall layout={layout} motto={t('motto')} />}
    </div>
  )
}

const Wall = ({ layout, motto }: { layout: 'split' | 'picture'; motto: string }) => (
  <div className={styles.aside[layout]}>
    <p className={styles.motto} lang="kk">
      {motto}
    </p>
    <div className={styles.shelfStand[layout]}>
      <BookShelf />
    </div>
  </div>
)
