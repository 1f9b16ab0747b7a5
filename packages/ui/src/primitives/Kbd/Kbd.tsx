import { useTranslation } from '@press/i18n'
import { Fragment, useSyncExternalStore } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import * as styles from './Kbd.css.ts'

export interface KbdProps {
  /** Keys held together are joined by `+`, one after another by a space: `mod+k`, `g h`, `?`. `mod` is ⌘ on a Mac, Ctrl elsewhere. */
  keys: string
}

const caps: Record<string, string> = {
  ctrl: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  esc: 'Esc',
  tab: 'Tab',
  del: 'Del',
  home: 'Home',
  end: 'End',
}
const drawn = {
  up: glyphs.arrowUp,
  down: glyphs.arrowDown,
  left: glyphs.arrowLeft,
  right: glyphs.arrowRight,
  command: glyphs.command,
} satisfies Record<string, Glyph>

const never = () => () => undefined
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Keys as they stand on the keyboard. It only shows them: what they do is listened for elsewhere. */
export function Kbd({ keys }: KbdProps) {
  const apple = useSyncExternalStore(never, isApple, () => false)
  return (
    <kbd className={styles.shortcut}>
      {keys.split(' ').map((chord, index) => (
        <Fragment key={chord}>
          {index > 0 && <Word name="then" className={styles.between} />}
          <kbd className={styles.chord}>
            {chord.split(/\+(?=.)/).map((key) => (
              <Cap key={key} name={key === 'mod' ? (apple ? 'command' : 'ctrl') : key} />
            ))}
          </kbd>
        </Fragment>
      ))}
    </kbd>
  )
}

function Cap({ name }: { name: string }) {
  if (name in drawn) return <Drawn name={name as keyof typeof drawn} />
  if (name === 'space') return <Word name="space" className={styles.key} as="kbd" />
  return <kbd className={styles.key}>{caps[name] ?? name.toUpperCase()}</kbd>
}

// Most keys are the same in every language: only these wait for its texts.

function Drawn({ name }: { name: keyof typeof drawn }) {
  const { t } = useTranslation('patterns')
  return (
    <kbd className={styles.key}>
      <Icon glyph={drawn[name]} size={12} label={t(`key.${name}`)} />
    </kbd>
  )
}

function Word({
  name,
  className,
  as: Part = 'span',
}: {
  name: 'then' | 'space'
  className: string
  as?: 'span' | 'kbd'
}) {
  const { t } = useTranslation('patterns')
  return <Part className={className}>{t(`key.${name}`)}</Part>
}
