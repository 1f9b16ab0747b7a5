import type { SidedPaper, SideLack } from '@press/domain'
import { describeSideLacks, useTranslation, type SideLackWords } from '@press/i18n'

/** What a paper lacks of its sides, in words. */
export function useSideLackLabels(paper: SidedPaper, lacks: readonly SideLack[]): SideLackWords[] {
  const { t } = useTranslation(['sides', 'domain'])
  return describeSideLacks(paper, lacks, t)
}

/** The reason why a paper cannot be sent; undefined where it can. */
export const sideLackReason = (words: readonly SideLackWords[]): string | undefined =>
  words.map(({ what }) => what).join(' ') || undefined
