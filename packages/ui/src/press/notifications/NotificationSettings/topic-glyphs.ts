import type { NotificationTopic } from '@press/domain'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'

export const topicGlyphs: Record<NotificationTopic, Glyph> = {
  application: glyphs.files,
  decision: glyphs.checkCircle,
  authorship: glyphs.users,
  signal: glyphs.printer,
  stage: glyphs.mapTrifold,
  work: glyphs.clipboardText,
  progress: glyphs.penNib,
  shortage: glyphs.books,
  paper: glyphs.stack,
  offer: glyphs.fileText,
  receipt: glyphs.handshake,
  shopOrder: glyphs.storefront,
  payment: glyphs.wallet,
  called: glyphs.user,
  unread: glyphs.chatCircle,
  meeting: glyphs.calendarBlank,
  task: glyphs.checkSquare,
  question: glyphs.question,
  support: glyphs.lifebuoy,
  security: glyphs.lockSimple,
}
