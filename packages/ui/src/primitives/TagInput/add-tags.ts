/** Why a tag was refused. */
export type TagProblem = 'exists' | 'tooLong' | 'full'

interface TagRules {
  max: number
  maxLength: number
}

interface TagsAdded {
  tags: string[]
  addedTags: string[]
  /** The first refused tag, and the reason. */
  refusedTag?: { tag: string; problem: TagProblem }
}

const normalizeTag = (tag: string): string => tag.normalize('NFKC').toLowerCase()

/** Adds typed or pasted text, split at commas, semicolons and line breaks. Tags are compared case-insensitively. */
export function addTags(tags: readonly string[], text: string, { max, maxLength }: TagRules): TagsAdded {
  const result: TagsAdded = { tags: [...tags], addedTags: [] }
  for (const part of text.split(/[,;\n\t]/)) {
    const tag = part.trim().replace(/\s+/g, ' ')
    if (!tag) continue
    const problem = getProblem(tag)
    if (problem) result.refusedTag ??= { tag, problem }
    else {
      result.tags.push(tag)
      result.addedTags.push(tag)
    }
  }
  return result

  function getProblem(tag: string): TagProblem | undefined {
    if (result.tags.some((existingTag) => normalizeTag(existingTag) === normalizeTag(tag))) return 'exists'
    if (tag.length > maxLength) return 'tooLong'
    return result.tags.length >= max ? 'full' : undefined
  }
}
