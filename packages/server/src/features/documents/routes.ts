import type { CardDocument, documentCalls, TechCard } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { today } from '../../clock.ts'
import type { PressDocument } from '../../documents/document.ts'
import { sendPdf } from '../../documents/sendPdf.ts'
import { texts } from '../../texts.ts'
import { getTechCard } from '../tech-cards/service.ts'
import { imprint } from './imprint.ts'
import { passport } from './passport.ts'
import type { Words } from './paper.ts'
import { signalCopy } from './signalCopy.ts'

const documents: Record<CardDocument, (card: TechCard, words: Words) => PressDocument> = {
  passport,
  'signal-copy': signalCopy,
  imprint,
}

export const documentHandlers: HandlersOf<typeof documentCalls> = {
  'GET /api/tech-cards/{id}/documents/{kind}.pdf': async (call) => {
    const { params, query, reply } = call
    const locale = query.lang ?? call.locale
    const card = await getTechCard(call, params.id)
    const document = documents[params.kind](card, { t: texts(locale), locale, today: today() })
    return sendPdf(reply, document)
  },
}
