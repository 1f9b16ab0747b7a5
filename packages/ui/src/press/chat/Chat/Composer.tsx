import { limits, type StoredFile, type QuotedMessage } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { visuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import { classes } from '../../../foundations/classes.ts'
import { useDisabledReason } from '../../../primitives/Button/useDisabledReason.tsx'
import { FieldMessage } from '../../../primitives/Field/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { ComposerAbout, type ComposerTarget } from './ComposerAbout.tsx'
import { ComposerFiles } from './ComposerFiles.tsx'
import { EmojiMenu } from './EmojiMenu.tsx'
import type { Attachments } from './useAttachments.ts'
import * as styles from './Composer.css.ts'

export interface MessageDraft {
  content: string
  files: readonly StoredFile[]
  /** The message that is being answered. */
  reply_to?: QuotedMessage
}

export interface ComposerProps {
  /** The result of `useAttachments`. */
  attachments: Attachments
  onSend: (message: MessageDraft) => void
  /** The saved draft. @default '' */
  draft?: string | undefined
  /** Saves the draft. Called at every change, and with '' after sending. */
  onDraftChange?: ((content: string) => void) | undefined
  /** Maximum length of a message, in characters. A counter appears near the limit. @default 3000 */
  maxLength?: number
  /** Whether sending is currently impossible. Typing still works. @default false */
  offline?: boolean
  /**
   * The message that is being answered or changed. To change a message, give the composer another `key` and the message's text as
   * its draft.
   */
  target?: ComposerTarget | undefined
  /** Called when the user cancels the answer or the change. */
  onAboutEnd?: () => void
  /** Called on Arrow Up in an empty field, to change the user's last message. */
  onChangeLast?: (() => void) | undefined
}

/** The counter appears when this many characters or fewer remain. */
const counterThresholdChars = 200

/** The field for a message. Enter sends, Shift+Enter starts a new line. Files can be chosen, pasted or dropped. */
export function Composer({
  attachments,
  onSend,
  draft = '',
  onDraftChange,
  maxLength = limits.noteLength,
  offline = false,
  target,
  onAboutEnd,
  onChangeLast,
}: ComposerProps) {
  const { t } = useTranslation(['chat', 'ui'])
  const id = useId()
  const textArea = useRef<HTMLTextAreaElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const [content, setContent] = useState(draft)
  const { files, tasks, refusalText, accept, addFiles, clear } = attachments

  const updateContent = (newContent: string) => {
    setContent(newContent)
    onDraftChange?.(newContent)
  }
  const remainingChars = maxLength - content.length
  const tooLongError = remainingChars < 0 ? t('ui:field.over', { count: -remainingChars }) : undefined
  const isChanging = target?.kind === 'change'
  const isEmpty = !content.trim() && (isChanging ? (target.message.files ?? []) : files).length === 0
  const blockReason = offline
    ? t('composer.offline')
    : (tooLongError ?? (tasks.length > 0 ? t('composer.uploading') : isEmpty ? t('composer.empty') : undefined))

  const note = offline ? t('composer.offline') : refusalText

  const sendMessage = () => {
    if (blockReason) return
    onSend({ content: content.trim(), files: isChanging ? [] : files })
    if (isChanging) return
    clear()
    updateContent('')
    textArea.current?.focus()
  }
  const aboutId = target?.message.id
  useEffect(() => {
    if (aboutId !== undefined) textArea.current?.focus()
  }, [aboutId])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && target) {
      event.preventDefault()
      return onAboutEnd?.()
    }
    if (event.key === 'ArrowUp' && content === '' && !target && onChangeLast) {
      event.preventDefault()
      return onChangeLast()
    }
    // While an input method composes a word, Enter accepts the word and must not send the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    sendMessage()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pastedFiles = [...event.clipboardData.files]
    if (pastedFiles.length === 0) return
    event.preventDefault()
    addFiles(pastedFiles)
  }
  const insertEmoji = (emoji: string) => {
    const element = textArea.current
    if (!element) return
    const { selectionStart, selectionEnd } = element
    flushSync(() => updateContent(content.slice(0, selectionStart) + emoji + content.slice(selectionEnd)))
    element.focus()
    element.setSelectionRange(selectionStart + emoji.length, selectionStart + emoji.length)
  }

  return (
    <div className={styles.composer}>
      {target && <ComposerAbout target={target} onEnd={() => onAboutEnd?.()} />}
      {!isChanging && (files.length > 0 || tasks.length > 0) && <ComposerFiles attachments={attachments} />}
      <div className={styles.box}>
        <input
          ref={fileInput}
          type="file"
          multiple
          className={visuallyHidden}
          tabIndex={-1}
          aria-label={t('composer.attach')}
          accept={accept?.join(',')}
          onChange={(event) => {
            addFiles([...(event.target.files ?? [])])
            // Resets the input, so that a removed file can be chosen again.
            event.target.value = ''
          }}
        />
        {!isChanging && (
          <IconButton
            size="sm"
            glyph={glyphs.paperclip}
            label={t('composer.attach')}
            onClick={() => fileInput.current?.click()}
          />
        )}
        <textarea
          ref={textArea}
          className={styles.area}
          rows={1}
          enterKeyHint="send"
          aria-label={t('composer.label')}
          aria-describedby={note || tooLongError ? `${id}-hint ${id}-note` : `${id}-hint`}
          aria-invalid={Boolean(tooLongError)}
          placeholder={t('composer.placeholder')}
          value={content}
          onChange={(event) => updateContent(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <EmojiMenu onChoose={insertEmoji} />
        <SendButton reason={blockReason} quiet={isEmpty} onSend={sendMessage} />
      </div>
      <VisuallyHidden>
        <span id={`${id}-hint`}>{t('composer.hint')}</span>
      </VisuallyHidden>
      <FieldMessage
        id={`${id}-note`}
        error={offline ? undefined : (tooLongError ?? note)}
        reason={offline ? note : undefined}
        aside={
          remainingChars <= counterThresholdChars && (
            <Text variant="caption" tabular tone={remainingChars < 0 ? 'danger' : 'muted'}>
              {t('ui:field.counter', { used: content.length, max: maxLength })}
            </Text>
          )
        }
      />
    </div>
  )
}

interface SendButtonProps {
  /** Why the button is disabled. */
  reason: string | undefined
  /** Whether there is nothing to send yet. */
  quiet: boolean
  onSend: () => void
}

function SendButton({ reason, quiet, onSend }: SendButtonProps) {
  const { t } = useTranslation('chat')
  const { anchor, showReason, note } = useDisabledReason(reason)
  return (
    <>
      <button
        {...anchor}
        type="button"
        className={classes(styles.send, quiet && styles.sendQuiet)}
        aria-label={t('composer.send')}
        aria-disabled={reason ? true : undefined}
        onClick={(event) => (reason ? showReason(event.currentTarget) : onSend())}
      >
        <Icon glyph={glyphs.paperPlaneRight} size={16} weight="fill" />
      </button>
      {note}
    </>
  )
}
