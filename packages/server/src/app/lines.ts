import { isBinary, limits, readCsvTable, decodeStatement } from '@press/domain'
import { readFile } from 'node:fs/promises'
import type { SheetAnswer } from './sheet.ts'

/** Reads a table from lines of text, with the same row and column limits as a sheet. */
export async function readBoundedLines(path: string): Promise<SheetAnswer> {
  const bytes = await readFile(path)
  const rows = isBinary(bytes) ? null : readCsvTable(decodeStatement(bytes))
  if (!rows) return { problem: 'contentDiffers' }
  if (rows.length > limits.tableRows + 1) return { problem: 'tooManyRows' }
  if (rows.some((cells) => cells.length > limits.tableColumns)) return { problem: 'tooManyColumns' }
  return { cells: rows }
}
