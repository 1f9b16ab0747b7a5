export { Chat, type ChatProps, type OpenThread } from './Chat.tsx'
export { ChatBookInfo, type ChatBookInfoProps } from './ChatBookInfo.tsx'
export { ChatDialog, type ChatDialogProps, type ChatFilling } from './ChatDialog.tsx'
export { ChatInfo, type ChatInfoProps } from './ChatInfo.tsx'
export { ChatThread, type ChatThreadProps } from './ChatThread.tsx'
export { Composer, type ComposerProps, type MessageDraft } from './Composer.tsx'
export { ConversationList, type ConversationListProps } from './ConversationList.tsx'
export { useAttachments, type Attachments, type AttachmentsInput } from './useAttachments.ts'
export type {
  BookFile,
  ChatBook,
  ChatFile,
  ChatMember,
  Conversation,
  FoundMessage,
  Message,
  QuotedMessage,
} from './types.ts'
