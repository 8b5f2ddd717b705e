import type { RE2JS } from 're2js'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { TextMatch, TextMatcher, TextQuery } from '#schema/text/find/text-query'
import { ApiError } from '../http/errors/api-error'

/** A letter, a sign of one, or a digit. */
const PART = /[\p{L}\p{M}\p{N}]/u

/**
 * Finds what is looked for. A regular expression is RE2's, in time proportional to the text (decision 53); the very text is looked for by
 * an expression without choices, which takes no longer either.
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

/** RE2 is a quarter of a megabyte: read when it is first needed. */
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

/** Whether a hit begins and ends with words, where it begins and ends with letters. */
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

/** Whether stored text may have a hit; says no only where it has none. Most texts are told without being read. */
export type MayContain = (stored: string) => boolean

/** Looks at stored JSON and markup as they are: tags are passed over, for a hit may span them. */
export function mayContain({ text, isPattern, matchesCase }: TextQuery): MayContain {
  // What is written otherwise in JSON or markup is not looked for here.
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
