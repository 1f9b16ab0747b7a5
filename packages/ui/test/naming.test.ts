import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// A separate test in `package/` keeps the surface file in line with the built package.
const surface = readFileSync(new URL('package/surface.txt', import.meta.url), 'utf8')

interface Shape {
  name: string
  /** The types of the members by name. */
  members: Map<string, string>
}
const shapes = surface.split('\n').reduce<Shape[]>((collectedShapes, line) => {
  const [, name] = /^interface (\w+)/.exec(line) ?? []
  const [, member, type] = /^ {2}(?:readonly )?'?([\w-]+)'?\??: (.+)$/.exec(line) ?? []
  if (name) return [...collectedShapes, { name, members: new Map() }]
  const lastShape = collectedShapes.at(-1)
  if (lastShape && member && type) lastShape.members.set(member, type.replace(/ = .*/, ''))
  return line.startsWith(' ') ? collectedShapes : [...collectedShapes, { name: '', members: new Map() }]
}, [])
const namedShapes = shapes.filter(({ name, members }) => name && members.size > 0)

/** Returns the interface members for which the check returns true, as `Interface.member`. */
const listOffenders = (isOffending: (member: string, type: string, members: Shape['members']) => boolean) =>
  namedShapes.flatMap(({ name, members }) =>
    [...members].filter(([member, type]) => isOffending(member, type, members)).map(([member]) => `${name}.${member}`),
  )
const lowercaseFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
const splitUnion = (type: string) => type.split('|').map((part) => part.trim())
/** Returns the type of the only parameter of a callback that returns nothing. */
const getArgumentType = (type: string) => /^\(*\(\w+: ([^,()]+)\) => void\b/.exec(type)?.[1]

test('the public types of the package are read', () => {
  expect(namedShapes.length).toBeGreaterThan(200)
  expect(namedShapes.find(({ name }) => name === 'SwitchProps')?.members.get('onCheckedChange')).toBe(
    '(checked: boolean) => void',
  )
})

test('no component names a callback for a plain value `onChange`', () => {
  expect(listOffenders((member) => member === 'onChange')).toEqual([])
})

test('the callback for a prop `x` is `onXChange`', () => {
  const offendingMembers = listOffenders((member, _type, members) => {
    const state = /^on([A-Z]\w*)$/.exec(member)?.[1]
    return state !== undefined && [lowercaseFirst(state), `default${state}`].some((one) => members.has(one))
  })
  expect(offendingMembers).toEqual([])
})

test.each(['value', 'checked', 'open'])('a callback that reports a new `%s` is named after that prop', (state) => {
  const offendingMembers = listOffenders((member, type, members) => {
    const argumentType = getArgumentType(type)
    const stateType = members.get(state)
    const reportedProp = /^on([A-Z]\w*)Change$/.exec(member)?.[1]
    // Accepts `onOpenChange`, and a callback such as `onSingleKeysChange`, which reports changes of `singleKeys`.
    const matchesState =
      reportedProp !== undefined &&
      (lowercaseFirst(reportedProp) === state || members.has(lowercaseFirst(reportedProp)))
    if (!argumentType || !stateType || !member.startsWith('on') || matchesState) return false
    return splitUnion(argumentType).every((part) => splitUnion(stateType).includes(part))
  })
  expect(offendingMembers).toEqual([])
})

test('every controlled `open` has an `onOpenChange`', () => {
  const offendingMembers = listOffenders(
    (member, type, members) => member === 'open' && type === 'boolean' && !members.has('onOpenChange'),
  )
  expect(offendingMembers).toEqual([])
})

test('an `on…Change` callback receives only the new value', () => {
  expect(listOffenders((member, type) => /^on\w+Change$/.test(member) && !/^\(*\(\w+: [^]+\) => /.test(type))).toEqual(
    [],
  )
})

test('the prop with the available choices is named `options`', () => {
  const optionTypes = new Set(
    namedShapes.filter(({ members }) => members.has('value') && members.has('label')).map(({ name }) => name),
  )
  const offendingMembers = listOffenders((member, type) => {
    const itemType = /^readonly \(?(\w+)(?:<.*>)?(?: \| \w+)?\)?\[\]$/.exec(type)?.[1]
    return (
      member === 'choices' ||
      (itemType !== undefined && optionTypes.has(itemType) && !['options', 'value'].includes(member))
    )
  })
  expect(offendingMembers).toEqual([])
})
