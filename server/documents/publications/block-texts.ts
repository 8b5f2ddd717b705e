import { definitions } from '#renderer/registry/definitions'
import { textsIn } from '#schema/fields/texts'
import type { StoredBlock } from '#schema/page/content'
import { migrateBlock, rawProps } from '#schema/page/stored-props'

/** Blocks around the page's own content: their words are on every page, and say nothing of it. */
const AROUND = new Set(['navigation', 'footer'])
/** The field of a list that holds a question. */
const QUESTION = /\.question$/

/**
 * The words visitors read in blocks: texts of fields as editors wrote them, each by itself, not the words every block of its
 * kind comes with, nor addresses. Hidden and unknown blocks are left out.
 */
export function textsOfBlocks(blocks: readonly StoredBlock[]): readonly string[] {
  return fieldTextsOf(blocks).map(({ text }) => text)
}

/** Those of these texts that are questions with an answer. */
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
