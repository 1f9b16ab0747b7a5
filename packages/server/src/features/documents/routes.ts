import type { CardDocument, documentCalls } from '@press/contract'
import { isAllowed, type TechCard } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { getToday } from '../../clock.ts'
import type { PressDocument } from '../../documents/document.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { getTranslator } from '../../texts.ts'
import { getPressSide } from '../../database/press-side.ts'
import { getTechCard } from '../shared/tech-cards/find-tech-card.ts'
import { getLink } from '../shared/tech-cards/track-link.ts'
import { buildImprintDocument } from './imprint.ts'
import { buildPassportDocument } from './passport.ts'
import type { DocumentContext } from '../../documents/words.ts'
import { buildSignalCopyDocument } from './signal-copy.ts'

const documentBuilders: Record<
  CardDocument,
  (card: TechCard, documentContext: DocumentContext, trackUrl: string | null) => PressDocument
> = {
  passport: buildPassportDocument,
  'signal-copy': buildSignalCopyDocument,
  imprint: buildImprintDocument,
}

export const handlers = ({ config: { origins } }: Services): HandlersOf<typeof documentCalls> => ({
  'GET /api/tech-cards/{id}/documents/{kind}.pdf': async (call) => {
    const { db, params, person, query, reply } = call
    const locale = query.lang ?? call.locale
    const card = await getTechCard(call, params.id)
    // People who may only read a card must not share its link, not even on paper.
    const link = isAllowed(person.role, 'techCards', 'share') ? await getLink(db, card.id) : null
    const trackUrl = link && `${origins.author}/track/${link.code}`
    const day = getToday()
    const documentContext = {
      t: getTranslator(locale),
      locale,
      today: day,
      press: await getPressSide(db, { day, locale }),
    }
    const document = documentBuilders[params.kind](card, documentContext, trackUrl)
    return sendPdf(reply, document)
  },
})
