import type { DocumentNode, Kind } from 'graphql'
import { OPENING_ELEMENT } from '#schema/api/editor-page'
import {
  type Opening,
  type OpeningAnswer,
  opening,
  type PreloadedBlocks,
  questionKey,
} from '#schema/api/opening'

/** Removes the data embedded in the editor's HTML and returns it; `null` if the server recognized no user or sent nothing. */
export function readOpening(document: Document): Opening | null {
  const element = document.getElementById(OPENING_ELEMENT)
  element?.remove()
  return element ? opening.parse(JSON.parse(element.textContent ?? 'null')) : null
}

/**
 * Answers the first queries with the data embedded in the HTML, each only once: a repeated query expects current data. The first
 * mutation discards all of it.
 */
export function knownAnswers(opening: Opening | null) {
  const known = new Map(opening?.answers.map((answer) => [questionKey(answer), answer.data]))
  let blocks = opening?.blocks ?? null
  return {
    takeBlocks(documentId: number, language: string): PreloadedBlocks | null {
      const isAbout = blocks?.documentId === documentId && blocks.language === language
      const taken = isAbout ? blocks : null
      blocks = null
      return taken
    },
    take(query: DocumentNode, variables: OpeningAnswer['variables']) {
      if (known.size === 0) return null
      const key = questionKey({ operation: operationOf(query), variables })
      const data = known.get(key) ?? null
      known.delete(key)
      return data
    },
    forget() {
      known.clear()
      blocks = null
    },
  }
}

function operationOf({ definitions }: DocumentNode): string {
  const operation = definitions.find(({ kind }) => kind === OPERATION)
  return (operation && 'name' in operation && operation.name?.value) || ''
}

/** The value of `Kind.OPERATION_DEFINITION`, used by type only: the first screen doesn't load graphql. */
const OPERATION = 'OperationDefinition' as Kind.OPERATION_DEFINITION
