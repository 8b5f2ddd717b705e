import { pageSteps } from '#schema/publication/offered-steps'
import type { PublicationFacts, TextFacts } from '#schema/publication/publication-facts'
import { sentencesAfterPublishing } from '#schema/publication/publication-status'
import { type PublicationStep, stepMessage } from '#schema/publication/step-message'
import type { TestSite } from '../../site/testing/test-site'
import type { MessageFacts } from './message-walk'

export const LANGUAGES = ['en-US', 'gu-IN'] as const
export type Language = (typeof LANGUAGES)[number]

/** A message, and the language that it is about; `undefined` for all. */
export interface Told {
  readonly text: string
  readonly about: Language | undefined
}

/** The texts that a message is about. */
export function textsOf(told: Told | null, all: readonly MessageFacts[]): readonly MessageFacts[] {
  const name = told?.about && NAMES[told.about]
  return name ? all.filter((one) => one.name === name) : all
}

/** The message after these is about the open language. */
export const PUBLISHING: ReadonlySet<string> = new Set(['publish', 'approve', 'publishAll'])

/** The steps whose offer is checked, by their names in lists and menus. */
export const OFFERED: Readonly<Record<string, string>> = {
  unpublishAll: 'unpublish',
  ...{ republish: 'republish', archive: 'archive', trash: 'trash' },
}

export const NAMES: Readonly<Record<Language, string>> = { 'en-US': 'English', 'gu-IN': 'Gujarati' }

/** The message of the editor after a step. */
export function messageOf(
  what: string,
  facts: PublicationFacts,
  { about, before }: { readonly about: Language | undefined; readonly before: string },
): string {
  if (PUBLISHING.has(what)) return sentencesAfterPublishing(facts, about ?? 'en-US').join(' ')
  if (what === 'restore')
    return stepMessage(before === 'DELETED' ? 'untrash' : 'restore', facts, { name: 'Diwali' })
  const step = what === 'unpublishAll' ? 'unpublish' : what
  // The other steps have the names of messages.
  return stepMessage(step as PublicationStep, facts, { language: about, author: 'Asha' })
}

/** Returns the reasons why links of lists and menus, and the steps that they offer, are not true. */
export async function whyMenuIsFalse(
  site: TestSite,
  stored: StoredState,
  all: readonly MessageFacts[],
): Promise<readonly string[]> {
  const facts = factsOf(stored)
  const { livePath } = stored
  const isSeen = all.some(({ seen }) => seen !== null)
  const isDead = livePath !== null && !(await leadsToWords(site, livePath))
  return [
    pageSteps(facts).has('unpublish') === isSeen ? null : 'Unpublish is offered wrongly',
    (livePath !== null) === isSeen ? null : `${livePath} is said to be what visitors see`,
    isDead ? `View page leads to ${livePath}` : null,
  ].filter((why) => why !== null)
}

async function leadsToWords(site: TestSite, href: string): Promise<boolean> {
  const { statusCode, headers, body } = await site.get(href.replace(/^\/ottawa(?=\/)/, ''))
  if (statusCode >= 300 && statusCode < 400)
    return leadsToWords(site, new URL(String(headers.location), 'http://site').pathname)
  return statusCode === 200 && /Words \d+ \d+\./.test(body)
}

export interface StoredState extends Omit<PublicationFacts, 'isClosed' | 'texts'> {
  readonly version: number
  readonly status: string
  /** The address of the links to the public page. */
  readonly livePath: string | null
  readonly path: string | null
  readonly texts: readonly (Omit<TextFacts, 'ended' | 'live'> & {
    readonly isLive: boolean
    readonly version: number
    readonly since: string
    readonly until: string | null
    readonly endedAt: string | null
    readonly endedBy: 'UNPUBLISHED' | null
  })[]
  readonly topic: {
    readonly items: readonly { readonly language: string; readonly content: unknown }[]
  }
}

export function factsOf(stored: StoredState): PublicationFacts {
  return {
    ...stored,
    ...{ isClosed: stored.status === 'ABANDONED' },
    texts: stored.texts.map(({ isLive, version, since, until, endedAt, endedBy, ...text }) => ({
      ...text,
      live: isLive ? { version, since, until } : null,
      ended: endedAt !== null && endedBy !== null ? { at: endedAt, by: endedBy } : null,
    })),
  }
}

/** The words of its draft in a language, and where they would be. */
export function wordsIn({ topic, path }: StoredState, language: string | null): string | null {
  const item = topic.items.find((each) => each.language === language)
  const words = /Words \d+ \d+\./.exec(JSON.stringify(item?.content ?? null))?.[0]
  if (!words) return null
  return language === 'en-US' ? `${words} At ${path?.replace('/ottawa', '')}` : words
}

/** The words that a visitor gets in a language, and where; `null` for another answer, or the page in another language. */
export function wordsSeen(
  { statusCode, body }: { readonly statusCode: number; readonly body: string },
  language: Language,
  path: string,
): string | null {
  const words = /Words \d+ \d+\./.exec(body)?.[0]
  if (statusCode !== 200 || !body.includes(`<html lang="${language}"`) || !words) return null
  // The address belongs to the text of the default language.
  return language === 'en-US' ? `${words} At ${path}` : words
}
