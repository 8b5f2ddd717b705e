import type { RawProps, Target } from '#schema/block/block'

/** The groups of the template picker, in order. */
export const templateGroups = ['Visiting', 'What’s on', 'People', 'Taking part', 'Other'] as const
type TemplateGroup = (typeof templateGroups)[number]

/**
 * A starting point for a page. Two placeholders are filled in: `{title}` with the page's title, `{location}` with its location's
 * name. Other facts that only the location knows are in double square brackets, and must be replaced before publishing
 * (`schema/fields/example.ts`); all other text is final.
 */
export interface Template {
  /** The name of its file and picture; never changes. */
  readonly id: string
  readonly label: string
  /** For the picker: the purpose of the page. */
  readonly purpose: string
  readonly group: TemplateGroup
  /** The kind of page it is made for; a content page by default. */
  readonly target?: Target
  /** The title of the page; `null` if each page needs an individual title. */
  readonly title: string | null
  /** An example of an individual title. Shown as the field's placeholder, never stored. */
  readonly titleHint?: string
  /** For search results and shared links. */
  readonly description: string
  readonly blocks: readonly TemplateBlock[]
}

export interface TemplateBlock {
  readonly name: string
  /** The name of the block in the outline and in navigations. */
  readonly displayName?: string
  /** Fields that differ from their defaults. */
  readonly fields?: RawProps
}

/** Returns the hero of the page, with the page's title. */
export function opening(subtitle: string): TemplateBlock {
  return { name: 'Hero', fields: { title: '{title}', subtitle, spacing: 'TIGHT' } }
}

/** Returns the first paragraph, set in larger type. */
export function introduction(words: string): TemplateBlock {
  return { name: 'Text', fields: { html: `<p>${words}</p>`, isIntro: true } }
}

export function words(displayName: string, html: string): TemplateBlock {
  return { name: 'Text', displayName, fields: { html: `<h2>${displayName}</h2>${html}` } }
}

export function cards(
  displayName: string,
  items: readonly (readonly [title: string, description: string])[],
): TemplateBlock {
  return {
    name: 'CardList',
    displayName,
    fields: {
      title: displayName,
      items: items.map(([title, description]) => ({ title, description })),
    },
  }
}

/** Returns a schedule: time, activity, and a sentence about it. */
export function steps(
  displayName: string,
  layout: 'TIMELINE' | 'STEPS',
  items: readonly (readonly [when: string, title: string, description: string])[],
): TemplateBlock {
  return {
    name: 'ExploreBackground',
    displayName,
    fields: {
      title: displayName,
      layout,
      items: items.map(([label, title, description]) => ({ label, title, description })),
    },
  }
}

/** Returns common questions of visitors; the location fills in the answers. */
export function questions(
  items: readonly (readonly [question: string, answer: string])[],
): TemplateBlock {
  return {
    name: 'Faqs',
    displayName: 'Questions',
    fields: {
      title: 'Questions and answers',
      items: items.map(([question, answer]) => ({ question, answer: `<p>${answer}</p>` })),
    },
  }
}

export const gettingHere: TemplateBlock = { name: 'GettingHere', displayName: 'Getting here' }
export const openingHours: TemplateBlock = { name: 'HoursCard', displayName: 'Opening hours' }
