import { expect, test } from 'vitest'
import { isShortcut, isSingleKey } from './useShortcut.ts'

const defaultEvent = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, code: '', key: '' }
const createKeyEvent = (overrides: Partial<KeyboardEvent>) => ({ ...defaultEvent, ...overrides }) as KeyboardEvent

test('Ctrl K and ⌘ K open the search in every keyboard layout', () => {
  expect(isShortcut(createKeyEvent({ ctrlKey: true, code: 'KeyK', key: 'k' }), 'mod+k')).toBe(true)
  expect(isShortcut(createKeyEvent({ metaKey: true, code: 'KeyK', key: 'л' }), 'mod+k')).toBe(true)
  expect(isShortcut(createKeyEvent({ code: 'KeyK', key: 'k' }), 'mod+k')).toBe(false)
  expect(isShortcut(createKeyEvent({ ctrlKey: true, shiftKey: true, code: 'KeyK', key: 'K' }), 'mod+k')).toBe(false)
})

test('a character matches by itself, with or without Shift', () => {
  expect(isShortcut(createKeyEvent({ shiftKey: true, code: 'Slash', key: '?' }), '?')).toBe(true)
  expect(isShortcut(createKeyEvent({ shiftKey: true, code: 'Digit7', key: '?' }), '?')).toBe(true)
  expect(isShortcut(createKeyEvent({ code: 'Slash', key: '/' }), '?')).toBe(false)
  expect(isShortcut(createKeyEvent({ ctrlKey: true, key: '+' }), 'mod++')).toBe(true)
})

test('brackets match by key position, where Russian layouts have letters', () => {
  expect(isShortcut(createKeyEvent({ code: 'BracketLeft', key: 'х' }), '[')).toBe(true)
  expect(isShortcut(createKeyEvent({ code: 'BracketRight', key: ']' }), ']')).toBe(true)
  expect(isShortcut(createKeyEvent({ code: 'BracketRight', key: 'Ъ', shiftKey: true }), ']')).toBe(false)
})

test('named keys need exactly their modifiers', () => {
  expect(isShortcut(createKeyEvent({ key: 'Delete', shiftKey: true }), 'shift+del')).toBe(true)
  expect(isShortcut(createKeyEvent({ key: 'Delete' }), 'shift+del')).toBe(false)
  expect(isShortcut(createKeyEvent({ key: 'ArrowDown', altKey: true }), 'alt+down')).toBe(true)
  expect(isShortcut(createKeyEvent({ key: ' ' }), 'space')).toBe(true)
})

test('single keys are letters and characters without modifiers', () => {
  expect(['?', 'b', '[', '/'].every(isSingleKey)).toBe(true)
  expect(['mod+k', 'shift+del', 'down', 'esc', 'space'].some(isSingleKey)).toBe(false)
})
