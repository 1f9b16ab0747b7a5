import { classes } from '../../../foundations/classes.ts'
import { splitIntoParts, type TextPart } from './read-message.ts'
import * as styles from './MessageRun.css.ts'

interface MessageTextProps {
  content: string
  /** Given names of the members, and the reader's own. */
  people: { names: readonly string[]; own: string }
  /** What is looked for, marked wherever it stands. */
  query: string
}

/** The words of a message. */
export function MessageText({ content, people, query }: MessageTextProps) {
  // Pieces of one text have no names of their own, and never change places.
  return splitIntoParts(content, people, query).map((part, index) => <Part key={`${index}-${part.text}`} part={part} />)
}

function Part({ part: { kind, text, own, found } }: { part: TextPart }) {
  const words = found ? <mark className={styles.found}>{text}</mark> : text
  if (kind === 'link')
    return (
      <a className={styles.link} href={text} target="_blank" rel="noreferrer">
        {words}
      </a>
    )
  if (kind === 'mention') return <span className={classes(styles.mention, own && styles.mentionOwn)}>{words}</span>
  return words
}
