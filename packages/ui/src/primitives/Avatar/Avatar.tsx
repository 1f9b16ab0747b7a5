import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import * as styles from './Avatar.css.ts'

export const avatarSizes = [20, 22, 24, 30, 40, 64, 96] as const
export type AvatarSize = (typeof avatarSizes)[number]

export interface AvatarProps {
  /** The name of the person or organization: determines the initials, the color and the accessible name. */
  name: string
  /** A picture. The initials are shown until it has loaded, and if it fails to load. */
  src?: string | undefined
  /** Size in pixels at the default font size. @default 24 */
  size?: AvatarSize
  /** Whether the person is online. */
  presence?: 'online' | 'offline'
  /** Whether screen readers skip the avatar, because the name is already next to it. @default false */
  decorative?: boolean
}

const hues = ['sky', 'leaf', 'honey', 'tile', 'plum'] as const

const getHue = (name: string) => {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hues[hash % hues.length] ?? 'sky'
}

const getInitials = (name: string) =>
  name
    .split(/[\s«»"]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('')

/** A person's picture, or their initials on a color that is always the same for that name. */
export function Avatar({ name, src, size = 24, presence, decorative = false }: AvatarProps) {
  const { t } = useTranslation('ui')
  const [failedSrc, setFailedSrc] = useState<string>()
  const label = presence ? `${name}, ${t(`avatar.${presence}`)}` : name
  const showsPicture = src && src !== failedSrc
  return (
    <span
      className={`${styles.avatar} ${styles.size[size]} ${styles.hue[getHue(name)]}`}
      // Rendered through CSS, because initials are an image and must not become part of a button's accessible name.
      data-initials={showsPicture ? undefined : getInitials(name)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: name })}
    >
      {showsPicture && (
        <img className={styles.image} src={src} alt="" loading="lazy" onError={() => setFailedSrc(src)} />
      )}
      {presence && <span className={`${styles.presence} ${styles.presenceTone[presence]}`} />}
    </span>
  )
}
