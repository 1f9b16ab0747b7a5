import type { Glyph } from '../../foundations/Icon/Glyph.ts'
import * as glyphs from '../../foundations/Icon/glyphs/index.ts'

export interface FileRules {
  /** Extensions (`.pdf`) and media types (`image/*`, `image/png`), as in the `accept` attribute. Empty or absent: any file. */
  accept?: readonly string[]
  /** The maximum size in bytes. */
  maxSize?: number
}

export type FileProblem = 'wrongKind' | 'tooLarge' | 'empty'

const getExtension = (name: string): string => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''

const matchesPattern = ({ name, type }: Pick<File, 'name' | 'type'>, pattern: string): boolean => {
  if (pattern.startsWith('.')) return getExtension(name) === pattern.toLowerCase()
  return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
}

/** Applies the server's rules before anything is uploaded. */
export function checkFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxSize }: FileRules,
): FileProblem | null {
  if (accept && accept.length > 0 && !accept.some((pattern) => matchesPattern(file, pattern))) return 'wrongKind'
  if (file.size === 0) return 'empty'
  return maxSize !== undefined && file.size > maxSize ? 'tooLarge' : null
}

/**
 * Returns the name of a file type, such as `PDF` or `DOCX`. A wildcard type (`image/*`) is returned unchanged, and the caller
 * translates it.
 */
export const getKindName = (pattern: string): string => {
  if (pattern.startsWith('.')) return pattern.slice(1).toUpperCase()
  return pattern.endsWith('/*') ? pattern : (pattern.split('/')[1] ?? pattern).toUpperCase()
}

const glyphByExtension: Record<string, Glyph> = {
  '.pdf': glyphs.filePdf,
  '.doc': glyphs.fileDoc,
  '.docx': glyphs.fileDoc,
  '.xls': glyphs.fileXls,
  '.xlsx': glyphs.fileXls,
  '.csv': glyphs.fileXls,
  '.png': glyphs.fileImage,
  '.jpg': glyphs.fileImage,
  '.jpeg': glyphs.fileImage,
  '.tif': glyphs.fileImage,
  '.tiff': glyphs.fileImage,
  '.txt': glyphs.fileText,
}

export const getFileGlyph = (name: string): Glyph => glyphByExtension[getExtension(name)] ?? glyphs.file
