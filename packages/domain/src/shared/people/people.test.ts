import { describe, expect, it } from 'vitest'
import { getShortName, joinShortNames } from './names.ts'
import { getPasswordProblem } from './password.ts'
import { roleById, roleByKey, getRoleOrDefault, roles } from './roles.ts'

describe('a short name', () => {
  it.each([
    ['Алмас Сериков', 'А. Сериков'],
    ['Сериков Алмас Болатович', 'А. Сериков'],
    ['Алмас Болатович Сериков', 'А. Сериков'],
    ['Ысқақ Ғалым Бекұлы', 'Ғ. Ысқақ'],
    ['Төлеу Әсия Мұратқызы', 'Ә. Төлеу'],
    ['Әсия Мұратқызы Төлеу', 'Ә. Төлеу'],
    ['John Ronald Reuel Tolkien', 'J. Tolkien'],
    ['  Тимур   Ли ', 'Т. Ли'],
    ['Абай', 'Абай'],
    ['', ''],
  ])('abbreviates %s to %s', (name, short) => {
    expect(getShortName(name)).toBe(short)
  })

  it('is joined with others in one line', () => {
    expect(joinShortNames([{ name: 'Тимур Ли' }, { name: 'Рустам Есенов' }])).toBe('Т. Ли, Р. Есенов')
    expect(joinShortNames([])).toBe('')
  })
})

describe('the check of a new password', () => {
  it.each([
    ['', 'required'],
    ['Short-1', 'tooShort'],
    ['no-capital-here', 'noCapital'],
    ['12345678', 'noCapital'],
    ['Password1', 'tooCommon'],
    ['PASSWORD', 'tooCommon'],
    ['Password-2026!', 'tooCommon'],
    ['ABC123!?99', 'tooCommon'],
    ['Пароль12345', 'tooCommon'],
    ['Аа1!аа1!', 'tooCommon'],
    ['Abababab1', 'tooCommon'],
    ['Password-of-mine', null],
    ['Abcdefg123', null],
    [`A${'a'.repeat(200)}`, 'tooLong'],
    ['Press-demo-1', null],
    ['Әдемікүн', null],
    ['😀😁😂🤣😃😄😅A', null],
  ])('returns for «%s»: %s', (password, problem) => {
    expect(getPasswordProblem(password, new Set(['password', 'abc123', 'пароль']))).toBe(problem)
  })
})

describe('roles', () => {
  it('have the ids of the specification', () => {
    const ids = {
      initiator: 3,
      pm: 4,
      executor: 5,
      accounting: 6,
      partner: 7,
      supervisor: 8,
      author: 9,
      typography: 11,
      stock: 12,
    }
    for (const [key, id] of Object.entries(ids)) expect(roleById(id)?.key).toBe(key)
  })

  it('are found by id and by key', () => {
    for (const role of roles) {
      expect(roleById(role.id)).toBe(role)
      expect(roleByKey(role.key)).toBe(role)
    }
    expect(roleById(99)).toBeUndefined()
    expect(getRoleOrDefault(99).key).toBe('executor')
    for (const role of roles) expect(getRoleOrDefault(role.id)).toBe(role)
  })
})
