import type { AnswerOf } from '@press/client'

/** A tech card, whole, as the server gives it. */
export type TechCard = AnswerOf<'GET /api/tech-cards/{id}'>['techcard']
