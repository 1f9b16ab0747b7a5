import type { AnswerOf } from '@press/client'

/** A project, whole, as the server gives it. */
export type Project = AnswerOf<'GET /api/project/{id}'>['project']
