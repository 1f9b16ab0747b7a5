import { limits } from '@press/domain'
import { SaxesParser } from 'saxes'
import { readSheet, type SheetData } from 'read-excel-file/node'
import { openArchive, UnpacksTooLarge, type Archive } from '../files/archive.ts'

/** The maximum number of characters in all cells of a sheet together. */
const maxCharacters = 16 * 1024 ** 2
/** The maximum size of an unpacked workbook in bytes. */
const maxUnpackedBytes = 48 * 1024 ** 2

export type SheetProblem = 'contentDiffers' | 'unpacksTooLarge' | 'tooManyRows' | 'tooManyColumns'
export type SheetAnswer = { cells: SheetData } | { problem: SheetProblem }

/** The error that a sheet exceeds the limits. It is thrown to stop reading the sheet. */
class SheetLimitError extends Error {
  override readonly name = 'SheetLimitError'
  readonly problem: SheetProblem

  constructor(problem: SheetProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Reads the first sheet of a workbook. The cell references are checked first, while the XML is unpacked. The reader allocates all
 * cells up to the last cell, and a single cell in XFD1048576 would need seventeen billion cells.
 */
export async function readBoundedSheet(path: string, size: number): Promise<SheetAnswer> {
  try {
    const archive = await openArchive(path, size, maxUnpackedBytes)
    if (!archive) return { problem: 'contentDiffers' }
    const sheetPath = await findFirstSheet(archive)
    for (const name of archive.names)
      if (name === sheetPath) await parseEntry(archive, name, createCellChecker())
      else await archive.unpack(name, () => undefined)
    const cells = await readSheet(path)
    // Counts the characters of all cells, because one long text may be repeated in every cell.
    const characterCount = cells
      .flat()
      .reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0)
    return characterCount > maxCharacters ? { problem: 'unpacksTooLarge' } : { cells }
  } catch (error) {
    if (error instanceof SheetLimitError) return { problem: error.problem }
    return { problem: error instanceof UnpacksTooLarge ? 'unpacksTooLarge' : 'contentDiffers' }
  }
}

type Attributes = Record<string, string>
type OnTag = (name: string, attributes: Attributes) => void

const getLocalName = (name: string): string => name.slice(name.lastIndexOf(':') + 1)

/** Calls `onTag` for each tag of an entry. Tags and attributes have no prefixes. */
async function parseEntry(archive: Archive, entry: string, onTag: OnTag): Promise<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) =>
    onTag(
      getLocalName(name),
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [getLocalName(key), value])),
    ),
  )
  await archive.unpack(entry, (chunk) => void parser.write(decoder.decode(chunk, { stream: true })))
  parser.write(decoder.decode()).close()
}

/** Finds the first sheet through the workbook and its relationships (ECMA-376 part 1, 18.2.19 and part 2, 9.3). */
async function findFirstSheet(archive: Archive): Promise<string | undefined> {
  let relationId: string | undefined
  await parseEntry(archive, 'xl/workbook.xml', (name, { id }) => {
    if (name === 'sheet') relationId ??= id
  })
  let target: string | undefined
  await parseEntry(archive, 'xl/_rels/workbook.xml.rels', (name, { Id, Target }) => {
    if (name === 'Relationship' && Id === relationId) target ??= Target
  })
  if (target === undefined) return undefined
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/**
 * Returns a function that throws at the first row or cell outside the limits. A row or cell without a reference follows the
 * previous row or cell.
 */
function createCellChecker(): OnTag {
  let row = 0
  let column = 0
  return (name, { r: reference }) => {
    if (name === 'row') {
      row = reference ? Number(reference) : row + 1
      column = 0
    } else if (name === 'c') {
      const [, letters = '', digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference ?? '') ?? []
      row = digits ? Number(digits) : row
      column = letters ? getColumnNumber(letters) : column + 1
    } else return
    if (!(row <= limits.tableRows + 1)) throw new SheetLimitError('tooManyRows')
    if (column > limits.tableColumns) throw new SheetLimitError('tooManyColumns')
  }
}

/** Returns the number of a column: A is 1, AX is 50. */
const getColumnNumber = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
