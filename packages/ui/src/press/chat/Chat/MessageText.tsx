import { classes } from '../../../foundations/classes.ts'
import { splitIntoParts, type TextPart } from './read-message.ts'
import * as styles from './MessageRun.css.ts'

interface MessageTextProps {
  content: string
  /** First names of the members. `ownName` is the first name of the current user. */
  people: { names: readonly string[]; ownName: string }
  /** The search query; every match is highlighted. */
  query: string
}

/** The text of a message. */
export function MessageText({ content, people, query }: MessageTextProps) {
  // The index is a safe key: the parts of a text have no ids and never change their order.
  return splitIntoParts(content, people, query).map((part, index) => <Part key={`${index}-${part.text}`} part={part} />)
}

function Part({ part: { kind, text, isOwn, isMatch } }: { part: TextPart }) {
  const content = isMatch ? <mark className={styles.found}>{text}</mark> : text
  if (kind === 'link')
    return (
      <a className={styles.link} href={text} target="_blank" rel="noreferrer">
        {content}
      </a>
    )
  if (kind === 'mention') return <span className={classes(styles.mention, isOwn && styles.mentionOwn)}>{content}</span>
  return content
}
