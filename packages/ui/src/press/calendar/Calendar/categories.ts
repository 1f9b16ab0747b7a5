import type { DeadlineKind, EventCategory, EventTag } from '@press/domain'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'

export const categoryGlyphs: Record<EventCategory, Glyph> = {
  meetings: glyphs.users,
  personal: glyphs.user,
  holidays: glyphs.confetti,
  family: glyphs.house,
  work: glyphs.briefcase,
  trips: glyphs.airplaneTilt,
}

export const deadlineGlyphs: Record<DeadlineKind, Glyph> = {
  application: glyphs.files,
  signal: glyphs.sealCheck,
  print: glyphs.printer,
  project: glyphs.clipboardText,
  offer: glyphs.fileText,
  memorandum: glyphs.handshake,
  contract: glyphs.signature,
}

/** The icon of each importance. The usual importance has no icon. */
export const tagGlyphs: Record<EventTag, Glyph | undefined> = {
  urgent: glyphs.warningCircle,
  important: glyphs.flag,
  current: undefined,
  info: glyphs.info,
}
