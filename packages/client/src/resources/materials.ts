import type { BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'

type Adding = `POST /api/materials/${'papers' | 'formats' | 'bindings'}`

async function add<Name extends Adding>(name: Name, body: BodyOf<Name>): Promise<string> {
  // The compiler does not follow which body goes with which of the names.
  const { key } = await call(name as 'POST /api/materials/papers', {
    body: body as unknown as BodyOf<'POST /api/materials/papers'>,
  })
  await changed('setting')
  return key
}

/** Adds to the press's lists; each resolves with the key of what was added, once it can be chosen here. */
export const addPaper = (body: BodyOf<'POST /api/materials/papers'>) => add('POST /api/materials/papers', body)
export const addFormat = (body: BodyOf<'POST /api/materials/formats'>) => add('POST /api/materials/formats', body)
export const addBinding = (body: BodyOf<'POST /api/materials/bindings'>) => add('POST /api/materials/bindings', body)

/** Takes something that the press has added out of what is offered for choice, or back into it. */
export async function withdrawMaterial(body: BodyOf<'POST /api/materials/withdraw'>): Promise<void> {
  await call('POST /api/materials/withdraw', { body })
  await changed('setting')
}
