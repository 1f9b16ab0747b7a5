import { contractLanguages, type ContractTemplate, type InBoth } from './templates.ts'

/** A text of a template with its place, such as `title`, `press`, `party`, `preamble 1`, section `2`, clause `2.3`. */
export interface TemplateLine {
  place: string
  text: InBoth
}

/** A difference between two versions. `before` is null for an added text, and `after` is null for a removed text. */
export interface TemplateChange {
  /** The place of the text in the later version. For a removed text, its place in the earlier version. */
  place: string
  before: InBoth | null
  after: InBoth | null
}

export const listTemplateLines = ({ title, press, party, preamble, sections }: ContractTemplate): TemplateLine[] => [
  { place: 'title', text: title },
  { place: 'press', text: press },
  { place: 'party', text: party },
  ...preamble.map((text, index) => ({ place: `preamble ${index + 1}`, text })),
  ...sections.flatMap((section, sectionIndex) => [
    { place: `${sectionIndex + 1}`, text: section.title },
    ...section.clauses.map((text, clauseIndex) => ({ place: `${sectionIndex + 1}.${clauseIndex + 1}`, text })),
  ]),
]

const isSameText = (a: InBoth, b: InBoth): boolean => contractLanguages.every((key) => a[key] === b[key])

/** Returns the pairs of lines that both versions have in the same order. They are a longest common subsequence. */
function findCommonLines(before: readonly TemplateLine[], after: readonly TemplateLine[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0))
  const getLength = (row: number, column: number): number => lengths[row]?.[column] ?? 0
  const isSame = (row: number, column: number): boolean => {
    const [beforeLine, afterLine] = [before[row], after[column]]
    return beforeLine !== undefined && afterLine !== undefined && isSameText(beforeLine.text, afterLine.text)
  }
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      (lengths[row] as number[])[column] = isSame(row, column)
        ? getLength(row + 1, column + 1) + 1
        : Math.max(getLength(row + 1, column), getLength(row, column + 1))
  const pairs: [number, number][] = []
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    if (isSame(row, column)) pairs.push([row++, column++])
    else if (getLength(row + 1, column) >= getLength(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

/** Returns the differences between two versions. A clause whose number alone changed is not a difference. */
export function findTemplateChanges(before: ContractTemplate, after: ContractTemplate): TemplateChange[] {
  const [oldLines, newLines] = [listTemplateLines(before), listTemplateLines(after)]
  const changes: TemplateChange[] = []
  let [oldIndex, newIndex] = [0, 0]
  for (const [nextOldIndex, nextNewIndex] of [
    ...findCommonLines(oldLines, newLines),
    [oldLines.length, newLines.length] as const,
  ]) {
    const [removedLines, addedLines] = [oldLines.slice(oldIndex, nextOldIndex), newLines.slice(newIndex, nextNewIndex)]
    // Between two unchanged lines, removed and added lines are paired in order and count as changes. Lines without a partner count
    // as added or removed.
    for (let index = 0; index < Math.max(removedLines.length, addedLines.length); index += 1)
      changes.push({
        place: (addedLines[index] ?? removedLines[index])?.place ?? '',
        before: removedLines[index]?.text ?? null,
        after: addedLines[index]?.text ?? null,
      })
    oldIndex = nextOldIndex + 1
    newIndex = nextNewIndex + 1
  }
  return changes
}
