import { addDays, isIsoDate } from '../../shared/dates/dates.ts'
import { isLastInMonth, getIsoWeekday, getWeekdayPosition, maxRepeatCount, type EventRepeat } from '../repeats.ts'
import { getWordMeaning, type Sign } from './lexicon.ts'
import { phrases, type Facts, type RepeatWordsProblem, type MatchedPhrase } from './phrases.ts'

/** A part of a text, as character positions. `end` is exclusive. */
export interface TextSpan {
  start: number
  end: number
}

export interface RepeatReading {
  /** The rule that the text gives; null if there is a problem. */
  repeat: EventRepeat | null
  problem: RepeatWordsProblem | null
  /** The first day of the rule on or after the given date. */
  start: string
  /** Days of the rule that the text leaves out. */
  except: string[]
  understood: TextSpan[]
  /** Words that were not understood. Adjacent words form one span. */
  unknown: TextSpan[]
}

const wordPattern = /\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|\d+(?:-?\p{L}+)?|\p{L}+|[-–—]/gu

interface Token extends TextSpan, MatchedPhrase {}

function tokenize(text: string): Token[] {
  const tokens = [...text.normalize('NFC').matchAll(wordPattern)].map((match): Token => {
    const [word] = match
    const span = { start: match.index, end: match.index + word.length }
    if (/^[-–—]$/.test(word)) return { ...span, sign: '-', value: 0, word }
    if (/^\d+[./]|^\d{4}-/.test(word)) return { ...span, sign: 'c', value: 0, word }
    return { ...span, ...getWordMeaning(word), word }
  })
  return tokens.map((token, index) => {
    // The word «по» has two meanings: «по 25 мая» gives an end date, but «по вторникам» does not. A dash has a meaning only between
    // weekdays.
    const nextSigns = tokens.slice(index + 1, index + 3).map(({ sign }) => sign)
    const isUntil = token.word.toLowerCase() === 'по' && /^(?:[no]h|c)/.test(nextSigns.join(''))
    const sign: Sign = isUntil ? 'u' : token.sign === '-' && nextSigns[0] !== 'w' ? 'p' : token.sign
    return { ...token, sign }
  })
}

/** Reads a repetition rule typed as text, for an event that begins on or after a day. */
export function readRepeat(text: string, from: string): RepeatReading {
  const tokens = tokenize(text)
  const meaningfulTokens = tokens.filter(({ sign }) => sign !== 'p')
  const facts: Facts = {}
  const usedTokens = new Set<Token>()
  const understoodSpans: TextSpan[] = []
  let signs = meaningfulTokens.map(({ sign }) => sign).join('')
  for (const [pattern, readFact] of phrases) {
    signs = signs.replaceAll(pattern, (matchedSigns: string, ...matchArguments: unknown[]) => {
      const offset = matchArguments.find((one) => typeof one === 'number') ?? 0
      const matchedTokens = meaningfulTokens.slice(offset, offset + matchedSigns.length)
      const fact = readFact(matchedTokens, from)
      if (!fact || Object.keys(fact).some((key) => key in facts)) return matchedSigns
      Object.assign(facts, fact)
      for (const token of matchedTokens) usedTokens.add(token)
      understoodSpans.push(getTokenSpan(tokens, matchedTokens))
      return '_'.repeat(matchedSigns.length)
    })
  }
  const unknownSpans = findUnknownSpans(tokens, usedTokens)
  return {
    ...buildRule(facts, from, unknownSpans.length > 0),
    except: facts.except ?? [],
    understood: understoodSpans.toSorted((one, other) => one.start - other.start),
    unknown: unknownSpans,
  }
}

/** Returns the span of the matched words, including the small words before them, as in «по вторникам». */
function getTokenSpan(tokens: readonly Token[], matchedTokens: readonly Token[]): TextSpan {
  let firstIndex = tokens.findIndex((token) => token === matchedTokens[0])
  while (tokens[firstIndex - 1]?.sign === 'p' && tokens[firstIndex - 1]?.word !== 'и') firstIndex -= 1
  return { start: tokens[firstIndex]?.start ?? 0, end: matchedTokens.at(-1)?.end ?? 0 }
}

function findUnknownSpans(tokens: readonly Token[], usedTokens: ReadonlySet<Token>): TextSpan[] {
  const spans: TextSpan[] = []
  let isSpanOpen = false
  for (const token of tokens) {
    if (token.sign === 'p') continue
    const lastSpan = spans.at(-1)
    if (usedTokens.has(token)) isSpanOpen = false
    else if (isSpanOpen && lastSpan) lastSpan.end = token.end
    else {
      spans.push({ start: token.start, end: token.end })
      isSpanOpen = true
    }
  }
  return spans
}

function buildRule(
  facts: Facts,
  from: string,
  hasUnknownWords: boolean,
): Pick<RepeatReading, 'repeat' | 'problem' | 'start'> {
  const { step, days, monthDay, monthWeekday, until = null, count = null, beyond } = facts
  const start = findFirstDay(facts, from)
  const refuse = (problem: RepeatWordsProblem) => ({ repeat: null, problem, start: from })
  if (hasUnknownWords) return refuse('unknown')
  if (beyond) return refuse(beyond)
  if (!step && !days && !monthWeekday && monthDay === undefined) return refuse('missing')
  if (step && (step.every > 2 || (step.every === 2 && step.unit !== 'week'))) return refuse('frequency')
  if (days && step?.unit === 'month') return refuse('monthWeekday')
  if (monthDay !== undefined && (days || (step && step.unit !== 'month'))) return refuse('frequency')
  if (monthWeekday && (days || monthDay !== undefined || (step && step.unit !== 'month'))) return refuse('frequency')
  if (until !== null && count !== null) return refuse('ends')
  if (until !== null && until < start) return refuse('untilBeforeStart')
  if (count !== null && (count < 1 || count > maxRepeatCount)) return refuse('count')
  const end = { until, count }
  if (monthWeekday) {
    const kind = monthWeekday.place === -1 ? 'monthlyLast' : 'monthlyWeekday'
    return { repeat: { kind, days: [], ...end }, problem: null, start }
  }
  if (monthDay !== undefined || step?.unit === 'month')
    return { repeat: { kind: 'monthly', days: [], ...end }, problem: null, start }
  if (!days && step?.unit === 'day') return { repeat: { kind: 'daily', days: [], ...end }, problem: null, start }
  const kind = step?.every === 2 ? 'fortnightly' : 'weekly'
  return { repeat: { kind, days: days ?? [getIsoWeekday(start)], ...end }, problem: null, start }
}

/** Returns the first day of the rule on or after a date. */
function findFirstDay({ days, monthDay, monthWeekday }: Facts, from: string): string {
  const isRuleDay = (day: string) => {
    if (monthWeekday) {
      const { place } = monthWeekday
      const isAtPosition = place === -1 ? isLastInMonth(day) : getWeekdayPosition(day) === place
      return isAtPosition && getIsoWeekday(day) === monthWeekday.day
    }
    return monthDay === undefined ? !days || days.includes(getIsoWeekday(day)) : Number(day.slice(8)) === monthDay
  }
  if (!isIsoDate(from)) return from
  let day = from
  // Four months always contain a fifth weekday, and a day with each number from 1 to 31.
  for (let dayCount = 0; dayCount < 124 && !isRuleDay(day); dayCount += 1) day = addDays(day, 1)
  return day
}
