import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import * as styles from './Avatar.css.ts'

export const avatarSizes = [20, 22, 24, 30, 40, 64, 96] as const
export type AvatarSize = (typeof avatarSizes)[number]

export interface AvatarProps {
  /** The person's or the organization's name: gives the initials, the colour and the accessible name. */
  name: string
  /** A picture; the initials stand in until it has loaded and when it cannot. */
  src?: string | undefined
  /** Edge in pixels at the usual font size. @default 24 */
  size?: AvatarSize
  /** Whether the person is here now. */
  presence?: 'online' | 'offline'
  /** The name stands beside it already, so it is not read twice. @default false */
  decorative?: boolean
}

const hues = ['sky', 'leaf', 'honey', 'tile', 'plum'] as const

const hueOf = (name: string) => {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hues[hash % hues.length] ?? 'sky'
}

const initialsOf = (name: string) =>
  name
    .split(/[\s«»"]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('')

/** A person in small: a picture, or initials on a colour that is always the same for that name. */
export function Avatar({ name, src, size = 24, presence, decorative = false }: AvatarProps) {
  const { t } = useTranslation('ui')
  const [broken, setBroken] = useState<string>()
  const label = presence ? `${name}, ${t(`avatar.${presence}`)}` : name
  const pictured = src && src !== broken
  return (
    <span
      className={`${styles.avatar} ${styles.size[size]} ${styles.hue[hueOf(name)]}`}
      // Drawn by the style: initials are a picture of a person, never the words that a button is called by.
      data-initials={pictured ? undefined : initialsOf(name)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: name })}
    >
      {pictured && <img className={styles.image} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />}
      {presence && <span className={`${styles.presence} ${styles.presenceTone[presence]}`} />}
    </span>
  )
}
