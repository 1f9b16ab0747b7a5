import type { Person, StoredFile } from '@press/domain'
import { useFormat } from '@press/i18n'
import type { ReactNode } from 'react'
import { Icon } from '../../foundations/Icon/index.ts'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { getFileGlyph } from '../../primitives/FileUpload/index.ts'
import * as styles from './Sheet.css.ts'

export interface PersonLineProps {
  person: Pick<Person, 'name' | 'avatar'>
  /** The person's role here. */
  role: string
  /** Content at the end of the line: a link to write to the person. */
  action?: ReactNode
}

/** A person in the column next to a sheet. */
export function PersonLine({ person: { name, avatar }, role, action }: PersonLineProps) {
  return (
    <li className={styles.railLine}>
      <Avatar name={name} src={avatar ?? undefined} size={24} decorative />
      <span className={styles.railText}>
        {name}
        <span className={styles.railDetail}>{role}</span>
      </span>
      {action}
    </li>
  )
}

/** A file in the column next to a sheet; a click downloads it. */
export function FileLine({ file, onDownload }: { file: StoredFile; onDownload: (file: StoredFile) => void }) {
  const { bytes } = useFormat()
  return (
    <li className={styles.railLine}>
      <button type="button" className={styles.railLink} onClick={() => onDownload(file)}>
        <Icon glyph={getFileGlyph(file.name)} size={18} />
        <span className={styles.railName}>{file.name}</span>
      </button>
      <span className={styles.railAside}>{bytes(file.size)}</span>
    </li>
  )
}
