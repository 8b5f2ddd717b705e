import { definitions } from '#renderer/registry/definitions'
import { textsIn } from '#schema/fields/texts'
import type { StoredBlock } from '#schema/page/content'
import { migrateBlock, rawProps } from '#schema/page/stored-props'

/** Categories of blocks around the page's own content: their texts are on every page, and don't describe it. */
const AROUND = new Set(['navigation', 'footer'])
/** Matches the field of a list that contains a question. */
const QUESTION = /\.question$/

/**
 * Returns the texts that visitors read in blocks: field texts written by editors, one by one, without default texts and
 * addresses. Hidden and unknown blocks are skipped.
 */
export function textsOfBlocks(blocks: readonly StoredBlock[]): readonly string[] {
  return fieldTextsOf(blocks).map(({ text }) => text)
}

/** Returns the texts that are questions with an answer. */
export function questionsOfBlocks(blocks: readonly StoredBlock[]): readonly string[] {
  return fieldTextsOf(blocks).flatMap(({ path, text }) => (QUESTION.test(path) ? [text] : []))
}

type FieldText = ReturnType<typeof textsIn>[number]

function fieldTextsOf(blocks: readonly StoredBlock[]): readonly FieldText[] {
  return blocks.flatMap((block) => {
    const definition = definitions.get(block.name)
    if (!definition || block.hidden || AROUND.has(definition.category)) return []
    const own = textsIn(definition.fields, rawProps(migrateBlock(definition, block)))
    return [...own, ...Object.values(block.slots ?? {}).flatMap(fieldTextsOf)]
  })
}
