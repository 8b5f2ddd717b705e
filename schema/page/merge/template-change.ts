import type { PageContent, TemplateOrigin } from '../content'
import { isSame } from './canonical'
import { type Choices, type Clash, NO_CHOICES } from './clash'
import { mergeContent } from './merge-content'

/** A template as a page has it, and as it is now. */
export interface TemplateChange {
  readonly origin: TemplateOrigin
  readonly version: number
  readonly before: PageContent
  readonly after: PageContent
}

/** Returns whether a change of a template has anything for its pages. */
export function changesPages({ before, after }: TemplateChange): boolean {
  return !isSame(withoutTemplate(before), withoutTemplate(after))
}

/** Merges a change of its template into a page; `clashes` must be decided by the user. */
export function applyTemplateChange(
  page: PageContent,
  change: TemplateChange,
  choices: Choices = NO_CHOICES,
): { readonly content: PageContent; readonly clashes: readonly Clash[] } {
  const { content, clashes } = mergeContent(
    {
      base: withoutTemplate(change.before),
      mine: withoutTemplate(page),
      theirs: withoutTemplate(change.after),
    },
    choices,
  )
  return { content: keepTemplateVersion(content, change), clashes }
}

/** Returns a page with the note that it has, or refused, a version of its template. */
export function keepTemplateVersion(
  page: PageContent,
  { origin: { pageId }, version }: Pick<TemplateChange, 'origin' | 'version'>,
): PageContent {
  return { ...page, template: { pageId, version } }
}

/** Returns a page as a template of others: what it was made from itself is left out. */
export function withoutTemplate({ template: _, ...page }: PageContent): PageContent {
  return page as PageContent
}
