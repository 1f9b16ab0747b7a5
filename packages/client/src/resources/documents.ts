import type { CardDocument, QueryOf } from '@press/contract'
import { save, urlOf } from '../http.ts'

type Language = NonNullable<QueryOf<'GET /api/tech-cards/{id}/documents/{kind}.pdf'>['lang']>

/** Has a document of a tech card made, and hands it to the browser to keep. */
export const saveCardDocument = (id: number, kind: CardDocument, lang: Language, name: string): Promise<void> =>
  save(urlOf('GET /api/tech-cards/{id}/documents/{kind}.pdf', { params: { id, kind }, query: { lang } }), name)

/** Has the day's sheet for the presses made, and hands it to the browser to keep. */
export const saveTaskSheet = (lang: Language, name: string): Promise<void> =>
  save(urlOf('GET /api/print-plan/task.pdf', { query: { lang } }), name)
