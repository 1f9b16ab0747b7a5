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

export const templateLines = ({ title, press, party, preamble, sections }: ContractTemplate): TemplateLine[] => [
  { place: 'title', text: title },
  { place: 'press', text: press },
  { place: 'party', text: party },
  ...preamble.map((text, at) => ({ place: `preamble ${at + 1}`, text })),
  ...sections.flatMap((section, at) => [
    { place: `${at + 1}`, text: section.title },
    ...section.clauses.map((text, place) => ({ place: `${at + 1}.${place + 1}`, text })),
  ]),
]

const same = (one: InBoth, other: InBoth): boolean => contractLanguages.every((key) => one[key] === other[key])

/** Returns the pairs of lines that both versions have in the same order. They are a longest common subsequence. */
function commonLines(before: readonly TemplateLine[], after: readonly TemplateLine[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0))
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0
  const isSame = (row: number, column: number): boolean => {
    const [one, other] = [before[row], after[column]]
    return one !== undefined && other !== undefined && same(one.text, other.text)
  }
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      (lengths[row] as number[])[column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
  const pairs: [number, number][] = []
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    if (isSame(row, column)) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

/** Returns the differences between two versions. A clause whose number alone changed is not a difference. */
export function templateChanges(before: ContractTemplate, after: ContractTemplate): TemplateChange[] {
  const [old, now] = [templateLines(before), templateLines(after)]
  const changes: TemplateChange[] = []
  let [row, column] = [0, 0]
  for (const [nextRow, nextColumn] of [...commonLines(old, now), [old.length, now.length] as const]) {
    const [removedLines, addedLines] = [old.slice(row, nextRow), now.slice(column, nextColumn)]
    // Between two unchanged lines, removed and added lines are paired in order and count as changes. Lines without a partner count
    // as added or removed.
    for (let at = 0; at < Math.max(removedLines.length, addedLines.length); at += 1)
      changes.push({
        place: (addedLines[at] ?? removedLines[at])?.place ?? '',
        before: removedLines[at]?.text ?? null,
        after: addedLines[at]?.text ?? null,
      })
    row = nextRow + 1
    column = nextColumn + 1
  }
  return changes
}
