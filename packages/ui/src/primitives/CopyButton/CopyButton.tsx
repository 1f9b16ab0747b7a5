import { useTranslation } from '@press/i18n'
import { useEffect, useState } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './CopyButton.css.ts'

export const copyButtonVariants = ['icon', 'words'] as const

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string
  /** What it copies: «Скопировать ISBN». */
  label: string
  /** An icon beside the value itself, or a button with words. @default 'icon' */
  variant?: (typeof copyButtonVariants)[number]
  /** @default 'sm' */
  size?: 'sm' | 'md'
}

/** Milliseconds that the tick stays. */
const copiedMessageMs = 2000

/** Copies one value; a tick for a moment says that it is done. */
export function CopyButton({ value, label, variant = 'icon', size = 'sm' }: CopyButtonProps) {
  const { t } = useTranslation('patterns')
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), copiedMessageMs)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    setState('idle')
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  const copied = state === 'copied'
  const glyph = copied ? glyphs.check : glyphs.copy
  return (
    <span className={styles.copy}>
      {variant === 'icon' ? (
        <IconButton glyph={glyph} label={label} size={size} onClick={() => void copy()} />
      ) : (
        <Button leading={glyph} size={size} onClick={() => void copy()}>
          {label}
        </Button>
      )}
      <output className={styles.said}>
        {copied && <VisuallyHidden>{t('copy.copied')}</VisuallyHidden>}
        {state === 'failed' && t('copy.failed')}
      </output>
    </span>
  )
}
