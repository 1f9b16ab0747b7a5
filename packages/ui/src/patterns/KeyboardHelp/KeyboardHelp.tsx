import { useTranslation } from '@press/i18n'
import { Fragment, Suspense, useId } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { Kbd } from '../../primitives/Kbd/index.ts'
import { Switch } from '../../primitives/Switch/index.ts'
import * as styles from './KeyboardHelp.css.ts'

export interface KeyHelp {
  /** The shortcut in the format of `Kbd`; several shortcuts if each does the same. */
  keys: string | readonly string[]
  /** The action: «Открыть поиск». */
  action: string
}

export interface KeyHelpGroup {
  /** Where the shortcuts work: «Везде», «На доске». */
  title: string
  keys: readonly KeyHelp[]
}

export interface KeyboardHelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly KeyHelpGroup[]
  /**
   * Whether single keys work (WCAG 2.1.4): `useShortcut` reads `data-single-keys` of `html`, which the caller sets. @default true
   */
  singleKeys?: boolean
  /** Turns single keys on or off; leave it out if there are no single keys. */
  onSingleKeysChange?: (enabled: boolean) => void
}

/** The list of all shortcuts. Open it by `useShortcut('?', …)` and from the help menu. */
export function KeyboardHelp({ open, ...props }: KeyboardHelpProps) {
  if (!open) return null
  return (
    <Suspense>
      <OpenHelp {...props} />
    </Suspense>
  )
}

function OpenHelp({ onOpenChange, groups, singleKeys = true, onSingleKeysChange }: Omit<KeyboardHelpProps, 'open'>) {
  const { t } = useTranslation('patterns')
  return (
    <Dialog open onOpenChange={onOpenChange} size="md" title={t('keyboard.title')}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
      {onSingleKeysChange && (
        <Switch
          label={t('keyboard.single')}
          detail={t('keyboard.singleHint')}
          checked={singleKeys}
          onCheckedChange={onSingleKeysChange}
        />
      )}
    </Dialog>
  )
}

function Group({ title, keys }: KeyHelpGroup) {
  const { t } = useTranslation('patterns')
  const id = useId()
  return (
    <section className={styles.group}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('keyboard.does')}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{t('keyboard.keys')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ keys: shortcutKeys, action }) => (
            <tr key={action}>
              <td className={styles.actionCell}>{action}</td>
              <td className={styles.keysCell}>
                {[shortcutKeys].flat().map((shortcut, index) => (
                  <Fragment key={shortcut}>
                    {index > 0 && <span className={styles.alternativeSeparator}>{t('keyboard.or')}</span>}
                    <Kbd keys={shortcut} />
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
