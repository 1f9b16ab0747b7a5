import type { AnswerOf } from '@press/client'

export type TechCard = AnswerOf<'GET /api/tech-cards/{id}'>['techcard']
