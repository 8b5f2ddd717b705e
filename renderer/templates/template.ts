import type { RawProps, Target } from '#schema/block/block'

/** The groups of the template picker, in their order. */
export const templateGroups = ['Visiting', 'What’s on', 'People', 'Taking part', 'Other'] as const
type TemplateGroup = (typeof templateGroups)[number]

/**
 * A page to begin with. Two names are filled in when a page is made of it: `{title}` is the title of the page, `{location}`
 * the name of its location. What else only the location knows stands in double square brackets, and has to be replaced
 * before the page is published (`schema/fields/example.ts`); all other words are meant to stay.
 */
export interface Template {
  /** That of its file and its picture; never changes. */
  readonly id: string
  readonly label: string
  /** For the picker: what the page tells its visitors. */
  readonly purpose: string
  readonly group: TemplateGroup
  /** The kind of page it is made for; a content page when not given. */
  readonly target?: Target
  /** The title of the page; `null` where every such page has a name of its own. */
  readonly title: string | null
  /** An example of a title, for templates whose pages have a name of their own. Shown as the placeholder of the field, never stored. */
  readonly titleHint?: string
  /** For search results and shared links. */
  readonly description: string
  readonly blocks: readonly TemplateBlock[]
}

export interface TemplateBlock {
  readonly name: string
  /** What the block is called in the outline and in navigations. */
  readonly displayName?: string
  /** Fields that are not at their defaults. */
  readonly fields?: RawProps
}

/** The opening of the page, under its own title. */
export function opening(subtitle: string): TemplateBlock {
  return { name: 'Hero', fields: { title: '{title}', subtitle, spacing: 'TIGHT' } }
}

/** The first paragraph, set larger. */
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

/** What happens one after the other: when, what, and a sentence about it. */
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

/** Questions that visitors ask everywhere; the answers are the location's. */
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
