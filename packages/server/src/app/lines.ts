import { isBinary, limits, readCsvTable, decodeStatement } from '@press/domain'
import { readFile } from 'node:fs/promises'
import type { SheetAnswer } from './sheet.ts'

/** Reads a table of lines of text, with as many rows and columns as a sheet may have. */
export async function readBoundedLines(path: string): Promise<SheetAnswer> {
  const bytes = await readFile(path)
  const rows = isBinary(bytes) ? null : readCsvTable(decodeStatement(bytes))
  if (!rows) return { problem: 'contentDiffers' }
  if (rows.length > limits.tableRows + 1) return { problem: 'tooManyRows' }
  if (rows.some((cells) => cells.length > limits.tableColumns)) return { problem: 'tooManyColumns' }
  return { cells: rows }
}
