import { useFormat } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { Avatar } from '../../primitives/Avatar/index.ts'
import type { Person, StoredFile } from '../wire.ts'
import * as styles from './Sheet.css.ts'

export interface PersonLineProps {
  person: Pick<Person, 'name' | 'avatar'>
  /** What they do here. */
  role: string
  /** At the end of the line: a way to write to them. */
  action?: ReactNode
}

/** One person beside a sheet. */
export function PersonLine({ person: { name, avatar }, role, action }: PersonLineProps) {
  return (
    <li className={styles.railLine}>
      <Avatar name={name} src={avatar ?? undefined} size={24} decorative />
      <span className={styles.railWords}>
        {name}
        <span className={styles.railDetail}>{role}</span>
      </span>
      {action}
    </li>
  )
}

const fileGlyphs: Record<string, Glyph> = {
  'application/pdf': glyphs.filePdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': glyphs.fileDoc,
  'image/jpeg': glyphs.fileImage,
  'image/png': glyphs.fileImage,
}
export const fileGlyph = (mime: string): Glyph => fileGlyphs[mime] ?? glyphs.file

/** A file beside a sheet; a press downloads it. */
export function FileLine({ file, href }: { file: StoredFile; href: string }) {
  const { bytes } = useFormat()
  return (
    <li className={styles.railLine}>
      <a className={styles.railLink} href={href} download={file.name}>
        <Icon glyph={fileGlyph(file.mime)} size={18} />
        <span className={styles.railName}>{file.name}</span>
      </a>
      <span className={styles.railAside}>{bytes(file.size)}</span>
    </li>
  )
}
