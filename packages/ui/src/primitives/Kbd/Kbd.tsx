import { useTranslation } from '@press/i18n'
import { Fragment, useSyncExternalStore } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import * as styles from './Kbd.css.ts'

export interface KbdProps {
  /**
   * Keys pressed together are joined by `+`, keys pressed in sequence by a space: `mod+k`, `g h`, `?`. `mod` is ⌘ on a Mac, Ctrl
   * elsewhere.
   */
  keys: string
}

const keyCaptions: Record<string, string> = {
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
const keyGlyphs = {
  up: glyphs.arrowUp,
  down: glyphs.arrowDown,
  left: glyphs.arrowLeft,
  right: glyphs.arrowRight,
  command: glyphs.command,
} satisfies Record<string, Glyph>

const subscribeToNothing = () => () => undefined
const isApplePlatform = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Shows keys as they look on the keyboard. The component does not handle these keys. */
export function Kbd({ keys }: KbdProps) {
  const isAppleDevice = useSyncExternalStore(subscribeToNothing, isApplePlatform, () => false)
  return (
    <kbd className={styles.shortcut}>
      {keys.split(' ').map((chord, index) => (
        <Fragment key={chord}>
          {index > 0 && <TranslatedWord name="then" className={styles.chordSeparator} />}
          <kbd className={styles.chord}>
            {chord.split(/\+(?=.)/).map((key) => (
              <KeyCap key={key} name={key === 'mod' ? (isAppleDevice ? 'command' : 'ctrl') : key} />
            ))}
          </kbd>
        </Fragment>
      ))}
    </kbd>
  )
}

function KeyCap({ name }: { name: string }) {
  if (name in keyGlyphs) return <GlyphKey name={name as keyof typeof keyGlyphs} />
  if (name === 'space') return <TranslatedWord name="space" className={styles.key} as="kbd" />
  return <kbd className={styles.key}>{keyCaptions[name] ?? name.toUpperCase()}</kbd>
}

// Most keys look the same in every language. The components below are for the keys that need translations.

function GlyphKey({ name }: { name: keyof typeof keyGlyphs }) {
  const { t } = useTranslation('patterns')
  return (
    <kbd className={styles.key}>
      <Icon glyph={keyGlyphs[name]} size={12} label={t(`key.${name}`)} />
    </kbd>
  )
}

function TranslatedWord({
  name,
  className,
  as: TextElement = 'span',
}: {
  name: 'then' | 'space'
  className: string
  as?: 'span' | 'kbd'
}) {
  const { t } = useTranslation('patterns')
  return <TextElement className={className}>{t(`key.${name}`)}</TextElement>
}
