import { useTranslation } from '@press/i18n'
import type { ComponentPropsWithRef } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { Kbd } from '../../primitives/Kbd/index.ts'
import * as styles from './CommandButton.css.ts'

export type CommandButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'type'>

/**
 * The header button that opens the palette. It looks like the palette's field and shows its shortcut; on narrow screens it is an
 * icon.
 */
export function CommandButton(props: CommandButtonProps) {
  const { t } = useTranslation('shell')
  return (
    <button
      {...props}
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Icon glyph={glyphs.magnifyingGlass} size={18} />
      <span className={styles.buttonText}>
        <VisuallyHidden>{`${t('header.search')}: `}</VisuallyHidden>
        {t('header.searchFor')}
      </span>
      <span className={styles.keys} aria-hidden>
        <Kbd keys="mod+k" />
      </span>
    </button>
  )
}
