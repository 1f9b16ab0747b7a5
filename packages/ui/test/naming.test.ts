import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// A separate test in `package/` keeps the surface file in line with the built package.
const surface = readFileSync(new URL('package/surface.txt', import.meta.url), 'utf8')

interface Shape {
  name: string
  /** The types of the members by name. */
  members: Map<string, string>
}
const shapes = surface.split('\n').reduce<Shape[]>((all, line) => {
  const [, name] = /^interface (\w+)/.exec(line) ?? []
  const [, member, type] = /^ {2}(?:readonly )?'?([\w-]+)'?\??: (.+)$/.exec(line) ?? []
  if (name) return [...all, { name, members: new Map() }]
  const last = all.at(-1)
  if (last && member && type) last.members.set(member, type.replace(/ = .*/, ''))
  return line.startsWith(' ') ? all : [...all, { name: '', members: new Map() }]
}, [])
const namedShapes = shapes.filter(({ name, members }) => name && members.size > 0)

/** Returns the interface members for which the check returns true, as `Interface.member`. */
const offenders = (wrong: (member: string, type: string, members: Shape['members']) => boolean) =>
  namedShapes.flatMap(({ name, members }) =>
    [...members].filter(([member, type]) => wrong(member, type, members)).map(([member]) => `${name}.${member}`),
  )
const lower = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
const parts = (type: string) => type.split('|').map((part) => part.trim())
/** Returns the type of the only parameter of a callback that returns nothing. */
const getArgumentType = (type: string) => /^\(*\(\w+: ([^,()]+)\) => void\b/.exec(type)?.[1]

test('the public types of the package are read', () => {
  expect(namedShapes.length).toBeGreaterThan(200)
  expect(namedShapes.find(({ name }) => name === 'SwitchProps')?.members.get('onCheckedChange')).toBe(
    '(checked: boolean) => void',
  )
})

test('no component names a callback for a plain value `onChange`', () => {
  expect(offenders((member) => member === 'onChange')).toEqual([])
})

test('the callback for a prop `x` is `onXChange`', () => {
  const wrong = offenders((member, _type, members) => {
    const state = /^on([A-Z]\w*)$/.exec(member)?.[1]
    return state !== undefined && [lower(state), `default${state}`].some((one) => members.has(one))
  })
  expect(wrong).toEqual([])
})

test.each(['value', 'checked', 'open'])('a callback that reports a new `%s` is named after that prop', (state) => {
  const wrong = offenders((member, type, members) => {
    const argumentType = getArgumentType(type)
    const stateType = members.get(state)
    const own = /^on([A-Z]\w*)Change$/.exec(member)?.[1]
    // Accepts `onOpenChange`, and a callback such as `onSingleKeysChange`, which reports changes of `singleKeys`.
    const matchesState = own !== undefined && (lower(own) === state || members.has(lower(own)))
    if (!argumentType || !stateType || !member.startsWith('on') || matchesState) return false
    return parts(argumentType).every((part) => parts(stateType).includes(part))
  })
  expect(wrong).toEqual([])
})

test('every controlled `open` has an `onOpenChange`', () => {
  const wrong = offenders(
    (member, type, members) => member === 'open' && type === 'boolean' && !members.has('onOpenChange'),
  )
  expect(wrong).toEqual([])
})

test('an `on…Change` callback receives only the new value', () => {
  expect(offenders((member, type) => /^on\w+Change$/.test(member) && !/^\(*\(\w+: [^]+\) => /.test(type))).toEqual([])
})

test('the prop with the available choices is named `options`', () => {
  const choices = new Set(
    namedShapes.filter(({ members }) => members.has('value') && members.has('label')).map(({ name }) => name),
  )
  const wrong = offenders((member, type) => {
    const of = /^readonly \(?(\w+)(?:<.*>)?(?: \| \w+)?\)?\[\]$/.exec(type)?.[1]
    return member === 'choices' || (of !== undefined && choices.has(of) && !['options', 'value'].includes(member))
  })
  expect(wrong).toEqual([])
})
