/** Why a tag was not taken. */
export type TagProblem = 'exists' | 'tooLong' | 'full'

interface TagRules {
  max: number
  maxLength: number
}

interface TagsAdded {
  tags: string[]
  added: string[]
  /** The first tag that was not taken, and why. */
  refused?: { tag: string; problem: TagProblem }
}

const plain = (tag: string): string => tag.normalize('NFKC').toLowerCase()

/** Adds what was typed or pasted, split at commas, semicolons and line breaks; the same word in other letters' case is the same tag. */
export function addTags(tags: readonly string[], typed: string, { max, maxLength }: TagRules): TagsAdded {
  const result: TagsAdded = { tags: [...tags], added: [] }
  for (const part of typed.split(/[,;\n\t]/)) {
    const tag = part.trim().replace(/\s+/g, ' ')
    if (!tag) continue
    const problem = problemOf(tag)
    if (problem) result.refused ??= { tag, problem }
    else {
      result.tags.push(tag)
      result.added.push(tag)
    }
  }
  return result

  function problemOf(tag: string): TagProblem | undefined {
    if (result.tags.some((one) => plain(one) === plain(tag))) return 'exists'
    if (tag.length > maxLength) return 'tooLong'
    return result.tags.length >= max ? 'full' : undefined
  }
}
