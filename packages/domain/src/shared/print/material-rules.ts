import { calculateImposition } from './imposition.ts'
import {
  bindingCovers,
  type BindingProperties,
  type FormatProperties,
  type LocalName,
  type Materials,
  type PaperProperties,
} from './material-types.ts'

/** The minimum and maximum values of a paper, a format or a binding (our rule). */
export const materialLimits = {
  name: 60,
  key: 20,
  /** The maximum number of papers, formats or bindings that a press adds. */
  count: 200,
  grammage: { min: 20, max: 600 },
  caliper: { min: 0.02, max: 2 },
  /** The size of a trimmed page, in millimetres. */
  page: { min: 40, max: 440 },
  /** The size of a sheet of paper, in centimetres. */
  sheet: { min: 20, max: 200 },
  share: { min: 1, max: 128 },
  pages: { min: 2, max: 5_000 },
} as const

/** Form values, in which an empty number is null. */
type FormInput<Facts> = { [Field in keyof Facts]: Facts[Field] extends number ? number | null : Facts[Field] }
export type PaperInput = FormInput<PaperProperties> & { name: LocalName }
export type FormatInput = Omit<FormInput<FormatProperties>, 'sheet'> & {
  key: string
  /** The sides of the sheet of paper, in centimetres. */
  sheet_width: number | null
  sheet_height: number | null
}
export type BindingInput = FormInput<BindingProperties> & { name: LocalName }

export type MaterialProblem =
  | 'required'
  | 'latin'
  | 'taken'
  | 'tooLong'
  | 'whole'
  | 'caliper'
  | 'range'
  | 'tooBigForSheet'
  | 'lessThanMin'
  | 'choice'
export type MaterialProblems = Record<string, MaterialProblem>

interface Range {
  min: number
  max: number
}

const getRangeProblem = (value: number, { min, max }: Range): MaterialProblem | undefined =>
  value < min || value > max ? 'range' : undefined

function getIntegerProblem(value: number | null, range: Range): MaterialProblem | undefined {
  if (value === null) return 'required'
  return Number.isInteger(value) ? getRangeProblem(value, range) : 'whole'
}

const omitEmptyProblems = (problems: Readonly<Record<string, MaterialProblem | undefined>>): MaterialProblems =>
  Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, MaterialProblem] => entry[1] !== undefined),
  )

/** Converts an English name to a key: «Offset, ivory» becomes `offset-ivory`. */
const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns the key of an added material, made from its English name. A paper's key ends with its weight: `offset-ivory70`. */
export const createPaperKey = ({ name, grammage }: PaperInput): string => `${toSlug(name.en)}${grammage ?? ''}`
export const createBindingKey = ({ name }: BindingInput): string => toSlug(name.en)

/**
 * Normalizes a typed format such as «70х108/16», in which a letter replaces the multiplication sign, or the share is a fraction.
 */
export const normalizeFormatKey = (text: string): string =>
  text
    .trim()
    .replace(/(\d)\s*[xXхХ*×]\s*(?=\d)/g, '$1×')
    .replace(/\s+1\//, '/')
    .replace(/\s+/g, ' ')

/**
 * Returns a key for comparing typed formats. It ignores case and spaces. The Cyrillic letters «а» and «в», as in «А5», count as
 * the Latin letters.
 */
export const foldFormatKey = (text: string): string =>
  normalizeFormatKey(text).toLowerCase().replace(/\s/g, '').replace('а', 'a').replace('в', 'b')

const isKeyUsed = (key: string, rows: readonly { key: string }[]): boolean =>
  rows.some((row) => row.key.toLowerCase() === key.toLowerCase())

function getNameProblems(name: LocalName, key: string, rows: readonly { key: string }[]): MaterialProblems {
  const problems: Record<string, MaterialProblem | undefined> = {}
  for (const [locale, text] of Object.entries(name)) {
    if (!text.trim()) problems[`name.${locale}`] = 'required'
    else if (text.length > materialLimits.name) problems[`name.${locale}`] = 'tooLong'
  }
  if (!problems['name.en']) {
    if (!/[a-z]/i.test(name.en)) problems['name.en'] = 'latin'
    else if (isKeyUsed(key, rows)) problems['name.en'] = 'taken'
  }
  return omitEmptyProblems(problems)
}

/** Whether a thickness is a whole number of thousandths of a millimetre. Spines are added up in this unit. */
const isCaliper = (value: number): boolean => Math.abs(value * 1_000 - Math.round(value * 1_000)) < 1e-9

function getCaliperProblem(caliper: number | null): MaterialProblem | undefined {
  if (caliper === null) return 'required'
  return isCaliper(caliper) ? getRangeProblem(caliper, materialLimits.caliper) : 'caliper'
}

/** Returns the problems of a paper that is added to a press's list. */
export function validatePaper(paper: PaperInput, { papers }: Pick<Materials, 'papers'>): MaterialProblems {
  return {
    ...getNameProblems(paper.name, createPaperKey(paper), papers),
    ...omitEmptyProblems({
      grammage: getIntegerProblem(paper.grammage, materialLimits.grammage),
      caliper: getCaliperProblem(paper.caliper),
    }),
  }
}

function getKeyProblem(key: string, rows: readonly { key: string }[]): MaterialProblem | undefined {
  if (!key) return 'required'
  if (key.length > materialLimits.key) return 'tooLong'
  return isKeyUsed(key, rows) ? 'taken' : undefined
}

/** Returns the problems of a format that is added to a press's list. A page with its trim must fit on the press's sheet. */
export function validateFormat(format: FormatInput, { formats }: Pick<Materials, 'formats'>): MaterialProblems {
  const { page, sheet, share } = materialLimits
  const { width, height } = format
  const problems = omitEmptyProblems({
    key: getKeyProblem(normalizeFormatKey(format.key), formats),
    width: getIntegerProblem(width, page),
    height: getIntegerProblem(height, page),
    sheet_width: getIntegerProblem(format.sheet_width, sheet),
    sheet_height: getIntegerProblem(format.sheet_height, sheet),
    share: getIntegerProblem(format.share, share),
  })
  const isMeasured = width !== null && height !== null && !problems['width'] && !problems['height']
  if (isMeasured && calculateImposition({ width, height }).nUp === 0) problems['height'] = 'tooBigForSheet'
  return problems
}

/** Returns the problems of a binding that is added to a press's list. */
export function validateBinding(binding: BindingInput, { bindings }: Pick<Materials, 'bindings'>): MaterialProblems {
  const { pages } = materialLimits
  const problems = {
    ...getNameProblems(binding.name, createBindingKey(binding), bindings),
    ...omitEmptyProblems({
      cover: bindingCovers.includes(binding.cover) ? undefined : 'choice',
      min: getIntegerProblem(binding.min, pages),
      max: getIntegerProblem(binding.max, pages),
      multiple: getIntegerProblem(binding.multiple, { min: 1, max: 64 }),
    }),
  }
  const { min, max } = binding
  if (min !== null && max !== null && !problems['max'] && max < min) problems['max'] = 'lessThanMin'
  return problems
}
