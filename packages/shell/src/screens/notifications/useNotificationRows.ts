import type { AnswerOf } from '@press/contract'
import { useLocale } from '@press/i18n'
import { glyphs, type Glyph, type NotificationListProps, type StageTone } from '@press/ui'
import { paths } from '../../routing/paths.ts'

type Notification = AnswerOf<'GET /api/notifications'>[number]
type Row = NotificationListProps['notifications'][number]

const kindAppearance: Record<Notification['data']['kind'], { glyph: Glyph; tone: NonNullable<Row['tone']> }> = {
  application: { glyph: glyphs.files, tone: 'accent' },
  revision: { glyph: glyphs.notePencil, tone: 'attention' },
  accepted: { glyph: glyphs.checkCircle, tone: 'accent' },
  rejected: { glyph: glyphs.xCircle, tone: 'danger' },
  move: { glyph: glyphs.arrowRight, tone: 'neutral' },
  signal: { glyph: glyphs.signature, tone: 'attention' },
  techcard: { glyph: glyphs.bookBookmark, tone: 'accent' },
  work: { glyph: glyphs.clipboardText, tone: 'accent' },
  offer: { glyph: glyphs.fileText, tone: 'accent' },
  contract: { glyph: glyphs.signature, tone: 'accent' },
  event: { glyph: glyphs.calendarBlank, tone: 'accent' },
  support: { glyph: glyphs.lifebuoy, tone: 'attention' },
  todo: { glyph: glyphs.checkSquare, tone: 'attention' },
  message: { glyph: glyphs.chatCircle, tone: 'accent' },
  payment: { glyph: glyphs.wallet, tone: 'accent' },
  security: { glyph: glyphs.lockSimple, tone: 'attention' },
}

/** Returns the server's notifications in the reader's language, as rows for the list. */
export function useNotificationRows(notifications: readonly Notification[] = []): Row[] {
  const locale = useLocale()
  return notifications.map(({ id, data, topic, created_at, read_at }) => ({
    id: String(id),
    children: data[`message_${locale}`],
    createdAt: created_at,
    ...kindAppearance[data.kind],
    ...(data.stage && { stage: data.stage as StageTone }),
    ...(topic && { group: topic }),
    unread: read_at === null,
    href: data.path ?? paths.notifications,
  }))
}
