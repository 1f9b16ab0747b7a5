import type { AnswerOf } from '@press/client'

/** A complete tech card, as the server returns it. */
export type TechCard = AnswerOf<'GET /api/tech-cards/{id}'>['techcard']
