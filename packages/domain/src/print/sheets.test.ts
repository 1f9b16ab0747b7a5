import { expect, test } from 'vitest'
import { conventionalSheets, printedSheets } from './sheets.ts'

test('the volume of 384 pages of 70×100/16 is 24 printed sheets', () => {
  expect(printedSheets(384, '70×100/16')).toBe(24)
})

test('192 pages of 60×84/8 are printed as 22.32 conventional sheets', () => {
  expect(conventionalSheets(192, '60×84/8')).toBe(22.32)
})

test('A4 counts as 60×84/8 and A5 as 60×84/16', () => {
  expect(conventionalSheets(100, 'A4')).toBe(conventionalSheets(100, '60×84/8'))
  expect(conventionalSheets(100, 'A5')).toBe(conventionalSheets(100, '60×84/16'))
})
