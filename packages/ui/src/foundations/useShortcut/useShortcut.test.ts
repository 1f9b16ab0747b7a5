import { expect, test } from 'vitest'
import { isShortcut, isSingleKey } from './useShortcut.ts'

const off = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, code: '', key: '' }
const press = (keys: Partial<KeyboardEvent>) => ({ ...off, ...keys }) as KeyboardEvent

test('Ctrl K and ⌘ K open the search in every keyboard layout', () => {
  expect(isShortcut(press({ ctrlKey: true, code: 'KeyK', key: 'k' }), 'mod+k')).toBe(true)
  expect(isShortcut(press({ metaKey: true, code: 'KeyK', key: 'л' }), 'mod+k')).toBe(true)
  expect(isShortcut(press({ code: 'KeyK', key: 'k' }), 'mod+k')).toBe(false)
  expect(isShortcut(press({ ctrlKey: true, shiftKey: true, code: 'KeyK', key: 'K' }), 'mod+k')).toBe(false)
})

test('a character matches by itself, with or without Shift', () => {
  expect(isShortcut(press({ shiftKey: true, code: 'Slash', key: '?' }), '?')).toBe(true)
  expect(isShortcut(press({ shiftKey: true, code: 'Digit7', key: '?' }), '?')).toBe(true)
  expect(isShortcut(press({ code: 'Slash', key: '/' }), '?')).toBe(false)
  expect(isShortcut(press({ ctrlKey: true, key: '+' }), 'mod++')).toBe(true)
})

test('brackets match by key position, where Russian layouts have letters', () => {
  expect(isShortcut(press({ code: 'BracketLeft', key: 'х' }), '[')).toBe(true)
  expect(isShortcut(press({ code: 'BracketRight', key: ']' }), ']')).toBe(true)
  expect(isShortcut(press({ code: 'BracketRight', key: 'Ъ', shiftKey: true }), ']')).toBe(false)
})

test('named keys need exactly their modifiers', () => {
  expect(isShortcut(press({ key: 'Delete', shiftKey: true }), 'shift+del')).toBe(true)
  expect(isShortcut(press({ key: 'Delete' }), 'shift+del')).toBe(false)
  expect(isShortcut(press({ key: 'ArrowDown', altKey: true }), 'alt+down')).toBe(true)
  expect(isShortcut(press({ key: ' ' }), 'space')).toBe(true)
})

test('single keys are letters and characters without modifiers', () => {
  expect(['?', 'b', '[', '/'].every(isSingleKey)).toBe(true)
  expect(['mod+k', 'shift+del', 'down', 'esc', 'space'].some(isSingleKey)).toBe(false)
})
