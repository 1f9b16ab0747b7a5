import { useTranslation } from '@press/i18n'
import { useEffect, useState } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './CopyButton.css.ts'

export const copyButtonVariants = ['icon', 'words'] as const

export interface CopyButtonProps {
  /** The text copied to the clipboard. */
  value: string
  /** The button's label: «Скопировать ISBN». */
  label: string
  /** An icon next to the value, or a button with text. @default 'icon' */
  variant?: (typeof copyButtonVariants)[number]
  /** @default 'sm' */
  size?: 'sm' | 'md'
}

/** How long the check mark stays, in milliseconds. */
const copiedMessageMs = 2000

/** Copies one value and shows a check mark for a moment as confirmation. */
export function CopyButton({ value, label, variant = 'icon', size = 'sm' }: CopyButtonProps) {
  const { t } = useTranslation('patterns')
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), copiedMessageMs)
    return () => clearTimeout(timer)
  }, [state])

  const copyValue = async () => {
    setState('idle')
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  const isCopied = state === 'copied'
  const glyph = isCopied ? glyphs.check : glyphs.copy
  return (
    <span className={styles.copy}>
      {variant === 'icon' ? (
        <IconButton glyph={glyph} label={label} size={size} onClick={() => void copyValue()} />
      ) : (
        <Button leading={glyph} size={size} onClick={() => void copyValue()}>
          {label}
        </Button>
      )}
      <output className={styles.failureText}>
        {isCopied && <VisuallyHidden>{t('copy.copied')}</VisuallyHidden>}
        {state === 'failed' && t('copy.failed')}
      </output>
    </span>
  )
}
