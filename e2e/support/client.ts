import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '@press/contract'
import { roleByKey, type FilePurposeKey, type RoleKey } from '@press/domain'
import { portalUrl } from './addresses.ts'
import { sessionOf } from './farm/sessions.ts'
import { files } from './files.ts'

interface CallOptions<Name extends CallName> {
  params?: ParamsOf<Name>
  query?: QueryOf<Name>
  body?: BodyOf<Name>
}

/** An API client that acts as a person without a browser. It prepares data, or acts at the same time as a browser. */
export interface Client {
  token: string
  user: AnswerOf<'POST /api/login'>['user']
  /** Calls the API and throws if the server refuses. */
  call: <Name extends CallName>(name: Name, options?: CallOptions<Name>) => Promise<AnswerOf<Name>>
  /** Uploads a document and returns its id. */
  upload: (file: keyof typeof files, purpose?: FilePurposeKey) => Promise<number>
}

export const password = 'Press-demo-1'
export const getEmail = (role: RoleKey): string => `${role}@demo.press`

/** Creates an API client for a role's demo account. `base` is the address of a portal, by default of the test's press. */
export async function createClient(role: RoleKey, base = portalUrl(roleByKey(role).portal)): Promise<Client> {
  return createSessionClient(sessionOf(role, 'client'), base)
}

/** Creates an API client with a given session. */
export function createSessionClient(session: Pick<Client, 'token' | 'user'>, base: string): Client {
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${session.token}` }
    const answer = await fetch(`${base}${path}`, { ...init, headers })
    if (!answer.ok)
      throw new Error(`${session.user.name}: ${init.method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const call: Client['call'] = async (name, { params = {}, query = {}, body } = {}) => {
    const [method = '', path = ''] = name.split(' ')
    const filledPath = path.replace(/\{(\w+)\}/g, (_braces, key: string) =>
      String((params as Record<string, unknown>)[key]),
    )
    const answer = await send(`${filledPath}?${new URLSearchParams(query as Record<string, string>)}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return (await answer.json()) as never
  }
  return {
    ...session,
    call,
    upload: async (file, purpose = 'document') => {
      const { name, mimeType, buffer } = files[file]
      const form = new FormData()
      form.append('purpose', purpose)
      form.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
      const answer = await send('/api/files', { method: 'POST', body: form })
      return ((await answer.json()) as AnswerOf<'POST /api/files'>).file.id
    },
  }
}
