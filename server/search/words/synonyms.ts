import { foldText } from '#schema/text/folded'
import { closestWords } from './edit-distance'
import { formsOf, stemOf } from './stems'
import { GENERAL } from './synonyms-in-general'
import { COMMUNITY } from './synonyms-of-community'
import { EVERYDAY } from './synonyms-of-everyday'
import { VISITS } from './synonyms-of-visits'
import { WORSHIP } from './synonyms-of-worship'

/** Maximum number of words in a phrase with synonyms. */
export const MAX_PHRASE = 3
/** Minimum length; shorter words resemble too many others. */
const MIN_LETTERS = 5

/**
 * Returns the synonyms of a word or phrase in any form: those of `बच्चे` for `बच्चों`, those of teens for teen. Only single
 * words, because they are searched by stem.
 */
export function synonymsOf(typed: string): readonly string[] {
  return distinctWords(groupsOf(typed)).filter((word) => word !== typed)
}

/** Returns the synonyms of similar words for a word without synonyms: those of children for childern. */
export function guessedSynonymsOf(typed: string): readonly string[] {
  const form = formOf(typed)
  if (form.length < MIN_LETTERS) return []
  const alike = [...byForm().keys()].filter((other) => Math.abs(other.length - form.length) < 2)
  return distinctWords(closestWords(form, alike).flatMap((other) => byForm().get(other) ?? []))
}

/** Returns whether the words form a known phrase. */
export function isPhrase(typed: string): boolean {
  return byForm().has(formOf(typed))
}

let groups: ReadonlyMap<string, string> | null = null

/**
 * Returns the groups of each word by its form. Built lazily with the first search; each is one text that is split when read,
 * because there are several thousand words.
 */
function byForm(): ReadonlyMap<string, string> {
  groups ??= groupsByForm()
  return groups
}

function groupsByForm(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const group of [...VISITS, ...WORSHIP, ...COMMUNITY, ...EVERYDAY, ...GENERAL]) {
    const [typed = ''] = group.split(' > ')
    for (const form of new Set(typed.split(' ').map(formOf))) {
      const known = found.get(form)
      found.set(form, known === undefined ? group : `${known} ${group}`)
    }
  }
  return found
}

function groupsOf(typed: string): readonly string[] {
  const found = [typed, ...formsOf(typed)].flatMap((form) => byForm().get(formOf(form)) ?? [])
  return [...new Set(found)]
}

function distinctWords(groups: readonly string[]): readonly string[] {
  const words = groups.flatMap((group) => group.split(' '))
  return [...new Set(words)].filter((word) => word !== '>' && !word.includes('_'))
}

/** Returns the normalized form of a word, its stem; for a phrase, the joined stems. */
function formOf(typed: string): string {
  return typed.split(/[ _]/).map(stem).join(' ')
}

function stem(word: string): string {
  return stemOf(word) ?? englishStem(foldText(word))
}

/** Removes common endings; sufficient to distinguish the forms of `book` from other words. */
function englishStem(word: string): string {
  const one = word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=[a-z]{2}(?:s|x|z|ch|sh))es$|(?<=[a-z]{2})(?<![su])s$/, '')
  const base = one.replace(/(?<=[aeiouy][a-z]+)(?<=[a-z]{3})(?:ing|ed)$/, '')
  const single = base === one ? one : base.replace(/(?<=([bdgmnprt]))\1$/, '')
  return single.replace(/(?<=[a-z]{3})e$/, '')
}
