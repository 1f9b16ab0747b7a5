import { describe, expect, it } from 'vitest'
import { limits } from '../shared/constants.ts'
import { roleByKey, roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { canBeRemark, findMentions, validateMessage, canWriteCardRemarks } from './messages.ts'
import { hasOwnPicture, getChatAccess } from './access.ts'

const listAccess = (roles: readonly RoleKey[]) =>
  new Set(roles.flatMap((one) => roles.map((other) => getChatAccess(one, other))))

describe('the chat access between roles', () => {
  it('is the same in both directions', () => {
    for (const one of roleKeys)
      for (const other of roleKeys) expect(getChatAccess(one, other)).toBe(getChatAccess(other, one))
  })

  it('is open among staff and closed among external roles', () => {
    const staffRoles = roleKeys.filter((role) => roleByKey(role).portal === 'staff')
    const externalRoles = roleKeys.filter((role) => !staffRoles.includes(role))

    expect([...listAccess(staffRoles)]).toEqual(['always'])
    expect([...listAccess(externalRoles)]).toEqual(['never'])
  })

  it('lets an author write to application reviewers, support and their books’ managers', () => {
    const reachableRoles = roleKeys.filter((role) => getChatAccess('author', role) === 'always')
    expect(reachableRoles).toEqual(['deputy', 'initiator', 'supervisor'])
    expect(roleKeys.filter((role) => getChatAccess('author', role) === 'ofBooks')).toEqual(['pm'])
    expect(getChatAccess('author', 'executor')).toBe('never')
  })

  it('lets a partner write to sales and support', () => {
    expect(roleKeys.filter((role) => getChatAccess('partner', role) !== 'never')).toEqual([
      'deputy',
      'accounting',
      'supervisor',
    ])
  })
})

describe('a message', () => {
  it('requires text or files', () => {
    expect(validateMessage({ content: ' ', files: [] })).toEqual({ content: 'required' })
    expect(validateMessage({ content: '', files: [1] })).toEqual({})
    expect(validateMessage({ content: 'Готово', files: [] })).toEqual({})
  })

  it('is limited in length and to ten files', () => {
    expect(validateMessage({ content: 'ә'.repeat(limits.noteLength), files: [] })).toEqual({})
    expect(validateMessage({ content: 'ә'.repeat(limits.noteLength + 1), files: [] })).toEqual({ content: 'tooLong' })
    expect(validateMessage({ content: '', files: Array.from({ length: 11 }) })).toEqual({ files: 'tooMany' })
  })

  it('mentions people by their full or first name', () => {
    const people = [{ name: 'Айгүл Сәрсен' }, { name: 'Ай Ким' }, { name: 'Дана Ли' }]
    expect(findMentions('@Айгүл Сәрсен, посмотрите', people)).toEqual([people[0]])
    expect(findMentions('Спросите @Ай!', people)).toEqual([people[1]])
    expect(findMentions('Айгүл и Дана', people)).toEqual([])
  })
})

describe('a remark of a card', () => {
  it('is made from a message with text that is not deleted', () => {
    expect(canBeRemark({ content: 'Корешок круглый', deleted_at: null })).toBe(true)
    expect(canBeRemark({ content: ' \n', deleted_at: null })).toBe(false)
    expect(canBeRemark({ content: 'Корешок', deleted_at: '2026-11-21T09:00:00Z' })).toBe(false)
  })

  it('is added by roles that edit tech cards', () => {
    expect(roleKeys.filter(canWriteCardRemarks)).toEqual(['deputy', 'initiator', 'pm', 'supervisor'])
  })
})

it('a group has its own picture unless it shows the cover of a book', () => {
  expect(hasOwnPicture({ type: 'group', book: false })).toBe(true)
  expect(hasOwnPicture({ type: 'group', book: true })).toBe(false)
  expect(hasOwnPicture({ type: 'private', book: false })).toBe(false)
})
