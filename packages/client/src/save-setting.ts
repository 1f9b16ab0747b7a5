import type { BodyOf } from '@press/contract'
import type { FormSection } from '@press/domain'
import { act } from './act.ts'

type Bodies = { [Section in FormSection]: BodyOf<`PUT /api/settings/${Section}`> }

/** Saves a section of the press's settings. */
export const saveSetting = <Section extends FormSection>(section: Section, body: Bodies[Section]): Promise<unknown> =>
  // Casts, because the compiler cannot match a section's name to its body.
  act(`PUT /api/settings/${section}` as 'PUT /api/settings/company', {
    body: body as unknown as BodyOf<'PUT /api/settings/company'>,
  })
