import type { Registry } from '../block/block'
import { examplesIn, examplesOf } from '../fields/example'
import type { PageIssue } from '../fields/field'
import { type PageContent, type StoredBlock, visibleBlocks } from './content'
import { migrateBlock, rawProps } from './stored-props'

/** A page's title and metadata. */
export interface PageTexts {
  readonly title: string
  readonly description: string
}

/** The examples on a page that visitors would read. A hidden block may keep its own until it is shown. */
export function checkExamples(content: PageContent, registry: Registry): PageIssue[] {
  return [...visibleBlocks(content.blocks)].flatMap((block) => exampleIssues(block, registry))
}

/** The fields of one block that still hold an example. */
export function exampleIssues(block: StoredBlock, registry: Registry): PageIssue[] {
  const definition = registry.get(block.name)
  if (!definition) return []
  const values = rawProps(migrateBlock(definition, block))
  return examplesOf(definition.fields, values).map(
    ({ path, label, phrase }): PageIssue => issue(block.id, path, stillExample(label, phrase)),
  )
}

/**
 * The title and description of a page that are still examples. `templateTitles` are those that only say which template
 * a page was made from, in lower case: `festival` is no title of a page.
 */
export function checkPageTexts(
  { title, description }: PageTexts,
  templateTitles: ReadonlySet<string>,
): PageIssue[] {
  const found = [
    ...examplesIn(title).map((phrase) => issue('', 'title', stillExample('Title', phrase))),
    ...examplesIn(description).map((phrase) =>
      issue('', 'description', stillExample('Description', phrase)),
    ),
  ]
  if (!templateTitles.has(title.trim().toLowerCase())) return found
  const message = `The title is still that of the template, “${title.trim()}”: say which one it is`
  return [issue('', 'title', message), ...found]
}

function stillExample(label: string, phrase: string): string {
  return `Field '${label}' still holds an example: “${phrase}”. Replace it or take it out`
}

function issue(block: string, field: string, message: string): PageIssue {
  return { block, field, rule: 'example', message }
}
