import type { Registry } from '../block/block'
import { exampleSentences, examplesIn } from '../fields/example'
import type { PageIssue } from '../fields/field'
import { broken } from '../fields/messages'
import { t } from '../messages/t'
import { type PageContent, type StoredBlock, visibleBlocks } from './content'
import { migrateBlock, rawProps } from './stored-props'

/** A page's title and metadata. */
export interface PageTexts {
  readonly title: string
  readonly description: string
}

/** Returns the examples on a page that visitors would read. Hidden blocks are skipped until they are shown. */
export function checkExamples(content: PageContent, registry: Registry): PageIssue[] {
  return [...visibleBlocks(content.blocks)].flatMap((block) => exampleIssues(block, registry))
}

/** Returns the fields of one block that still contain an example. */
export function exampleIssues(block: StoredBlock, registry: Registry): PageIssue[] {
  const definition = registry.get(block.name)
  if (!definition) return []
  const values = rawProps(migrateBlock(definition, block))
  return exampleSentences(definition.fields, values).map(({ path: field, ...found }) => ({
    ...{ block: block.id, field },
    ...found,
  }))
}

/**
 * Returns issues for a title and description that are still examples. `templateTitles` are titles, in lower case, that only name
 * the template: `festival` is not a page title.
 */
export function checkPageTexts(
  { title, description }: PageTexts,
  templateTitles: ReadonlySet<string>,
): PageIssue[] {
  const found = [
    ...textIssues('title', 'Title', title),
    ...textIssues('description', 'Description', description),
  ]
  if (!templateTitles.has(title.trim().toLowerCase())) return found
  const message = t('The title is still the template’s, “{title}”. Enter your own', {
    title: title.trim(),
  })
  return [{ block: '', field: 'title', rule: 'example', message }, ...found]
}

function textIssues(field: string, label: string, text: string): PageIssue[] {
  const phrases = examplesIn(text)
  return phrases.length === 0
    ? []
    : [{ block: '', field, ...broken('example', { label, phrases }) }]
}
