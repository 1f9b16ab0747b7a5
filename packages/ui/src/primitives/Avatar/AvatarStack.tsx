import { useTranslation } from '@press/i18n'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { Avatar, type AvatarSize } from './Avatar.tsx'
import * as styles from './Avatar.css.ts'

export interface AvatarStackProps {
  /** The people, the most important first. */
  people: readonly { name: string; src?: string }[]
  /** The maximum number of avatars. Further people are shown as «+N». @default 3 */
  max?: number
  /** Size of each avatar in pixels at the default font size. @default 22 */
  size?: AvatarSize
}

/** Pictures of several people, overlapping to save width. Screen readers get all names. */
export function AvatarStack({ people, max = 3, size = 22 }: AvatarStackProps) {
  const { t } = useTranslation('ui')
  const visiblePeople = people.length > max ? people.slice(0, max - 1) : people
  const hiddenPeople = people.slice(visiblePeople.length)
  return (
    <span className={styles.stack}>
      <VisuallyHidden>{people.map(({ name }) => name).join(', ')}</VisuallyHidden>
      {visiblePeople.map(({ name, src }, index) => (
        <span key={name} className={styles.stackedAvatar} style={{ zIndex: people.length - index }} title={name}>
          <Avatar name={name} src={src} size={size} decorative />
        </span>
      ))}
      {hiddenPeople.length > 0 && (
        <span className={styles.stackedAvatar} title={hiddenPeople.map(({ name }) => name).join(', ')}>
          <span className={`${styles.avatar} ${styles.size[size]} ${styles.hiddenPeopleCount}`} aria-hidden>
            {t('avatar.more', { count: hiddenPeople.length })}
          </span>
        </span>
      )}
    </span>
  )
}
