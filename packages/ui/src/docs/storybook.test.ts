import { readFileSync } from 'node:fs'
import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { getJsx, type JsxContext } from '../../../../.storybook/jsx.ts'
import { getPropFacts } from '../../../../.storybook/props.ts'
import { changes } from './pages/changes.ts'

const Field = () => null
const Wrapper = () => null
const plusGlyph = { regular: 'M0 0' }
const lookups: JsxContext = {
  nameOf: (type) => (type === Field ? 'Field' : undefined),
  codeOf: (value) => (value === plusGlyph ? 'glyphs.plus' : undefined),
  getRenderedElements: () => [createElement(Field, { label: 'Год' } as object)],
}
const renderJsx = (props: object, defaults = {}) =>
  getJsx(createElement(Field, props) as ReactElement, lookups, defaults)

test('the code of a story matches what a developer would write', () => {
  expect(
    renderJsx({ label: 'Год', value: 2026, required: true, disabled: false, onValueChange: () => undefined }),
  ).toBe('<Field label="Год" value={2026} required onValueChange={setValue} />')
  expect(renderJsx({ prefix: plusGlyph, range: { from: '', to: '' } })).toBe(
    "<Field prefix={glyphs.plus} range={{ from: '', to: '' }} />",
  )
  expect(renderJsx({ options: Array.from({ length: 30 }, (_item, value) => ({ value, label: `Год ${value}` })) })).toBe(
    '<Field options={options} />',
  )
})

test('the code omits default values', () => {
  expect(renderJsx({ size: 'md', steppers: false, open: true }, { size: 'md', steppers: true, open: true })).toBe(
    '<Field steppers={false} />',
  )
})

test('the code registers a field in its form with one call', () => {
  expect(renderJsx({ name: 'year', onChange: Field, onBlur: Field, label: 'Год' })).toBe(
    '<Field {...form.register(\'year\')} label="Год" />',
  )
})

test('the code shows the content of a fixture instead of the fixture', () => {
  expect(getJsx(createElement(Wrapper), lookups)).toBe('<Field label="Год" />')
})

test('controls offer all options and start with the default', () => {
  const facts = getPropFacts(readFileSync(new URL('../../test/package/surface.txt', import.meta.url), 'utf8'))
  expect(facts['Button']?.['variant']).toMatchObject({
    options: ['primary', 'secondary', 'tinted', 'quiet', 'danger', 'dangerOutline'],
    initial: 'secondary',
  })
  expect(facts['KanbanBoard']?.['state']).toMatchObject({ options: ['ready', 'loading', 'failed'], initial: 'ready' })
  // `IbanFieldProps` inherits `required`: inherited props get controls too.
  expect(facts['IbanField']?.['required']).toMatchObject({ type: 'boolean', initial: false })
})

test('the changelog lists changes without commit hashes', () => {
  expect(changes).toMatch(/^# Changelog/)
  expect(changes).not.toMatch(/^- [0-9a-f]{7,}: /m)
})
