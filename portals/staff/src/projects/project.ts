import type { AnswerOf } from '@press/client'

/** A complete project, as the server returns it. */
export type Project = AnswerOf<'GET /api/project/{id}'>['project']
