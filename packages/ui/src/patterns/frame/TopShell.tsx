import { classes } from '../../foundations/classes.ts'
import { Brand } from './BrandMark.tsx'
import { ShellFrame, type ShellProps } from './ShellFrame.tsx'
import * as styles from './ShellFrame.css.ts'
import { TopNav } from './TopNav.tsx'

/** The frame with its menu as a line in the header, and content up to 1120 px wide. */
export function TopShell({ homeHref, actions, ...frame }: ShellProps) {
  const { brand, groups, path } = frame
  return (
    <ShellFrame
      {...frame}
      renderHeader={() => (
        <header className={classes(styles.header, styles.headerWithLine)}>
          <div className={classes(styles.headerInner, styles.headerInnerWithMenu)}>
            <span className={styles.brandGap}>
              <Brand name={brand} href={homeHref} />
            </span>
            <TopNav items={groups.flatMap(({ items }) => items)} path={path} />
            <div className={classes(styles.actions, styles.actionsNextToMenu)}>{actions}</div>
          </div>
        </header>
      )}
    />
  )
}
