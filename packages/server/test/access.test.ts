import { contract, type Call, type CallName } from '@press/contract'
import { grantOf, roleKeys } from '@press/domain'
import { expect, it } from 'vitest'
import { openPress, type Person } from './support.ts'

const press = await openPress()
const nobody = await press.as(null)
/** Signing out would end the session that the other calls are made with. */
const names = (Object.keys(contract) as CallName[]).filter((name) => name !== 'POST /api/logout')

/** Makes a call with as little as it takes to get past the door. */
async function knock(person: Person, name: CallName): Promise<number> {
  const [method = '', path = ''] = name.split(' ')
  const stop = new AbortController()
  const answer = await person.fetch(path.replaceAll(/\{\w+\}/g, '2147483647'), {
    method,
    signal: stop.signal,
    ...(method !== 'GET' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  })
  stop.abort()
  return answer.status
}

const open = (name: CallName): boolean => ['public', 'signed'].includes((contract[name] as Call).access as string)

it.each(names.filter((name) => !open(name)))('%s asks for a session', async (name) => {
  expect(await knock(nobody, name)).toBe(401)
})

it.each(roleKeys)('%s may make the calls that the table grants, and no others', async (role) => {
  const person = await press.as(role)
  for (const name of names.filter((one) => !open(one))) {
    const { access } = contract[name] as Call
    const granted = typeof access === 'string' || grantOf(role, access.area, access.action as never) !== undefined
    const status = await knock(person, name)
    expect({ name, refused: status === 403 }).toEqual({ name, refused: !granted })
    expect({ name, failed: status >= 500 || status === 401 }).toEqual({ name, failed: false })
  }
})
