import type { RE2JS } from 're2js'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { TextMatch, TextMatcher, TextQuery } from '#schema/text/find/text-query'
import { ApiError } from '../http/errors/api-error'

/** A letter, combining mark or digit. */
const PART = /[\p{L}\p{M}\p{N}]/u

/**
 * Creates a matcher. Regular expressions use RE2, with time proportional to the text (decision 53); literal text uses an
 * expression without alternatives, which is as fast.
 */
export async function textMatcher(query: TextQuery): Promise<TextMatcher> {
  const find = query.isPattern ? await patternMatcher(query) : literalMatcher(query)
  return query.isWholeWord ? (text) => find(text).filter((match) => isWhole(text, match)) : find
}

async function patternMatcher({ text: source, matchesCase }: TextQuery): Promise<TextMatcher> {
  const pattern = await compiled(source, matchesCase)
  return (text) => {
    const matches: TextMatch[] = []
    const matcher = pattern.matcher(text)
    while (matcher.find()) {
      const [start, end] = [matcher.start(), matcher.end()]
      if (end === start) continue
      const groups = Array.from(
        { length: Math.min(matcher.groupCount(), 9) },
        (_, index) => matcher.group(index + 1) ?? '',
      )
      matches.push({ start, end, groups })
    }
    return matches
  }
}

/** Compiles an expression with RE2, loaded lazily because it is a quarter of a megabyte. */
async function compiled(source: string, matchesCase: boolean): Promise<RE2JS> {
  const { RE2JS, RE2JSException } = await import('re2js')
  try {
    return RE2JS.compile(source, matchesCase ? 0 : RE2JS.CASE_INSENSITIVE)
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    throw new ApiError('BAD_USER_INPUT', refusalFor('notAnExpression'))
  }
}

function literalMatcher({ text: wanted, matchesCase }: TextQuery): TextMatcher {
  const escaped = wanted.replaceAll('\u00a0', ' ').replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const pattern = new RegExp(escaped, matchesCase ? 'gu' : 'giu')
  return (text) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => {
      return { start: index, end: index + match.length, groups: [] }
    })
}

/** Returns whether a match starts and ends at word boundaries, as far as it starts and ends with letters. */
function isWhole(text: string, { start, end }: TextMatch): boolean {
  return !isInWord(text, start) && !isInWord(text, end)
}

function isInWord(text: string, at: number): boolean {
  return isPart(letterBefore(text, at)) && isPart(letterAt(text, at))
}

function isPart(letter: string): boolean {
  return PART.test(letter)
}

function letterAt(text: string, at: number): string {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

function letterBefore(text: string, at: number): string {
  if (at === 0) return ''
  const isLow = /[\udc00-\udfff]/.test(text.charAt(at - 1))
  return letterAt(text, at - (isLow && at > 1 ? 2 : 1))
}

/** Returns false only if stored text can’t contain a match, so that most texts needn’t be parsed. */
export type MayContain = (stored: string) => boolean

/** Creates the check on stored JSON and markup. Tags are skipped, because a match may span them. */
export function mayContain({ text, isPattern, matchesCase }: TextQuery): MayContain {
  // Characters that JSON or markup would escape can’t be checked here.
  if (isPattern || /[\\"'<>&\p{C}]/u.test(text)) return () => true
  const same = (all: string) => (matchesCase ? all : all.toLowerCase())
  const wanted = same(text.replaceAll('\u00a0', ' '))
  return (stored) => {
    const spaced = same(stored.replaceAll(/\u00a0|&nbsp;/gi, ' '))
    if (spaced.includes(wanted)) return true
    if (!spaced.includes('<')) return false
    const bare = spaced.replaceAll(/<[^<>]*>/g, '')
    return bare.includes(wanted) || /&#(?!x26;|x3c;)/.test(bare)
  }
}
